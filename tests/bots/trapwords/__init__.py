"""Tests of the bots for TRAPWORDS."""

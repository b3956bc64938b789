"""Tests of the bots for LINE."""

"""Tests of the bots for LONG-LINE."""

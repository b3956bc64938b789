"""Tests of the bots for Between."""

"""Tests of the bots for KIDZ-LINE."""

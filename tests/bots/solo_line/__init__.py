"""Tests of the bots for SOLO-LINE."""

"""Tests of the bots for HEAD-LINE."""

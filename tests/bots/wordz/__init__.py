"""Tests of the bots of WORDZ."""

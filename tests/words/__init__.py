"""Tests of what the table knows about words."""

"""The tests of LINE."""

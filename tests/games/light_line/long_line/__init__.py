"""The tests of LONG-LINE."""

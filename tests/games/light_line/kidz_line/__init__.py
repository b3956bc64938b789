"""The tests of KIDZ-LINE."""

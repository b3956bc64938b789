"""The tests of HEAD-LINE."""

"""The tests of SOLO-LINE."""

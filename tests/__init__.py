"""The tests mirror the package; those of a game are named after its rules."""

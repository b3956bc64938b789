"""The command line, in both forms: for people and for programs."""

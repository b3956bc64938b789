"""The rules: one folder per game, pure, and blind to one another."""

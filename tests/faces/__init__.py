"""What players see of a game."""

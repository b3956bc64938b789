"""What players see of a game besides its rules: the folder `face` beside its module."""

"""The lessons of the games: scripts that are played by the real rules, so that what a lesson shows is true."""

"""The game at a glance, in order of play: dealing, a call, its proof, the end of a round; and the clock."""

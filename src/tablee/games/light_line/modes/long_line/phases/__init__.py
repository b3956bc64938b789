"""The game at a glance, in order of play: deal and signal, the race, the end of a round; and a clock."""

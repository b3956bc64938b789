"""The game at a glance, in order of play: deal, then six rounds of turns (turn up, then place or give up)."""

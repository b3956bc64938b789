"""The game at a glance, in order of play: deal, then turns (place or exchange, pay, draw) until the end."""

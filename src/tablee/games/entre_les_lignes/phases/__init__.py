"""The game at a glance, in the order of play: deal, draw, show, vote, objections, reveal; and what cuts across them."""

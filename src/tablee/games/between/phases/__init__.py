"""The game at a glance, in order of play: deal, choose, then turns (joker, ask, announce) until a round is over."""

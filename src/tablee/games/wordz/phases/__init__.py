"""The game at a glance, in order of play: deal, compose, then turns and votes until a round is over."""

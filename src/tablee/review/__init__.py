"""Looking back: what could have been known in a finished game, and when; from its log alone."""

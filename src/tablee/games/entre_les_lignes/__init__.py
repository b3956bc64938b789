"""Entre les lignes, a game by Wolfgang Warsch: draw a hint at your word, and find the two who drew the same one."""

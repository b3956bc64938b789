"""The room around a game: who is here, who sits where, what was agreed.  Pure rules, like a game's."""

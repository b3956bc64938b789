"""LONG-LINE: everybody at once builds one long line of one colour, and calls its number first."""

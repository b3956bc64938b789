"""Between in a terminal: told, drawn and played in words."""

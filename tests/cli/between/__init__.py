"""Between in a terminal."""

"""TRAPWORDS: make your team say the secret word, past the traps that the other team has set."""

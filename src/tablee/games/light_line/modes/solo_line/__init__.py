"""SOLO-LINE: a hand of cards, and one line that joins them all."""

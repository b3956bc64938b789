"""WORDZ, a game by Frédéric Henry and Guillaume Blossier: hide a word, and read the others’ letter by letter."""

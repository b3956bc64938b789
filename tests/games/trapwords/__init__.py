"""TRAPWORDS, rule by rule."""

"""WORDZ, rule by rule."""

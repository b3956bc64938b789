"""The rules of Entre les lignes, rule by rule."""

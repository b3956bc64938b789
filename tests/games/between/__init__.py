"""Between, rule by rule."""

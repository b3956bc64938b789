"""A table and its log: what is written, read back, and proved."""

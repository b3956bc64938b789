"""The five modes; each is a game of its own and knows none of the others."""

"""Cinq sous, a game for Tablée: secret bids for five lots."""

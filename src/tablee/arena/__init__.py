"""Bots against bots: matches, tournaments, and the figures that come of them."""

"""The laws themselves: what they must catch, and how they say it."""

"""A running game: its state, its log, and what each seat may see of them."""

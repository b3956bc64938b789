"""LIGHT-LINE!: sixty cards with glowing lines, and five ways to play with them."""

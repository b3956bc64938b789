"""The tests of LIGHT-LINE!: its cards, its displays, and each of its modes."""

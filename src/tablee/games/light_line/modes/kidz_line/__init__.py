"""KIDZ-LINE, for the youngest: turn up a card, find a place where it continues a line."""

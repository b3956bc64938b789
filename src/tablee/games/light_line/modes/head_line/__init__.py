"""HEAD-LINE: find a line among the open cards in your head, call first, then show it."""

"""What looking back at the five modes of LIGHT-LINE has in common."""

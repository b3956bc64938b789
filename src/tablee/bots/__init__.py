"""Players made of code: each sees a view, as a person would, and never the state behind it."""

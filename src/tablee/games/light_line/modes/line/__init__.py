"""LINE, the base game: lay your card so that lines grow long, and take points for every segment."""

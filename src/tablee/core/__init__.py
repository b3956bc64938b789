"""What every game shares; standard library and msgspec only."""

"""Pierre-feuille-ciseaux, a game for Tablée."""

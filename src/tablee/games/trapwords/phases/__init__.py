"""The game at a glance: dungeon, rounds, draw, traps, turn, clue, guess, claims, settle; beside them talk and time."""

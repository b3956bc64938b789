"""Tablée: an open game table.  Rules as a pure library, the log as the truth, one door for secrets."""

from tablee.core.refusal import Refusal
from tablee.registry import bot, game
from tablee.tables.table import Table, open_table

__all__ = ["Refusal", "Table", "bot", "game", "open_table"]

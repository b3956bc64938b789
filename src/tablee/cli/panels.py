"""Frames: what everybody sees, and what is for one seat alone."""

from typing import Any

from rich.box import HEAVY, ROUNDED

PUBLIC: dict[str, Any] = {"box": ROUNDED, "border_style": "cyan", "title_align": "left"}
PRIVATE: dict[str, Any] = {"box": HEAVY, "border_style": "yellow", "title_align": "left"}

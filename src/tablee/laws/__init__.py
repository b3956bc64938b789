"""The laws every game must pass, as a library: `check` plays a game by chance and holds all eight to every step."""

from tablee.laws.check import Effort, check
from tablee.laws.report import LAWS, Breach, Report, Where
from tablee.laws.variants import variants

__all__ = ["LAWS", "Breach", "Effort", "Report", "Where", "check", "variants"]

"""Refusals: a move that cannot be made is answered, never an accident.

    Refusal                 a stable code, and the rule it rests on
    ├── Malformed           not an action of this game at all
    ├── NotSeated           no such table: seats or options out of bounds
    ├── NotNow              an action of another phase, or before its time
    ├── NotYourTurn         somebody else is awaited
    └── BrokenRule          an action of this moment that a rule forbids

Words for people are made at the edge from the code, in the reader's language.
"""


class Refusal(Exception):
    """An action that changes nothing, with the reason why."""

    def __init__(self, code: str, rule: str | None = None) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.code} ({self.rule})" if self.rule else self.code


class Malformed(Refusal):
    """Not an action of this game at all."""


class NotSeated(Refusal):
    """No such table: the number of seats or an option is out of bounds."""


class NotNow(Refusal):
    """An action of another phase, or before its time."""


class NotYourTurn(Refusal):
    """Somebody else is awaited."""


class BrokenRule(Refusal):
    """An action of this moment that a rule forbids."""

"""A game as one seat meets it in the terminal: its words, and how its table is drawn."""

from typing import Any

from tablee.cli.pictures import picture_of
from tablee.cli.wording import Wording


class Scene(Wording):
    """Its words and its picture."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.picture = picture_of(self.game.ABOUT.key)(self)

"""Games that are told in sentences and pictures; any other is shown as it was written down."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from tablee.cli.names import Names
from tablee.cli.speech import Speech

if TYPE_CHECKING:
    from rich.console import RenderableType

_TOLD = {"between": "tablee.cli.between.story"}


class Story(Protocol):
    """How a game is told to one seat, or with everything open where the seat is nobody's."""

    def sentence(self, news: Any) -> str:
        """What happened; from what the seat saw, or from the event itself."""

    def is_pause(self, news: Any) -> bool:
        """Whether to look at the table now."""

    def picture(self, views: dict[int | None, Any]) -> "RenderableType":
        """The table, as the seats who tell it see it."""


def story_of(game: str, names: Names, seat: int | None, say: Speech) -> Story | None:
    if game not in _TOLD:
        return None
    story: Story = import_module(_TOLD[game]).Story(names, seat, say)
    return story

"""What one may do now, as a numbered list with an example of what to say; and help with it."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from tablee.cli.paragraph import Paragraph
from tablee.cli.reader import Order, actions_in, label_of
from tablee.cli.scene import Scene
from tablee.cli.speech import Speech
from tablee.cli.wording import plain


def menu(scene: Scene, view: Any, *, is_mine: bool) -> RenderableType:
    """What the moment asks for, and each kind of action by its number."""
    whose = "mine" if is_mine else "others"
    phase = getattr(view, "phase", "")
    now = scene.word(f"now.{phase}.{whose}", f"now.{whose}", given=plain(view))
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="bold", width=4)
    table.add_column(style="bold")
    table.add_column(style="dim")
    for number, action in enumerate(actions_in(view), start=1):
        example = Order(scene, view, action).example()
        table.add_row(str(number), label_of(scene, action), example)
    sentence = [Paragraph(scene.opened(now), "bold")] if now else []
    return Group(*sentence, table)


def choices(order: Order, say: Speech) -> str:
    """What is asked next of an action that is half said."""
    field = order.field
    assert field is not None
    return say("choose.field", field=field.label, hint=field.hint())


def explained(scene: Scene, view: Any, order: Order | None) -> RenderableType:
    """Every action with its sentence, and what else can be said."""
    say = scene.say
    if order:
        asked = scene.word(f"action.{order.action}.help")
        lines = [order.label, *([asked] if asked else []), say("help.field")]
        return Paragraph("\n".join(lines))
    about = [scene.word("pitch")]
    for number, action in enumerate(actions_in(view), start=1):
        asked = scene.word(f"action.{action}.help") or label_of(scene, action)
        example = Order(scene, view, action).example()
        about.append(say("help.action", n=number, example=example, text=asked))
    about.append(scene.picture.legend and say(scene.picture.legend))
    about.append(say("help.wishes"))
    return Paragraph("\n".join(it for it in about if it))

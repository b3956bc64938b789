"""What is wrong with the packages that are installed, in sentences for whoever runs this table."""

from tablee.cli.console import tame
from tablee.cli.speech import Speech
from tablee.faces.trouble import Trouble


def sentence(trouble: Trouble, say: Speech) -> str:
    """A package chooses its own names: they are shown, and do nothing to the terminal."""
    game, package, detail = map(tame, (trouble.key or "?", trouble.package, trouble.detail))
    return say(f"trouble.{trouble.code}", game=game, package=package, detail=detail)

"""A terminal that lacks a letter gets one that looks like it, instead of a failure."""

import codecs
import sys
from unicodedata import normalize

_ALIKE = str.maketrans(
    {
        "×": "x",
        "·": ".",
        "▶": ">",
        "▒": "#",
        "◉": "o",
        "●": "*",
        "○": "-",
        "✓": "x",
        "↑": "^",
        "↻": "@",
        "◆": "*",
        "◇": "o",
        "☠": "%",
        "│": "|",
        "┃": "|",
        "━": "=",
        "─": "-",
        "║": "|",
        "═": "=",
        "’": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "…": ".",
        "–": "-",
        "œ": "oe",
    }
    | dict.fromkeys("╭╮╰╯╔╗╚╝┌┐└┘┏┓┗┛", "+")
    | dict.fromkeys(map(chr, range(0x2801, 0x2900)), "#")
    | {"\u2800": " "}
)


def look_alike(text: str) -> str:
    """In plain ASCII; what has no likeness is a question mark."""
    alike = normalize("NFKD", text.translate(_ALIKE))
    return alike.encode("ascii", "ignore").decode() or "?" * len(text)


def _on_missing(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return look_alike(fault.object[fault.start : fault.end]), fault.end


def write_safely() -> None:
    codecs.register_error("tablee", _on_missing)
    for stream, errors in ((sys.stdout, "tablee"), (sys.stderr, "tablee"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)

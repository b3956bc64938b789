"""What the table knows about words: dictionaries, inflections and how common a word is, in French and English."""

from typing import Literal, get_args

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

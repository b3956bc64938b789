"""What the table knows about words: dictionaries, inflections and how common a word is, in French and English."""

import os
from typing import Literal, get_args

# Reading a drawing is many small products: threads that share them wait for each other longer than they count.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

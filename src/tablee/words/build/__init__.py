"""Expands the sources of the dictionaries into the compact files that a table reads; standard library only."""

from pathlib import Path

from tablee.words import LANGUAGES, Language
from tablee.words.build.english import english
from tablee.words.build.french import french
from tablee.words.build.pack import pack
from tablee.words.lexicon import SOURCES, digest, is_fresh, lexicon_path

EXPAND = {"fr": french, "en": english}

NOTICE = {
    "fr": "Made from the French spelling dictionary “Classique” 7.5 by Olivier R. and contributors "
    "(https://grammalecte.net), npm dictionary-fr 3.0.0. This Source Code Form is subject to the terms "
    "of the Mozilla Public License, v. 2.0. If a copy of the MPL was not distributed with this file, "
    "You can obtain one at http://mozilla.org/MPL/2.0/. The sources are in tablee/words/sources/fr.",
    "en": "Made from SCOWL 2020.12.07, Copyright 2000-2020 by Kevin Atkinson and others; the permission "
    "notice is in tablee/words/sources/en/license.",
}


def build(language: Language) -> bytes:
    """The same bytes each time."""
    about = {"language": language, "notice": NOTICE[language], "digest": digest(language)}
    return pack(EXPAND[language](SOURCES / language), about)


def build_missing() -> list[Path]:
    """Write what is missing or older than its sources; a reader never sees half a file."""
    stale = [language for language in LANGUAGES if not is_fresh(language)]
    for language in stale:
        path = lexicon_path(language)
        path.parent.mkdir(exist_ok=True)
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(build(language))
        unfinished.replace(path)
    return [lexicon_path(language) for language in stale]

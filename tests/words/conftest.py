"""The dictionaries, loaded once."""

import pytest

from tablee.words.dictionary import Dictionary, load


@pytest.fixture(scope="session")
def french() -> Dictionary:
    return load("fr")


@pytest.fixture(scope="session")
def english() -> Dictionary:
    return load("en")

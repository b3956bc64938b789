"""French."""

from tablee.cli.speech.fr.between import BETWEEN
from tablee.cli.speech.fr.commands import COMMANDS
from tablee.cli.speech.fr.hosting import HOSTING
from tablee.cli.speech.fr.problems import PROBLEMS
from tablee.cli.speech.fr.refusals import REFUSALS
from tablee.cli.speech.fr.table import TABLE
from tablee.cli.speech.fr.words import WORDS
from tablee.faces.french import typeset

SENTENCES = {
    key: typeset(sentence)
    for key, sentence in {
        **COMMANDS,
        **HOSTING,
        **PROBLEMS,
        **REFUSALS,
        **TABLE,
        **BETWEEN,
        **WORDS,
    }.items()
}

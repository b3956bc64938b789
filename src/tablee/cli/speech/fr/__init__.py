"""French."""

from tablee.cli.speech.fr.between import BETWEEN
from tablee.cli.speech.fr.commands import COMMANDS
from tablee.cli.speech.fr.hosting import HOSTING
from tablee.cli.speech.fr.problems import PROBLEMS
from tablee.cli.speech.fr.refusals import REFUSALS
from tablee.cli.speech.fr.typography import typeset
from tablee.cli.speech.fr.words import WORDS

SENTENCES = {
    key: typeset(sentence)
    for key, sentence in {**COMMANDS, **HOSTING, **PROBLEMS, **REFUSALS, **BETWEEN, **WORDS}.items()
}

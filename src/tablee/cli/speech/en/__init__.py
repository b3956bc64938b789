"""English."""

from tablee.cli.speech.en.between import BETWEEN
from tablee.cli.speech.en.commands import COMMANDS
from tablee.cli.speech.en.hosting import HOSTING
from tablee.cli.speech.en.problems import PROBLEMS
from tablee.cli.speech.en.refusals import REFUSALS
from tablee.cli.speech.en.table import TABLE
from tablee.cli.speech.en.words import WORDS

SENTENCES = {**COMMANDS, **HOSTING, **PROBLEMS, **REFUSALS, **TABLE, **BETWEEN, **WORDS}

"""All that can be said of a game of Between: each sentence by its key, with the facts it takes."""

from collections.abc import Mapping

SENTENCES: Mapping[str, tuple[str, ...]] = {
    # A question: the intervals possible before and after it, how many it leaves on average, and one that leaves fewer.
    "asked.best": ("value", "before", "after", "left"),
    "asked.better": ("value", "before", "after", "left", "better", "better_before", "better_left"),
    "asked.idle": ("value", "before", "better", "better_before", "better_left"),
    "asked.sure": ("value", "before", "low", "high"),
    "heard.sure": ("low", "high"),
    "joker.yes": ("value", "before", "after"),
    "joker.no": ("value", "before", "after"),
    # An interval announced, or not although it was known.
    "named.sure": ("low", "high"),
    "named.luck": ("low", "high", "one_in"),
    "missed.likely": ("low", "high", "one_in"),
    "missed.unlikely": ("low", "high", "one_in", "better_low", "better_high", "better_one_in"),
    "missed.impossible": ("low", "high", "left"),
    "passed.later": ("low", "high", "turns"),
    "passed.beaten": ("low", "high"),
    "passed.never": ("low", "high"),
    "kept.known": ("low", "high"),
    "kept.unknown": ("low", "high", "left"),
    # Why a bot asked what left more on average, and why it dared to announce what it was not sure of.
    "why.duel.asks": ("percent",),
    "why.crowd.asks": (),
    "why.regular.asks": ("on_list",),
    "why.duel.dares": ("percent", "waiting"),
    "why.crowd.dares": ("percent",),
    "why.regular.dares": ("on_list",),
    "why.novice.dares": ("on_list",),
}

GRAPHS = ("intervals",)

RESTS_ON = ("random",)
"""Every interval that a hand allows is as likely to be hidden as another."""

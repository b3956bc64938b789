"""How English derives words."""

from functools import partial

from tablee.words.families.affixes import Affixes
from tablee.words.frequency import common_words

_ANY = ("", "E")
_Y = ("", "E", "Y")

SUFFIXES = {
    "er": _ANY, "or": ("", "E", "ION"), "ar": _ANY, "ist": (*_Y, "ISM", "IC"), "ian": (*_Y, "IC", "ICS"),
    "ician": ("IC", "ICS"), "eer": _ANY, "ess": ("", "ER", "OR"), "ress": ("ER", "OR"), "ster": _ANY, "ee": _ANY,
    "ant": (*_ANY, "ATE"), "ent": _ANY, "ing": _ANY, "ings": _ANY, "ery": (*_ANY, "ER"), "ry": _ANY,
    "ment": _ANY, "ion": (*_ANY, "OR"), "ation": (*_Y, "ATE"), "ification": ("IFY",), "ition": _ANY,
    "sion": ("D", "DE", "T", "SE"), "ance": (*_ANY, "ANT"), "ence": (*_ANY, "ENT"), "ancy": ("ANT",), "ency": ("ENT",),
    "al": _Y, "ial": _Y, "ical": ("", "E", "Y", "IC", "ICS"), "ic": (*_Y, "ICS", "ISM"), "ous": _Y, "ious": _Y,
    "ful": _Y, "less": _Y, "ish": _ANY, "y": _ANY, "ly": _ANY, "ily": ("Y",), "ally": ("AL", "IC", ""), "able": _ANY,
    "ible": _ANY, "ability": ("ABLE", ""), "ibility": ("IBLE",), "ive": (*_ANY, "ION"), "ative": ("", "ATE"),
    "en": _ANY, "some": _Y, "like": _Y, "ward": ("",), "wards": ("",), "wise": _ANY, "esque": _ANY, "ary": _Y,
    "ory": (*_ANY, "ION"), "ness": _Y, "iness": ("Y",), "ity": _ANY, "ty": _ANY, "ship": ("",), "hood": _Y, "dom": _ANY,
    "ism": (*_Y, "IST", "IC"), "age": _ANY, "th": _ANY, "ure": _ANY, "let": ("",), "ling": ("",), "ette": _ANY,
    "ise": _Y, "ize": _Y, "ify": _Y, "ate": _Y, "ology": ("OLOGIST",), "ologist": ("OLOGY",), "ological": ("OLOGY",),
    "ed": _ANY,
}  # fmt: skip

_WEAK_ENDINGS = (
    "ar", "or", "ant", "ent", "ion", "al", "ic", "en", "age", "th", "ure", "let", "ling", "ette", "ate", "ee", "ery",
    "ry", "ty", "ary", "ory", "ian", "ess", "ive", "ish",
)  # fmt: skip

_STRONG = (
    "un", "dis", "mis", "over", "under", "out", "fore", "super", "anti", "counter", "inter", "non",
    "pre", "semi", "trans", "ultra", "auto", "micro", "mini", "multi", "mega", "mono", "poly",
    "post", "pseudo", "step", "grand", "self", "tele", "extra", "hyper", "up", "down", "after", "back",
)  # fmt: skip
_WEAK = ("re", "im", "in", "il", "ir", "en", "em", "be", "sub", "a", "co", "de", "bi", "tri", "ex")

_GRAMMAR = (
    "BEEN", "FROM", "HAVE", "SINCE", "THAN", "THAT", "THEIR", "THEM", "THEN", "THERE", "THESE", "THEY", "THIS",
    "WERE", "WHAT", "WHEN", "WHERE", "WHICH", "WILL", "WITH", "WOULD", "YOUR",
)  # fmt: skip

ENGLISH = Affixes(
    grammar=frozenset(_GRAMMAR),
    suffixes=SUFFIXES,
    weak=frozenset(_WEAK_ENDINGS),
    verb_endings=(),
    prefixes=dict.fromkeys(_STRONG, 4) | dict.fromkeys(_WEAK, 5),
    of_verbs=frozenset(),
    around=frozenset(("en", "em", "be", "un", "de", "dis")),
    made=("en", "ed"),
    infinitives=("",),
    changes=(
        ("I", "Y"),
        ("V", "F"),
        ("V", "FE"),
        ("C", "T"),
        ("C", "S"),
        ("PT", "B"),
        ("K", "C"),
        ("I", "E"),
    ),
    common=partial(common_words, "en", 4.0),
)

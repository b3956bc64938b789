"""How French derives words."""

from tablee.words.families.affixes import Affixes

_VERB = ("ER", "IR", "RE")
_NAME = ("", "E")
_ANY = (*_VERB, *_NAME)

SUFFIXES = {
    # from where
    "ais": _NAME, "aise": (*_NAME, "AIS"), "ois": _NAME, "oise": (*_NAME, "OIS"),
    # who or what does it
    "eur": _ANY, "euse": (*_ANY, "EUR"), "isseur": ("IR",), "isseuse": ("IR",),
    "ateur": ("ER", "E", "ATION"), "atrice": ("ER", "E", "ATION"), "iteur": ("IR", "ITION"),
    "ier": _NAME, "ière": (*_NAME, "IER"), "yer": ("",), "iste": (*_NAME, "ISME", "IQUE", "IE", "ER"),
    "ien": (*_NAME, "IE", "IQUE"), "ienne": (*_NAME, "IE", "IQUE", "IEN"), "logue": ("LOGIE",),
    "graphe": ("GRAPHIE",), "ard": _ANY, "arde": _ANY,
    # what is done, and its outcome
    "age": _ANY, "issage": ("IR",), "ement": _ANY, "ment": ("", "E"), "issement": ("IR",),
    "ation": ("ER", "ATEUR"), "isation": ("ISER", *_NAME), "ification": ("IFIER",),
    "ition": ("IR", "ER"), "tion": ("RE", "T"), "sion": ("DRE", "S"), "ion": ("ER", "E", ""),
    "ure": _ANY, "ade": ("ER", *_NAME), "ance": ("ER", "IR", "RE", "ANT"), "ence": ("ER", "IR", "ENT"),
    "oir": ("ER", "IR"), "oire": ("ER", "IR"), "aison": ("ER", "IR"), "is": ("ER",),
    # what it is like
    "able": ("ER", "IR", "RE", "E", ""), "ible": ("ER", "IR", "RE", "E", ""),
    "abilité": ("ABLE", "ER"), "ibilité": ("IBLE",), "ablement": ("ABLE",), "iblement": ("IBLE",),
    "ant": _VERB, "issant": ("IR",), "eux": (*_NAME, "IE"), "ueux": _NAME, "ieux": (*_NAME, "IE", "ION"),
    "eusement": ("EUX",), "if": ("E", "ER", "ION", ""), "ivement": ("IF",), "ivité": ("IF",),
    "al": _NAME, "alement": ("AL",), "el": _NAME, "ellement": ("EL",), "aire": _NAME,
    "ique": (*_NAME, "IE", "ISME"), "iquement": ("IQUE",), "esque": _NAME, "âtre": _NAME,
    "emment": ("ENT",), "amment": ("ANT",), "é": (*_NAME, "ER"), "ée": (*_NAME, "ER"), "u": _NAME, "ue": _NAME,
    # what it is called
    "té": _NAME, "eté": _NAME, "ité": _NAME, "alité": ("AL", *_NAME), "esse": _NAME, "ise": _NAME,
    "ie": ("", "E", "EUR"), "rie": _NAME, "erie": ("ER", *_NAME, "IER", "EUR"), "isme": (*_NAME, "IQUE", "ISTE"),
    "logie": ("LOGUE",), "logique": ("LOGIE",), "graphie": ("GRAPHE",), "graphique": ("GRAPHIE",),
    "ette": _NAME, "ettes": _NAME, "elet": _NAME, "eraie": ("IER", "E"), "aie": ("IER", "E"),
    "aille": _NAME, "ine": ("",), "aine": (*_NAME,),
    # to do it
    "er": _NAME, "ir": _NAME, "iser": (*_NAME, "IQUE", "ISME"), "ifier": _NAME, "oyer": _NAME,
    "ailler": ("ER", *_NAME), "oter": ("ER",), "onner": ("ER", "ON"),
}  # fmt: skip

_WEAK = (
    "ais", "aise", "ois", "oise",
    "ée", "u", "ue", "ie", "ure", "ade", "ard", "arde", "ette", "ettes", "if", "aire", "is", "ine", "aine",
    "elet", "aille", "aie", "el", "al", "esse", "ise", "tion", "sion", "ion", "ible", "able", "oir", "oire",
)  # fmt: skip

_OF_VERBS = ("re", "ré", "r", "des", "més")
_FREE = (
    "dé", "dés", "mé", "pré", "sur", "sous", "contre", "entre", "arrière", "avant",
    "anti", "auto", "archi", "demi", "extra", "hyper", "infra", "inter", "intra", "macro", "maxi", "micro",
    "mini", "mono", "multi", "néo", "outre", "péri", "poly", "porte", "post", "pseudo", "radio", "rétro",
    "semi", "super", "supra", "télé", "trans", "ultra", "photo", "cyber", "électro", "géo", "hydro",
    "thermo", "aéro", "moto", "passe", "après", "vice",
)  # fmt: skip
_SHORT = ("in", "im", "il", "ir", "bi", "tri", "co", "uni", "non", "mal", "éco", "bio")

_GRAMMAR = (
    "AVEC", "CECI", "CELA", "CELUI", "CHEZ", "COMME", "DANS", "DONC", "DONT", "ELLE", "LEUR", "MAIS", "NOTRE",
    "POUR", "QUAND", "QUEL", "SANS", "TOUT", "VERS", "VOTRE",
)  # fmt: skip

FRENCH = Affixes(
    grammar=frozenset(_GRAMMAR),
    suffixes=SUFFIXES,
    weak=frozenset(_WEAK),
    verb_endings=_VERB,
    prefixes=dict.fromkeys((*_OF_VERBS, *_FREE), 4) | dict.fromkeys(_SHORT, 5),
    of_verbs=frozenset(_OF_VERBS),
    around=frozenset((
        "en", "em", "a", "ac", "ad", "af", "ag", "al", "am", "an", "ap", "ar", "as", "at", "é", "dé", "dés",
        "ra", "ren", "rem",
    )),
    made=("er", "ir"),
    infinitives=("er", "ir", "re"),
    changes=(
        ("QU", "C"), ("C", "QU"), ("GE", "G"), ("GU", "G"),
        ("EL", "EAU"), ("AL", "AU"), ("OR", "OIR"), ("Y", "I"), ("I", "Y"), ("V", "F"), ("S", "X"),
    ),
)  # fmt: skip

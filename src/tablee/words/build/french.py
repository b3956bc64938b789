"""The French words: the entries of Grammalecte's dictionary that players may lay, with all their forms."""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

from tablee.words.build.hunspell import Affixes, Entry, read_entries
from tablee.words.build.tables import read_irregular, read_words

Paradigms = dict[str, set[str]]
"""Each lemma with its forms, itself among them; homographs (a verb and a noun) share one."""

UNIT, NOT_SUGGESTED = "||", "--"  # kg, atm; jusqu, vᵉ
PLURAL = ("D'", "Q'")  # only these elisions: the entry is a plural, listed on its own

_ELER = re.compile(r".+e[lt]er")
_DOUBLED = ("appeler", "interpeler", "jeter")
"""What keeps its two letters: appelle, jette, and what is made of them."""

_WORD = re.compile(r"[a-zß-ÿœō]+")
_COMPOUND = re.compile(r"[a-zß-ÿœ][A-Za-zÀ-ÿœ]*(?:['-][A-Za-zÀ-ÿœ]+)+")


def french(folder: Path) -> Paradigms:
    affixes = Affixes(folder / "index.aff")
    left_out = read_words(folder / "left_out.txt")
    paradigms: Paradigms = defaultdict(set)
    plurals: set[str] = set()
    for entry in read_entries(folder / "index.dic"):
        if is_playable(entry) and entry.head not in left_out:
            for word in (entry, *affixes.prefixed(entry)):
                paradigms[word.head].update(affixes.forms(word))
            if entry.flags == PLURAL and "-" in entry.head:
                plurals.add(entry.head)
    _join_compounds(paradigms, plurals)
    _join_reformed(paradigms)
    for lemma, mark, forms in read_irregular(folder / "irregular.txt"):
        if mark == "!":
            paradigms[lemma].difference_update(forms)
        else:
            _join(paradigms, lemma, forms)
    return dict(paradigms)


def is_playable(entry: Entry) -> bool:
    """No proper noun (capital), symbol or stub; a compound may name somebody (prie-Dieu)."""
    if UNIT in entry.flags or NOT_SUGGESTED in entry.flags:
        return False
    return bool(_WORD.fullmatch(entry.head) or _COMPOUND.fullmatch(entry.head))


def _join(paradigms: Paradigms, lemma: str, forms: tuple[str, ...]) -> None:
    """An entry (yeux) becomes a form; one that has forms beside these stays a word of its own, too."""
    paradigms[lemma].update((lemma, *forms))
    for form in forms:
        if form != lemma and form in paradigms and paradigms[form] <= paradigms[lemma]:
            del paradigms[form]


def _join_reformed(paradigms: Paradigms) -> None:
    """ruisselle is ruissèle, too, and ruissellement ruissèlement, as the reform of 1990 writes them."""
    verbs = [it for it in paradigms if _ELER.fullmatch(it) and not it.endswith(_DOUBLED)]
    for verb in verbs:
        doubled, grave = f"{verb[:-2]}{verb[-3]}e", f"{verb[:-4]}è{verb[-3]}e"
        for lemma in (verb, f"{doubled}ment"):
            for form in tuple(paradigms.get(lemma, ())):
                if form.startswith(doubled):
                    paradigms[lemma].add(grave + form.removeprefix(doubled))


def _join_compounds(paradigms: Paradigms, plurals: set[str]) -> None:
    """cerfs-volants belongs to cerf-volant: part by part, each is a form of the other."""
    lemmas: dict[str, list[str]] = defaultdict(list)
    for lemma, forms in paradigms.items():
        if "-" not in lemma:
            for form in forms:
                lemmas[form].append(lemma)
    for plural in sorted(plurals):
        for singular in islice(_singulars(plural, lemmas), 200):
            if singular != plural and singular in paradigms:
                _join(paradigms, singular, (plural,))
                break


def _singulars(plural: str, lemmas: dict[str, list[str]]) -> Iterator[str]:
    choices = [(*sorted(lemmas.get(part, ())), part) for part in plural.split("-")]
    return ("-".join(chosen) for chosen in product(*choices))

"""How large and how fast the dictionaries are, beside a set of strings, one regular expression and what is aimed at;
and what is held of all that people say of words, by those who play with that.

make bench    or    python -m benchmarks.words [--queries 2000]
"""

import re
import subprocess
import sys
import tracemalloc
from random import Random
from statistics import median
from time import thread_time

import msgspec

from benchmarks._measuring import keep, parser_for
from tablee.words import LANGUAGES, Language
from tablee.words.capitals import CONSONANTS, VOWELS
from tablee.words.dictionary import Dictionary, load
from tablee.words.measure import LENGTHS, SEED, any_word, half_seen, measure, seconds_each

FRESH = """
import resource, sys
def held(): return int(open("/proc/self/statm").read().split()[1]) * resource.getpagesize()
from tablee.words.dictionary import load
before = held()
load(sys.argv[1]).has("AS")
loaded = held()
for length in range(2, 16):
    for sign in "?@#":
        load(sys.argv[1]).match(sign * length, letters=dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1))
load(sys.argv[1]).spellings("AS")
print((loaded - before) / 1e6, (held() - before) / 1e6)
"""

SAID = """
import gc, resource, sys
from random import Random
from time import thread_time
def held(): return int(open("/proc/self/statm").read().split()[1]) * resource.getpagesize()
from tablee.bots.trapwords import LEVELS
from tablee.bots.trapwords.lists import Source, lists_of
from tablee.bots.trapwords.mind import Mind
from tablee.bots.trapwords.sense import hunches
from tablee.words.dictionary import load
from tablee.words.families import related
languages, chance, levels = sys.argv[1:], Random(2026), list(LEVELS.values())
for language in languages:
    load(language).lemmas("eau"), load(language).spellings("EAU"), related(language, "chat", "chats")
gc.collect()
before, begin = held(), thread_time()
for language in languages:
    lists_of(Source(language)).near.points(language, "table")
took = (thread_time() - begin) * 1e3
gc.collect()
loaded = held()
for number in range(25):
    for language in languages:
        heard = chance.sample(lists_of(Source(language)).near.candidates[:5000], 4)
        mind = Mind(Source(language), levels[number % 3], b"mind %d" % number)
        for count in range(1, 5):
            hunches(mind, tuple(heard[:count]), ())
gc.collect()
print(took, (loaded - before) / 1e6, (held() - before) / 1e6)
"""


def what_people_say(*languages: Language) -> tuple[float, ...]:
    """Milliseconds to load it in a fresh process; by how many MB that grows, and after a hundred words of each."""
    told = [sys.executable, "-c", SAID, *languages]
    done = subprocess.run(told, capture_output=True, text=True, check=True)
    return tuple(map(float, done.stdout.split()))


def memory_of_a_process(language: Language) -> tuple[float, float]:
    """What a fresh process grows by: loaded, and with everything in use."""
    done = subprocess.run(
        [sys.executable, "-c", FRESH, language], capture_output=True, text=True, check=True
    )
    loaded, used = map(float, done.stdout.split())
    return loaded, used


def plain_ways(dictionary: Dictionary, queries: int) -> dict[str, float]:
    """The simplest things that work, for comparison: a set, and a regular expression on one text per length."""
    chance = Random(SEED)
    words = [any_word(dictionary, chance) for _ in range(queries)]
    texts = {length: "\n".join(dictionary.match("?" * length)) for length in LENGTHS}
    tracemalloc.start()
    everything = {word for text in texts.values() for word in text.split("\n")}
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    times = []
    for word in words[:200]:
        signs = half_seen(word, chance).replace("@", f"[{VOWELS}]").replace("#", f"[{CONSONANTS}]")
        begin = thread_time()
        re.findall(f"^{signs}$", texts[len(word)], re.MULTILINE)
        times.append(thread_time() - begin)
    return {
        "set_has_us": seconds_each(everything.__contains__, words) * 1e6,
        "set_memory_mb": held / 1e6,
        "regex_search_ms": median(times) * 1e3,
    }


def _shown(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:.3f}"


def main() -> None:
    asked = parser_for("Measure the dictionaries.", "words.json", queries=2000).parse_args()
    columns: dict[str, dict[str, float]] = {}
    for language in LANGUAGES:
        measured = msgspec.structs.asdict(measure(language, asked.queries))
        loaded, used = memory_of_a_process(language)
        process = {"process_loaded_mb": loaded, "process_used_mb": used}
        del measured["language"]
        columns[language] = {**measured, **process, **plain_ways(load(language), asked.queries)}
    print("| measure | fr | en |\n|---|--:|--:|")
    for name in columns["fr"]:
        print(f"| {name} | {_shown(columns['fr'][name])} | {_shown(columns['en'][name])} |")
    print("\n| what people say of words | load ms | loaded MB | after a hundred words MB |")
    print("|---|--:|--:|--:|")
    said: tuple[tuple[Language, ...], ...] = (("fr",), ("en",), LANGUAGES)
    for languages in said:
        name, (took, loaded, used) = " and ".join(languages), what_people_say(*languages)
        columns[f"said, {name}"] = {"load_ms": took, "loaded_mb": loaded, "used_mb": used}
        print(f"| {name} | {took:.0f} | {loaded:.1f} | {used:.1f} |", flush=True)
    keep(asked.json, columns)


if __name__ == "__main__":
    main()

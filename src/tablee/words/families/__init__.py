"""Word families: which words belong together, by what people listed and by what the language derives."""

from tablee.words.families.answer import Answer, Kind, Why, related

__all__ = ["Answer", "Kind", "Why", "related"]

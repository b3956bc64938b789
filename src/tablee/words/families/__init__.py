"""Word families: which words belong together, by what people listed and by what the language derives."""

from tablee.words.families.kinship import Kind, Kinship, Why, related

__all__ = ["Kind", "Kinship", "Why", "related"]

"""Long campaigns: the tests of storage again, many times over, when `TABLEE_TORTURE` asks for it."""

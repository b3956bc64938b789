"""What a person said is not understood: never a failure, always an answer."""


class Unclear(Exception):
    """The code of the sentence that says so, and its fields."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(code, fields)
        self.code = code
        self.fields = fields

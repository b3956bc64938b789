"""Why a data folder cannot be used: a stable code for the texts, and a detail for the log."""


class Unusable(Exception):
    """The store was not opened, and nothing that was kept in the folder was changed.

    Codes: `in_use`, `newer_schema`, `not_durable`, `damaged`, `out_of_reach`.
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail

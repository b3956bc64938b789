"""What whoever runs the server may decide about it, with defaults that are safe for a family."""

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.record import Record

Count = Annotated[int, Meta(ge=1)]


class ServerSettings(Record, frozen=True):
    """The part of the settings that the server itself reads; each field says what it is for."""

    public_url: Annotated[
        str,
        Meta(
            pattern=r"^(https?://[a-z0-9.-]+(:[0-9]{1,5})?)?$",
            description="The address people type, such as `https://play.example.org`, where a proxy stands before.",
        ),
    ] = ""
    max_tables: Annotated[
        Count, Meta(description="Tables in memory at once; beyond, no new one is opened.")
    ] = 1_000
    max_sockets: Annotated[Count, Meta(description="Open sockets in all.")] = 5_000
    sockets_per_address: Annotated[
        Count, Meta(description="Open sockets from one address; a school shares one.")
    ] = 100
    sockets_per_person: Annotated[
        Count, Meta(description="Open sockets of one person; only the newest is served.")
    ] = 8
    guesses_per_address: Annotated[
        Count, Meta(description="Wrong table codes an address may try in a minute.")
    ] = 10
    guesses_in_all: Annotated[
        Count,
        Meta(
            description="Wrong table codes in a minute from everywhere; beyond, each address has one."
        ),
    ] = 100
    openings_per_address: Annotated[
        Count, Meta(description="Tables an address may open in a minute.")
    ] = 20
    retention_days: Annotated[
        int,
        Meta(
            ge=0,
            description="Days the server runs before an untouched table goes to the trash; "
            "0 erases it when everybody has gone.",
        ),
    ] = 30
    loan_after: Annotated[
        int,
        Meta(
            ge=0,
            le=86_400,
            description="Seconds away before a bot may play for somebody; for tables opened from now on.",
        ),
    ] = 30
    reviews: Annotated[
        Literal["on", "off"],
        Meta(
            description="Whether finished games and logs that are brought are looked through, by a process of its own."
        ),
    ] = "on"
    metrics: Annotated[
        Literal["off", "local", "open"],
        Meta(
            description="Who may read `/metrics`: nobody, this machine (`local`), or everybody (`open`)."
        ),
    ] = "local"

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")

"""Where the server can be reached: on this machine, and from the phones in the same room."""

import socket
from ipaddress import ip_address

_ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: asking for the way there sends nothing."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that accepts connections, or an OSError that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def own_address() -> str | None:
    """This machine's address in the local network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ip_address(address).is_loopback else address


def reachable_at(host: str, port: int, public_url: str) -> tuple[str, str | None]:
    """The address for this machine, and the one for everybody else if there is one."""
    everywhere = host in ("0.0.0.0", "::")
    here = "localhost" if everywhere else host
    there = own_address() if everywhere else (None if is_loopback(host) else host)
    others = public_url or (f"http://{_bracketed(there)}:{port}" if there else None)
    return f"http://{_bracketed(here)}:{port}", others


def is_loopback(host: str) -> bool:
    """Whether this names the machine itself."""
    try:
        address = ip_address(host)
        return (getattr(address, "ipv4_mapped", None) or address).is_loopback
    except ValueError:
        return host == "localhost"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host

"""Where somebody comes from, as far as limits count it."""

from __future__ import annotations

import hashlib
import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress

from ludarium.core.errors import OptionError

ELSEWHERE = (  # addresses of documentation: a way there shows our own address, and nothing is sent
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)


def neighbourhood(host: str) -> str:
    """The address that limits count for: of IPv6 the half that one customer has; none for this machine."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if address.is_loopback:
        return ""  # people of this machine, or a proxy that has limits of its own
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


def short(address: str) -> str:
    """How processes speak of an address; the database does not have to know it."""
    return hashlib.sha256(f"address {address}".encode()).hexdigest()[:16]


class Proxies:
    """The proxies whose word about who comes is believed; by default nobody's."""

    def __init__(self, given: Sequence[str] = ()) -> None:
        self.networks = [_network(text) for text in given]

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    def __bool__(self) -> bool:
        return bool(self.networks)

    def texts(self) -> list[str]:
        """As uvicorn wants them."""
        return [str(network) for network in self.networks]


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError as error:
        raise OptionError(f"--proxy takes an address or a network, not {text!r}") from error


NO_PROXIES = Proxies()


def in_network() -> list[str]:
    """The addresses by which others in the network reach this machine, as they stand in a link."""
    found = [_own_way(family, to) for family, to in ELSEWHERE]
    return [f"[{name}]" if ":" in name else name for name in found if name]


def _own_way(family: socket.AddressFamily, to: str) -> str:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((to, 9))
        name = str(way.getsockname()[0])
        return "" if ipaddress.ip_address(name.partition("%")[0]).is_loopback else name
    return ""

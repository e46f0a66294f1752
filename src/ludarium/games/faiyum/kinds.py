"""The kinds of moves of Faiyum, in the order in which people think of them."""

from __future__ import annotations

from ludarium.core.game import Kind

KINDS = (
    Kind("play", "FA-20", "card", faced=True),
    Kind("cash", "FA-20", "card", grid=True),
    Kind("buy", "FA-65", "card", faced=True),
    Kind("administer", "FA-68"),
    Kind("pass", "FA-72"),
    Kind("pay", "FA-24", "good"),
    Kind("pay-money", "FA-25"),
    Kind("gain", "FA-21a", "good"),
    Kind("more", "FA-21"),
    Kind("worker", "FA-40", "field", grid=True),
    Kind("settlement", "FA-50", "field", grid=True),
    Kind("town", "FA-51", "field", grid=True),
    Kind("palace", "FA-51", "field", grid=True),
    Kind("workshop", "FA-52", "field", grid=True),
    Kind("extension", "FA-52", "field", grid=True),
    Kind("block", "FA-57", "field", grid=True),
    Kind("road", "FA-53", "road", grid=True),
    Kind("bridge", "FA-56", "bridge", grid=True),
    Kind("recall", "FA-68", "field", grid=True),
    Kind("hunt", "FA-41a", "field", grid=True),
    Kind("offer", "FA-21b", "card", faced=True),
    Kind("remove", "FA-80", "card", faced=True),
    Kind("use", "FA-82"),
    Kind("leave", "FA-82"),
    Kind("buy-back", "FA-69"),
    Kind("done", "FA-21a", grid=True),
)
BARE = ("field", "road", "bridge", "good")

"""Goods, pieces, prices and the other fixed figures of Faiyum. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GOODS: Final = ("wheat", "grape", "stone", "fish", "rose")
THINGS: Final = (*GOODS, "money", "fame")
WHEAT: Final = 0
GRAPE: Final = 1
STONE: Final = 2
FISH: Final = 3
ROSE: Final = 4
MONEY: Final = 5
FAME: Final = 6
LINK_FAME: Final = 7  # the part of the fame that came from links
DISASTER_FAME: Final = 8  # the part that came from disasters
STOCK: Final = 9  # numbers a seat in the vector of stocks
NO_KIND: Final = 3  # the kind of a site or of the red field
BASIC: Final = 7  # the set of the three basic goods
ANY_GOOD: Final = 31  # the set of all five

SETTLEMENT: Final = 0
TOWN: Final = 1
PALACE: Final = 2
WORKSHOP: Final = 3
EXTENSION: Final = 4
BUILDINGS: Final = ("settlement", "town", "palace", "workshop", "extension")

# FA-1: the limited pieces of the box, the first settlement and the road on the dam counted.
WORKERS: Final = 30
SETTLEMENTS: Final = 16
TOWNS: Final = 8
WORKSHOPS: Final = 10
EXTENSIONS: Final = 5
ROADS: Final = 40
BRIDGES: Final = 4
ORNATE_BRIDGES: Final = 2
BLOCKS: Final = 15
PALACES: Final = 2
CROCODILES: Final = 38  # FA-2
SITES: Final = 4

MARKET: Final = 8  # FA-5
CURRENT: Final = 4  # FA-7
TOKENS: Final = 4
DISASTERS: Final = 4
DEALT: Final = 12
PRICES: Final = vec[i64]([3, 4, 5, 7])  # FA-7
START_MONEY: Final = vec[i64]([3, 4, 4, 5, 5])  # FA-4, by turn order
SOLO_MONEY: Final = 4  # FA-80
CASH: Final = 2  # FA-20
SWAP_PRICE: Final = 3  # FA-25
ADMINISTRATION_MONEY: Final = 3  # FA-68
ADMINISTRATION_WORKERS: Final = 2
FETCHED: Final = 3
REPLACED: Final = 2  # FA-80: cards of the market, alone
DISASTER_FAMES: Final = (  # FA-6, by number of seats
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    (6, 0, 0, 0),
    (10, 6, 0, 0),
    (10, 6, 3, 0),
    (10, 6, 3, 1),
)

# FA-82: the rewards of the pharaoh's challenge, in their order.
REWARD_MONEY: Final = 1
REWARD_WORKERS: Final = 2
REWARD_GIFTS: Final = 3
REWARD_CARDS: Final = 4
REWARD_SWAP: Final = 5
REWARD_REPLACE: Final = 6
REWARDS: Final = 6
GIFT: Final = 1  # of fish and of roses
RICH_MONEY: Final = 10

NOTHING: Final = -1

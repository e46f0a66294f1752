"""The verbs that wait in a position, told as names and arguments."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.bits import members
from ludarium.core.messages import Args
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import BASIC, BUILDINGS, GOODS, THINGS
from ludarium.games.faiyum.vocabulary import COUNTERS, PLACES, bundle_part, op_of
from ludarium.games.faiyum.vocabulary import arg_a as a
from ludarium.games.faiyum.vocabulary import arg_b as b
from ludarium.games.faiyum.vocabulary import arg_c as c
from ludarium.games.faiyum.vocabulary import arg_d as d
from ludarium.games.faiyum.vocabulary import arg_e as e

NAMES = (
    "pay spend some again offer worker build road bridge block recall hunt order cart oversee gain per field "
    "choose turn discard fetch buy-back clear remove reward draw start deal begin end"
).split()


def goods(mask: int) -> str:
    """The goods one of which will do: "wheat grape", or "basic"."""
    return "basic" if mask == BASIC else " ".join(GOODS[good] for good in members(mask))


def bundle(v: int) -> Args:
    """What one bundle of an AGAIN holds."""
    parts = {thing: bundle_part(v, number) for number, thing in enumerate(THINGS[:6])}
    return {thing: amount for thing, amount in parts.items() if amount}


def counted(v: int) -> Args:
    return {"most": a(v), "least": b(v)}


def building(v: int) -> Args:
    piece = BUILDINGS[a(v)]
    return {"piece": piece, "kind": GOODS[b(v)]} if piece == "workshop" else {"piece": piece}


ARGS: dict[int, Callable[[int], Args]] = {
    verbs.PAY: lambda v: {"goods": goods(a(v)), "count": b(v)},
    verbs.SPEND: lambda v: {"money": a(v)},
    verbs.SOME: lambda v: {**counted(v), "different": c(v)},
    verbs.AGAIN: lambda v: {**counted(v), **bundle(v)},
    verbs.WORKER: lambda v: {"place": PLACES[a(v)], "most": b(v), "least": c(v)},
    verbs.BUILD: building,
    verbs.ROAD: lambda v: {"count": a(v)},
    verbs.BRIDGE: lambda v: {"piece": "ornate-bridge" if a(v) else "bridge"},
    verbs.BLOCK: lambda v: {"count": a(v), "one-site": b(v)},
    verbs.RECALL: lambda v: {**counted(v), "administration": c(v)},
    verbs.HUNT: lambda v: {**counted(v), "next-to-worker": c(v)},
    verbs.ORDER: lambda v: {"less": a(v)},
    verbs.CART: lambda v: {"count": a(v)},
    verbs.GAIN: lambda v: {"thing": THINGS[a(v)], "count": b(v), "each": c(v), "at": d(v)},
    verbs.PER: lambda v: {
        "thing": THINGS[a(v)],
        "count": b(v),
        "counter": COUNTERS[c(v)],
        "per": d(v),
        "most": e(v),
    },
    verbs.FIELD: lambda v: {"count": a(v), "each": b(v)},
    verbs.CHOOSE: lambda v: {"count": a(v)},
    verbs.FETCH: lambda v: {"count": a(v)},
    verbs.BUY_BACK: lambda v: {"before": a(v)},
    verbs.REMOVE: lambda v: {"count": a(v)},
    verbs.REWARD: lambda v: {"reward": a(v)},
    verbs.DEAL: lambda v: {"count": a(v)},
}


def tell(v: int) -> tuple[str, Args]:
    """A verb by its name, with what it asks for."""
    op = int(op_of(v))
    return NAMES[op], ARGS[op](v) if op in ARGS else {}

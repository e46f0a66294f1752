"""Amounts, and the verbs of cards and of what waits, as phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ludarium.core.messages import Args, Phrase
from ludarium.games.faiyum.pieces import (
    ADMINISTRATION_WORKERS,
    FAME,
    FETCHED,
    GIFT,
    GOODS,
    LINK_FAME,
    REPLACED,
    REWARD_CARDS,
    REWARD_GIFTS,
    REWARD_MONEY,
    REWARD_REPLACE,
    REWARD_SWAP,
    REWARD_WORKERS,
    RICH_MONEY,
    SOLO_MONEY,
    SWAP_PRICE,
    THINGS,
)

Told = tuple[str, Args]  # a verb by its name, with what it asks for (todo.tell)

COSTS = ("pay", "spend", "some", "again", "offer")
GAINS = ("gain", "per", "field", "choose")
SECTIONS = ("once", "settlement", "town")  # of a gain, by where the worker stands


# --- amounts --------------------------------------------------------------------------------------


@cache
def amount(thing: str, count: int) -> Phrase:
    """So much of a good, of any basic good, of one of several goods, of money or of fame."""
    if thing in ("money", "fame", "basic"):
        return Phrase(f"fa-{thing}", {"count": count})
    if " " in thing:
        return Phrase("fa-either", {"goods": [Phrase("fa-good", {"good": good}) for good in thing.split()]})
    return Phrase("fa-amount", {"count": count, "good": thing})


def money(count: int) -> Phrase:
    return amount("money", count)


def amounts(things: Args) -> list[Phrase]:
    """Several amounts, those that are 0 left out."""
    return [amount(thing, int(count)) for thing, count in things.items() if count]


@cache
def card(name: str) -> Phrase:
    """A card by its name alone."""
    return Phrase("fa-card", {"card": name})


def cards(names: Sequence[str]) -> list[Phrase]:
    """Cards one after another, neighbours that are alike counted once."""
    return [
        card(name) if count == 1 else Phrase("fa-times", {"card": name, "count": count})
        for name, count in runs(names)
    ] or [Phrase("fa-none")]


def runs(names: Sequence[str]) -> list[tuple[str, int]]:
    """Names with how often each stands there in a row."""
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return found


def change(before: list[int], after: list[int]) -> tuple[list[Phrase], list[Phrase]]:
    """What was lost and what was got between two stocks of a seat; fame of links is said by itself."""
    linked = after[LINK_FAME] - before[LINK_FAME]
    lost: list[Phrase] = []
    won: list[Phrase] = []
    for number, thing in enumerate(THINGS):
        count = after[number] - before[number] - (linked if number == FAME else 0)
        if count:
            (lost if count < 0 else won).append(amount(thing, abs(count)))
    return lost, won + links(linked)


def links(fame: int) -> list[Phrase]:
    return [Phrase("fa-for-links", {"fame": fame})] if fame else []


# --- the parts of a card --------------------------------------------------------------------------


def verb(name: str, args: Args) -> Phrase:
    """A cost or an action of a card, one verb."""
    make = VERBS.get(name)
    return make(args) if make else Phrase(f"fa-do-{name}", {**args})


def _again(args: Args) -> Phrase:
    bundle: Args = {thing: args[thing] for thing in (*GOODS, "money") if thing in args}
    if list(bundle.values()) == [1] and "money" not in bundle:
        return Phrase("fa-do-up-to", {"most": args["most"], "good": next(iter(bundle))})
    return Phrase("fa-do-again", {"most": args["most"], "what": amounts(bundle)})


def _worker(args: Args) -> Phrase:
    return Phrase("fa-do-worker", {"most": args["most"], "where": Phrase(f"fa-at-{args['place']}")})


def _build(args: Args) -> Phrase:
    if "kind" not in args:
        return _piece(args)
    return Phrase("fa-do-workshop", {"piece": args["piece"], "good": args["kind"]})


def _piece(args: Args) -> Phrase:
    return Phrase("fa-piece", {"piece": args["piece"]})


def _block(args: Args) -> Phrase:
    return Phrase("fa-do-block-one-site" if args["one-site"] else "fa-do-block", {"count": args["count"]})


def _hunt(args: Args) -> Phrase:
    message = "fa-do-hunt-next-to-worker" if args["next-to-worker"] else "fa-do-hunt"
    return Phrase(message, {"most": args["most"]})


VERBS: dict[str, Callable[[Args], Phrase]] = {
    "pay": lambda args: amount(str(args["goods"]), int(args["count"])),
    "spend": lambda args: money(int(args["money"])),
    "again": _again,
    "worker": _worker,
    "build": _build,
    "bridge": _piece,
    "block": _block,
    "hunt": _hunt,
    "recall": lambda args: Phrase("fa-do-recall", {"most": args["most"]}),
    "order": lambda args: Phrase("fa-do-order", {"less": args["less"]}),
}


# --- gains ----------------------------------------------------------------------------------------


def gains(told: Sequence[Told]) -> list[Phrase]:
    """The gains of a card: what is got once, then what is got for each or only at some places."""
    parts: dict[str, list[Phrase]] = {}
    for name, args in told:
        parts.setdefault(_section(args), []).append(_gain(name, args))
    once = parts.pop("once", [])
    return once + [Phrase(f"fa-get-{section}", {"what": got}) for section, got in parts.items()]


def _section(args: Args) -> str:
    return "each" if args.get("each") else SECTIONS[int(args.get("at", 0))]


def _gain(name: str, args: Args) -> Phrase:
    if name == "gain":
        return amount(str(args["thing"]), int(args["count"]))
    return _per(args) if name == "per" else Phrase(f"fa-get-{name}", {"count": args["count"]})


def _per(args: Args) -> Phrase:
    what = Phrase(f"fa-per-{args['counter']}", {"per": args["per"]})
    got = amount(str(args["thing"]), int(args["count"]))
    if not args["most"]:
        return Phrase("fa-get-per", {"amount": got, "what": what})
    return Phrase("fa-get-per-most", {"amount": got, "what": what, "most": args["most"]})


def gained_for_each(told: Sequence[Told]) -> list[Phrase]:
    """What a card gains for each time that something is given."""
    return [_gain(name, args) for name, args in told if name in GAINS and args.get("each")]


# --- what waits -----------------------------------------------------------------------------------


def task(name: str, args: Args) -> Phrase:
    """The verb that waits for the seat to act."""
    if name in ("pay", "some", "again"):
        return Phrase("fa-task-pay", {"what": verb(name, args)})
    if name == "reward":
        return Phrase("fa-task-reward", {"number": args["reward"], "what": reward(int(args["reward"]))})
    if name in GAINS:
        return Phrase("fa-gain", {"what": gains([(name, args)])})
    if name in ("buy-back", "remove") or args.get("administration"):
        return Phrase(f"fa-task-{name}", {**args})
    return verb(name, args)


REWARD_FIGURES: dict[int, Args] = {
    REWARD_MONEY: {"count": RICH_MONEY, "usual": SOLO_MONEY},
    REWARD_WORKERS: {"count": ADMINISTRATION_WORKERS + 1},
    REWARD_GIFTS: {"count": GIFT},
    REWARD_CARDS: {"count": FETCHED + 1},
    REWARD_SWAP: {"count": SWAP_PRICE - 1, "usual": SWAP_PRICE},
    REWARD_REPLACE: {"count": REPLACED - 1, "usual": REPLACED},
}


def reward(number: int) -> Phrase:
    """A reward of the pharaoh's challenge (FA-82)."""
    return Phrase(f"reward-{number}", {**REWARD_FIGURES[number]})

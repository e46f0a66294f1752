"""The cards, goods and pending verbs of Faiyum in words, as its table and its menus need them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from ludarium.core.messages import Args
from ludarium.games.faiyum.grammar import program
from ludarium.games.faiyum.pieces import GOODS
from ludarium.games.faiyum.todo import tell
from ludarium.games.faiyum.view import CardView, SeatView, TaskView
from ludarium.terminal.layout import tied
from ludarium.text.say import Say

COSTS = ("pay", "spend", "some", "again", "offer")
GAINS = ("gain", "per", "field", "choose")


# --- amounts --------------------------------------------------------------------------------------


def amount(say: Say, thing: str, count: int) -> str:
    """So much of a good, of money or of fame."""
    if thing in ("money", "fame"):
        return tied(say.words(f"fa-{thing}", {"count": count}))
    if thing == "basic":
        return tied(say.words("fa-basic", {"count": count}))
    if " " in thing:
        goods = " / ".join(say.card("good", good) for good in thing.split())
        return say.words("fa-either", {"goods": goods})
    return tied(say.words("fa-amount", {"count": count, "good": say.card("good", thing)}))


def money(say: Say, count: int) -> str:
    return amount(say, "money", count)


def amounts(say: Say, things: Mapping[str, int | str]) -> str:
    """Several amounts, those that are 0 left out."""
    return ", ".join(amount(say, thing, int(count)) for thing, count in things.items() if count)


def owned(say: Say, seat: SeatView) -> str:
    """Money and goods of a seat."""
    goods = amounts(say, seat.goods) or say.words("fa-nothing")
    return f"{money(say, seat.money)}, {goods}"


# --- cards ----------------------------------------------------------------------------------------


def card_name(say: Say, card: CardView) -> str:
    return tied(say.card("card", card.id))


def card_names(say: Say, cards: Iterable[CardView]) -> str:
    """Names one after another, neighbours that are alike counted once."""
    return ", ".join(times(say, card, count) for card, count in runs(cards)) or say.words("fa-none")


def runs(cards: Iterable[CardView]) -> list[tuple[CardView, int]]:
    """Cards with how often each lies there in a row."""
    found: list[tuple[CardView, int]] = []
    for card in cards:
        if found and found[-1][0].id == card.id:
            found[-1] = (card, found[-1][1] + 1)
        else:
            found.append((card, 1))
    return found


def times(say: Say, card: CardView, count: int) -> str:
    """A card's name with how many of it there are."""
    name = card_name(say, card)
    return name if count == 1 else tied(say.words("fa-times", {"card": name, "count": count}))


@cache
def _verbs(kind: str, cost: str, action: str, gain: str) -> tuple[tuple[str, Args], ...]:
    return tuple(tell(verb) for verb in program(kind, cost, action, gain))


def card_text(say: Say, card: CardView) -> str:
    """What a card costs, does and gives, then its type and how sure its figures are."""
    told = _verbs(card.type, card.cost, card.action, card.gain)
    costs = [verb_words(say, verb, args) for verb, args in told if verb in COSTS]
    done = [verb_words(say, verb, args) for verb, args in told if verb not in COSTS + GAINS]
    gained = gains(say, [(verb, args) for verb, args in told if verb in GAINS])
    parts = [
        *([say.words("fa-cost", {"what": ", ".join(costs)})] if costs else []),
        *done,
        *([say.words("fa-gain", {"what": gained})] if gained else []),
    ]
    return f"{'; '.join(parts)} [{_about(say, card)}]"


def _about(say: Say, card: CardView) -> str:
    mark = say.words(f"fa-mark-{card.source}")
    return say.words("fa-about", {"type": say.words(f"type-{card.type}"), "mark": mark})


# --- gains ----------------------------------------------------------------------------------------


def gains(say: Say, told: Iterable[tuple[str, Args]]) -> str:
    """The gains of a card: what is got once, then what is got for each or only at some places."""
    parts: dict[str, list[str]] = {}
    for verb, args in told:
        parts.setdefault(_part(args), []).append(_gain(say, verb, args))
    return "; ".join(_gained(say, part, ", ".join(words)) for part, words in parts.items())


def _part(args: Args) -> str:
    if args.get("each"):
        return "each"
    return ("once", "settlement", "town")[int(args.get("at", 0))]


def _gained(say: Say, part: str, what: str) -> str:
    return what if part == "once" else say.words(f"fa-get-{part}", {"what": what})


def _gain(say: Say, verb: str, args: Args) -> str:
    if verb == "gain":
        return amount(say, str(args["thing"]), int(args["count"]))
    if verb == "per":
        return _per(say, args)
    return say.words(f"fa-get-{verb}", args)


def _per(say: Say, args: Args) -> str:
    what = say.words(f"fa-per-{args['counter']}", {"per": args["per"]})
    told: Args = {"amount": amount(say, str(args["thing"]), int(args["count"])), "what": what}
    most = int(args["most"])
    return say.words("fa-get-per-most", {**told, "most": most}) if most else say.words("fa-get-per", told)


# --- verbs ----------------------------------------------------------------------------------------


def verb_words(say: Say, verb: str, args: Args) -> str:
    """A cost or an action of a card, one verb."""
    found = VERBS.get(verb)
    return found(say, args) if found else say.words(f"fa-do-{verb}", args)


def _pay(say: Say, args: Args) -> str:
    return amount(say, str(args["goods"]), int(args["count"]))


def _again(say: Say, args: Args) -> str:
    bundle: Args = {thing: args[thing] for thing in (*GOODS, "money") if thing in args}
    if list(bundle.values()) == [1] and "money" not in bundle:
        (good,) = bundle
        return say.words("fa-do-up-to", {"most": args["most"], "good": say.card("good", good)})
    return say.words("fa-do-again", {"most": args["most"], "what": amounts(say, bundle)})


def _worker(say: Say, args: Args) -> str:
    place = say.words(f"fa-at-{args['place']}")
    return say.words("fa-do-worker", {"most": args["most"], "place": place})


def _build(say: Say, args: Args) -> str:
    piece = say.card("piece", str(args["piece"]))
    if "kind" not in args:
        return piece
    return say.words("fa-do-workshop", {"piece": piece, "good": say.card("good", str(args["kind"]))})


def _block(say: Say, args: Args) -> str:
    message = "fa-do-block-one-site" if args["one-site"] else "fa-do-block"
    return say.words(message, {"count": args["count"]})


def _hunt(say: Say, args: Args) -> str:
    message = "fa-do-hunt-next-to-worker" if args["next-to-worker"] else "fa-do-hunt"
    return say.words(message, {"most": args["most"]})


VERBS: dict[str, Callable[[Say, Args], str]] = {
    "pay": _pay,
    "spend": lambda say, args: money(say, int(args["money"])),
    "again": _again,
    "worker": _worker,
    "build": _build,
    "bridge": lambda say, args: say.card("piece", str(args["piece"])),
    "block": _block,
    "hunt": _hunt,
    "order": lambda say, args: say.words("fa-do-order", {"less-text": money(say, int(args["less"]))}),
}


# --- what is to be done now -----------------------------------------------------------------------


def task_words(say: Say, task: TaskView) -> str:
    """The verb that waits for the seat to act."""
    if task.verb in ("pay", "some", "again"):
        return say.words("fa-task-pay", {"what": verb_words(say, task.verb, task.args)})
    if task.verb == "reward":
        reward = int(task.args["reward"])
        return say.words("fa-task-reward", {"reward": reward, "what": say.words(f"reward-{reward}")})
    if task.verb in GAINS:
        return gains(say, [(task.verb, task.args)])
    if task.verb in ("buy-back", "remove") or task.args.get("administration"):
        return say.words(f"fa-task-{task.verb}", task.args)
    return verb_words(say, task.verb, task.args)

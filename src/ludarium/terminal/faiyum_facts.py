"""What a choice of Faiyum costs and brings, and how its choices are ordered in menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ludarium.core.messages import Choice, Event
from ludarium.core.state import State
from ludarium.games.faiyum.pieces import FETCHED
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.view import CardView, FaiyumView, FieldView, SlotView
from ludarium.terminal.faiyum_map import field_sign
from ludarium.terminal.faiyum_words import card_name, card_text, money
from ludarium.text.say import Say

CLAUSES = {
    "play": "FA-20",
    "cash": "FA-20",
    "buy": "FA-65",
    "administer": "FA-68",
    "pass": "FA-72",
    "pay": "FA-24",
    "pay-money": "FA-25",
    "gain": "FA-21a",
    "more": "FA-21",
    "worker": "FA-40",
    "settlement": "FA-50",
    "town": "FA-51",
    "palace": "FA-51",
    "workshop": "FA-52",
    "extension": "FA-52",
    "block": "FA-57",
    "road": "FA-53",
    "bridge": "FA-56",
    "recall": "FA-68",
    "hunt": "FA-41a",
    "offer": "FA-21b",
    "remove": "FA-80",
    "use": "FA-82",
    "leave": "FA-82",
    "buy-back": "FA-69",
    "done": "FA-21a",
}
KINDS = tuple(CLAUSES)
CARDS = ("play", "cash", "buy", "offer", "remove")
FIELDS = (
    "worker", "settlement", "town", "palace", "workshop", "extension", "block", "recall", "hunt",
)  # fmt: skip
WAYS = ("road", "bridge")
LINKING = ("settlement", *WAYS)
NAMED = {
    **dict.fromkeys(CARDS, "card"),
    **dict.fromkeys(FIELDS, "field"),
    "road": "road",
    "bridge": "bridge",
    "pay": "good",
    "gain": "good",
}
GRID = frozenset((*FIELDS, *WAYS, "cash", "done"))  # kinds whose choices stand side by side
BARE = ("field", "road", "bridge", "good")  # arguments that are typed without a verb


def offered(_: Choice) -> bool:
    """Every legal move is shown."""
    return True


def careful(_: FaiyumView, choice: Choice) -> bool:
    """Who passes is out."""
    return choice.move.kind == "pass"


def facts(say: Say, state: State, view: FaiyumView, choice: Choice) -> list[str]:
    """What a choice costs and brings, each fact by itself."""
    found = FACTS.get(choice.move.kind)
    return found(say, state, view, choice) if found else []


def card_facts(say: Say, _: State, __: FaiyumView, arg: str, choices: Sequence[Choice]) -> str:
    """A card that several choices have in common; in Faiyum no menu asks for one first."""
    return say.card(arg, str(choices[0].move.args[arg]))


def preferred(view: FaiyumView) -> Choice | None:
    """The payment in the good itself, where only roses and money could replace it (FA-24, FA-25)."""
    goods = [choice for choice in view.choices if choice.move.args.get("good") not in (None, "rose")]
    paying = all(choice.move.kind in ("pay", "pay-money") for choice in view.choices)
    return goods[0] if paying and len(goods) == 1 else None


# --- places in a grid -----------------------------------------------------------------------------


def short(say: Say, state: State, view: FaiyumView, choice: Choice) -> str:
    """A choice in a few characters: a field with what is on it, a road, a card."""
    if choice.move.kind == "cash":
        return say.card("card", str(choice.move.args["card"]))
    if choice.move.kind == "done":
        return say.move(choice.move)
    place = str(choice.move.args[NAMED[choice.move.kind]])
    if choice.move.kind in FIELDS:
        place += " " + field_sign(say, _field(view, place))
    fame = _link_fame(state, choice) if choice.move.kind in LINKING else 0
    return f"{place} +{fame}" if fame else place


def _field(view: FaiyumView, name: str) -> FieldView:
    return next(field for field in view.fields if field.name == name)


def _events(state: State, choice: Choice) -> list[Event]:
    """What a choice makes happen, tried out on a copy of the position."""
    trial = cast(Faiyum, state.copy())
    events: list[Event] = []
    trial.log = events
    trial.apply(choice.action)
    return events


def _link_fame(state: State, choice: Choice) -> int:
    return sum(int(event.args["fame"]) for event in _events(state, choice) if event.kind == "linked")


# --- facts ----------------------------------------------------------------------------------------


def _play(say: Say, _: State, view: FaiyumView, choice: Choice) -> list[str]:
    return [card_text(say, _held(view, choice))]


def _held(view: FaiyumView, choice: Choice) -> CardView:
    return next(card for card in view.seats[view.turn].hand if card.id == choice.move.args["card"])


def _slot(view: FaiyumView, choice: Choice) -> SlotView:
    return next(slot for slot in view.market if slot.card.id == choice.move.args["card"])


def _buy(say: Say, state: State, view: FaiyumView, choice: Choice) -> list[str]:
    paid = [event for event in _events(state, choice) if event.kind == "bought"]
    price = int(paid[0].args["money"]) if paid else _slot(view, choice).price
    return [_costs(say, view, price), card_text(say, _slot(view, choice).card)]


def _costs(say: Say, view: FaiyumView, price: int) -> str:
    """A price beside what the seat to act has."""
    have = money(say, view.seats[view.turn].money)
    return say.words("fa-fact-costs", {"price-text": money(say, price), "money-text": have})


def _remove(say: Say, _: State, view: FaiyumView, choice: Choice) -> list[str]:
    return [card_text(say, _slot(view, choice).card)]


def _administer(say: Say, state: State, view: FaiyumView, choice: Choice) -> list[str]:
    taken = sum(int(event.args["money"]) for event in _events(state, choice) if event.kind == "administered")
    cards = min(len(view.seats[view.turn].pile), FETCHED)
    return [say.words("fa-fact-administration", {"money-text": money(say, taken), "cards": cards})]


def _pass(say: Say, _: State, view: FaiyumView, __: Choice) -> list[str]:
    fame = view.disaster_fame[0] if view.disaster_fame else 0
    return [say.words("fa-fact-pass", {"fame": fame})]


def _pay(say: Say, _: State, view: FaiyumView, choice: Choice) -> list[str]:
    count = view.seats[view.turn].goods[str(choice.move.args["good"])]
    return [say.words("fa-fact-have", {"count": count})]


def _pay_money(say: Say, _: State, view: FaiyumView, __: Choice) -> list[str]:
    return [_costs(say, view, view.swap_price)]


def _buy_back(say: Say, state: State, view: FaiyumView, choice: Choice) -> list[str]:
    bought = [event for event in _events(state, choice) if event.kind == "bought-back"]
    top = card_name(say, view.seats[view.turn].pile[-1])
    return [top, *[_costs(say, view, int(event.args["money"])) for event in bought]]


def _place(say: Say, state: State, _: FaiyumView, choice: Choice) -> list[str]:
    fame = _link_fame(state, choice)
    return [say.words("fa-fact-links", {"fame": fame})] if fame else []


Facts = Callable[[Say, State, FaiyumView, Choice], list[str]]
FACTS: dict[str, Facts] = {
    "play": _play,
    "offer": _play,
    "buy": _buy,
    "remove": _remove,
    "administer": _administer,
    "pass": _pass,
    "pay": _pay,
    "gain": _pay,
    "pay-money": _pay_money,
    "buy-back": _buy_back,
    **dict.fromkeys(LINKING, _place),
}

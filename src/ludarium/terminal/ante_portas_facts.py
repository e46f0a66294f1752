"""What a choice of Ante Portas takes and brings, and how its choices are ordered in menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.core.messages import Args, Choice
from ludarium.core.state import State
from ludarium.games.ante_portas.board import HalfView
from ludarium.games.ante_portas.effects import CARTHAGE
from ludarium.games.ante_portas.map import ROMA
from ludarium.games.ante_portas.view import TableView
from ludarium.terminal.ante_portas_words import (
    army_of,
    camp_of,
    card_name,
    city_facts,
    counted,
    event_text,
    figures,
    half_of,
    is_roman,
    men,
    stack_at,
)
from ludarium.text.ante_portas import help_text
from ludarium.text.say import Say

CLAUSES = {
    "march": "AP-20",
    "attach": "AP-20",
    "event": "AP-21",
    "secret": "AP-33",
    "named": "AP-32",
    "morale": "AP-35",
    "move-secret": "AP-33",
    "ally": "AP-61",
    "stray": "AP-41c",
    "lose": "AP-42",
    "discard": "AP-37",
    "target": "AP-24",
    "another-turn": "AP-24",
    "end": "AP-12a",
}
KINDS = tuple(CLAUSES)
NAMED = {
    **dict.fromkeys(
        ("march", "attach", "event", "secret", "named", "morale", "stray", "lose", "discard"), "card"
    ),
    "move-secret": "city",
    "target": "city",
    "ally": "ally",
}
STEPS = {"secret": ("card",), "named": ("card", "city")}
BRIEF = frozenset({"march", "attach", "event", "morale", "lose", "discard"})
LAYING = ("march", "attach", "event")


def offered(_: Choice) -> bool:
    return True


def careful(view: TableView, choice: Choice) -> bool:
    """Whether a choice may lose the game: the last card of Carthage's hand, or the march on Roma."""
    if choice.move.kind == "target":
        return choice.move.args["city"] == ROMA
    return choice.move.kind in LAYING and view.to_act == CARTHAGE and view.carthage.hand_size == 1


def facts(say: Say, state: State, view: TableView, choice: Choice) -> list[str]:
    """What a choice takes and brings, each fact by itself."""
    del state  # nothing but the view is used: it holds all that this seat may know
    found = FACTS.get(choice.move.kind)
    return found(say, view, choice) if found else []


# --- Carthage ---------------------------------------------------------------------------------------


def _half(view: TableView, choice: Choice) -> HalfView:
    return half_of(view, str(choice.move.args["card"]))


def _does(say: Say, half: HalfView) -> str:
    """What an event does, as one fact among others."""
    return event_text(say, half).removesuffix(".")


def _left(say: Say, view: TableView, half: HalfView) -> str:
    """The army that a card leaves in Carthage's hand."""
    infantry, cavalry, _ = army_of(view, [card for card in view.carthage.hand if card != half.id])
    return say.words("ap-fact-left", {"men": men(say, infantry, cavalry)})


def _march(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    before = view.march or 0
    together = [say.words("ap-fact-together", {"count": before + half.march})] if before else []
    return [counted(say, "march", half.march), *together, _left(say, view, half)]


def _attach(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    return [_does(say, half), _left(say, view, half)]


def _event(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    goes = say.words(f"goes-{half.goes}")
    return [_does(say, half), goes if is_roman(view, half) else _left(say, view, half)]


def _target(say: Say, view: TableView, choice: Choice) -> list[str]:
    siege = choice.move.args["city"] == ROMA
    return [*city_facts(say, view, str(choice.move.args["city"])), *_siege(say, siege)]


def _siege(say: Say, siege: bool) -> list[str]:
    return [say.words("ap-fact-siege")] if siege else []


def _lose(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    return [figures(say, half, roman=False)]


def _stray(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    return [men(say, half.infantry, half.cavalry)]


def _ally(say: Say, view: TableView, choice: Choice) -> list[str]:
    ally = next(each for each in view.allies if each.id == choice.move.args["ally"])
    return [f"{ally.high}–{ally.low}", help_text(say, ally)]


# --- Rome -------------------------------------------------------------------------------------------


def _morale(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    args: Args = {"by": half.morale, "morale": view.morale}
    return [say.words("ap-fact-morale", args), say.words(f"goes-{half.goes}")]


def _attached(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    found = {"army": _army, "event": _as_event, "money": _money}[str(choice.move.args["use"])]
    return [found(say, view, half)]


def _army(say: Say, _: TableView, half: HalfView) -> str:
    return men(say, half.infantry, half.cavalry)


def _as_event(say: Say, _: TableView, half: HalfView) -> str:
    return _does(say, half)


def _money(say: Say, view: TableView, half: HalfView) -> str:
    """Wealth with what lies in the secret stack as money already, against the price that is known."""
    stack = stack_at(view, "secret")
    cards = [card for pile in stack.piles for card in pile] if stack else []
    there = sum(half_of(view, card.card).wealth for card in cards if card.card and card.use == "money")
    args: Args = {"count": half.wealth, "together": there + half.wealth, "price": view.price}
    return say.words("ap-fact-money", args)


def _move_secret(say: Say, view: TableView, choice: Choice) -> list[str]:
    return city_facts(say, view, str(choice.move.args["city"]))


def _discard(say: Say, view: TableView, choice: Choice) -> list[str]:
    half = _half(view, choice)
    return [figures(say, half, roman=True), say.words(f"goes-{half.goes}")]


def _end(say: Say, view: TableView, _: Choice) -> list[str]:
    if view.stage != "rome-plays" or not view.plays_left or not camp_of(view, view.to_act).hand_size:
        return []
    return [say.words("ap-fact-unused", {"count": view.plays_left})]


# --- cards and cities in menus ----------------------------------------------------------------------


def card_facts(say: Say, state: State, view: TableView, arg: str, choices: Sequence[Choice]) -> str:
    """A card or city that several choices have in common, with what one has to know to choose it."""
    del state
    value = str(choices[0].move.args[arg])
    if arg == "city":
        return f"{say.card('city', value)} ({'; '.join(city_facts(say, view, value))})"
    half = half_of(view, value)
    shown = [figures(say, half, roman=is_roman(view, half)), _does(say, half)]
    return f"{card_name(say, value)} ({'; '.join(shown)})"


Facts = Callable[[Say, TableView, Choice], list[str]]
FACTS: dict[str, Facts] = {
    "march": _march,
    "attach": _attach,
    "event": _event,
    "target": _target,
    "lose": _lose,
    "stray": _stray,
    "ally": _ally,
    "morale": _morale,
    "secret": _attached,
    "named": _attached,
    "move-secret": _move_secret,
    "discard": _discard,
    "end": _end,
}

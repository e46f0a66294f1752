"""The table of Ante Portas as lines of text: where the phrases of its zones stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.core.messages import Phrase, Thing, Zone
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.phrases import SIDES
from ludarium.terminal.ante_portas_map import drawn_lines, list_lines, map_lines
from ludarium.terminal.families import Family
from ludarium.terminal.layout import INDENT, columns, sentence, wrapped
from ludarium.text.say import Say

DEEPER = INDENT * 3
SEATS = (CARTHAGE, ROME)
HANDS = tuple(f"hand:{side}" for side in SIDES)


def table(say: Say, view: TableView, width: int) -> list[str]:
    """Everything that lies on the table, what the viewer knows of the other, and the own hand last."""
    parts = [_zone(say, view, zone, width) for zone in view.zones]
    return [line for part in parts if part for line in ["", *part]][1:]


def turn(view: TableView) -> int:
    return view.turn


def battle(view: TableView) -> list[Phrase]:
    """In a battle its figures, beside what is to be decided."""
    return [fact for zone in view.zones if zone.id == "battle" for fact in zone.facts[:1]]


# --- zones --------------------------------------------------------------------------------------------


def _zone(say: Say, view: TableView, zone: Zone, width: int) -> list[str]:
    if zone.id == "map":
        return map_lines(say, view, width)
    if zone.id in HANDS:
        return _hand(say, zone, width)
    lead = [*_players(say, zone), say.phrase(zone.title), *_tracks(view, zone)]
    facts = [sentence(_facts(say, zone.facts)) + "."] if zone.facts else []
    things = columns([_row(say, thing) for thing in zone.things], width)
    if not facts and not things:
        return []
    deep = [line for thing in zone.things for line in _piles(say, thing, width)]
    head = [part for line in [*lead, *facts] for part in wrapped(line, width, "", INDENT)]
    return [*head, *(deep if deep else things)]


def _facts(say: Say, facts: Sequence[Phrase]) -> str:
    return "; ".join(say.phrase(fact).removesuffix(".") for fact in facts)


def _players(say: Say, zone: Zone) -> list[str]:
    """Who plays which side, above the course of the round."""
    if zone.id != "course":
        return []
    sides = [f"{say.words(side)}: {say.player(seat)}." for seat, side in enumerate(say.game.sides)]
    return [" ".join(sides)]


def _tracks(view: TableView, zone: Zone) -> list[str]:
    """The spaces of a track, the marker in brackets."""
    if zone.id == "senate":
        return [INDENT + _track(range(view.most_morale, -1, -1), view.morale)]
    if zone.id == "sea":
        return [INDENT + _track(range(-view.sea_end, view.sea_end + 1), view.sea)]
    return []


def _track(spaces: range, marker: int) -> str:
    return " ".join(f"[{abs(space)}]" if space == marker else str(abs(space)) for space in spaces)


def _row(say: Say, thing: Thing) -> list[str]:
    """A thing in one row: its name, and what is so and always so of it."""
    always = say.game.face(*thing.card) if thing.card and thing.card[0] == "ally" else []
    return [say.phrase(thing.name), _facts(say, [*thing.facts, *always])]


def _piles(say: Say, thing: Thing, width: int) -> list[str]:
    """A stack of Rome's, pile by pile."""
    if not thing.id.startswith("stack:"):
        return []
    lines = wrapped(f"{say.phrase(thing.name)}: {_facts(say, thing.facts)}", width, INDENT, DEEPER)
    for pile in thing.things:
        cards = ", ".join(_laid(say, card) for card in pile.things)
        text = f"{say.phrase(pile.name)}, {_facts(say, pile.facts)}: {cards}"
        lines += wrapped(text, width, DEEPER, DEEPER + INDENT)
    return lines


def _laid(say: Say, card: Thing) -> str:
    """A laid card by its name and, beyond its use, what is known of it."""
    known = _facts(say, card.facts[1:])
    return f"{say.phrase(card.name)} ({known})" if known else say.phrase(card.name)


# --- hands and cards ----------------------------------------------------------------------------------


def _hand(say: Say, zone: Zone, width: int) -> list[str]:
    """A hand that is seen card by card; of a hidden one what is known."""
    lines = wrapped(say.phrase(zone.title), width, "", INDENT)
    if zone.title.args["whose"] == "hidden":
        return [
            *lines,
            *[part for fact in zone.facts for part in wrapped(say.phrase(fact), width, INDENT, DEEPER)],
        ]
    if zone.facts:
        lines = wrapped(f"{say.phrase(zone.title)}: {_facts(say, zone.facts)}", width, "", INDENT)
    return [*lines, *_cards(say, [thing.card[1] for thing in zone.things if thing.card], width)]


def _cards(say: Say, cards: Sequence[str], width: int) -> list[str]:
    room = max((len(say.card("card", card)) for card in cards), default=0)
    return [line for card in cards for line in card_lines(say, card, room, width)]


def card_lines(say: Say, card: str, room: int, width: int) -> list[str]:
    """A half with its figures, then its event, where it goes, and its other half."""
    face = say.game.face("card", card)
    event = next(place for place, phrase in enumerate(face) if phrase.message == "ap-event-text")
    first = f"{say.card('card', card).ljust(room)}{INDENT}{say.phrases(face[:event])}"
    rest = " ".join(f"{sentence(say.phrase(phrase)).removesuffix('.')}." for phrase in face[event:])
    return [*wrapped(first, width, INDENT, DEEPER), *wrapped(rest, width, DEEPER)]


# --- pages that are shown on demand -----------------------------------------------------------------


def all_cards(say: Say, view: TableView, width: int) -> list[str]:
    """Every card with both of its halves."""
    halves = [[half.id for half in (card.carthage, card.rome) if half is not None] for card in view.cards]
    room = max(len(say.card("card", half)) for both in halves for half in both)
    lines = [say.words("ap-all-cards")]
    for both in halves:
        lines += ["", *(line for half in both for line in card_lines(say, half, room, width))]
    return lines


def own_cards(say: Say, view: TableView, width: int) -> list[str]:
    """The own hand alone."""
    return _hand(say, zone_of(view, HANDS[view.viewer or CARTHAGE]), width)


def known_cards(say: Say, view: TableView, width: int) -> list[str]:
    """What is known of the other hand and of the piles."""
    other = 1 - view.viewer if view.viewer is not None else ROME
    zones = [zone_of(view, HANDS[other]), *(zone for zone in view.zones if zone.id.startswith("pile:"))]
    return [line for zone in zones for line in _zone(say, view, zone, width)]


def zone_of(view: TableView, id_: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == id_)


PAGES: dict[str, Callable[[Say, TableView, int], list[str]]] = {
    "map": drawn_lines,
    "roads": list_lines,
    "hand": own_cards,
    "known": known_cards,
    "cards": all_cards,
}
FAMILY = Family(table=table, beside=battle, turn=turn, pages=PAGES)

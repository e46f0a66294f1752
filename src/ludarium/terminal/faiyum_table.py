"""The table of Faiyum as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludarium.core.messages import Args, Phrase, Thing, Zone
from ludarium.core.state import OVER
from ludarium.games.faiyum.figures import FaiyumView
from ludarium.terminal.faiyum_choices import short
from ludarium.terminal.faiyum_map import listed_map, map_lines
from ludarium.terminal.faiyum_words import card_text, name, names, zone
from ludarium.terminal.families import Family
from ludarium.terminal.layout import INDENT, columns, sentence, tied, wrapped
from ludarium.text.say import Say

DEEPER = INDENT * 2


def table(say: Say, view: FaiyumView, width: int) -> list[str]:
    """Everything that lies on the table; a viewer's own hand in full, a spectator sees all in full."""
    parts = [_heading(say, view, width), map_lines(say, view, width), _supply(say, view, width)]
    parts += [_market(say, view, width), _decks(say, view, width)]
    seats = sorted(_seats(view), key=lambda seat: seat.seat == view.viewer)
    parts += [_seat(say, view, seat, width) for seat in seats]
    return [line for part in parts if part for line in ["", *part]][1:]


def owned(view: FaiyumView) -> list[Phrase]:
    """What the seat to act owns, beside what is to be done."""
    return zone(view, f"seat:{view.turn}").facts


# --- the head -------------------------------------------------------------------------------------


def _heading(say: Say, view: FaiyumView, width: int) -> list[str]:
    assert view.now is not None
    lines = [f"{say.words('table-round', {'round': view.round})} {say.phrase(view.now)}"]
    if view.ending and view.to_act != OVER:
        lines.append(say.words("fa-ending"))
    lines.append("; ".join(_goals(say, view)))
    return [part for line in lines for part in wrapped(line, width)]


def _goals(say: Say, view: FaiyumView) -> list[str]:
    """What belongs to the whole table, or alone to the only seat; fame stands with the seats."""
    shown = [goal for goal in view.goals if goal.seat is None or len(view.seats) == 1]
    return [f"{sentence(say.phrase(goal.words))}: {goal.value}/{goal.of}" for goal in shown]


# --- map and market -------------------------------------------------------------------------------


def _supply(say: Say, view: FaiyumView, width: int) -> list[str]:
    """Crocodiles and pieces that are left."""
    supply = zone(view, "supply")
    left = ", ".join(tied(say.phrase(fact)) for fact in supply.facts)
    return wrapped(f"{say.phrase(supply.title)}: {left}.", width, "", INDENT)


def _market(say: Say, view: FaiyumView, width: int) -> list[str]:
    market = zone(view, "market")
    rows = [_slot(say, view, slot) for slot in market.things]
    title = say.phrase(market.title)
    return [title, *columns(rows, width)] if rows else [title, INDENT + say.words("fa-market-empty")]


def _slot(say: Say, view: FaiyumView, slot: Thing) -> list[str]:
    assert slot.card is not None
    card = view.cards[slot.card[1]]
    place = next(place for place in view.market if place.card == card.id)
    price = say.words("fa-money", {"count": place.price}) if place.current else say.phrases(slot.facts)
    price = say.words("fa-token", {"price": price}) if place.token else price
    return [
        price,
        tied(f"{card.number:>3} {say.phrase(slot.name)}"),
        card_text(say, card.id),
    ]


def _decks(say: Say, view: FaiyumView, width: int) -> list[str]:
    last = len(view.last_deck) + view.disasters_left
    args: Args = {"deck": len(view.deck), "last": last, "disasters": view.disasters_left}
    facts = [f"{say.phrase(fact)}." for fact in zone(view, "market").facts]
    return [part for line in (" ".join(facts), say.words("fa-decks", args)) for part in wrapped(line, width)]


# --- the seats ------------------------------------------------------------------------------------


def _seats(view: FaiyumView) -> list[Zone]:
    return [zone for zone in view.zones if zone.seat is not None]


def _seat(say: Say, view: FaiyumView, seat: Zone, width: int) -> list[str]:
    """What a seat owns; the cards of the viewer's own hand in full."""
    *hand, pile = seat.things
    head = f"{say.phrase(seat.title)}: {say.phrases(seat.facts)}"
    lying = say.words("fa-pile", {"cards": names(say, _runs(pile.things))})
    lines = [*wrapped(head, width, "", INDENT), *wrapped(lying, width, INDENT, DEEPER)]
    if view.viewer not in (None, seat.seat):
        held = say.words("fa-hand", {"cards": names(say, hand)})
        return [*lines, *wrapped(held, width, INDENT, DEEPER)]
    return [*lines, *_hand(say, view, seat, hand, width)]


def _runs(things: Sequence[Thing]) -> list[Thing]:
    """Things that lie in a row, neighbours that are alike counted once."""
    found: list[Thing] = []
    for thing in things:
        if found and found[-1].card == thing.card:
            found[-1] = replace(found[-1], count=found[-1].count + 1)
        else:
            found.append(thing)
    return found


def _hand(say: Say, view: FaiyumView, seat: Zone, hand: Sequence[Thing], width: int) -> list[str]:
    rows = [[name(say, thing), card_text(say, thing.card[1])] for thing in hand if thing.card]
    if not rows:
        return [INDENT + say.words("fa-hand", {"cards": say.words("fa-none")})]
    title = say.words("fa-hand-mine") if seat.seat == view.viewer else INDENT + say.words("fa-hand-open")
    return [title, *columns(rows, width, DEEPER if view.viewer is None else INDENT)]


# --- pages that are shown on demand ---------------------------------------------------------------


def deck_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """What may still come out of the decks, and what is out of the game."""
    decks = zone(view, "decks")
    told = [part for fact in decks.facts for part in wrapped(say.phrase(fact), width, INDENT, DEEPER)]
    return [say.phrase(decks.title), *told]


def map_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """The map with what is left of the pieces."""
    return [*map_lines(say, view, width), *_supply(say, view, width)]


def market_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """The market, and how far off the end is."""
    return [*_market(say, view, width), *_decks(say, view, width)]


def hand_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """What the viewer owns and holds."""
    mine = [seat for seat in _seats(view) if seat.seat == view.viewer]
    return [line for seat in mine for line in _seat(say, view, seat, width)]


PAGES = {"map": map_page, "list": listed_map, "market": market_page, "hand": hand_page, "deck": deck_page}
FAMILY = Family(
    table=table,
    beside=owned,
    pages=PAGES,
    short=short,
    direct=True,
)

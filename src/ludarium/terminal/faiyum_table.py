"""The table of Faiyum as lines of text."""

from __future__ import annotations

from ludarium.core.messages import Args
from ludarium.core.state import OVER
from ludarium.games.faiyum.view import FaiyumView, SeatView, SlotView
from ludarium.terminal.faiyum_map import listed_map, map_lines
from ludarium.terminal.faiyum_words import (
    amount,
    card_name,
    card_names,
    card_text,
    money,
    owned,
    runs,
    task_words,
    times,
)
from ludarium.terminal.layout import INDENT, columns, tied, wrapped
from ludarium.text.say import Say

DEEPER = INDENT * 2
QUIET_TASKS = ("turn", "draw", "start", "deal", "begin")


def table(say: Say, view: FaiyumView, width: int) -> list[str]:
    """Everything that lies on the table; a viewer's own hand in full, a spectator sees all in full."""
    parts = [_heading(say, view, width), map_lines(say, view, width), _rest_of_map(say, view, width)]
    parts += [_market(say, view, width), _decks(say, view, width)]
    mine = [seat for seat in view.seats if seat.seat == view.viewer]
    parts += [_seat(say, view, seat, width) for seat in view.seats if seat not in mine]
    parts += [_seat(say, view, seat, width) for seat in mine]
    return [line for part in parts if part for line in ["", *part]][1:]


def status(say: Say, view: FaiyumView) -> str:
    """What the seat to act owns, and what it has to do if that is not just a turn."""
    seat = view.seats[view.turn]
    args: Args = {**_figures(say, seat), "owned": owned(say, seat)}
    task = view.todo[0] if view.todo else None
    if task is None or task.verb in QUIET_TASKS:
        return say.words("fa-status", args)
    args["task"] = task_words(say, task)
    if view.table is None:
        return say.words("fa-status-task", args)
    return say.words("fa-status-card", {**args, "card": card_name(say, view.table)})


def _figures(say: Say, seat: SeatView) -> Args:
    return {"player": say.player(seat.seat), "fame-text": amount(say, "fame", seat.fame)}


# --- the head -------------------------------------------------------------------------------------


def _heading(say: Say, view: FaiyumView, width: int) -> list[str]:
    lines = [f"{say.words('table-round', {'round': view.round})} {_whose_turn(say, view)}"]
    if view.ending and view.to_act != OVER:
        lines.append(say.words("fa-ending"))
    return [part for line in lines for part in wrapped(line, width)]


def _whose_turn(say: Say, view: FaiyumView) -> str:
    if view.to_act == OVER:
        return say.words("table-over")
    if not view.market and view.round == 0:
        return say.words("table-set-up")
    return say.words("fa-whose-turn", {"player": say.player(view.turn)})


# --- map and market -------------------------------------------------------------------------------


def _rest_of_map(say: Say, view: FaiyumView, width: int) -> list[str]:
    """Crocodiles and pieces that are left."""
    crocodiles = sum(field.crocodile for field in view.fields)
    left = [tied(f"{say.card('piece', piece)} {count}") for piece, count in view.pieces_left.items()]
    words = [
        say.words("fa-supply", {"pieces": ", ".join(left)}),
        say.words("fa-crocodiles", {"count": crocodiles}),
    ]
    return wrapped("; ".join(words) + ".", width, "", INDENT)


def _market(say: Say, view: FaiyumView, width: int) -> list[str]:
    rows = [_slot(say, slot) for slot in view.market]
    if not rows:
        return [say.words("fa-market"), INDENT + say.words("fa-market-empty")]
    return [say.words("fa-market"), *columns(rows, width)]


def _slot(say: Say, slot: SlotView) -> list[str]:
    name = tied(f"{slot.card.number:>3} {card_name(say, slot.card)}")
    return [_price(say, slot), name, card_text(say, slot.card)]


def _price(say: Say, slot: SlotView) -> str:
    if not slot.current:
        return say.words("fa-later")
    if slot.token:
        return say.words("fa-token", {"price-text": money(say, slot.price)})
    return money(say, slot.price)


def _decks(say: Say, view: FaiyumView, width: int) -> list[str]:
    lines = [say.words("fa-disasters", {"out": view.disasters_out})]
    if any(view.disaster_fame):
        fames = ", ".join(str(fame) for fame in view.disaster_fame)
        lines[0] += " " + say.words("fa-disaster-fame", {"fames": fames})
    last = len(view.last_deck) + view.disasters_left
    args: Args = {"deck": len(view.deck), "last": last, "disasters": view.disasters_left}
    lines.append(say.words("fa-decks", args))
    return [part for line in lines for part in wrapped(line, width)]


# --- the seats ------------------------------------------------------------------------------------


def _seat(say: Say, view: FaiyumView, seat: SeatView, width: int) -> list[str]:
    """What a seat owns; the cards of the viewer's own hand in full."""
    message = "fa-seat-passed" if seat.passed else "fa-seat"
    head = say.words(message, {**_figures(say, seat), "owned": owned(say, seat)})
    pile = say.words("fa-pile", {"cards": card_names(say, reversed(seat.pile))})
    lines = [*wrapped(head, width, "", INDENT), *wrapped(pile, width, INDENT, DEEPER)]
    if view.viewer not in (None, seat.seat):
        hand = say.words("fa-hand", {"cards": card_names(say, seat.hand)})
        return [*lines, *wrapped(hand, width, INDENT, DEEPER)]
    return [*lines, *_hand(say, view, seat, width)]


def _hand(say: Say, view: FaiyumView, seat: SeatView, width: int) -> list[str]:
    rows = [[times(say, card, count), card_text(say, card)] for card, count in runs(seat.hand)]
    if not rows:
        return [INDENT + say.words("fa-hand", {"cards": say.words("fa-none")})]
    title = say.words("fa-hand-mine") if seat.seat == view.viewer else INDENT + say.words("fa-hand-open")
    return [title, *columns(rows, width, DEEPER if view.viewer is None else INDENT)]


# --- pages that are shown on demand ---------------------------------------------------------------


def deck_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """What may still come out of the decks, and what is out of the game."""
    last = _names(say, view.last_deck)
    if view.disasters_left:
        last += " " + say.words("fa-last-deck-disasters", {"count": view.disasters_left})
    size = len(view.last_deck) + view.disasters_left
    lines = [
        say.words("fa-deck", {"count": len(view.deck), "cards": _names(say, view.deck)}),
        say.words("fa-last-deck", {"count": size, "cards": last}),
        say.words("fa-gone", {"cards": _names(say, view.gone)}),
    ]
    told = [part for line in lines for part in wrapped(line, width, INDENT, DEEPER)]
    return [say.words("fa-deck-title"), *told]


def _names(say: Say, cards: list[str]) -> str:
    return ", ".join(tied(say.card("card", card)) for card in cards) or say.words("fa-none")


def map_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """The map with what is left of the pieces."""
    return [*map_lines(say, view, width), *_rest_of_map(say, view, width)]


def market_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """The market, and how far off the end is."""
    return [*_market(say, view, width), *_decks(say, view, width)]


def hand_page(say: Say, view: FaiyumView, width: int) -> list[str]:
    """What the viewer owns and holds."""
    mine = [seat for seat in view.seats if seat.seat == view.viewer]
    return [line for seat in mine for line in _seat(say, view, seat, width)]


PAGES = {"map": map_page, "list": listed_map, "market": market_page, "hand": hand_page, "deck": deck_page}

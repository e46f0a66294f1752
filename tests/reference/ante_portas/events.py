"""Immediate events of Ante Portas, and what follows from a change of morale."""

from __future__ import annotations

from collections.abc import Callable, Generator

from .data import Card, Verb
from .table import (
    CARTHAGE,
    CHANCE,
    MOST_MORALE,
    ROME,
    SEA_END,
    SIDES,
    Ask,
    Asking,
    Camp,
    Ended,
    Table,
    names,
    take,
)


def draw(table: Table, side: int, number: int) -> Asking:
    """AP-10, AP-11, AP-27: from the own pile, what it has."""
    camp = table.carthage if side == CARTHAGE else table.rome
    missing = yield from draw_from(camp, side, camp.hand, number, "draw")
    table.note(f"{SIDES[side]}'s pile is empty", missing > 0)


def draw_from(camp: Camp, side: int, hand: list[Card], number: int, verb: str) -> Generator[Ask, str, int]:
    """AP-15: from the foremost packet; chance chooses unless all of it is drawn. Returns what is missing."""
    while number and camp.pile:
        packet = camp.pile[0]
        packet.opened = True
        if len(packet.cards) > number:
            text = yield Ask(CHANCE, {f"{verb} {name}" for name in names(packet.cards, side)})
            hand.append(take(packet.cards, side, text.split()[1]))
            number -= 1
        else:
            hand.extend(packet.cards)
            number -= len(packet.cards)
            camp.pile.pop(0)
    return number


def win_allies(table: Table, won: list[str], by: str) -> None:
    """Allies turn to Carthage."""
    table.turned |= set(won)
    for name in won:
        table.note(f"{name} won by {by}")


def first_helps(table: Table, won: list[str]) -> Asking:
    """AP-65: the Gauls bring a card, the first time."""
    for name in won:
        help_ = table.land.allies[name].help
        if help_.first and name not in table.ever_turned:
            table.ever_turned.add(name)
            yield from draw(table, CARTHAGE, help_.number)


def change_morale(table: Table, by: int) -> Asking:
    """AP-35, AP-60, AP-64, AP-65, AP-65a: all allies turn together, then the end is tested."""
    table.morale = max(0, min(MOST_MORALE, table.morale + by))
    back = {name for name in table.turned if table.morale > table.land.allies[name].high}
    table.note("ally back by morale", bool(back))
    table.turned -= back
    won = [name for name in table.romes_allies() if table.morale < table.low[name]]
    win_allies(table, won, "morale")
    if table.morale == 0:
        raise Ended("morale")  # AP-72
    yield from first_helps(table, won)


def move_sea(table: Table, side: int, by: int) -> None:
    """AP-48: towards the own side, up to the end of the track."""
    wanted = table.sea + (by if side == CARTHAGE else -by)
    table.sea = max(-SEA_END, min(SEA_END, wanted))
    table.note(f"end of the sea track of {SIDES[side]}'s", table.sea != wanted)


# --- verbs ------------------------------------------------------------------------------------


def do_draw(table: Table, side: int, verb: Verb) -> Asking:
    yield from draw(table, side, verb.number)


def do_sea(table: Table, side: int, verb: Verb) -> Asking:
    move_sea(table, side, verb.number)
    yield from ()


def do_morale(table: Table, _: int, verb: Verb) -> Asking:
    yield from change_morale(table, verb.number)


def do_plays(table: Table, side: int, verb: Verb) -> Asking:
    """AP-30, AP-30a: in Carthage's part for the part of Rome's to come, in Rome's part at once."""
    table.plays_change += verb.number
    if side == ROME:
        table.plays_left = max(0, table.plays_left + verb.number)
    yield from ()


def do_march(table: Table, _: int, verb: Verb) -> Asking:
    table.march_bonus += verb.number
    yield from ()


def do_roads(table: Table, _: int, verb: Verb) -> Asking:
    table.road_extra += verb.number
    yield from ()


def do_turn_ally(table: Table, side: int, _: Verb) -> Asking:
    """AP-61: only a wavering one; AP-27a: without one nothing happens."""
    if table.wavering():
        text = yield Ask(side, {f"ally {name}" for name in table.wavering()})
        won = [text.split()[1]]
        win_allies(table, won, "card")
        yield from first_helps(table, won)


def do_turn_ally_or_morale(table: Table, side: int, verb: Verb) -> Asking:
    """If none wavers, the morale falls."""
    if table.wavering():
        yield from do_turn_ally(table, side, verb)
    else:
        yield from change_morale(table, -verb.number)


def do_citizenship(table: Table, side: int, verb: Verb) -> Asking:
    """AP-62, AP-62a."""
    if table.romes_allies():
        text = yield Ask(side, {f"ally {name}" for name in table.romes_allies()})
        name = text.split()[1]
        table.low[name] = max(0, table.low[name] - verb.number)
        table.note("citizenship")


def do_take_back(table: Table, side: int, _: Verb) -> Asking:
    """AP-65: an ally of Carthage's whose stretch holds the morale."""
    theirs = [name for name in table.turned if table.in_stretch(name)]
    if theirs:
        text = yield Ask(side, {f"ally {name}" for name in theirs})
        table.turned.remove(text.split()[1])
        table.note("ally taken back")


def do_take_top(table: Table, _: int, __: Verb) -> Asking:
    """The top of Carthage's pile to Rome's hand, unseen by Carthage."""
    packets = len(table.carthage.pile)
    missing = yield from draw_from(table.carthage, ROME, table.rome.hand, 1, "take")
    if not missing:
        table.note("taken to its end" if len(table.carthage.pile) < packets else "taken from a packet")


def do_see_laid(table: Table, _: int, __: Verb) -> Asking:
    """Rome looks at all that Carthage has laid."""
    table.shown += [*table.marches, *table.attached]
    yield from ()


def do_win(_: Table, __: int, ___: Verb) -> Asking:
    yield from ()
    raise Ended("scipio")  # AP-72


VERBS: dict[str, Callable[[Table, int, Verb], Asking]] = {
    "draw": do_draw,
    "sea": do_sea,
    "morale": do_morale,
    "plays": do_plays,
    "march": do_march,
    "roads": do_roads,
    "turn-ally": do_turn_ally,
    "turn-ally-or-morale": do_turn_ally_or_morale,
    "citizenship": do_citizenship,
    "take-back": do_take_back,
    "take-top": do_take_top,
    "see-laid": do_see_laid,
    "win": do_win,
}


def play_event(table: Table, side: int, card: Card) -> Asking:
    """AP-21, AP-27a, AP-36a: it works in the order written, then the card goes where it goes."""
    table.playing = card.half(SIDES[side]).name
    for verb in card.half(SIDES[side]).verbs:
        if verb.works_in(table.region):
            yield from VERBS[verb.name](table, side, verb)
    table.playing = ""
    if side == CARTHAGE:
        table.rome.put_under(card)
    else:
        table.use_up(card)

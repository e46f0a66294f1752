"""Decisions about seats: who sits down, gives a seat to a bot, takes it back, resigns, is out of time."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.games import GAMES
from ludarium.lessons.lesson import lessons_of
from ludarium.server import clocks, levels
from ludarium.server.commands import Branch, ClockWish, Create, SeatWish, Talk
from ludarium.server.errors import RefusedError
from ludarium.server.journal import (
    AnyEntry,
    Began,
    Closed,
    Given,
    Hushed,
    Regained,
    Said,
    Sat,
    Seated,
    Started,
    Stood,
    WhyGiven,
)
from ludarium.server.moves import dealt
from ludarium.server.names import checked_name, different
from ludarium.server.table import Seat, Table
from ludarium.server.tokens import new_nonce, new_seed

LONGEST_TEXT = 500
JOINER = "\u200d"  # makes one picture of several


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise RefusedError("no-game", game=name)
    return GAMES[name]


# --- opening a table -------------------------------------------------------------------------------------


def began(wish: Create, who: str, name: str, now: int) -> Began:
    """A new table; the draws are fixed before anybody sees it."""
    game = game_named(wish.game)
    if wish.lesson is not None:
        return lesson(game, wish.lesson, who, name, now)
    seats = _seats(game, wish.seats, who, name)
    return Began(
        when=now,
        game=game.id,
        rules=game.rules,
        options=_options(game, len(seats), wish.options),
        seats=seats,
        host=who,
        public=wish.public,
        clock=clocks.checked(wish.clock),
        seed=new_seed(),
        nonce=new_nonce(),
        campaign=wish.campaign,
        talk=wish.talk or ("players" if wish.public else "all"),
        hints=wish.hints,
    )


def lesson(game: Game, wanted: str, who: str, name: str, now: int) -> Began:
    """A guided game: its own deal, the learner's seat, and weak bots at the others."""
    if wanted not in lessons_of(game.id):
        raise RefusedError("no-lesson", lesson=wanted)
    found = lessons_of(game.id)[wanted]
    return Began(
        when=now,
        game=game.id,
        rules=game.rules,
        options=game.table(found.options),
        seats=[
            Seated("human", checked_name(name), who)
            if seat == found.seat
            else Seated("bot", found.level, None, found.level)
            for seat in range(found.seats)
        ],
        host=who,
        public=False,
        clock=ClockWish(),
        seed=found.seed,
        nonce=new_nonce(),
        lesson=found.id,
    )


def _options(game: Game, seats: int, given: dict[str, str]) -> dict[str, str]:
    try:
        chosen = game.table(given)
        game.new(seats, chosen)
    except OptionError as error:
        raise RefusedError("bad-option", why=str(error)) from error
    return chosen


def _seats(game: Game, wishes: Sequence[SeatWish], who: str, name: str) -> list[Seated]:
    if len(wishes) not in game.seats:
        raise RefusedError("bad-seats", least=game.seats[0], most=game.seats[-1])
    found: list[Seated] = []
    for wish in wishes:
        found.append(_seated(game, wish, who, name, [seat.name for seat in found]))
    return found


def _seated(game: Game, wish: SeatWish, who: str, name: str, taken: Sequence[str]) -> Seated:
    if wish.kind == "bot":
        level = levels.checked(game, wish.level)
        return Seated("bot", level, None, level)
    if wish.kind == "open":
        return Seated("open")
    return Seated("human", different(checked_name(wish.name or name), taken), who)


# --- before the game ---------------------------------------------------------------------------------------


def sit(table: Table, who: str, seat: int, name: str, now: int) -> list[AnyEntry]:
    if _seat(table, seat).kind != "open" or table.status != "open":
        raise RefusedError("seat-taken", seat=seat)
    if who in table.removed:
        raise RefusedError("removed")
    taken = [other.name for other in table.seats]
    return [Sat(when=now, seat=seat, who=who, name=different(checked_name(name), taken))]


def stand(table: Table, who: str, seat: int, now: int) -> list[AnyEntry]:
    """Leave a seat; a table that everybody has left is closed."""
    if table.status != "open":
        raise RefusedError("begun-already")
    if _seat(table, seat).who != who:
        raise RefusedError("not-yours", seat=seat)
    entries: list[AnyEntry] = [Stood(when=now, seat=seat)]
    return entries if table.humans() != [seat] else [*entries, Closed(when=now)]


def left(table: Table, who: str, now: int) -> list[AnyEntry]:
    """Somebody goes for good: the seats are free again, or in a game a bot plays them to the end."""
    mine = [seat for seat in table.owned(who) if not table.seats[seat].for_good]
    if table.status == "open":
        entries: list[AnyEntry] = [Stood(when=now, seat=seat) for seat in mine]
        return [*entries, Closed(when=now)] if mine and set(table.humans()) <= set(mine) else entries
    if table.status == "over":
        return []
    return [_given(table, seat, levels.middle(table.game), "resigned", now) for seat in mine]


def start(table: Table, who: str, now: int) -> list[AnyEntry]:
    """Begin: the first cards are drawn and saved with the beginning."""
    if table.status != "open":
        raise RefusedError("begun-already")
    if not table.owned(who):
        raise RefusedError("not-at-table")
    if any(seat.kind == "open" for seat in table.seats):
        raise RefusedError("seats-open")
    return [Started(when=now), *dealt(table, now)]


def _seat(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise RefusedError("no-seat", seat=seat)
    return table.seats[seat]


# --- bots in the place of people ---------------------------------------------------------------------------


def to_bot(table: Table, who: str, seat: int, level: str | None, now: int) -> list[AnyEntry]:
    """The owner gives a seat away for a while; the host fills an open one."""
    found = _seat(table, seat)
    mine = found.who == who and found.kind != "open"
    filling = found.kind == "open" and table.began.host == who and table.status == "open"
    changing = (
        found.kind == "bot" and found.who is None and table.began.host == who and table.status == "open"
    )
    if table.status == "over":
        raise RefusedError("not-playing")
    if not (mine or filling or changing) or found.for_good:
        raise RefusedError("not-yours", seat=seat)
    return [_given(table, seat, levels.checked(table.game, level), "asked", now)]


def take_back(table: Table, who: str, seat: int, now: int) -> list[AnyEntry]:
    found = _seat(table, seat)
    if found.who != who or found.kind != "bot":
        raise RefusedError("not-yours", seat=seat)
    if found.for_good:
        raise RefusedError("given-for-good", seat=seat)
    if table.status == "over":
        raise RefusedError("not-playing")
    return [Regained(when=now, seat=seat)]


def resign(table: Table, who: str, seat: int, now: int) -> list[AnyEntry]:
    """A bot plays the seat to the end, and the result says so."""
    if table.status != "playing":
        raise RefusedError("not-playing")
    found = _seat(table, seat)
    if found.who != who or found.for_good:
        raise RefusedError("not-yours", seat=seat)
    return [_given(table, seat, levels.middle(table.game), "resigned", now)]


def timed_out(table: Table, now: int) -> list[AnyEntry]:
    """The time of the running seat is up: a bot plays on, for good or until the owner comes back."""
    seat = table.clock.running
    assert seat is not None
    return [_given(table, seat, levels.middle(table.game), "timed-out", now)]


def _given(table: Table, seat: int, level: str, why: WhyGiven, now: int) -> Given:
    return Given(when=now, seat=seat, level=level, why=why, spent=table.clock.spent(seat, now))


# --- talk, and the same once more ---------------------------------------------------------------------------


def said(table: Table, who: str, name: str, text: str, now: int) -> list[AnyEntry]:
    shown = (letter for letter in " ".join(text.split()) if letter.isprintable() or letter == JOINER)
    tidy = "".join(shown).strip(f" {JOINER}")
    if not tidy or len(tidy) > LONGEST_TEXT:
        raise RefusedError("bad-text", most=LONGEST_TEXT)
    seats = table.owned(who)
    if table.talk == "nobody" or (table.talk == "players" and not seats and who != table.began.host):
        raise RefusedError("no-talk")
    if who in table.silenced or who in table.removed:
        raise RefusedError("silenced")
    taken = [seat.name for seat in table.seats if seat.kind != "open"]
    speaker = table.seats[seats[0]].name if seats else different(checked_name(name), taken)
    return [Said(when=now, who=who, name=speaker, seat=seats[0] if seats else None, text=tidy)]


def hush(table: Table, who: str, talk: Talk, now: int) -> list[AnyEntry]:
    """Only the host says who may talk."""
    if table.began.host != who:
        raise RefusedError("not-host")
    return [Hushed(when=now, talk=talk)] if talk != table.talk else []


def rematch(table: Table, who: str, now: int) -> Began:
    """The same seats for the same people; bots that stood in for them leave."""
    if table.status != "over" or table.closed:
        raise RefusedError("not-over")
    if not table.owned(who):
        raise RefusedError("not-at-table")
    seats = [
        Seated("bot", seat.level or "", None, seat.level)
        if seat.who is None
        else Seated("human", seat.name, seat.who, badge=seat.badge)
        for seat in table.seats
    ]
    old = table.began
    return Began(
        when=now,
        game=old.game,
        rules=table.game.rules,
        options=old.options,
        seats=seats,
        host=who,
        public=old.public,
        clock=old.clock,
        seed=new_seed(),
        nonce=new_nonce(),
        talk=table.talk,
        hints=old.hints,
    )


def branch(table: Table, who: str, name: str, wish: Branch, now: int) -> Began:
    """A private game from a position of a finished one: I play a seat of it, bots the others."""
    at, seat = wish.at, wish.seat
    if table.status != "over" or table.closed:
        raise RefusedError("not-over")
    if at >= table.at:  # after the last move there is nothing to play
        raise RefusedError("no-position", at=at, most=table.at - 1)
    lines = table.record.lines[:at]
    chosen = _branch_seat(table, at) if seat is None else seat
    _seat(table, chosen)
    level = levels.checked(table.game, wish.level or levels.strongest(table.game))
    seats = [
        Seated("human", checked_name(name), who) if number == chosen else Seated("bot", level, None, level)
        for number in range(len(table.seats))
    ]
    return Began(
        when=now,
        game=table.game.id,
        rules=table.game.rules,
        options=table.began.options,
        seats=seats,
        host=who,
        public=False,
        clock=ClockWish(),
        seed=new_seed(),
        nonce=new_nonce(),
        branch_of=table.id,
        moves=[(line.seat, line.action, line.hash) for line in lines],
    )


def _branch_seat(table: Table, at: int) -> int:
    """The seat that moved on from a position, or the last one that moved."""
    lines = table.record.lines
    after = [line.seat for line in lines[at:] if line.seat >= 0]
    before = [line.seat for line in reversed(lines[:at]) if line.seat >= 0]
    return next(iter(after + before), 0)

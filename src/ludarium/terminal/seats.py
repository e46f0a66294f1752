"""Who sits where: from the command line, in a record, and by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.bots import bot_named, default_bot
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.text.say import Say

HUMAN = "human"
GUEST = "guest"  # a bot from outside, at a server; in the terminal it is played by whoever is there
BOT = "bot"
LONGEST_NAME = 30


@dataclass(frozen=True)
class Sitter:
    """Who plays a seat: a person by name, or a bot by the name of its program."""

    kind: str
    name: str

    def text(self) -> str:
        """As it stands in a record."""
        return f"{self.kind} {self.name}"


def _checked_name(name: str) -> str:
    """A person's name that fits into a line."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable() or len(tidy) > LONGEST_NAME:
        raise OptionError(f"a name has 1 to {LONGEST_NAME} printable characters; {name!r} does not fit")
    return tidy


def _checked_bot(name: str, game: Game) -> Sitter:
    bot_named(name, game)
    return Sitter(BOT, name)


def sitters(game: Game, seats: Sequence[str], say: Say, *, watch: bool = False) -> list[Sitter]:
    """Those whom `--seats` names; with `watch` an unnamed human is a bot."""
    game.check_seats(len(seats))
    humans = sum(seat == HUMAN for seat in seats)
    found: list[Sitter] = []
    for seat in seats:
        number = sum(seated.kind == HUMAN for seated in found) + 1
        found.append(
            _sitter(game, BOT if watch and seat == HUMAN else seat, _stock_name(say, humans, number))
        )
    if watch and any(seated.kind == HUMAN for seated in found):
        raise OptionError("--watch is for bots only: leave the humans out of --seats")
    _check_different(found)
    return found


def _stock_name(say: Say, humans: int, number: int) -> str:
    """What a person is called who gives no name."""
    return say.words("person" if humans == 1 else "person-numbered", {"number": number})


def _sitter(game: Game, seat: str, stock_name: str) -> Sitter:
    kind, colon, name = seat.partition(":")
    if kind == HUMAN:
        return Sitter(HUMAN, _checked_name(name) if colon else stock_name)
    if kind == BOT:
        return _checked_bot(name if colon else default_bot(game), game)
    return _checked_bot(seat, game)


def _check_different(found: Sequence[Sitter]) -> None:
    people = [seated.name for seated in found if seated.kind == HUMAN]
    for name in people:
        if people.count(name) > 1:
            raise OptionError(f"two seats are called {name!r}; give each a name of its own")


def recorded(game: Game, texts: Sequence[str]) -> list[Sitter]:
    """Those who sit in a record that is to be played on."""
    return [_recorded(game, seat, text) for seat, text in enumerate(texts)]


def _recorded(game: Game, seat: int, text: str) -> Sitter:
    kind, _, name = text.partition(" ")
    if kind == BOT:
        return _checked_bot(name, game)
    if kind not in (HUMAN, GUEST):
        raise OptionError(f"seat {seat} is {text!r}; to be played on it must be a human or a bot with a name")
    return Sitter(HUMAN, _checked_name(name))


def names(say: Say, texts: Sequence[str]) -> list[str]:
    """What the seats of a record are called in a language: bots have names of persons, as on the page."""
    people = {seat: _name(text) for seat, text in enumerate(texts) if not text.startswith(f"{BOT} ")}
    free = iter(name for name in say.words("web-bot-names").split(", ") if name not in people.values())
    return [people[seat] if seat in people else next(free) for seat in range(len(texts))]


def introduced(say: Say, texts: Sequence[str]) -> list[str]:
    """The names with the levels of bots beside them."""
    return [f"{name} ({_level(say, text)})" if text.startswith(f"{BOT} ") else name
            for name, text in zip(names(say, texts), texts, strict=True)]  # fmt: skip


def _level(say: Say, text: str) -> str:
    level = text.removeprefix(f"{BOT} ")
    return say.words(f"bot-{level}") if say.has(f"bot-{level}") else _name(text)


def _name(text: str) -> str:
    kind, _, name = text.partition(" ")
    shown = name if name and kind in (HUMAN, GUEST, BOT) else text
    return "".join(character for character in shown if character.isprintable())

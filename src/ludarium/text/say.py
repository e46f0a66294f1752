"""Ids and numbers turned into words: the only place where sentences are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.languages import LANGUAGES
from ludarium.core.messages import Args, Choice, Event, Move, Phrase, Reason, ScoreLine, Word
from ludarium.core.state import CHANCE
from ludarium.text.catalogues import game_texts, house_text

__all__ = [
    "COUNTED",
    "HOUSE_CLAUSES",
    "LANGUAGES",
    "SOFT_HYPHEN",
    "MissingWordsError",
    "Say",
    "bundle",
    "check_language",
]

HOUSE_CLAUSES = ("H-1", "H-2", "H-3", "H-4", "H-5")
COUNTED = ("coins", "actions", "points")  # arguments that are said with their noun, too
HOUSE_TEXTS = ("house.ftl", "terminal.ftl", "review.ftl", "advice.ftl", "curious.ftl")
SOFT_HYPHEN = "\u00ad"  # where the page may break a long name; in a terminal it would be a letter
SEATS = ("seat", "player")  # arguments that hold a seat, said as the name of who sits there


class MissingWordsError(Exception):
    """A message that a catalogue does not have; a test proves that none is missing."""


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise OptionError(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return language


@cache
def bundle(language: str, package: str) -> FluentBundle:
    """The words of the games of one package and of the house; of two words the first holds, the game's."""
    found = FluentBundle([language], use_isolating=False)
    house = [house_text(language, name) for name in HOUSE_TEXTS]
    for text in (*game_texts(package, language).values(), *house):
        found.add_resource(FluentResource(text))
    return found


class Say:
    """The words of one game in one language; `names` are the players' names by seat."""

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = check_language(language)
        self.names = list(names)
        self._bundle = bundle(language, game.package)
        self._edition = game.id.removeprefix(f"{game.family}-")

    def __repr__(self) -> str:
        return f"<Say {self.game.id} in {self.language}>"

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def words(self, message: str, args: Mapping[str, str | int] | None = None) -> str:
        """A message with its arguments put in."""
        if not self._bundle.has_message(message):
            raise MissingWordsError(f"{self.language} has no words for {message}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {"edition": self._edition, **(args or {})})
        if errors:
            raise MissingWordsError(f"{self.language} {message}: {errors[0]}")
        return str(text).replace(SOFT_HYPHEN, "")

    # --- things ---------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """A player's name, or the number of the seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.words("seat", {"seat": seat + 1})

    def card(self, kind: str, card: str) -> str:
        """A card's name; `kind` is the name of the argument that holds its id."""
        message = self.game.card_message(kind, card)
        if message is None:
            raise MissingWordsError(f"{self.game.id} has no cards of kind {kind}")
        return self.words(*message)

    def phrase(self, phrase: Phrase) -> str:
        """What a position says in words: phrases within it are said first, several one after the other."""
        said = self._arguments({name: self._said(value) for name, value in phrase.args.items()})
        for name in SEATS:
            if isinstance(phrase.args.get(name), int):
                said[name] = self.player(int(said[name]))
        return self.words(phrase.message, said)

    def phrases(self, phrases: Sequence[Phrase]) -> str:
        """Several phrases, one after the other."""
        return self.words("comma").join(self.phrase(phrase) for phrase in phrases)

    def _said(self, value: Word) -> str | int:
        if isinstance(value, Phrase):
            return self.phrase(value)
        return self.phrases(value) if isinstance(value, list) else value

    def _arguments(self, args: Args) -> dict[str, str | int]:
        said: dict[str, str | int] = dict(args)
        for name, value in args.items():
            if message := self.game.card_message(name, str(value)):
                said[name] = self.words(*message)
        for name in COUNTED:
            if name in args:
                said[f"{name}-text"] = self.words(name, {"count": int(args[name])})
        return said

    # --- what positions say -----------------------------------------------------------------------

    def move(self, move: Move) -> str:
        """An action as words, as for a menu."""
        args = self._arguments(move.args)
        if "seat" in args:
            args["seat"] = self.player(int(args["seat"]))
        return self.words(f"action-{move.kind}", args)

    def action(self, action: int) -> str:
        return self.move(self.game.move(action))

    def choice(self, choice: Choice) -> str:
        """A choice as words: its own, or those of its move."""
        return self.phrase(choice.words) if choice.words else self.move(choice.move)

    def kind(self, move: Move) -> str:
        """The heading under which a move stands in a menu."""
        return self.words(f"kind-{move.kind}")

    def event(self, event: Event) -> str:
        args = self._arguments(event.args)
        if event.seat != CHANCE:
            args["player"] = self.player(event.seat)
        return self.words(f"event-{event.kind}", args)

    def reason(self, reason: Reason) -> str:
        """Why not, with the clause that says so."""
        return f"{self.words(f'reason-{reason.kind}', self._arguments(reason.args))} ({reason.clause})"

    def clause(self, clause: str) -> str:
        return self.words(f"clause-{clause}")

    def chapters(self, clauses: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Clauses under the headings of their chapters; a first one from the middle of a chapter has none."""
        found: list[tuple[str, list[str]]] = []
        for clause in clauses:
            opening = f"chapter-{clause}"
            heading = self.words(opening) if self.has(opening) else found[-1][0] if found else ""
            if not found or found[-1][0] != heading:
                found.append((heading, []))
            found[-1][1].append(clause)
        return found

    def clauses(self) -> list[str]:
        """The ids of all clauses of this game, those of the house first."""
        return [*HOUSE_CLAUSES, *self.game.clauses]

    # --- scores -----------------------------------------------------------------------------------

    def amount(self, score: int, *, sign: bool = False) -> str:
        """A score in points: whole in the Middle Ages, with one decimal in Antiquity."""
        unit = self.game.score_unit
        text = (
            str(abs(score))
            if unit == 1
            else f"{abs(score) // unit}{self.words('decimal')}{abs(score) % unit}"
        )
        minus = "−" if score < 0 else ("+" if sign else "")
        return minus + text

    def score_line(self, line: ScoreLine) -> str:
        amount = self.amount(line.amount, sign=True)
        return self.words(f"score-{line.kind}", {"count": line.count, "amount": amount, "each": line.each})

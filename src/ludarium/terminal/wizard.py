"""Three questions and a game begins; Enter takes what is proposed."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

from ludarium.bots import first_opponent, opponents
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Args
from ludarium.core.notation import load
from ludarium.games import GAMES
from ludarium.lessons.lesson import Lesson, lessons_of
from ludarium.terminal import saves
from ludarium.terminal.layout import columns, sentence, wrapped
from ludarium.terminal.screen import Screen
from ludarium.terminal.seats import HUMAN, sitters
from ludarium.text.say import LANGUAGES, Say

Answer = TypeVar("Answer")
CONTINUE = "c"
LESSON = "lesson"
FRIEND = "friend"  # an opponent at the same screen
OPPONENTS = re.compile(r"([0-9]?)\s*([a-z]*)")


@dataclass(frozen=True)
class Wish:
    """What the player wants: a game with its seats, or a saved one."""

    language: str
    game: str | None
    seats: tuple[str, ...] = ()
    resume: Path | None = None
    lesson: str | None = None  # a guided game


class Others(NamedTuple):
    """The seats besides the player's, or those of a guided game."""

    seats: list[str]
    lesson: str | None = None


def any_say(language: str) -> Say:
    """The words of the house, before a game is chosen."""
    return Say(next(iter(GAMES.values())), language)


def hint(say: Say) -> list[str]:
    """How to play, for those who cannot be asked."""
    example = saves.command("play", next(iter(GAMES)), "--seats", "human:Anna,bot", "--lang", say.language)
    return [say.words("hint-play"), f"  {example}", say.words("hint-more"), f"  {saves.command('--help')}"]


def ask(language: str, screen: Screen) -> Wish:
    """Ask for the game (and the language), the opponents and the player's name."""
    unfinished = saves.last_unfinished()
    answer = language
    while answer in LANGUAGES:
        language = answer
        answer = _ask_game(any_say(language), unfinished, screen)
    if answer == CONTINUE:
        return Wish(language, None, resume=unfinished)
    say = Say(GAMES[answer], language)
    others = _ask_opponents(say, screen)
    seats = _ask_names(say, others.seats, screen)
    if others.lesson is None:
        seats = _ask_side(say, seats, screen)
    return Wish(language, answer, tuple(seats), lesson=others.lesson)


def _until(screen: Screen, prompt: str, understood: Callable[[str], Answer | None], expected: str) -> Answer:
    """Ask again and again until an answer is understood."""
    while True:
        answer = understood(" ".join(screen.read(f"{prompt} ").split()))
        if answer is not None:
            return answer
        screen.tell(expected)


# --- the game -------------------------------------------------------------------------------------


def _ask_game(say: Say, unfinished: Path | None, screen: Screen) -> str:
    """The id of a game, CONTINUE, or a language to go on in."""
    answers = {str(number): game for number, game in enumerate(GAMES, 1)}
    if unfinished is not None:
        answers = {CONTINUE: CONTINUE, **answers}
    proposed = next(iter(answers))
    screen.show(_game_lines(say, unfinished, screen.width))
    answers |= {language: language for language in LANGUAGES} | {"": answers[proposed]}
    return _until(
        screen,
        say.words("ask-game", {"proposed": proposed}),
        lambda text: answers.get(text.lower()),
        say.words("bad-game", {"answers": ", ".join(answer for answer in answers if answer)}),
    )


def _game_lines(say: Say, unfinished: Path | None, width: int) -> list[str]:
    rows = [[CONTINUE, _saved(say, unfinished)]] if unfinished is not None else []
    rows += [[str(number), _about(Say(game, say.language))] for number, game in enumerate(GAMES.values(), 1)]
    rows += [[language, _language(language)] for language in LANGUAGES if language != say.language]
    return ["", *wrapped(say.words("welcome"), width), *columns(rows, width)]


def _about(say: Say) -> str:
    return f"{say.words(f'game-{say.game.id}')}. {say.words(f'about-{say.game.id}')}"


def _language(language: str) -> str:
    return sentence(any_say(language).words("language"))


def _saved(say: Say, path: Path) -> str:
    """A saved game by its name, its round and when it was saved."""
    record = load(path, GAMES)
    when = datetime.fromtimestamp(path.stat().st_mtime)
    name = Say(record.game, say.language).words(f"game-{record.game.id}")
    args: Args = {"game": name, "round": record.after().rounds_played(), "when": f"{when:%Y-%m-%d %H:%M}"}
    return say.words("ask-continue", args)


# --- the players ----------------------------------------------------------------------------------


def _ask_opponents(say: Say, screen: Screen) -> Others:
    """The other seats, or a guided game, which is offered first: who knows the game reads on."""
    limits: Args = {"least": say.game.seats[0] - 1, "most": say.game.seats[-1] - 1}
    strengths = opponents(say.game)[::-1]  # a newcomer reads of the weakest first
    taught = _lessons(say.game)
    rows = [[name, say.words(lesson.title)] for name, lesson in taught.items()]
    rows += [[name, say.words(f"strength-{name}")] for name in [*strengths, FRIEND]]
    screen.show(["", say.words("opponents"), *columns(rows, screen.width)])

    def understood(text: str) -> Others | None:
        if lesson := taught.get(text.lower()):
            return Others([first_opponent(say.game)] * (say.game.seats[0] - 1), lesson.id)
        seats = _opponents(text, say.game)
        return None if seats is None else Others(seats)

    return _until(
        screen,
        say.words("ask-opponents", {**limits, "proposed": f"1 {first_opponent(say.game)}"}),
        understood,
        say.words("bad-opponents", {**limits, "names": ", ".join([*strengths, FRIEND, *taught])}),
    )


def _lessons(game: Game) -> dict[str, Lesson]:
    """The guided games by what is typed for them; one that is alone needs no further name."""
    found = lessons_of(game.id)
    return {LESSON if len(found) == 1 else f"{LESSON} {name}": lesson for name, lesson in found.items()}


def _opponents(text: str, game: Game) -> list[str] | None:
    """ "2 random" as two seats; what is left out is 1 and the usual bot."""
    found = OPPONENTS.fullmatch(text.lower())
    strengths = [*opponents(game), FRIEND]
    if found is None or (found[2] and found[2] not in strengths) or int(found[1] or 1) + 1 not in game.seats:
        return None
    return [found[2] or first_opponent(game)] * int(found[1] or 1)


def _ask_names(say: Say, others: list[str], screen: Screen) -> list[str]:
    """All seats: the player's and those of friends by name, or by the usual one."""
    alone = FRIEND not in others
    seats = [FRIEND, *others]
    for place, seat in enumerate(seats):
        if seat == FRIEND:
            number = seats[:place].count(FRIEND) + sum(HUMAN in done for done in seats[:place]) + 1
            stock = say.words("person") if alone else say.words("person-numbered", {"number": number})
            asked = "ask-friend" if place else "ask-name"
            seats[place] = _ask_name(say, seats, place, say.words(asked, {"proposed": stock}), stock, screen)
    return seats


def _ask_name(say: Say, seats: list[str], place: int, prompt: str, stock: str, screen: Screen) -> str:
    return _until(
        screen, f"\n{prompt}", lambda text: _seat(say, text or stock, seats, place), say.words("bad-name")
    )


def _seat(say: Say, name: str, seats: list[str], place: int) -> str | None:
    """A seat with a name that nobody before it has."""
    seat = f"{HUMAN}:{name}"
    others = [HUMAN if other == FRIEND else other for other in seats[place + 1 :]]
    try:
        sitters(say.game, [*seats[:place], seat, *others], say)
    except LudariumError:
        return None
    return seat


def _ask_side(say: Say, seats: list[str], screen: Screen) -> list[str]:
    """The seats in their order; where they are not alike the player chooses one."""
    sides = say.game.sides
    if not sides:
        return seats
    answers = {"": 0} | {str(number): number - 1 for number in range(1, len(sides) + 1)}
    rows = [[str(number), sentence(say.words(side))] for number, side in enumerate(sides, 1)]
    screen.show(["", *columns(rows, screen.width)])
    place = _until(
        screen,
        say.words("ask-side", {"proposed": 1}),
        answers.get,
        say.words("bad-side", {"most": len(sides)}),
    )
    rest = seats[1:]
    return [*rest[:place], seats[0], *rest[place:]]

"""Three questions and a game begins; Enter takes what is proposed."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from ludarium.bots import opponents
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Args
from ludarium.core.notation import load
from ludarium.games import GAMES
from ludarium.terminal import saves
from ludarium.terminal.families import FAMILIES
from ludarium.terminal.layout import columns, sentence, wrapped
from ludarium.terminal.screen import Screen
from ludarium.terminal.seats import HUMAN, sitters
from ludarium.text.say import LANGUAGES, Say

Answer = TypeVar("Answer")
CONTINUE = "c"
PLAYABLE = {name: game for name, game in GAMES.items() if game.family in FAMILIES}
OPPONENTS = re.compile(r"([0-9]?)\s*([a-z]*)")


@dataclass(frozen=True)
class Wish:
    """What the player wants: a game with its seats, or a saved one."""

    language: str
    game: str | None
    seats: tuple[str, ...] = ()
    resume: Path | None = None


def any_say(language: str) -> Say:
    """The words of the house, before a game is chosen."""
    return Say(next(iter(PLAYABLE.values())), language)


def hint(say: Say) -> list[str]:
    """How to play, for those who cannot be asked."""
    example = saves.command("play", next(iter(PLAYABLE)), "--seats", "human:Anna,bot", "--lang", say.language)
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
    bots = _ask_opponents(say, screen)
    seats = [_ask_name(say, bots, screen), *bots]
    return Wish(language, answer, tuple(_ask_side(say, seats, screen)))


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
    answers = {str(number): game for number, game in enumerate(PLAYABLE, 1)}
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
    rows += [
        [str(number), _about(Say(game, say.language))] for number, game in enumerate(PLAYABLE.values(), 1)
    ]
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


def _ask_opponents(say: Say, screen: Screen) -> list[str]:
    limits: Args = {"least": say.game.seats[0] - 1, "most": say.game.seats[-1] - 1}
    strengths = opponents(say.game)
    rows = [[name, say.words(f"strength-{name}")] for name in strengths]
    screen.show(["", say.words("opponents"), *columns(rows, screen.width)])
    return _until(
        screen,
        say.words("ask-opponents", {**limits, "proposed": f"1 {strengths[0]}"}),
        lambda text: _opponents(text, say.game),
        say.words("bad-opponents", {**limits, "names": ", ".join(strengths)}),
    )


def _opponents(text: str, game: Game) -> list[str] | None:
    """ "2 random" as two seats; what is left out is 1 and the usual bot."""
    found = OPPONENTS.fullmatch(text.lower())
    strengths = opponents(game)
    if found is None or (found[2] and found[2] not in strengths) or int(found[1] or 1) + 1 not in game.seats:
        return None
    return [found[2] or strengths[0]] * int(found[1] or 1)


def _ask_name(say: Say, bots: list[str], screen: Screen) -> str:
    """The seat of the player, with a name or the usual one."""
    stock = say.words("person")
    return _until(
        screen,
        "\n" + say.words("ask-name", {"proposed": stock}),
        lambda text: _seat(say, text, bots),
        say.words("bad-name"),
    )


def _seat(say: Say, name: str, bots: list[str]) -> str | None:
    seat = f"{HUMAN}:{name}" if name else HUMAN
    try:
        sitters(say.game, [seat, *bots], say)
    except LudariumError:
        return None
    return seat


def _ask_side(say: Say, seats: list[str], screen: Screen) -> list[str]:
    """The seats in their order; where they are not alike the player chooses one."""
    sides = FAMILIES[say.game.family].sides
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

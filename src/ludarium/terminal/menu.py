"""The doors to the terminal table: start or resume a game, watch one, retell one, show one position."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.notation import load
from ludarium.core.record import Record, table_of
from ludarium.core.state import OVER
from ludarium.games import GAMES, game_named
from ludarium.lessons.lesson import lesson_named
from ludarium.terminal import explain, greetings, saves, story, wizard
from ludarium.terminal.families import family_of
from ludarium.terminal.news import Left
from ludarium.terminal.screen import Screen, terminal
from ludarium.terminal.seats import names, recorded, sitters
from ludarium.terminal.session import Session
from ludarium.terminal.sitting import Sitting, new_seed
from ludarium.terminal.teaching import Teacher, lesson_record
from ludarium.text.say import Say

INTERRUPTED = 130


def start(
    game: str | Game | None,
    seats: Sequence[str],
    language: str,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    watch: bool = False,
    screen: Screen | None = None,
    data: Sequence[str] = (),
    lesson: str | None = None,
) -> None:
    """Play a new game, or go on with a saved one; `data` names its data files as a command does."""
    if resume is not None:
        record = _resumed(resume, game)
    else:
        record = _new(game, seats, language, seed, options or {}, watch=watch)
    taught = None if lesson is None else lesson_named(record.game, lesson)
    if taught and resume is None:
        record = lesson_record(taught, record)
    session = _session(record, language, save or resume, screen or terminal())
    session.teacher = Teacher(taught, session.stage) if taught else None
    session.data = tuple(data)
    if save is not None:
        saves.written(record, save)
    sit_down(session, resumed=resume is not None)


def take_up(
    record: Record,
    language: str,
    file: Path,
    screen: Screen,
    data: Sequence[str] = (),
    way_on: Sequence[str] = (),
) -> Session:
    """Play a record on, with every move saved in a file; `way_on` is the command that goes on."""
    session = _session(record, language, file, screen)
    session.data, session.way_on = tuple(data), tuple(way_on)
    sit_down(session, resumed=bool(record.lines))
    return session


def sit_down(session: Session, *, resumed: bool) -> None:
    """Greet, then play until the end or until the player leaves."""
    greetings.opening(session, resumed=resumed)
    _run(session)


def _new(
    game: str | Game | None,
    seats: Sequence[str],
    language: str,
    seed: int | None,
    options: Mapping[str, str],
    *,
    watch: bool,
) -> Record:
    """A record without moves, with all that was asked for checked."""
    if game is None:
        raise OptionError(f"name a game or --resume FILE; the games are {', '.join(GAMES)}")
    chosen = game if isinstance(game, Game) else game_named(game)
    seated = sitters(chosen, seats, Say(chosen, language), watch=watch)
    return table_of(
        chosen, [sitter.text() for sitter in seated], options, new_seed() if seed is None else seed
    )


def _resumed(path: Path, game: str | Game | None) -> Record:
    """A saved game; one with other data files can be read only by the game that has them."""
    chosen = game_named(game) if isinstance(game, str) else game
    record = load(path, GAMES if chosen is None else {**GAMES, chosen.id: chosen})
    if chosen is not None and chosen is not record.game:
        raise OptionError(f"{path} is a game of {record.game.id}, not of {chosen.id}")
    return record


# --- one game -------------------------------------------------------------------------------------


def _session(record: Record, language: str, file: Path | None, screen: Screen) -> Session:
    """A table ready to play on, with a file in which every move of people is saved."""
    sitting = Sitting(record, recorded(record.game, record.seats))
    if file is None and not sitting.only_bots():
        file = saves.new_file(record)
    checked = saves.checked(file) if file is not None else None
    return Session(sitting, _speaker(record, language), screen, checked)


def _run(session: Session) -> None:
    """Play until the end or until the player leaves; either way nothing is lost."""
    try:
        session.run()
    except (Left, EOFError):
        _leave(session)
    except KeyboardInterrupt:
        session.screen.write("")
        _leave(session)
        sys.exit(INTERRUPTED)
    else:
        greetings.ending(session)


def _leave(session: Session) -> None:
    session.news.cover()
    greetings.farewell(session)


def _speaker(record: Record, language: str) -> Say:
    """The words for a record, with the names of those who sit there."""
    return Say(record.game, language, names(Say(record.game, language), record.seats))


# --- games that were played -----------------------------------------------------------------------


def tell(record: Record, language: str, screen: Screen | None = None) -> None:
    """A whole game as log lines, with the final scoring."""
    shown = screen or terminal()
    shown.show(story.game_lines(_speaker(record, language), record, shown.width))


def show_position(record: Record, move: int, language: str, screen: Screen | None = None) -> None:
    """The table after a move, as a spectator sees it."""
    shown = screen or terminal()
    say, state = _speaker(record, language), record.after(move)
    shown.show(family_of(record.game).table(say, record.game.view(state, None), shown.width))
    if state.to_act == OVER:
        shown.section(story.final_lines(say, state, shown.width))


# --- without a command ----------------------------------------------------------------------------


def choose_and_play(language: str, screen: Screen | None = None) -> None:
    """Ask what to play, with a default for every question, and play it."""
    if screen is None and not sys.stdin.isatty():
        terminal().show(wizard.hint(wizard.any_say(language)))
        return
    shown = screen or terminal()
    try:
        wish = wizard.ask(language, shown)
    except EOFError:
        shown.section(wizard.hint(wizard.any_say(language)))
        return
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    if wish.game and not wish.lesson and not saves.any_saved():
        shown.section(explain.introduction(Say(game_named(wish.game), wish.language), shown.width))
    start(wish.game, wish.seats, wish.language, resume=wish.resume, screen=shown, lesson=wish.lesson)

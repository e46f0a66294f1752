"""What a game's package lacks, in one line each: told when the package is loaded, and by the laws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

from ludarium.core.game import Game
from ludarium.core.languages import LANGUAGES

LOBBY = "lobby.ftl"  # what is said of a game outside its tables
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def lacking(game: Game) -> list[str]:
    """Everything that has to be there before a game can be shown; nothing for a whole one."""
    return [*_odd_clauses(game), *_missing_words(game)]


def _odd_clauses(game: Game) -> Iterator[str]:
    """Kinds of moves and options that rest on no clause of the game."""
    if not game.clauses:
        yield "no clauses: its rules need at least one"
    if not game.kinds:
        yield "no kinds of moves"
    for what, name, clause in [
        *[("kind of move", kind.name, kind.clause) for kind in game.kinds],
        *[("option", option.name, option.clause) for option in game.options],
    ]:
        if clause not in game.clauses and not clause.startswith("H-"):
            yield f"{what} {name} rests on {clause}, which is none of its clauses"


def _missing_words(game: Game) -> Iterator[str]:
    """Messages that every game has, in every language, in the catalogues of its package."""
    lobby = [f"game-{game.id}", f"about-{game.id}", *[f"option-{option.name}" for option in game.options]]
    needed = [
        *[f"clause-{clause}" for clause in game.clauses],
        *[f"{what}-{kind.name}" for kind in game.kinds for what in ("kind", "action")],
        *[f"{step.message}{part}" for step in game.how() for part in ("", "-title")],
    ]
    for language in LANGUAGES:
        for where, ending, wanted in ((f" ({LOBBY})", LOBBY, lobby), ("", ".ftl", needed)):
            known = messages(game.package, language, ending)
            missing = [message for message in wanted if message not in known]
            if missing:
                more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
                yield f"no words in {language} for {missing[0]}{more}{where}"


def messages(package: str, language: str, ending: str = ".ftl") -> set[str]:
    """The names of all messages that a package has in a language, in files whose names end so."""
    folder = resources.files(package).joinpath("text", language)
    files = [file for file in folder.iterdir() if file.name.endswith(ending)] if folder.is_dir() else []
    return {name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))}

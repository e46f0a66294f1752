"""What pages need to know of the games: their facts, and the catalogues of words."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from ludarium.core.game import Game
from ludarium.core.messages import Args
from ludarium.games import GAMES
from ludarium.server.levels import levels
from ludarium.server.messages import GameInfo, OptionInfo
from ludarium.text.say import HOUSE_CLAUSES, LANGUAGES, bundle

HOUSE = "house"
ARGUMENT = re.compile(r"\$([a-z][a-z_-]*)")
MESSAGE = re.compile(r"^([a-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
GUEST = re.compile(r"^web-guest = (.+)$", re.MULTILINE)
MessageArgs = tuple[str, Args]


def _text(language: str, name: str) -> str:
    file = resources.files("ludarium.text").joinpath(language, name)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def guest(language: str) -> str:
    """What somebody is called who has not told a name."""
    found = GUEST.search(_text(language, "table.ftl"))
    assert found is not None
    return found[1]


def families() -> list[str]:
    return list(dict.fromkeys(game.family for game in GAMES.values()))


@cache
def catalogue(language: str, family: str) -> str | None:
    """All words of a family of games, or of the lobby, as one Fluent text; None if there are none."""
    if language not in LANGUAGES or family not in (HOUSE, *families()):
        return None
    names = ["house.ftl", "server.ftl", "table.ftl"]
    if family == HOUSE:
        return "\n".join(_text(language, name) for name in names) + "\n" + _game_names(language)
    names += ["terminal.ftl", *[f"{family}{part}.ftl" for part in ("", "-clauses", "-terminal", "-table")]]
    return "\n".join(_text(language, name) for name in names)


def _game_names(language: str) -> str:
    """How the games are called and what they are about, and their options, for the lobby."""
    wanted = re.compile(r"(game|about|option)-|goal-|reward-|campaign-")
    found: dict[str, str] = {}
    for family in families():
        for part in ("", "-terminal", "-table"):
            for message in re.split(r"\n(?=[a-z])", _text(language, f"{family}{part}.ftl")):
                if wanted.match(message):
                    found.setdefault(message.partition(" ")[0], re.sub(r"\n(?:#.*|\s*$)", "", message))
    return "\n".join(found.values()) + "\n"


def facts(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        family=game.family,
        rules=game.rules,
        seats=(game.seats[0], game.seats[-1]),
        options=[
            OptionInfo(option.name, option.clause, option.default, list(option.choices), option.most)
            for option in game.options
        ],
        levels=levels(game),
        clauses=[*HOUSE_CLAUSES, *game.clauses],
        score_unit=game.score_unit,
        hidden=game.hidden,
        cards=named_arguments(game),
    )


@cache
def named_arguments(game: Game) -> dict[str, dict[str, MessageArgs]]:
    """Every argument that holds the id of a card or a place, and how each id is said (see Say.card)."""
    text = catalogue("en", game.family) or ""
    found: dict[str, dict[str, MessageArgs]] = {}
    for argument in sorted(set(ARGUMENT.findall(text))):
        ids = [card for _, card in game.cards] + _suffixes(text, argument)
        said = {id_: message for id_ in dict.fromkeys(ids) if (message := _message(game, argument, id_))}
        if said:
            found[argument] = said
    return found


def _suffixes(text: str, argument: str) -> list[str]:
    """Ids that only the catalogue knows, such as goods and uses."""
    names = [name for name in MESSAGE.findall(text) if name.startswith(f"{argument}-")]
    return ["secret", *(name.removeprefix(f"{argument}-") for name in names)]


def _message(game: Game, argument: str, id_: str) -> MessageArgs | None:
    found = game.card_message(argument, id_)
    if found is None or not bundle("en", game.family).has_message(found[0]):
        return None
    return found


@cache
def all_facts() -> list[GameInfo]:
    return [facts(game) for game in GAMES.values()]

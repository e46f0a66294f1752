"""What pages need to know of the games: their facts, and the catalogues of words."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, FluentSerializer, ast

from ludarium.bots.ratings import ratings
from ludarium.core.game import Game
from ludarium.core.messages import Args, Phrase
from ludarium.curious.figures import figures_of
from ludarium.games import GAMES
from ludarium.games.lacking import LOBBY
from ludarium.lessons.lesson import lessons_of
from ludarium.puzzles.puzzle import puzzles_of
from ludarium.server.levels import levels
from ludarium.server.messages import GameInfo, LessonInfo, OptionInfo
from ludarium.text.catalogues import LANGUAGES, game_texts, house_text
from ludarium.text.say import HOUSE_CLAUSES

HOUSE = "house"
FURTHER = ("terminal.ftl", "advice.ftl", "review.ftl", "curious.ftl")  # at the tables
MessageArgs = tuple[str, Args]


def packages() -> dict[str, str]:
    """The package of each family of games."""
    return {game.family: game.package for game in GAMES.values()}


def catalogue(language: str, family: str) -> str | None:
    """All words of a family of games, or of the lobby, as one Fluent text; None if there are none."""
    if language not in LANGUAGES or family not in (HOUSE, *packages()):
        return None  # and not remembered: anybody can invent a name
    return _catalogue(language, family)


@cache
def _catalogue(language: str, family: str) -> str:
    names = ["house.ftl", "server.ftl", "table.ftl"]
    if family == HOUSE:
        return "\n".join([*(house_text(language, name) for name in names), _game_names(language)])
    texts = [house_text(language, name) for name in (*names, *FURTHER)]
    return "\n".join([*game_texts(packages()[family], language).values(), *texts])  # the first word holds


def _game_names(language: str) -> str:
    """How the games are called and what they are about, and their options; of two words the first holds."""
    found: dict[str, ast.Message] = {}
    for package in dict.fromkeys(packages().values()):
        text = game_texts(package, language).get(LOBBY, "")
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, entry)
    return str(FluentSerializer().serialize(ast.Resource(list(found.values()))))


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
        ratings=ratings(game.id),
        clauses=[*HOUSE_CLAUSES, *game.clauses],
        score_unit=game.score_unit,
        hidden=game.hidden,
        cards=named_arguments(game),
        faces=faces(game),
        how=game.how(),
        kinds=[kind.name for kind in game.kinds],
        sides=list(game.sides),
        notices=list(game.notices),
        campaign=game.campaign.facts if game.campaign else None,
        lessons=[LessonInfo(lesson.id, lesson.title) for lesson in lessons_of(game.id).values()],
        puzzles=len(puzzles_of(game.id)),
        curious=figures_of(game) is not None,
        rounds=game.rounds,
        draws=list(game.draws),
        milestones=list(game.milestones),
        cover=_drawing(look(game, "svg")),
        colours=" ".join(look(game, "css").split()),
    )


def faces(game: Game) -> dict[str, dict[str, list[Phrase]]]:
    """What the cards of a game always say, by argument and id."""
    found: dict[str, dict[str, list[Phrase]]] = {}
    for argument, card in game.cards:
        if face := game.face(argument, card):
            found.setdefault(argument, {})[card] = face
    return found


def look(game: Game, ending: str) -> str:
    """What a game's package says about its look: a cover (svg), its colours (css); nothing if it does not."""
    file = resources.files(game.package).joinpath("look", f"{game.id}.{ending}")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _drawing(text: str) -> str:
    """What is inside the outermost element of an SVG."""
    inside = text.partition(">")[2].rpartition("</svg>")[0]
    return " ".join(inside.split())


@cache
def named_arguments(game: Game) -> dict[str, dict[str, MessageArgs]]:
    """Every argument that holds cards, and how each card is said; others are said by `ARGUMENT-ID`."""
    sorts = dict.fromkeys(sort for sort, _ in game.cards)
    found: dict[str, dict[str, MessageArgs]] = {}
    for argument, wanted in [*zip(sorts, sorts, strict=True), *game.holds]:
        messages = {card: game.card_message(argument, card) for sort, card in game.cards if sort == wanted}
        found[argument] = {card: message for card, message in messages.items() if message}
    return found


@cache
def all_facts() -> list[GameInfo]:
    return [facts(game) for game in GAMES.values()]

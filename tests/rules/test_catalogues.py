"""The catalogues of words against each other: same messages, same arguments, nothing broken."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludarium.games import GAMES
from ludarium.server.words import catalogue
from ludarium.text.say import LANGUAGES, Say, bundle
from tests.rules.clauses import ROOT

PACKAGE = ROOT / "src" / "ludarium"
FAMILIES = {game.family: game.package for game in GAMES.values()}
SHARED = tuple(f"text/{{}}/{path.name}" for path in sorted((PACKAGE / "text" / "en").glob("*.ftl")))


def catalogues(family: str) -> list[str]:
    """The files of a family, with the language left open."""
    folder = f"{FAMILIES[family].removeprefix('ludarium.').replace('.', '/')}/text"
    return [f"{folder}/{{}}/{path.name}" for path in sorted((PACKAGE / folder / "en").glob("*.ftl"))]


FILES = [*SHARED, *[name for family in FAMILIES for name in catalogues(family)]]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


class Arguments(Visitor):
    """Collects the arguments of a pattern, those of messages that it refers to included."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        message = self.messages[node.id.name]
        if node.attribute is None:
            self.visit(message.value)
        for entry in message.attributes:
            if node.attribute is not None and entry.id.name == node.attribute.name:
                self.visit(entry.value)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term sees only what it is given in brackets."""
        if node.arguments:
            self.visit(node.arguments)


@cache
def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def entries(language: str, family: str) -> list[ast.Message]:
    """All messages that a game of this family can say."""
    names = (*SHARED, *catalogues(family))
    bodies = [resource(PACKAGE / name.format(language)).body for name in names]
    return [entry for body in bodies for entry in body if isinstance(entry, ast.Message)]


@cache
def messages(language: str, family: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, family)}


def arguments(language: str, family: str, message: str) -> set[str]:
    """The arguments of a message; `coins` and `coins-text` are one, and the edition is always there."""
    found = Arguments(messages(language, family))
    found.visit(messages(language, family)[message].value)
    return {name.removesuffix("-text") for name in found.found} - {"edition"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_catalogue_is_well_formed_and_has_no_message_twice(language: str, name: str) -> None:
    body = resource(PACKAGE / name.format(language)).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert broken == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_no_message_of_a_game_is_in_two_catalogues(language: str, family: str) -> None:
    assert len(messages(language, family)) == len(entries(language, family))


# As the rulebooks do: a turn is a "kör" and a round a "forduló", in Ante Portas the other way round.
@pytest.mark.parametrize(
    ("game", "turn", "round_"),
    [
        ("builders-middle-ages", "kör", "forduló"),
        ("ante-portas", "forduló", "kör"),
        ("faiyum", "kör", "forduló"),
    ],
)
def test_the_house_calls_turns_and_rounds_as_the_rulebook_of_the_game_does(
    game: str, turn: str, round_: str
) -> None:
    page = FluentBundle(["hu"], use_isolating=False)
    page.add_resource(FluentResource(catalogue("hu", GAMES[game].family) or ""))
    terminal = bundle("hu", GAMES[game].package)
    for told in (page, terminal):
        args = {"scale": "points", "amount": 3, "round": 4}
        pattern = told.get_message("review-worst").value
        assert pattern is not None
        worst, _ = told.format_pattern(pattern, args)
        assert worst == f"A legdrágább {turn} (4. {round_}): 3 pont."


# "a 4. forduló", but "az 5. forduló": a number that is put in knows nothing of the article before it.
ARTICLE = re.compile(r"\b[Aa](z|\(z\))? \{ \$\w+ \}(–\{ \$\w+ \})?\.")


@pytest.mark.parametrize("name", [*FILES, "template/nim/text/{}/words.ftl"])
def test_no_hungarian_article_stands_before_an_ordinal_number_that_is_put_in(name: str) -> None:
    text = (PACKAGE / name.format("hu")).read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if ARTICLE.search(line)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", FILES)
def test_a_translation_has_the_messages_of_the_english_catalogue(language: str, name: str) -> None:
    english, other = (
        {
            entry.id.name
            for entry in resource(PACKAGE / name.format(folder)).body
            if isinstance(entry, ast.Message)
        }
        for folder in ("en", language)
    )
    assert (english - other, other - english) == (set(), set())


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_translation_uses_only_arguments_of_the_english_message(language: str, family: str) -> None:
    both = messages("en", family).keys() & messages(language, family).keys()
    strange = {
        message: arguments(language, family, message) - arguments("en", family, message) for message in both
    }
    assert {message: names for message, names in strange.items() if names} == {}


# --- long names ---------------------------------------------------------------------------------------

SOFT_HYPHEN = "\u00ad"
LONGEST = 12  # letters that stand side by side on the smallest card
CARDS = ("card-", "building-", "unit-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_long_name_of_a_card_says_where_it_may_break_and_only_the_page_sees_it(
    language: str, family: str
) -> None:
    words = bundle(language, FAMILIES[family])
    say = Say(next(game for game in GAMES.values() if game.family == family), language)
    for message in messages(language, family):
        if message.startswith(CARDS) and not arguments(language, family, message):
            pattern = words.get_message(message).value
            assert pattern is not None
            name = str(words.format_pattern(pattern, {"edition": ""})[0])
            assert [part for part in re.split(rf"[\W{SOFT_HYPHEN}]", name) if len(part) > LONGEST] == []
            assert SOFT_HYPHEN not in say.words(message)


# --- figures --------------------------------------------------------------------------------------

RULEBOOK = ("clauses.ftl", "how.ftl")  # the rules themselves, at full length and as a first look
# Every other figure of a rule comes as an argument, from the engine and its data; these are none of them.
NO_RULES = {
    "event-sea-moved": "the fields of the track are called so",
    "option-siege-limit-usual": "the name of a choice that sets this very figure",
    "option-siege-limit-five": "the name of a choice that sets this very figure",
    "ap-map-key": "examples of what the map shows",
    "fa-legend": "examples of what the map shows",
    "campaign-ask": "what Enter alone answers",
    "card-skilled-farmer-6": "the number that tells two cards of one name apart",
    "card-skilled-farmer-10": "the number that tells two cards of one name apart",
    "fa-do-road": "a road is one good: more would be another verb",
    "action-pay": "one good at a time is what the action is",
    "action-gain": "one good at a time is what the action is",
}
FIGURE = re.compile(r"(?<![\w-])[1-9]")  # not those of names: B-41, b3


class Texts(Visitor):
    """Collects what a pattern says by itself, without arguments and the names of variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (fluent's name)
        self.found.append(node.value)


def with_figures(language: str, family: str) -> set[str]:
    """The messages that hold a figure of their own, outside the rules."""
    found = set()
    for name in catalogues(family):
        for entry in resource(PACKAGE / name.format(language)).body:
            if isinstance(entry, ast.Message) and not name.endswith(RULEBOOK):
                texts = Texts()
                texts.visit(entry.value)
                found |= {entry.id.name} if any(FIGURE.search(text) for text in texts.found) else set()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_no_catalogue_of_a_game_holds_a_figure_of_its_rules(language: str, family: str) -> None:
    assert with_figures(language, family) <= NO_RULES.keys()


def test_every_exception_is_still_one() -> None:
    assert {message for family in FAMILIES for message in with_figures("en", family)} == NO_RULES.keys()

"""The catalogues of words against each other: same messages, same arguments, nothing broken."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludarium.games import GAMES
from ludarium.text.say import LANGUAGES
from tests.rules.clauses import ROOT

TEXT = ROOT / "src" / "ludarium" / "text"
SHARED = ("house.ftl", "table.ftl", "terminal.ftl")


def catalogues(family: str) -> list[str]:
    """The files of a family; what its tables in terminal and browser say may have files of their own."""
    own = [f"{family}-{table}.ftl" for table in ("terminal", "table")]
    return [
        f"{family}.ftl",
        f"{family}-clauses.ftl",
        *[name for name in own if (TEXT / "en" / name).exists()],
    ]


FAMILIES = sorted({game.family for game in GAMES.values()})
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
    bodies = [resource(TEXT / language / name).body for name in names]
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
    body = resource(TEXT / language / name).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert broken == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_no_message_of_a_game_is_in_two_catalogues(language: str, family: str) -> None:
    assert len(messages(language, family)) == len(entries(language, family))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", FILES)
def test_a_translation_has_the_messages_of_the_english_catalogue(language: str, name: str) -> None:
    english, other = (
        {entry.id.name for entry in resource(TEXT / folder / name).body if isinstance(entry, ast.Message)}
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

"""What pages read: catalogues that are whole, every refusal worded, and facts that name every card."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from ludarium.core.messages import Args
from ludarium.games import GAMES
from ludarium.server import types, words
from ludarium.server.messages import Note
from ludarium.text.say import LANGUAGES, SOFT_HYPHEN, Say

ROOT = Path(__file__).resolve().parent.parent.parent
SERVER = ROOT / "src" / "ludarium" / "server"
FAMILIES = ["house", *words.packages()]


def catalogue(language: str, family: str) -> str:
    text = words.catalogue(language, family)
    assert text is not None
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_catalogue_for_the_page_is_well_formed(language: str, family: str) -> None:
    body = FluentParser().parse(catalogue(language, family)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(set(ids)) == sorted(ids)


def messages(language: str) -> set[str]:
    body = FluentParser().parse(catalogue(language, "house")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_note_and_rule_of_a_clock_has_words(language: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    errors = set(re.findall(r'(?:Re\w+Error\(\s*|error=)"([a-z-]+)"', source)) | {"house"}
    assert len(errors) > 30
    kinds = get_args(get_type_hints(Note)["kind"])
    assert "resigned" in kinds
    wanted = {f"error-{error}" for error in errors} | {f"note-{kind}" for kind in kinds}
    wanted |= {f"clock-rule-{kind}" for kind in ("none", "move", "fischer", "days")}
    wanted |= {f"game-{game}" for game in GAMES} | {f"about-{game}" for game in GAMES}
    assert wanted - messages(language) == set()
    assert {name for name in messages(language) if name.startswith("error-")} <= wanted


def test_the_lobby_has_the_same_messages_in_all_languages() -> None:
    assert messages("hu") == messages("en") == messages("pl")


def test_there_are_no_words_in_other_languages_or_of_other_games() -> None:
    assert words.catalogue("la", "house") is None
    assert words.catalogue("en", "../en/house") is None
    assert words.catalogue("en", "chess") is None


@pytest.mark.parametrize("game", GAMES)
def test_facts_name_every_card_as_the_terminal_does(game: str) -> None:
    """But for the places at which only a page may break a long name."""
    named = words.facts(GAMES[game]).cards
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(catalogue(language, GAMES[game].family)))
        say = Say(GAMES[game], language)
        for argument, card in GAMES[game].cards:
            message, args = named[argument][card]
            edition = game.removeprefix(f"{GAMES[game].family}-")
            pattern = bundle.get_message(message).value
            assert pattern is not None
            told = bundle.format_pattern(pattern, {"edition": edition, **args})[0]
            assert str(told).replace(SOFT_HYPHEN, "") == say.card(argument, card)


@pytest.mark.parametrize("game", GAMES)
def test_facts_word_every_argument_of_a_whole_game(game: str) -> None:
    """Whatever a move or an event of a game names, the page can word as Say does."""
    from ludarium.core.play import settle
    from ludarium.core.record import chance_rng

    named = words.facts(GAMES[game]).cards
    state = GAMES[game].new(2, {"rounds": "6"} if "builders" in game else {})
    rng = chance_rng(3)
    events: list[object] = []
    state.log = events  # type: ignore[assignment]
    seen: set[tuple[str, str]] = set()
    while state.to_act != -2:
        if state.to_act == -1:
            settle(state, rng)
            continue
        legal = state.legal()
        for action in legal[:20]:
            seen |= {(name, str(value)) for name, value in GAMES[game].move(action).args.items()}
        state.apply(legal[int(rng.below(len(legal)))])
    for event in events:
        seen |= {(name, str(value)) for name, value in event.args.items()}  # type: ignore[attr-defined]
    for name, value in seen:
        message = GAMES[game].card_message(name, value)
        own: tuple[str, Args] = (f"{name}-{value}", {})  # what the page says where no card is held
        assert named.get(name, {}).get(value, message and own) == message, (name, value)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    """`python -m ludarium.server.types > src/ludarium/web/src/protocol.ts` writes them anew."""
    kept = ROOT / "src" / "ludarium" / "web" / "src" / "protocol.ts"
    assert kept.read_text(encoding="utf-8") == types.typescript()


@pytest.mark.parametrize("game", GAMES)
def test_what_the_log_is_put_in_order_by_are_events_that_can_be_told(game: str) -> None:
    facts = words.facts(GAMES[game])
    told = catalogue("en", facts.family)
    kinds = [*facts.draws, *facts.milestones, *([facts.rounds] if facts.rounds else [])]
    assert [kind for kind in kinds if f"\nevent-{kind} =" not in told] == []

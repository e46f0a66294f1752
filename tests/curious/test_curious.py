"""Cards and openings for the curious: the shipped figures belong to the rules of today, and can be said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ludarium.arena.curious import figures, write
from ludarium.arena.match import play_number
from ludarium.arena.plan import plan_of
from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.curious.figures import CardCount, Figures, figures_of, fingerprint
from ludarium.curious.told import BOARD, Curious, curious, told
from ludarium.games import HOUSE
from ludarium.text.say import LANGUAGES, Say
from tests.arena.test_balance import measured

TAKING = {"builders": "opened", "ante_portas": "event", "faiyum": "bought"}
AGAIN = "python -m ludarium.arena.curious {}"


@pytest.fixture(params=HOUSE, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def shipped(game: Game) -> Figures:
    found = figures_of(game)
    assert found is not None
    return found


def page(game: Game) -> Curious:
    found = curious(game)
    assert found is not None
    return found


def all_phrases(found: Curious) -> list[Phrase]:
    said = [*found.about, *(phrase for card in found.cards for phrase in card.said)]
    for part in found.openings:
        said.append(part.title)
        said += [phrase for line in part.lines for phrase in (*line.did, *line.said)]
    return said


def test_the_shipped_figures_were_counted_with_the_rules_of_today(game: Game) -> None:
    assert shipped(game).rules == fingerprint(game), f"count them again: {AGAIN.format(game.id)}"


def test_the_command_makes_the_same_games(game: Game) -> None:
    found = shipped(game)
    words = found.command.split()
    assert words[:3] == ["ludarium", "balance", game.id]
    told_there = dict(zip(words[3::2], words[4::2], strict=True))
    wanted = {"--bot": found.bot, "--seats": str(found.seats), "--games": str(found.games)}
    assert told_there == {**wanted, "--seed": str(found.seed), "--curious": f"{game.id}.json"}


def test_every_card_of_the_box_is_on_the_page(game: Game) -> None:
    listed = [(card.kind, card.card) for card in page(game).cards]
    assert listed == [(kind, card) for kind, card in game.cards if kind not in BOARD]
    assert all(card.said for card in page(game).cards)


def test_openings_are_played_by_no_more_than_everybody(game: Game) -> None:
    found = shipped(game)
    assert found.openings
    for lines in found.openings.values():
        assert 0 < sum(line.seats for line in lines) <= found.games * found.seats
        assert all(line.won <= line.seats for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(game: Game, language: str) -> None:
    say = Say(game, language)
    for phrase in all_phrases(page(game)):
        assert say.phrase(phrase)


def test_the_fingerprint_sees_a_change_of_the_rules_and_of_the_box(game: Game) -> None:
    assert fingerprint(replace(game, rules=game.rules + 1)) != fingerprint(game)
    assert fingerprint(replace(game, cards=game.cards[1:])) != fingerprint(game)


def test_figures_of_a_run_survive_their_file(game: Game, tmp_path: Path) -> None:
    balance = measured(game, max(2, game.seats[0]))
    path = tmp_path / "figures.json"
    found = figures(balance, path)
    write(found, path)
    assert msgspec.json.decode(path.read_bytes(), type=Figures) == found
    write(figures(measured(game, max(2, game.seats[0])), path), path)
    assert msgspec.json.decode(path.read_bytes(), type=Figures) == found  # the same games, the same bytes


def test_rounds_and_openings_come_from_the_events(game: Game) -> None:
    chosen = plan_of(game, [["random"] * 2], 2, {}, digests=True)
    digest = play_number(chosen, 0)[0].digest
    assert digest is not None
    for card, rounds in digest.when.items():
        assert len(rounds) == 2
        assert any(digest.uses[card].values()), card
        assert max(rounds) >= 1
    assert digest.openings
    assert all(len(by_seat) == 2 for by_seat in digest.openings.values())


def counted(game: Game, count: CardCount) -> str:
    """What is said in English of the first card if it has these figures."""
    found = msgspec.structs.replace(shipped(game), cards={":".join(game.cards[0]): count})
    say = Say(game, "en")
    return " ".join(say.phrase(phrase) for phrase in told(game, found).cards[0].said)


def test_noise_is_not_told_as_a_difference(game: Game) -> None:
    use = {TAKING[game.family]: 200}
    even = counted(game, CardCount(400, 200, (2, 3, 5), 200, won=60.0, usual=55.0, uses=use))
    assert "cannot tell" in even
    assert "more than usual" not in even
    sure = counted(game, CardCount(400, 200, (2, 3, 5), 200, won=110.0, usual=55.0, uses=use))
    assert "28 of 100 games more than usual" in sure
    worse = counted(game, CardCount(400, 200, (2, 3, 5), 200, won=20.0, usual=55.0, uses=use))
    assert "less than usual" in worse
    assert "Too few" in counted(game, CardCount(400, 9, (2, 3, 5), 9, won=9.0, usual=2.0, uses=use))


def test_a_card_that_nobody_took_says_so(game: Game) -> None:
    assert "nobody wanted it" in counted(game, CardCount(offered=30))
    assert "did not turn up" in counted(game, CardCount())

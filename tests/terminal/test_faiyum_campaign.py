"""The pharaoh's challenge at the terminal: goals, rewards, saved games and broken files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import pytest

from ludarium.core import notation
from ludarium.core.bits import BIT
from ludarium.core.campaign import CampaignError, Played
from ludarium.core.driving import drive
from ludarium.core.errors import LudariumError
from ludarium.core.notation import load
from ludarium.core.record import table_of
from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games.faiyum.campaign import FIRST_GOAL, GOALS, Campaign
from ludarium.games.faiyum.cards import packaged
from ludarium.games.faiyum.game import FAIYUM, faiyum_game
from ludarium.games.faiyum.goals import AIMS
from ludarium.games.faiyum.phrases import reward
from ludarium.games.faiyum.pieces import FAME
from ludarium.games.faiyum.rules import Faiyum
from ludarium.terminal.campaign import Desk, default_file, go_on
from ludarium.text.say import LANGUAGES, Say
from tests.rule import rule
from tests.terminal.script import Script, left_with
from tests.terminal.test_faiyum_playing import Hasty

SEED = 7


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "challenge.json"


def campaign(path: Path) -> Campaign:
    return Campaign.read(path.read_text(encoding="utf-8"))


def run(path: Path, answers: Iterable[str] = (), language: str = "en", name: str = "Anna") -> Script:
    script = Script(answers)
    go_on(FAIYUM, path, language, name, SEED, script.screen)
    return script


def played_out(path: Path, language: str = "en", seed: int = SEED) -> Script:
    """A whole game of the campaign, passed as soon as that is possible."""
    script = Hasty()
    go_on(FAIYUM, path, language, "Anna", seed, script.screen)
    return script


# --- games ----------------------------------------------------------------------------------------


@rule("FA-81")
def test_a_first_game_that_misses_costs_nothing_and_is_written_down(path: Path) -> None:
    script = played_out(path)
    told = campaign(path)
    assert (told.player, told.reached, len(told.games)) == ("Anna", [], 1)
    assert "a miss costs nothing" in script.text()
    record = load(path.with_name("challenge-1.game"), {"faiyum": FAIYUM})
    assert record.after().to_act == OVER
    assert (told.games[0].file, told.games[0].hash) == ("challenge-1.game", record.after().hash())
    assert Campaign.verify(path, FAIYUM) == told
    assert not path.with_name("challenge-now.game").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_shows_goals_and_rewards(path: Path, language: str) -> None:
    script = run(path, language=language)
    say = Say(FAIYUM, language)
    for goal in GOALS:
        assert say.phrase(AIMS[goal].words) in script.text()
    assert say.phrase(reward(6)) in script.text()
    assert say.words("campaign-left") in script.text()
    assert "--resume" not in script.text()  # there is one way to go on
    assert max(len(line) for line in script.lines if str(path.parent) not in line) <= 80


def test_a_game_that_was_left_goes_on(path: Path) -> None:
    run(path, ["cash farmer"])
    script = run(path, ["cash farmer"], name="Bob")
    assert "challenge: Anna" in script.text()
    assert "Resumed after 13 moves." in script.text()
    record = load(path.with_name("challenge-now.game"), {"faiyum": FAIYUM})
    assert [record.game.notation(line.action) for line in record.lines[-2:]] == ["cash farmer"] * 2
    assert campaign(path).games == []


def test_the_default_file_lies_in_the_users_folder(saves: Path) -> None:
    assert default_file(FAIYUM) == saves.parent / "faiyum-campaign.json"


def test_a_game_whose_file_was_not_put_away_counts_once(path: Path) -> None:
    """The program may die between writing the campaign down and renaming the game."""
    played_out(path)
    path.with_name("challenge-1.game").rename(path.with_name("challenge-now.game"))
    run(path, ["q"])
    assert path.with_name("challenge-1.game").exists()
    assert len(campaign(path).games) == 1


@rule("FA-96")
def test_a_campaign_is_played_with_other_cards(path: Path) -> None:
    own = faiyum_game(packaged("cards.csv").replace("4,Levy,found,other,,,$5", "4,Levy,found,other,,,$6"))
    script = Hasty()
    data = ("--cards", "my cards.csv")
    go_on(own, path, "en", "Anna", SEED, script.screen, data=data)
    assert "--cards 'my cards.csv' --lang en" in script.text()
    assert len(Campaign.verify(path, own).games) == 1
    error = left_with(LudariumError, lambda: Campaign.verify(path, FAIYUM))
    assert "other cards or another map" in str(error)


# --- a campaign that is replayed ------------------------------------------------------------------


def tampered(path: Path, old: str, new: str) -> str:
    """Why a campaign of one game is refused after a change of its file."""
    played_out(path)
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return str(left_with(LudariumError, lambda: Campaign.verify(path, FAIYUM)))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"fame": ', '"fame": 1', "challenge-1.game is another game"),
        ('"goal": null', '"goal": "bridges-3"', "game 1: the goal 'bridges-3' was not open"),
        ("challenge-1.game", "challenge-2.game", "No such file"),
        ("challenge-1.game", "../challenge-1.game", "names no game file"),
        ('"file": "challenge-1.game",', "", "names no game file"),
        ('"hash": "', '"hash": "0', "is another game"),
    ],
)
def test_a_campaign_that_was_tampered_with_is_refused(path: Path, old: str, new: str, why: str) -> None:
    assert why in tampered(path, old, new)


def test_a_goal_that_was_not_met_is_refused(path: Path) -> None:
    played_out(path)
    text = path.read_text(encoding="utf-8").replace('"goal": null', '"goal": "fame-150"')
    path.write_text(re.sub('"fame": [0-9]+', '"fame": 150', text), encoding="utf-8")
    error = left_with(CampaignError, lambda: Campaign.verify(path, FAIYUM))
    assert "goal 'fame-150' cannot be ticked" in str(error)


# --- files that do not fit ------------------------------------------------------------------------


SOUND = (
    '{"format": "ludarium faiyum campaign 1", "player": "Anna", "games": [{"fame": 160, "goal": "fame-150"}]}'
)
BROKEN = {
    "empty": "",
    "truncated": SOUND[:70],
    "no JSON": "{",
    "strange bytes": "\ufffd",
    "a list": "[]",
    "another version": SOUND.replace("campaign 1", "campaign 2"),
    "another format": SOUND.replace("ludarium faiyum campaign 1", "other"),
    "negative fame": SOUND.replace("160", "-1"),
    "too little fame": SOUND.replace("160", "149"),
    "no number": SOUND.replace("160", '"160"'),
    "unknown goal": SOUND.replace("fame-150", "fame-151"),
    "goal not open": SOUND.replace("fame-150", "bridges-3"),
    "unknown field": SOUND.replace('"player"', '"gold": 3, "player"'),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_a_broken_campaign_is_kept_aside_and_never_overwritten(path: Path, broken: str) -> None:
    path.write_text(broken, encoding="utf-8")
    script = run(path)
    kept = path.with_name("challenge.json.broken-1")
    assert kept.read_text(encoding="utf-8") == broken
    assert str(kept) in script.text()
    path.write_text(broken, encoding="utf-8")
    run(path)
    assert path.with_name("challenge.json.broken-2").read_text(encoding="utf-8") == broken


def test_a_folder_is_no_campaign_and_stays_where_it_is(path: Path) -> None:
    path.mkdir()
    assert "directory" in str(left_with(LudariumError, lambda: run(path)))
    assert path.is_dir()


def test_a_broken_or_strange_game_is_kept_aside(path: Path) -> None:
    waiting = path.with_name("challenge-now.game")
    waiting.write_text("nonsense", encoding="utf-8")
    script = run(path)
    assert path.with_name("challenge-1.game").read_text(encoding="utf-8") == "nonsense"
    assert "did not fit" in script.text()


def test_a_game_with_other_rewards_does_not_count(path: Path) -> None:
    run(path, ["cash farmer"])
    path.write_text(
        '{"format": "ludarium faiyum campaign 1", "player": "Anna",'
        ' "games": [{"fame": 160, "goal": "fame-150"}]}',
        encoding="utf-8",
    )
    script = run(path)
    assert "rewards=none, not rewards=1" in script.text()
    assert "start with $10 instead of $4" in script.text()


def test_a_game_with_other_options_does_not_count(path: Path) -> None:
    """FA-81: a campaign is played with the default options."""
    run(path, ["q"])
    waiting = path.with_name("challenge-now.game")
    other = table_of(FAIYUM, ["human Anna"], {"swaps": "any"}, SEED)
    notation.save(other, waiting)
    script = run(path, ["q"])
    assert "swaps=any" in script.text()


def test_a_verified_campaign_was_played_with_the_default_options(path: Path) -> None:
    played_out(path)
    game = path.with_name("challenge-1.game")
    other = table_of(FAIYUM, ["human Anna"], {"swaps": "any"}, None)
    state, rng = other.first(), Rng(3)
    drive(state, [lambda state: state.legal()[int(rng.below(len(state.legal())))]], rng, other.add)
    notation.save(other, game)
    written = Played(int(state.scores()[0]), None, game.name, state.hash())
    path.write_text(Campaign("Anna", [written]).write(), encoding="utf-8")
    assert "swaps=any" in str(left_with(CampaignError, lambda: Campaign.verify(path, FAIYUM)))


def test_one_game_is_not_written_down_twice(path: Path) -> None:
    played_out(path)
    told = campaign(path)
    game = path.with_name("challenge-1.game")
    for file in ("challenge-1.game", "challenge-2.game"):
        path.with_name("challenge-2.game").write_bytes(game.read_bytes())
        twice = Campaign(told.player, [*told.games, msgspec.structs.replace(told.games[0], file=file)])
        path.write_text(twice.write(), encoding="utf-8")
        assert "game 1 of the campaign" in str(
            left_with(CampaignError, lambda: Campaign.verify(path, FAIYUM))
        )


def test_a_copy_of_an_earlier_game_is_not_taken_up(path: Path) -> None:
    """Two games, of which the first is put on the table again."""
    played_out(path)
    first = msgspec.structs.replace(campaign(path).games[0], goal=None)
    second = Played(20, None, "challenge-2.game", "0" * 16)
    path.write_text(Campaign("Anna", [first, second]).write(), encoding="utf-8")
    path.with_name("challenge-now.game").write_bytes(path.with_name("challenge-1.game").read_bytes())
    script = run(path, ["q"])
    assert "written down already" in script.text()
    assert len(campaign(path).games) == 2


# --- goals ----------------------------------------------------------------------------------------


ALL_BLOCKS = 5 | 4 << 8 | 3 << 16 | 3 << 24


def final(rewards: int, fame: int, **pieces: int) -> Faiyum:
    """The end of a solo game with this fame and these pieces on the map."""
    state = cast(Faiyum, FAIYUM.new(1, {"rewards": str(rewards) if rewards else "none"}))
    state.stock[FAME] = fame
    for name, count in pieces.items():
        setattr(state, name, ALL_BLOCKS if name == "blocks" else BIT[count] - 1)
    state.to_act = OVER
    return state


class Turn(NamedTuple):
    """A game of a campaign: how it ends, what is typed after it, and the goal that is ticked."""

    fame: int
    pieces: dict[str, int]
    answers: list[str]
    goal: str | None


CAMPAIGN = (
    Turn(140, {}, [], None),
    Turn(150, {}, [], "fame-150"),
    Turn(120, {"bridges": 3}, ["nonsense", "1"], "bridges-3"),
    Turn(90, {"palaces": 2}, ["0"], None),
    Turn(90, {"palaces": 2, "workshops": 9}, [""], "palaces-2"),
    Turn(250, {"workshops": 9}, ["2"], "workshops-9"),
    Turn(251, {}, ["1"], "fame-250"),
    Turn(200, {"crocodiles": 10}, ["1"], "crocodiles-10"),
    Turn(180, {"blocks": 15}, ["1"], "blocks-15"),
)


@rule("FA-81", "FA-82", "FA-83")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_campaign_is_won_goal_by_goal(path: Path, language: str) -> None:
    say, rewards, script = Say(FAIYUM, language, ["Anna"]), [], Script()
    for fame, pieces, answers, goal in CAMPAIGN:
        told = campaign(path) if path.exists() else Campaign("Anna")
        rewards.append(told.rewards)
        script = Script(answers)
        Desk(told, path, say, script.screen).finish(final(told.rewards, fame, **pieces))
        assert campaign(path).games[-1].goal == goal
    assert rewards == [0, 0, 1, 2, 2, 3, 4, 5, 6]
    assert campaign(path).won
    assert say.words("campaign-won") in script.text()
    assert say.words("campaign-won") in run(path, language=language).text()


@rule("FA-81")
def test_the_first_goal_must_be_the_150(path: Path) -> None:
    script = Script()
    desk = Desk(Campaign("Anna"), path, Say(FAIYUM, "en", ["Anna"]), script.screen)
    desk.finish(final(0, 260, bridges=4))
    assert campaign(path).reached == [FIRST_GOAL]
    assert "A reward is open for all later games: start with $10 instead of $4." in script.text()


def test_a_campaign_that_cannot_be_saved_is_told_before_anything_is_played(path: Path) -> None:
    path.parent.joinpath("file").write_text("", encoding="utf-8")
    error = left_with(LudariumError, lambda: run(path.parent / "file" / "challenge.json"))
    assert "file" in str(error)

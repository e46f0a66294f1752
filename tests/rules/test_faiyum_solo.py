"""Faiyum alone, and the pharaoh's challenge with its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.campaign import CampaignError, Played
from ludarium.core.errors import LudariumError, OptionError
from ludarium.games.faiyum.campaign import GOALS, Campaign
from ludarium.games.faiyum.game import FAIYUM
from tests.faiyum_scenes import Scene
from tests.rule import rule

LOW = tuple(range(2, 26, 2))
DRY = "a1 b1 d1 e1 g1 h1 a2 b2 c2 d2 e2 f2 h2 c3 d3 e3 g3 a4 b4 d4 f4 g4 h4 b5 c5 e5 f5"
EIGHT = "a1 c1 b4 d4 a6 c6 e1 g1"
BLOCKS = "g2 g2 g2 b3 b3 b3 b3 b3 d5 d5 d5 d5 f6 f6 f6"
FILE = '{"format": "ludarium faiyum campaign 1", "player": "A", "games": ['


def rewarded(rewards: int, *answers: str) -> Scene:
    """A solo game with so many rewards open, the set-up answered."""
    return Scene(1, deal=LOW, options={"rewards": str(rewards)}).do(*answers)


# --- alone -----------------------------------------------------------------------------------------


@rule("FA-80")
def test_alone_there_are_four_dollars_and_no_tokens() -> None:
    scene = Scene(1, deal=LOW)
    assert scene.owns() == {"money": 4}
    assert (scene.tokens(), scene.view().free_tokens, scene.prices()) == ([], 0, [3, 4, 5, 7])
    assert scene.do("buy 4", draws=["draw 30"]).owns() == {}


@rule("FA-80")
def test_buying_back_costs_one_two_three_dollars() -> None:
    scene = Scene(1, deal=LOW).hold().top(40, 42, 44).only(money=3).do("administer")
    for left in (5, 3, 0):
        scene.do("buy back")
        assert scene.seat().money == left
    assert scene.view().todo[0].verb == "remove"
    again = Scene(1, deal=LOW).hold().top(40, 42, 44).only().do("administer", "buy back", "buy back")
    assert again.owns() == {}
    refused = Scene(1, deal=LOW).hold().top(40).only().do("administer", "buy back")
    assert refused.texts() == {"buy back", "done"}


@rule("FA-80")
def test_the_player_chooses_two_cards_of_the_current_market_that_leave() -> None:
    scene = Scene(1, deal=LOW).do("administer")
    assert scene.places("remove") == {"gardener", "levy", "skilled-farmer-6", "hermit"}
    assert scene.why("remove 10") == ("FA-80", "not-in-current-market")
    scene.do("remove 8")
    assert scene.places("remove") == {"gardener", "levy", "skilled-farmer-6"}  # nothing slides down before
    scene.do("remove 2", draws=["draw 90", "draw 92"])
    assert scene.market() == ["4", "6", "10", "12", "14", "16", "90", "92"]
    assert scene.view().gone == ["gardener", "hermit"]


# --- rewards ---------------------------------------------------------------------------------------


@rule("FA-82")
def test_rewards_are_for_solo_games_only_and_six_at_most() -> None:
    with pytest.raises(OptionError, match="alone"):
        FAIYUM.new(2, {"rewards": "1"})
    with pytest.raises(OptionError, match="from 1 to 6"):
        FAIYUM.new(1, {"rewards": "7"})


@rule("FA-82", "FA-82a")
def test_reward_one_start_with_ten_dollars_or_leave_it() -> None:
    assert Scene(1, deal=LOW, options={"rewards": "1"}).texts() == {"use", "leave"}
    assert rewarded(1, "use").owns() == {"money": 10}
    assert rewarded(1, "leave").owns() == {"money": 4}
    assert Scene(1, deal=LOW, options={"rewards": "1"}).why("administer") == ("FA-82", "reward-first")


@rule("FA-82")
def test_reward_two_up_to_three_workers_in_an_administration() -> None:
    one = rewarded(1, "leave").hold().build(worker="a1 b1 c1 d1").only()
    one.do("administer", "recall a1", "recall b1")
    assert one.view().todo[0].verb != "recall"
    two = rewarded(2, "leave").hold().build(worker="a1 b1 c1 d1").only()
    two.do("administer", "recall a1", "recall b1", "recall c1")
    assert (two.view().todo[0].verb, two.owns()) == ("buy-back", {"money": 6})


@rule("FA-82", "FA-82a")
def test_reward_three_a_fish_and_a_rose() -> None:
    assert rewarded(3, "use", "use").owns() == {"money": 10, "fish": 1, "rose": 1}
    assert rewarded(3, "leave", "use").owns() == {"money": 4, "fish": 1, "rose": 1}
    assert rewarded(3, "use", "leave").owns() == {"money": 10}


@rule("FA-82", "FA-82a")
@pytest.mark.parametrize(("answer", "cards"), [("use", 4), ("leave", 3)])
def test_reward_four_the_top_four_cards_each_time_anew(answer: str, cards: int) -> None:
    scene = rewarded(4, "leave", "leave").hold().only().do("administer", answer)
    assert len(scene.hand()) == cards
    few = rewarded(4, "leave", "leave").hold("farmer", "farmer").only().do("administer")
    assert len(few.hand()) == 5  # three in the pile: nothing to ask


@rule("FA-82", "FA-25")
def test_reward_five_two_dollars_for_a_good() -> None:
    scene = rewarded(5, "leave", "leave").build(dry="a1").only(wheat=1, grape=1, money=2)
    assert scene.do("play settlement", "settlement a1").owns() == {"fame": 3, "money": 3}
    assert (
        not rewarded(4, "leave", "leave")
        .build(dry="a1")
        .only(wheat=1, grape=1, money=2)
        .legal("play settlement")
    )


@rule("FA-82", "FA-82a")
def test_reward_six_replace_one_card_instead_of_two() -> None:
    scene = rewarded(6, "leave", "leave").do("administer", "remove 2", "done", draws=["draw 90"])
    assert scene.market() == ["4", "6", "8", "10", "12", "14", "16", "90"]
    both = rewarded(6, "leave", "leave").do(
        "administer", "remove 2", "remove 4", draws=["draw 90", "draw 92"]
    )
    assert both.market() == ["6", "8", "10", "12", "14", "16", "90", "92"]
    five = rewarded(5, "leave", "leave").do("administer", "remove 2")
    assert five.why("done") == ("FA-21", "not-done")


# --- the campaign ----------------------------------------------------------------------------------


def finished(fame: int = 0, built: dict[str, str] | None = None, rewards: int = 0) -> Scene:
    """A finished solo game with so much fame and these pieces on the map."""
    options = {"rewards": str(rewards)} if rewards else {}
    scene = Scene(1, deal=LOW, options=options)
    scene.do(*["leave"] * (0 if rewards < 1 else 1 if rewards < 3 else 2))
    return scene.build(**(built or {})).give(fame=fame).end_now().do("pass")


@rule("FA-81")
def test_the_first_goal_is_150_fame() -> None:
    campaign = Campaign("Anna")
    assert campaign.open_goals == ["fame-150"]
    assert campaign.met(finished(149).state) == []
    assert campaign.met(finished(300).state) == ["fame-150"]
    with pytest.raises(CampaignError, match="cannot be ticked"):
        campaign.finish(finished(300).state, "fame-250")


@rule("FA-81")
@pytest.mark.parametrize(
    ("goal", "fame", "built", "short"),
    [
        ("bridges-3", 0, {"bridge": "d1-e1 d2-e2", "ornate": "d3-e3"}, {"bridge": "d1-e1 d2-e2"}),
        ("palaces-2", 0, {"palace": "a1 c5"}, {"palace": "a1", "town": "c5"}),
        ("fame-250", 250, {}, {}),
        ("blocks-15", 0, {"block": BLOCKS}, {"block": "g2 g2 g2"}),
        ("workshops-9", 0, {"workshop": f"{EIGHT} h2"}, {"workshop": EIGHT}),
        ("crocodiles-10", 0, {"dry": f"{DRY} h5"}, {"dry": DRY}),
    ],
)
def test_the_other_goals_in_any_order(
    goal: str, fame: int, built: dict[str, str], short: dict[str, str]
) -> None:
    campaign = Campaign("Anna", [Played(150, "fame-150")])
    assert goal in campaign.met(finished(fame, built).state)
    assert goal not in campaign.met(finished(max(0, fame - 1), short).state)
    campaign.finish(finished(fame, built).state, goal)
    assert campaign.reached == ["fame-150", goal]
    assert goal not in campaign.met(finished(fame, built).state)  # each once


@rule("FA-81")
def test_a_miss_costs_nothing_and_a_goal_is_ticked_only_after_a_finished_solo_game() -> None:
    campaign = Campaign("Anna")
    campaign.finish(finished(80).state)
    assert (campaign.games, campaign.reached) == ([Played(80)], [])
    with pytest.raises(CampaignError, match="finished solo game"):
        campaign.met(Scene(1).state)
    with pytest.raises(CampaignError, match="finished solo game"):
        campaign.finish(Scene(2).state)


@rule("FA-82")
def test_each_goal_opens_the_next_reward_for_later_games() -> None:
    campaign = Campaign("Anna")
    assert campaign.options() == {"rewards": "none"}
    campaign.finish(finished(150).state, "fame-150")
    assert campaign.options() == {"rewards": "1"}
    campaign.finish(finished(250, rewards=1).state, "fame-250")
    assert campaign.options() == {"rewards": "2"}
    with pytest.raises(CampaignError, match="used 3 rewards, and 2 are open"):
        campaign.finish(finished(10, rewards=3).state)


@rule("FA-83")
def test_the_campaign_is_won_when_all_seven_goals_are_reached() -> None:
    games = [Played(150, "fame-150"), *[Played(250, goal) for goal in list(GOALS)[1:]]]
    assert len(games) == 7
    assert not Campaign("Anna", games[:6]).won
    assert Campaign("Anna", games).won
    assert Campaign("Anna", games).options() == {"rewards": "6"}


@rule("FA-83")
def test_a_campaign_is_saved_between_games(tmp_path: Path) -> None:
    campaign = Campaign("Anna", [Played(80), Played(160, "fame-150")])
    path = tmp_path / "campaigns" / "anna.json"
    campaign.save(path)
    assert Campaign.load(path) == campaign
    assert '"fame-150"' in path.read_text(encoding="utf-8")
    assert [entry.name for entry in path.parent.iterdir()] == ["anna.json"]


@rule("FA-83")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "truncated"),
        ("{}", "missing required field"),
        ('{"format": "x", "player": "A", "games": []}', "the format must be"),
        (FILE + '], "cheat": 1}', "cheat"),
        (
            FILE + '{"fame": 9, "goal": "x"}]}',
            "not open",
        ),
        (FILE + '{"fame": 99, "goal": "fame-150"}]}', "does not fit"),
    ],
)
def test_a_broken_file_is_kept_aside_and_never_overwritten(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "anna.json"
    for number in (1, 2):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(LudariumError, match=why):
            Campaign.load(path)
        opened = Campaign.open_or_begin(path, "Anna")
        assert opened.campaign == Campaign("Anna")
        assert opened.kept_aside == tmp_path / f"anna.json.broken-{number}"
        assert opened.kept_aside.read_text(encoding="utf-8") == text
        assert why in opened.why
        assert not path.exists()


@rule("FA-83")
def test_a_missing_file_begins_a_campaign(tmp_path: Path) -> None:
    opened = Campaign.open_or_begin(tmp_path / "new.json", "Anna")
    assert (opened.campaign, opened.kept_aside) == (Campaign("Anna"), None)
    opened.campaign.save(tmp_path / "new.json")
    assert Campaign.open_or_begin(tmp_path / "new.json").campaign == Campaign("Anna")
    (tmp_path / "latin.json").write_bytes(b"\xff\xfe")
    assert "UTF-8" in Campaign.open_or_begin(tmp_path / "latin.json").why

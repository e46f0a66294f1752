"""What the choices of The Builders cost and bring, in positions set up by hand."""

from __future__ import annotations

from ludarium.core.messages import Choice
from ludarium.text.say import Say
from tests.rule import rule
from tests.scenes import ANTIQUITY, MIDDLE_AGES, Scene


def chosen(scene: Scene, notation: str) -> Choice:
    view = scene.view(int(scene.state.to_act))
    return next(choice for choice in view.choices if choice.notation == notation)


def told(scene: Scene, notation: str) -> tuple[str, str]:
    """The price and the gain of a choice in words."""
    choice = chosen(scene, notation)
    say = Say(scene.game, "en", ["Anna", "Bob"])
    return say.phrases(choice.price), say.phrases(choice.brings)


@rule("B-60")
def test_taking_coins_costs_actions_and_brings_coins() -> None:
    assert told(Scene(MIDDLE_AGES), "take 2") == ("2 actions", "+3 coins")


@rule("B-11")
def test_one_more_action_costs_coins() -> None:
    assert told(Scene(MIDDLE_AGES), "buy") == ("5 coins", "+1 action")


@rule("BA-40", "BA-41")
def test_a_loan_says_what_comes_now_and_what_goes_at_the_end() -> None:
    scene = Scene(ANTIQUITY)
    assert told(scene, "invest loan") == ("1 action, 15 coins back at the end", "+10 coins now")
    assert chosen(scene, "invest loan").things == ["loans"]


@rule("BA-21", "BA-30")
def test_investments_have_a_price() -> None:
    scene = Scene(ANTIQUITY)
    assert told(scene, "invest hammer") == ("1 action, 2 coins", "+1 stone at a site")
    assert told(scene, "invest prisoner-1")[0] == "1 action, 7 coins"


@rule("BA-50")
def test_a_university_says_what_its_pupil_will_make() -> None:
    scene = Scene(ANTIQUITY, apprentices=["apprentice-1", "apprentice-2"])
    price, gain = told(scene, "invest stone-university on apprentice-1")
    assert price == "1 action, 7 coins"
    assert gain == "makes 3 stone, 1 wood, 1 architecture instead of 1 wood, 1 architecture"


@rule("B-5a")
def test_a_poor_bank_promises_only_what_it_can_pay() -> None:
    """The coins that are paid for the sending are in the bank before the reward is paid."""
    scene = Scene(ANTIQUITY, apprentices=["apprentice-1", "apprentice-2"], options={"bank": "limited"})
    scene.pay_out(86).do("open house")
    assert scene.state.bank == 2
    assert told(scene, "send apprentice-1 to house") == (
        "1 action, 2 coins",
        "finishes it: +4 coins, +0 points",
    )


@rule("B-10")
def test_ending_with_actions_left_asks_first() -> None:
    scene = Scene(MIDDLE_AGES)
    say = Say(scene.game, "en")
    ask = chosen(scene, "end").ask
    assert ask is not None
    assert say.phrase(ask) == "End the turn with 3 actions unused?"
    assert chosen(scene.do("take 3"), "end").ask is None


@rule("B-11")
def test_a_choice_that_buys_actions_asks_first() -> None:
    scene = Scene(MIDDLE_AGES).do("take 3")
    ask = chosen(scene, "take 1, buying 1").ask
    assert ask is not None
    assert Say(scene.game, "en").phrase(ask) == "Buy 1 action for 5 coins first?"


@rule("B-70", "B-73")
def test_everybody_is_in_the_race_and_the_rounds_count() -> None:
    scene = Scene(MIDDLE_AGES, options={"rounds": "12"}).complete("cathedral")
    goals = scene.view(None).goals
    assert [(goal.id, goal.seat, goal.value, goal.of) for goal in goals] == [
        ("race", 0, 8, 17),
        ("race", 1, 0, 17),
        ("rounds", None, 1, 12),
        ("rows", None, 3, 84),
    ]

"""What the table and the menus of The Builders say about positions set up by hand."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Choice
from ludarium.games.builders.people import person
from ludarium.terminal.builders_table import FAMILY
from ludarium.terminal.choices import Entry, Menu, Menus, menu_lines
from ludarium.text.say import LANGUAGES, Say
from tests.rule import rule
from tests.scenes import ANTIQUITY, MIDDLE_AGES, Scene


def table(scene: Scene, viewer: int | None = 0, language: str = "en", width: int = 100) -> list[str]:
    say = Say(scene.game, language, ["Anna", "Bob"])
    return FAMILY.table(say, scene.view(viewer), width)


def menus(scene: Scene, language: str = "en") -> Menus:
    view = scene.view(int(scene.state.to_act))
    return Menus(Say(scene.game, language, ["Anna", "Bob"]), FAMILY, view, 100)


def main(scene: Scene) -> Menu:
    made = menus(scene)
    return made.main(made.view.choices)


def opened(menu: Menu, number: int) -> Menu:
    opens = menu.entries[number - 1].opens
    assert callable(opens)
    return opens()


def texts(menu: Menu) -> list[str]:
    return [entry.text.replace("\u00a0", " ") for entry in menu.entries]


def chapel() -> Scene:
    """The books' example B-90: the Chapel lacks 1 knowledge and 3 tile."""
    scene = Scene(MIDDLE_AGES, apprentices=["apprentice-1", "apprentice-2"])
    scene.found("chapel").hire("craftsman-2", "craftsman-6", "labourer-2").pay_out(20)
    return scene.do("send craftsman-6 to chapel", "send labourer-2 to chapel")


def rich() -> Scene:
    """A seat of Antiquity with everything."""
    scene = Scene(ANTIQUITY, apprentices=["apprentice-1", "apprentice-2"])
    scene.found("pyramid", "hoist", "theatre").hire("craftsman-3", "master-1", "prisoner-1").pay_out(40)
    scene.complete("saw")
    scene.do("invest hammer").turns(2)
    scene.do("invest brush", "free prisoner-1").turns(2)
    return scene.do("invest stone-university on craftsman-3", "send craftsman-3 to pyramid with hammer")


@rule("B-90")
def test_a_site_says_what_is_missing_who_works_there_and_what_the_next_costs() -> None:
    lines = table(chapel())
    place = lines.index("Your sites") + 1
    assert lines[place : place + 3] == [
        "  Chapel: still missing: 3 tile; the next worker costs 3 actions; 18 coins, 5 points; "
        "needs 3 stone,",
        "      2 wood, 2 knowledge, 3 tile",
        "      at work: Craftsman 6, Labourer 2",
    ]


@rule("B-90")
def test_a_sending_that_finishes_says_what_it_brings() -> None:
    scene = chapel().turns(2)
    (text,) = [text for text in texts(opened(main(scene), 1)) if "Craftsman 2" in text]
    assert text == ("Send Craftsman 2 to the Chapel (1 action, 4 coins; finishes it: +18 coins, +5 points)")


def test_a_sending_that_does_not_finish_says_what_is_missing_after() -> None:
    shown = texts(opened(main(chapel().turns(2)), 1))
    assert "Send Apprentice 1 to the Chapel (1 action, 2 coins; still missing after: 2 tile)" in shown


def test_a_sending_that_adds_nothing_says_so() -> None:
    scene = chapel().turns(2).hire("craftsman-1")
    shown = texts(opened(main(scene), 1))
    assert "Send Craftsman 1 to the Chapel (1 action, 4 coins; adds nothing that is missing)" in shown


@rule("B-11", "B-41")
def test_a_sending_that_needs_bought_actions_says_what_they_cost() -> None:
    shown = texts(opened(main(chapel()), 1))
    assert (
        "Send Craftsman 2 to the Chapel, buying 3 actions for 15 coins "
        "(3 actions, 4 coins; finishes it: +18 coins, +5 points)"
    ) in shown


def test_the_full_table_of_antiquity() -> None:
    lines = table(rich())
    shown = "\n".join(lines)
    assert "  Brush                          +1 decoration at a site" in lines
    assert "at work: Craftsman 3 + Hammer" in shown
    assert "  Citizen 1     4 coins to send  makes 2 stone, 2 decoration" in lines
    assert "Your finished buildings: Saw (2 points)" in lines
    assert "Tools, 2 coins each: Hand Saw (+1 wood at a site), Set Square (+1 architecture" in shown
    assert "  Loans, +10 now, −15 at the end, 4 left" in lines
    assert any(line.startswith("  Bob: 10 coins, 0 points, score now 1.0, 1 worker") for line in lines)


def test_an_educated_worker_shows_its_university() -> None:
    scene = rich().turns(2)
    scene.hire("craftsman-4").do("invest wood-university on craftsman-4")
    shown = " ".join(" ".join(table(scene)).split())
    assert "educated at the University of Wood: now makes 1 stone, 3 wood," in shown


def test_debts_are_shown() -> None:
    scene = Scene(ANTIQUITY).do("invest loan").hire("prisoner-2", seat=1).turns(1)
    shown = "\n".join(table(scene, 1))
    assert "1 prisoner not freed" in shown
    assert "Anna: 20 coins, 0 points, score now 0.5, 1 worker (1 idle), 1 loan" in shown


@rule("B-70")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_round_is_announced(language: str) -> None:
    scene = Scene(MIDDLE_AGES).complete("cathedral", "castle", "chapel")
    warning = Say(scene.game, language).words("table-last-round")
    assert warning not in table(scene, language=language)
    assert warning in table(scene.do("end"), 1, language)


@rule("B-5a")
def test_a_bank_that_can_run_out_is_shown() -> None:
    assert "The bank has 88 coins." in table(Scene(ANTIQUITY, options={"bank": "limited"}))


def test_no_menu_floods_the_screen() -> None:
    scene = rich().turns(2)
    sending = opened(main(scene), 1)
    assert [text.split(" (")[0] for text in texts(sending)] == [
        "Master 1",
        "Apprentice 1",
        "Citizen 1",
        "Saw",
    ]
    sites = opened(sending, 1)
    assert [text.split(" (")[0] for text in texts(sites)][:1] == ["Send Master 1 to the Pyramid"]
    seen, waiting = 0, [main(scene)]
    while waiting:
        menu = waiting.pop()
        seen += 1
        assert len(menu.entries) <= 12
        waiting += [entry.opens() for entry in menu.entries if callable(entry.opens)]
    assert seen > 10


def test_every_choice_can_be_reached_except_buying_in_order_to_take() -> None:
    scene = rich().turns(2)
    made = menus(scene)
    reached: set[int] = set()
    waiting = [main(scene)]
    while waiting:
        for entry in waiting.pop().entries:
            _reach(entry, reached, waiting)
    assert reached == {choice.action for choice in made.view.choices if not choice.minor}


def _reach(entry: Entry, reached: set[int], waiting: list[Menu]) -> None:
    if isinstance(entry.opens, Choice):
        reached.add(entry.opens.action)
    elif callable(entry.opens):
        waiting.append(entry.opens())


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_menus_fit_in_eighty_columns(language: str) -> None:
    scene = rich().turns(2)
    made = Menus(Say(scene.game, language, ["Anna", "Bob"]), FAMILY, scene.view(0), 80)
    lines = [*table(scene, 0, language, 80), *table(scene, None, language, 80)]
    waiting = [made.main(made.view.choices)]
    while waiting:
        menu = waiting.pop()
        lines += menu_lines(made.say, menu, 80)
        waiting += [entry.opens() for entry in menu.entries if callable(entry.opens)]
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("game", [MIDDLE_AGES, ANTIQUITY])
def test_every_worker_and_prisoner_has_a_name_of_its_own_and_no_machine_has(game: str) -> None:
    cards = Scene(game).state.cards
    names = [person(cards.edition, unit) for unit in range(len(cards.unit_ids))]
    people, machines = names[: int(cards.first_machine_unit)], names[int(cards.first_machine_unit) :]
    assert all(people)
    assert len(set(people)) == len(people)
    assert not any(machines)

"""Every lesson is played through on the page: said, lit up, done by clicking the move that is meant."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludarium.games import HOUSE
from ludarium.lessons.lesson import Lesson, lessons_of
from tests.browser.visitors import DESK, PHONE, SETTLE, Visitor, Visitors

ALL = [lesson for game in HOUSE for lesson in lessons_of(game.id).values()]
# What the lesson means, chosen at the game's own table as a click on its thing does.
DO = """() => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const table = [...page.shadowRoot.querySelectorAll('main *')].find((one) => one.choose && one.view);
  const wanted = page.news.lesson.actions.join();
  const choice = table.view.choices.find((one) => one.actions.join() === wanted);
  const lit = page.news.lesson.look.every((id) => table.lit.has(id));
  table.choose(choice);
  return lit;
}"""
STEP = """() => {
  const page = document.querySelector('ludarium-app')?.shadowRoot.querySelector('table-page');
  const news = page?.news;
  return news?.lesson && !page.busy && (news.lesson.way === 'free' || news.lesson.actions.length)
    ? [news.lesson.step, news.lesson.way] : null;
}"""


# What one plays with at the foot of a phone, and the lesson that speaks of it first.
AT_HAND = {"middle-ages": "builders-table .purse", "carthage": "ante-portas-table .hands"}


def begins(visitor: Visitor, lesson: Lesson) -> None:
    visitor.lobby()
    visitor.prefers(pace="at-once")
    visitor.page.locator(f"[data-game={lesson.game}] .learn").nth(
        list(lessons_of(lesson.game)).index(lesson.id)
    ).click()
    visitor.page.locator("lesson-card .words").wait_for()


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_through(visitors: Visitors, lesson: Lesson) -> None:
    visitor = visitors.comes(PHONE if lesson.id in ("antiquity", "together") else DESK)
    begins(visitor, lesson)
    page = visitor.page
    for number, step in enumerate(lesson.steps, 1):
        page.wait_for_function(f"() => ({STEP})()?.[0] === {number}")
        expect(page.locator("lesson-card .words")).to_be_in_viewport()
        if step.do:
            assert page.evaluate(DO)
            if page.locator(".confirm .main").is_visible():
                page.locator(".confirm .main").click()
    page.locator("lesson-card .leave").click()
    page.locator("lesson-card").wait_for(state="hidden")


@pytest.mark.parametrize("lesson", [lesson for lesson in ALL if lesson.id in AT_HAND], ids=lambda one: one.id)
def test_on_a_phone_what_a_lesson_says_hides_nothing_that_is_played_with(
    visitors: Visitors, lesson: Lesson
) -> None:
    visitor = visitors.comes(PHONE, touch=True)
    begins(visitor, lesson)
    visitor.page.locator(AT_HAND[lesson.id]).wait_for()
    visitor.page.evaluate(SETTLE)
    played_with = visitor.page.locator(AT_HAND[lesson.id]).bounding_box()
    words = visitor.page.locator("lesson-card").bounding_box()
    assert played_with
    assert words
    assert words["y"] < PHONE["height"] <= words["y"] + words["height"] + 1
    assert played_with["y"] + played_with["height"] <= words["y"] + 1
    for card in visitor.page.locator(f"{AT_HAND[lesson.id]} .card.lit").all():
        expect(card).to_be_in_viewport(ratio=0.9)


def test_a_wrong_move_is_answered_and_taken_back(visitor: Visitor) -> None:
    begins(visitor, lessons_of("builders-middle-ages")["middle-ages"])
    page = visitor.page
    page.keyboard.press("w")
    page.locator("choice-list .choice").filter(has_text="Master 4").first.click()
    page.locator("lesson-card .back").click()
    page.wait_for_function(f"() => ({STEP})()?.[1] === 'step'")


def test_a_lesson_is_offered_at_the_first_table_of_a_game_and_put_away_for_good(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sits_down("faiyum", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.locator("lesson-offer button").last.click()
    page.locator("lesson-offer").wait_for(state="hidden")
    visitor.sits_down("faiyum", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    visitor.table("faiyum-table")
    assert page.locator("lesson-offer").count() == 0

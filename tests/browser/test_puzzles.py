"""Puzzles on the page: found, missed, the answer told, and the way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludarium.games import GAMES
from ludarium.puzzles.puzzle import Puzzle, puzzles_of
from ludarium.puzzles.solving import turn_actions
from tests.browser.visitors import DESK, PHONE, Visitor, Visitors

GAME = "builders-middle-ages"
PUZZLE: Puzzle = next(puzzle for puzzle in puzzles_of(GAME).values() if len(puzzle.turn) > 2)
OF = "document.querySelector('ludarium-app')?.shadowRoot.querySelector('puzzle-page')"
READY = f"(made) => {OF}?.news && !{OF}.busy && {OF}.news.actions.length >= made"
# The choice that goes on with a turn, chosen at the game's own table as a click on its thing does.
DO = f"""(turn) => {{
  const page = {OF};
  const table = [...page.shadowRoot.querySelectorAll('main *')].find((one) => one.choose && one.view);
  const left = turn.slice(page.news.actions.length);
  const begins = (choice) => choice.actions.every((action, place) => action === left[place]);
  const choice = table.view.choices.find(begins);
  table.choose(choice);
  return page.news.actions.length + choice.actions.length;
}}"""


def comes_to(visitor: Visitor, game: str, puzzle: Puzzle) -> Page:
    visitor.lobby()
    visitor.prefers(confirm=False, early=False)
    page = visitor.opens(f"/puzzles/{game}/{puzzle.id}")
    page.locator("puzzle-card .task").wait_for()
    page.wait_for_function(READY, arg=0)
    return page


@pytest.mark.parametrize("game", [game for game in GAMES if puzzles_of(game)])
def test_a_puzzle_is_solved_at_the_table(visitors: Visitors, game: str) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    page = comes_to(visitors.comes(PHONE if game == "faiyum" else DESK), game, puzzle)
    turn, made = turn_actions(GAMES[game], puzzle.turn), 0
    while made < len(turn) and page.locator("puzzle-card .verdict").count() == 0:
        made = page.evaluate(DO, turn)
        page.wait_for_function(READY, arg=made)
    expect(page.locator("puzzle-card .verdict.right")).to_be_visible()
    expect(page.locator("puzzle-card .best")).to_be_in_viewport()
    expect(page.locator("puzzle-card .reason").first).to_be_visible()
    expect(page.locator("puzzle-card .other")).to_have_count(2)
    expect(page.locator("puzzle-card .change")).to_be_visible()


def test_a_puzzle_is_missed_tried_again_and_played_on_from(visitor: Visitor) -> None:
    page = comes_to(visitor, GAME, PUZZLE)
    page.locator("choice-list .choice").filter(has_text="End the turn").click()
    expect(page.locator("puzzle-card .verdict.wrong")).to_be_visible()
    expect(page.locator("puzzle-card .change")).to_be_visible()
    expect(page.locator("choice-list")).to_have_count(0)  # nothing can be chosen any more
    assert visitor.faults() == []
    page.locator("puzzle-card .again").click()
    page.locator("puzzle-card .task").wait_for()
    page.locator("choice-list .choice").filter(has_text="End the turn").click()
    expect(page.locator("puzzle-card .verdict.wrong")).to_be_visible()
    expect(page.locator("puzzle-card .change")).to_have_count(0)  # it has been counted
    page.locator("puzzle-card .on").click()
    page.wait_for_url("**/t/*")
    visitor.table()


def test_a_choice_that_showed_nothing_is_taken_back(visitor: Visitor) -> None:
    page = comes_to(visitor, GAME, PUZZLE)
    page.evaluate(DO, GAMES[GAME].parse("take 1"))
    page.wait_for_function(READY, arg=1)
    page.locator("puzzle-card .back").click()
    page.wait_for_function(f"() => {OF}.news.actions.length === 0 && !{OF}.busy")


def test_the_list_has_the_puzzle_of_the_day_all_games_and_what_was_found(visitor: Visitor) -> None:
    page = comes_to(visitor, GAME, PUZZLE)
    page.locator("choice-list .choice").filter(has_text="End the turn").click()
    expect(page.locator("puzzle-card .next")).to_be_visible()
    page.locator(".top a").first.click()
    page.locator(".daily .main").wait_for()
    assert page.locator("puzzle-list section").count() == sum(1 for game in GAMES if puzzles_of(game))
    expect(page.locator("puzzle-list .one.wrong")).to_have_count(1)
    assert visitor.faults() == []
    page.locator(".daily .main").click()
    page.locator("puzzle-card .task, puzzle-card .verdict").first.wait_for()

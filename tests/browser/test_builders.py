"""The table of The Builders at every size and in every language: what can be used can be seen and hit."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize

from ludarium.games import GAMES
from ludarium.text.say import LANGUAGES
from tests.browser.visitors import TABLE, Visitors
from tests.web.views import random_position

BUILDERS = ("builders-middle-ages", "builders-antiquity")
MOVES = 70
SEED = 4


@dataclass(frozen=True)
class Screen:
    """A window, and whether fingers touch it."""

    name: str
    size: ViewportSize
    touch: bool = False


SCREENS = (
    Screen("laptop", {"width": 1366, "height": 768}),
    Screen("desk", {"width": 1920, "height": 1080}),
    Screen("zoomed twice", {"width": 683, "height": 384}),
    Screen("tablet", {"width": 820, "height": 1180}, touch=True),
    Screen("tablet on its side", {"width": 1180, "height": 820}, touch=True),
    Screen("phone", {"width": 390, "height": 844}, touch=True),
)

# Shows a position as if it had come from the server.
SHOW = f"""async (view) => {{
  const table = {TABLE}.shadowRoot.querySelector('builders-table');
  Object.assign(table, {{ view, preview: false, busy: false, recent: [], shown: null, chosen: null }});
  await table.updateComplete;
}}"""
# What cannot be hit: too small, outside of the window, or covered by something else.
FAULTS = f"""async (least) => {{
  const table = {TABLE}.shadowRoot.querySelector('builders-table');
  const root = table.shadowRoot;
  const usable = [...root.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const faults = [];
  for (const one of usable.filter((one) => one.getAttribute('aria-disabled') !== 'true')) {{
    one.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
    const at = one.getBoundingClientRect();
    const what = `${{one.className}} ${{Math.round(at.width)}}x${{Math.round(at.height)}}`;
    if (at.width < least || at.height < least) faults.push(`small: ${{what}}`);
    if (at.left < -1 || at.right > innerWidth + 1) faults.push(`outside: ${{what}}`);
    const hit = root.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    if (!hit || (hit !== one && !one.contains(hit))) faults.push(`covered: ${{what}} by ${{hit?.className}}`);
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${{what}}`);
  }}
  return faults;
}}"""
SMALL_LETTERS = f"""(least) => {{
  const root = {TABLE}.shadowRoot.querySelector('builders-table').shadowRoot;
  const letters = [...root.querySelectorAll('*')].filter((one) =>
    !one.closest('svg, style, .sr') && one.checkVisibility() &&
    [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()));
  return letters.filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
    .map((one) => one.className + ' ' + one.textContent.trim());
}}"""


def position(game: str, seats: int = 4) -> object:
    """A view of a random game whose seat has sites, crew and much to choose."""
    state, _ = random_position(GAMES[game], seats, SEED, MOVES)
    return msgspec.to_builtins(GAMES[game].view(state, int(state.to_act)))


def opened(visitors: Visitors, game: str, screen: Screen) -> Page:
    """A table of one's own where nobody else moves."""
    visitor = visitors.comes(screen.size, touch=screen.touch)
    visitor.sits_down(game, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    visitor.table()
    visitor.may_move()
    return visitor.page


@pytest.mark.parametrize("game", BUILDERS)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_everything_that_can_be_used_is_seen_whole_and_can_be_hit(
    visitors: Visitors, game: str, screen: Screen
) -> None:
    page = opened(visitors, game, screen)
    for language in LANGUAGES:
        page.evaluate(
            "(language) => document.querySelector('ludarium-app').house.set({ language })", language
        )
        page.wait_for_function(f"(wanted) => {TABLE}?.say.language === wanted", arg=language)
        page.evaluate(SHOW, position(game))
        page.wait_for_timeout(0)
        assert page.evaluate(FAULTS, 44 if screen.touch else 24) == []
        assert page.evaluate(SMALL_LETTERS, 14 if screen.touch else 12) == []


LAPTOP = SCREENS[0]


def test_a_closer_look_tells_what_a_choice_costs_and_brings(visitors: Visitors) -> None:
    page = opened(visitors, "builders-middle-ages", LAPTOP)
    card = page.locator("builders-table .buildings .card.can").first
    card.hover()
    peek = page.locator("builders-table .peek")
    peek.wait_for()
    assert "1 action" in peek.locator(".pays").inner_text()
    assert "needs" in peek.inner_text()
    page.mouse.move(5, 5)
    peek.wait_for(state="hidden")
    page.keyboard.press("Tab")
    card.focus()
    page.keyboard.press("ArrowRight")
    peek.wait_for()


def test_everybody_is_in_the_race_and_ending_early_is_quiet(visitors: Visitors) -> None:
    page = opened(visitors, "builders-middle-ages", LAPTOP)
    assert page.locator("builders-table .race").count() == 2
    assert page.locator("builders-table .do.end.quiet.can").count() == 1
    page.locator("builders-table .do.take.can").last.click()
    page.locator("builders-table .do.end.can:not(.quiet)").wait_for()


def test_a_worker_can_be_dragged_to_a_site(visitors: Visitors) -> None:
    page = opened(visitors, "builders-middle-ages", LAPTOP)
    page.locator("builders-table .buildings .card.can").first.click()
    page.locator("builders-table .site").wait_for()
    page.locator("builders-table .member[data-drag]").first.drag_to(
        page.locator("builders-table .site .face")
    )
    page.locator("builders-table .site .minion, builders-table .town li").first.wait_for()


def test_the_end_shows_everybodys_town_and_saves_it_as_a_picture(visitors: Visitors) -> None:
    page = opened(visitors, "builders-antiquity", LAPTOP)
    state, _ = random_position(GAMES["builders-antiquity"], 3, SEED, 100_000)
    page.evaluate(SHOW, msgspec.to_builtins(GAMES["builders-antiquity"].view(state, 0)))
    assert page.locator("builders-table .final .town").count() == 3
    assert page.locator("builders-table .final.won").count() >= 1
    with page.expect_download() as saved:
        page.locator("builders-table .save").click()
    assert saved.value.suggested_filename == "builders-antiquity.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")

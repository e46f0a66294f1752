"""Faiyum's table at every size and language: each use that it offers can be seen, reached and read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitors import TABLE, Visitor

SIZES = {
    "desk": (1366, 768, False),
    "large": (1920, 1080, False),
    "zoomed": (683, 384, False),  # a window of 1366 by 768 at 200 %
    "tablet": (820, 1180, True),
    "tablet-lying": (1180, 820, True),
    "phone": (390, 844, True),
}
LANGUAGES = ("en", "hu", "pl")
SPEAKS = f"(language) => {TABLE}.shadowRoot.querySelector('faiyum-table')?.say.language === language"
USES = (
    ".steps button, .sheet button, .cards .card, .slot .card, .holder, .heap, .purse button, "
    ".market header button"
)
# What is wrong with the uses of the table: too small, outside the window, covered, or with cut words.
FAULTS = """async ([css, least]) => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const table = page.shadowRoot.querySelector('faiyum-table');
  await table.updateComplete;
  const wrong = [];
  for (const use of table.shadowRoot.querySelectorAll(css)) {
    if (!use.checkVisibility()) continue;
    use.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom, width, height } = use.getBoundingClientRect();
    const name = `${use.className} ${use.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40)}`;
    if (width < least || height < least) wrong.push(`small ${name}: ${width} x ${height}`);
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
      wrong.push(`outside ${name}: ${left} ${top} ${right} ${bottom}`);
    }
    const cut = use.matches('.button') && use.scrollWidth > use.clientWidth + 1;
    if (cut) wrong.push(`cut ${name}`);
  }
  return wrong;
}"""
TEXTS = """(least) => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const table = page.shadowRoot.querySelector('faiyum-table');
  const said = [...table.shadowRoot.querySelectorAll('*')].filter((part) =>
    !part.closest('svg') && !part.closest('.sr') && part.checkVisibility() &&
    [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  return said.map((part) => [part.className, parseFloat(getComputedStyle(part).fontSize)])
    .filter(([, size]) => size < least);
}"""


def faults(page: Page, least: int) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, [USES, least])
    return found


@pytest.fixture(params=SIZES)
def seen(request: pytest.FixtureRequest, browser: Browser, address: str) -> Any:
    """Somebody alone at a table of Faiyum, at a window of some size."""
    width, height, touch = SIZES[request.param]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    visitor = Visitor(context, address)
    visitor.lobby()
    visitor.sits_down("faiyum", [{"kind": "me"}])
    visitor.table("faiyum-table")
    visitor.may_move()
    yield visitor, 44 if touch else 24, 14 if touch else 12
    context.close()
    assert visitor.troubles == []


def test_every_use_can_be_seen_and_reached(seen: tuple[Visitor, int, int]) -> None:
    visitor, least, text = seen
    page = visitor.page
    for language in LANGUAGES:
        visitor.prefers(language=language)
        page.wait_for_function(SPEAKS, arg=language)
        page.locator("faiyum-table .cards .card").first.wait_for()
        assert faults(page, least) == [], language
        assert page.evaluate(TEXTS, text) == [], language
        for place in range(page.locator("faiyum-table .cards .card").count()):
            page.locator("faiyum-table .cards .card").nth(place).click()
            page.locator("faiyum-table .sheet").wait_for()
            inside = page.evaluate(FAULTS, [".sheet [data-action]", least])
            assert inside == [], (language, place)
            page.keyboard.press("Escape")
        assert visitor.overflow <= 0, language


def test_a_field_tells_what_it_brings(visitor: Visitor) -> None:
    visitor.lobby()
    visitor.sits_down("faiyum", [{"kind": "me"}])
    visitor.table("faiyum-table")
    visitor.may_move()
    visitor.page.locator("faiyum-table .cards .card").first.click()
    visitor.page.locator("faiyum-table .sheet").wait_for()
    assert visitor.faults() == []
    visitor.page.locator("faiyum-table .sheet [data-action]").first.click()
    field = visitor.page.locator('faiyum-table .field.can[data-field="a1"]')
    field.hover()
    bubble = visitor.page.locator("faiyum-table .bubble")
    bubble.wait_for()
    assert "1 grape" in bubble.inner_text()
    assert "$1" in bubble.inner_text()


# The table as it would be if the game were over now.
OVER = f"""async () => {{
  const table = {TABLE}.shadowRoot.querySelector('faiyum-table');
  const now = {{ message: 'fa-now-over', args: {{ winners: [] }} }};
  table.view = {{ ...table.view, to_act: -2, winners: [0], choices: [], refusals: [], now }};
  await table.updateComplete;
}}"""


def test_the_end_shows_fame_and_saves_the_map_as_a_picture(visitor: Visitor, tmp_path: Path) -> None:
    visitor.lobby()
    visitor.sits_down("faiyum", [{"kind": "me"}])
    visitor.table("faiyum-table")
    visitor.may_move()
    visitor.page.evaluate(OVER)
    finale = visitor.page.locator("faiyum-table .finale")
    assert finale.locator("li.won").count() == 1
    with visitor.page.expect_download() as started:
        finale.locator(".picture").click()
    file = tmp_path / "map.png"
    started.value.save_as(file)
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 50_000, "the picture is empty"
    assert visitor.faults() == []


def test_a_card_is_dragged_to_the_map(visitor: Visitor) -> None:
    visitor.lobby()
    visitor.sits_down("faiyum", [{"kind": "me"}])
    visitor.table("faiyum-table")
    visitor.may_move()
    at = visitor.news("at")
    card = visitor.page.locator('faiyum-table .card[data-thing="hand farmer"]')
    card.drag_to(visitor.page.locator("faiyum-table .board"))
    visitor.hears_more(at)
    assert visitor.news("view")["table"] == "farmer"

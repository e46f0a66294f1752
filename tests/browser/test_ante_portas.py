"""Ante Portas at its things: why something cannot be done, and a card laid by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize

from ludarium.text.say import LANGUAGES
from tests.browser.picks import PICKS
from tests.browser.visitors import DESK, PHONE, Visitor

SIZES: dict[str, ViewportSize] = {
    "desk": DESK,
    "large": {"width": 1920, "height": 1080},
    "tablet": {"width": 820, "height": 1180},
    "phone": PHONE,
    "zoom": {"width": 683, "height": 384},  # a desk at 200 %
}
SMALLEST = 24  # pixels; WCAG 2.2
TOUCHED = 44
BOT = {"kind": "bot", "level": "random"}
SEATS = [{"kind": "me"}, BOT]


def test_what_cannot_be_done_says_why_where_it_is(visitor: Visitor) -> None:
    """Carthage may not end its part before its march is laid (AP-12a)."""
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS)
    table = visitor.table("ante-portas-table")
    table.locator(".ends .cannot").click(force=True)  # it is not enabled, but it can be asked
    visitor.page.locator("reason-popup").get_by_text("AP-12a").first.wait_for()


# For each card of the hand: takes it up and gives what is wrong with the uses that are offered for it.
USES = """async (smallest) => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const table = page.shadowRoot.querySelector('ante-portas-table');
  const root = table.shadowRoot;
  const deepest = (x, y) => {
    let found = document.elementFromPoint(x, y);
    for (let inner = found; inner?.shadowRoot; found = inner) inner = inner.shadowRoot.elementFromPoint(x, y);
    return found;
  };
  const wrong = (thing, card) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const what = `${card} ${thing.className}`;
    if (width < smallest || height < smallest) return [`${what}: ${width} x ${height}`];
    const outside = left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight;
    if (outside) return [`${what}: outside`];
    const over = Math.max(thing.scrollWidth - thing.clientWidth, thing.scrollHeight - thing.clientHeight);
    if (over > 1) return [`${what}: cut`];
    return thing.contains(deepest(left + width / 2, top + height / 2)) ? [] : [`${what}: covered`];
  };
  const found = [];
  const { choices } = table.view;
  for (const card of new Set(choices.map(({ move }) => move.args.card).filter((id) => id))) {
    table.chosen = null;
    await table.updateComplete;
    root.querySelector(`[data-card="${card}"]`).click();
    await table.updateComplete;
    await Promise.all(root.querySelector('.sheet').getAnimations().map((motion) => motion.finished));
    const own = choices.map(({ move }) => move).filter(({ args }) => args.card === card);
    const kinds = new Set(own.map(({ kind }) => kind));
    for (const kind of ['march', 'attach', 'event', 'morale', 'lose', 'discard']) {
      const shown = root.querySelector(`.sheet .use-${kind}.can`);
      if (kinds.has(kind) && !shown) found.push(`${card}: no ${kind}`);
    }
    if (kinds.has('secret') && !root.querySelector('.sheet .lay.can')) found.push(`${card}: no laying`);
    const things = [...root.querySelectorAll('.sheet .use, .sheet .place, .sheet .close')];
    found.push(...things.flatMap((thing) => wrong(thing, card)));
  }
  table.chosen = null;
  return found;
}"""


@pytest.mark.parametrize("side", [0, 1])
def test_every_offered_use_can_be_seen_and_touched_at_every_size(visitor: Visitor, side: int) -> None:
    """Play the event, too, which was missing on a phone; in all languages."""
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS if side == 0 else SEATS[::-1])
    visitor.table("ante-portas-table")
    visitor.may_move()
    found = []
    for name, size in SIZES.items():
        visitor.page.set_viewport_size(size)
        for language in LANGUAGES:
            visitor.prefers(language=language)
            visitor.page.wait_for_function(
                "(wanted) => document.documentElement.lang === wanted", arg=language
            )
            wrong = visitor.page.evaluate(USES, TOUCHED if name == "phone" else SMALLEST)
            found += [f"{name} {language} {fault}" for fault in wrong]
    assert not found, found


def test_taking_a_card_up_moves_and_squeezes_no_other(visitor: Visitor) -> None:
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS)
    table = visitor.table("ante-portas-table")
    for size in SIZES.values():
        visitor.page.set_viewport_size(size)
        faces = table.locator(".hand .face")
        before = [faces.nth(place).evaluate("(face) => face.offsetWidth") for place in range(faces.count())]
        faces.first.click()
        table.locator(".sheet").wait_for()
        after = [faces.nth(place).evaluate("(face) => face.offsetWidth") for place in range(faces.count())]
        assert [abs(one - other) <= 2 for one, other in zip(before, after, strict=True)] == [True] * len(
            before
        )
        table.locator(".sheet .close").click()


def test_a_card_is_laid_by_keys_alone(visitor: Visitor) -> None:
    """Choose a card, go on to its first use, lay it; the keyboard stays at the table."""
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS)
    table = visitor.table("ante-portas-table")
    keys = visitor.page.keyboard
    table.locator(".hand .face").first.focus()
    keys.press("ArrowRight")
    keys.press("Enter")
    table.locator(".card.chosen").wait_for()
    keys.press("Tab")
    keys.press("Enter")
    table.locator(".camp.carthage .laid").first.wait_for()
    assert table.evaluate("(element) => element.shadowRoot.activeElement !== null")


def makes(visitor: Visitor, thing: Locator) -> None:
    """A move by a click, and the next turn."""
    at = visitor.news("at")
    thing.click()
    visitor.hears_more(at)
    assert visitor.gets_a_turn()


def test_a_march_is_forecast_at_a_glance_and_drawn_when_made(visitor: Visitor) -> None:
    """Hover a city that Hannibal can march to: who may meet him; then his way is on the map."""
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS)
    visitor.prefers(confirm=False, early=False)
    table = visitor.table("ante-portas-table")
    table.locator(".hand .face").first.click()
    makes(visitor, table.locator(".sheet .use-march"))
    makes(visitor, table.locator(".ends .can"))
    dot = table.locator(".city.can .dot").first
    box = dot.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + 90, box["y"] + 60)
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.locator(".peek").get_by_text("Hannibal").first.wait_for()
    glance = table.locator(".peek").inner_text()
    assert "meet Hannibal" in glance or "at worst" in glance
    dot.click()
    while not visitor.finds(".chart .marched"):  # whoever meets him on the way is answered first
        assert visitor.plays(PICKS["ante-portas"], most=1), "the game is over and Hannibal has not marched"


def test_the_end_can_be_saved_as_a_picture(visitor: Visitor, tmp_path: Path) -> None:
    visitor.sits_down("ante-portas", [BOT, BOT])
    visitor.sees_the_end()
    table = visitor.table("ante-portas-table")
    with visitor.page.expect_download() as saved:
        table.locator(".ended .picture").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "ante-portas.png"
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 50_000, "the picture is empty"

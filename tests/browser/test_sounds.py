"""Sounds are made by the page itself, after the first touch and only for those who want them."""

from __future__ import annotations

from tests.browser.visitors import HOUSE, TABLE, Visitor, Visitors

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
# Counts the voices that the page lets sound. Whatever a test evaluates counts as a touch to the browser;
# so here it is the first pointer that does.
COUNTS = """
  globalThis.heard = 0;
  const activation = { hasBeenActive: false };
  addEventListener('pointerdown', () => (activation.hasBeenActive = true), { capture: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => activation });
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { globalThis.heard++; return start.apply(this, when); };
  }
"""
# Takes coins without touching anything.
TAKES = f"""async () => {{
  const {{ news }} = {TABLE};
  const {{ actions }} = news.view.choices.find(({{ move }}) => move.kind === 'take');
  await {HOUSE}.house.attempt({{ kind: 'act', id: news.id, at: news.at, seat: news.viewer, actions }});
}}"""


def listening(visitors: Visitors) -> Visitor:
    visitor = visitors.comes()
    visitor.page.add_init_script(COUNTS)
    visitor.sits_down("builders-middle-ages", [ME, BOT])
    visitor.table()
    visitor.may_move()
    return visitor


def heard(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("globalThis.heard"))


def test_there_is_silence_until_somebody_touches_the_page(visitors: Visitors) -> None:
    visitor = listening(visitors)
    at = visitor.news("at")
    visitor.page.evaluate(TAKES)
    visitor.hears_more(at)
    assert heard(visitor) == 0
    visitor.page.locator(".do.take.can").first.click()
    visitor.page.wait_for_function("() => globalThis.heard > 0")


def test_whoever_wants_no_sounds_hears_none(visitors: Visitors) -> None:
    visitor = listening(visitors)
    visitor.prefers(sound=False)
    at = visitor.news("at")
    visitor.page.locator(".do.take.can").first.click()
    visitor.hears_more(at)
    assert heard(visitor) == 0

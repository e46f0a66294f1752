"""Letters: the house brings its own, and none is too small to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import built
from tests.browser.visitors import DESK, PHONE, TABLES, Visitors
from tools.page import DIST, FONTS

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
LEAST = {"desk": 12, "touch": 14}  # pixels on the screen
MOST_BYTES = 70_000  # of all letters together; a page in English loads two thirds of them

# What is written smaller than so many pixels, drawings scaled as they are seen.
SMALL = """(least) => {
  const found = new Set();
  const look = (root) => {
    for (const one of root.querySelectorAll('*')) {
      if (one.shadowRoot) look(one.shadowRoot);
      if (['STYLE', 'OPTION'].includes(one.tagName) || one.closest('.sr')) continue;
      const own = [...one.childNodes].filter(({ nodeType }) => nodeType === 3);
      const text = own.map(({ data }) => data.trim());
      const box = one.getBoundingClientRect();
      if (!text.join('') || box.width < 2 || !one.checkVisibility({ visibilityProperty: true })) continue;
      const scale = one.ownerSVGElement ? Math.abs(one.getScreenCTM().a) : 1;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < least - 0.05) found.add(`${size.toFixed(1)} ${text.join('').slice(0, 30)}`);
    }
  };
  look(document);
  return [...found];
}"""


@pytest.mark.parametrize(("game", "tag"), TABLES.items())
@pytest.mark.parametrize(("device", "size"), [("desk", DESK), ("touch", PHONE)])
def test_no_letter_of_a_table_is_too_small(
    visitors: Visitors, game: str, tag: str, device: str, size: ViewportSize
) -> None:
    visitor = visitors.comes(size, touch=device == "touch")
    page = visitor.lobby()
    assert page.evaluate(SMALL, LEAST[device]) == []
    visitor.sits_down(game, [ME, BOT])
    visitor.table(tag)
    assert visitor.gets_a_turn()
    for tab in ("chat", "log", "choices"):
        page.locator(f"[data-tab={tab}]").click()
        assert page.evaluate(SMALL, LEAST[device]) == []


@pytest.mark.parametrize("language", ["en-GB", "hu-HU", "pl-PL"])
def test_the_letters_come_with_the_page(visitors: Visitors, language: str) -> None:
    page = visitors.comes(language=language).lobby()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    loaded = page.evaluate(
        "[...document.fonts].filter(({status}) => status === 'loaded').map((f) => f.family)"
    )
    assert set(loaded) == {"Figtree", "Lora"}
    assert len(loaded) == (2 if language == "en-GB" else 4)


def test_the_letters_are_few_bytes_and_have_their_licences() -> None:
    built()
    sizes = {name: (DIST / name).stat().st_size for name in FONTS}
    assert sum(size for name, size in sizes.items() if name.endswith(".woff2")) < MOST_BYTES
    for name in ("figtree-licence.txt", "lora-licence.txt"):
        assert "SIL Open Font License" in (DIST / name).read_text(encoding="utf-8")

"""Ante Portas in a real browser: whole games at the things themselves, and why something cannot be done."""

from __future__ import annotations

import pytest

from tests.browser.visitors import Visitor

# Take up a card, then one of its uses or a place for it; march where a city lights up; end what has to end.
AT_THE_TABLE = """
  const all = (css) => buttons(table, css);
  const any = (css) => { const found = all(css); return found[page.news.at % found.length]; };
  if (table.chosen) return any('.direct .use.can, .place.can, .city.can');
  const asked = any('.ally.can, .armies .can') ?? all('.city.can')[0];
  if (asked) return asked;
  const { stage, marched } = table.view;
  const done = stage === 'carthage-plays' ? marched : stage === 'rome-plays' && page.news.at % 3 === 0;
  const end = all('.ends .do.can')[0];
  return (done ? end : undefined) ?? any('.hand .card.can .face') ?? end;
"""
SEATS = {
    "carthage": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    "rome": [{"kind": "bot", "level": "random"}, {"kind": "me"}],
}


@pytest.mark.parametrize("side", SEATS)
def test_a_whole_game_at_the_things_themselves(visitor: Visitor, side: str) -> None:
    visitor.lobby()
    visitor.prefers(confirm=False)
    visitor.sits_down("ante-portas", SEATS[side])
    visitor.table("ante-portas-table")
    assert visitor.plays(AT_THE_TABLE) > 4
    visitor.page.locator("final-score dialog").wait_for()


def test_what_cannot_be_done_says_why_where_it_is(visitor: Visitor) -> None:
    """Carthage may not end its part before its march is laid (AP-12a)."""
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS["carthage"])
    table = visitor.table("ante-portas-table")
    table.locator(".ends .cannot").click(force=True)  # it is not enabled, but it can be asked
    visitor.page.locator("reason-popup").get_by_text("AP-12a").first.wait_for()


def test_a_card_is_laid_by_keys_alone(visitor: Visitor) -> None:
    """Choose a card, go on to its first use, lay it; the keyboard stays at the table."""
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS["carthage"])
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

"""Ante Portas at its things: why something cannot be done, and a card laid by keys."""

from __future__ import annotations

from tests.browser.visitors import Visitor

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def test_what_cannot_be_done_says_why_where_it_is(visitor: Visitor) -> None:
    """Carthage may not end its part before its march is laid (AP-12a)."""
    visitor.lobby()
    visitor.sits_down("ante-portas", SEATS)
    table = visitor.table("ante-portas-table")
    table.locator(".ends .cannot").click(force=True)  # it is not enabled, but it can be asked
    visitor.page.locator("reason-popup").get_by_text("AP-12a").first.wait_for()


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

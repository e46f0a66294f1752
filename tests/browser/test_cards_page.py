"""Cards and openings for the curious: every card of the box on one page, drawn, told and sorted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludarium.core.game import Game
from ludarium.curious.told import curious
from ludarium.games import HOUSE
from tests.browser.visitors import PHONE, Visitors

# How much each card's drawing is wider than its place, and how many signs it has.
DRAWN = """(cards) => cards.map((card) => {
  const place = card.querySelector('.drawing');
  const edge = place.getBoundingClientRect().right;
  const signs = [...place.querySelectorAll('svg')];
  return [signs.length, Math.max(...signs.map((sign) => sign.getBoundingClientRect().right - edge))];
})"""


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_every_card_is_drawn_inside_its_place(visitors: Visitors, game: Game) -> None:
    told = curious(game)
    assert told is not None
    for language, size in (("en-GB", None), ("hu", PHONE), ("pl", None)):
        visitor = visitors.comes(size, language=language) if size else visitors.comes(language=language)
        visitor.opens(f"/cards/{game.id}")
        cards = visitor.page.locator("li[data-card]")
        expect(cards).to_have_count(len(told.cards))
        for signs, beyond in cards.evaluate_all(DRAWN):
            assert signs > 0
            assert beyond <= 1
        assert visitor.overflow <= 0
        assert visitor.faults() == []


def test_cards_are_sorted_by_what_they_win(visitors: Visitors) -> None:
    game = HOUSE[-1]
    told = curious(game)
    assert told is not None
    visitor = visitors.comes()
    visitor.lobby()
    visitor.page.locator(f"article[data-game={game.id}]").get_by_role(
        "link", name="Cards and openings"
    ).click()
    cards = visitor.page.locator("li[data-card]")
    expect(cards.first).to_have_attribute("data-card", f"{told.cards[0].kind}:{told.cards[0].card}")
    visitor.page.locator(".sort select").select_option("wins")
    best = max(told.cards, key=lambda card: card.wins)
    expect(cards.first).to_have_attribute("data-card", f"{best.kind}:{best.card}")
    expect(visitor.page.locator("code")).to_have_text(told.command)


def test_the_rules_lead_there_and_a_wrong_name_is_told(visitors: Visitors) -> None:
    visitor = visitors.comes()
    visitor.opens("/rules/ante-portas")
    visitor.page.get_by_role("link", name="What many games tell").click()
    expect(visitor.page.locator("h1")).to_have_text("Ante Portas: Cards and openings")
    visitor.opens("/cards/chess")
    expect(visitor.page.locator("main [role=status]")).to_have_text("There are no figures about chess.")

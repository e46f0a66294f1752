"""A whole game of each, against bots, by clicks in a real browser."""

from __future__ import annotations

import pytest

from tests.browser.visitors import Visitor

# Send whom it may concern, open, recruit, take coins, end the turn: always at the things themselves.
BUILDERS = """
  const free = (css) => buttons(table, css).filter((button) => !button.querySelector('.buys'));
  const sends = free('.send');
  if (sends.length) return sends[0];
  const going = table.view.choices.filter((choice) => choice.move.kind === 'send' && !choice.buys);
  const goes = (card) => going.some(({ move }) => move.args.unit === card.dataset.key);
  const units = free('.member .card.can').filter(goes);
  if (units.length) return units[0];
  const seat = table.view.seats[table.mine];
  const wanted = [
    seat.sites.length < 2 && free('.buildings .card.can')[0],
    seat.idle.length < 2 && free('.workers .card.can')[0],
    free('.do.take.can').at(-1),
    free('.do.end.can')[0],
  ];
  return wanted.find((button) => button);
"""
# Any move of the list beside the table.
LISTED = """
  page.tab = 'choices';
  const list = page.shadowRoot.querySelector('choice-list');
  const found = list ? buttons(list, '.choice') : [];
  return found[page.news.at % found.length] ?? page.shadowRoot.querySelector('[data-tab=choices]');
"""


@pytest.mark.parametrize("game", ["builders-middle-ages", "builders-antiquity"])
def test_a_whole_game_of_the_builders_at_the_things_themselves(visitor: Visitor, game: str) -> None:
    visitor.lobby()
    visitor.prefers(confirm=False)
    visitor.sits_down(game, [{"kind": "me"}, {"kind": "bot", "level": "beginner"}], options={"rounds": "12"})
    visitor.table()
    assert visitor.plays(BUILDERS) > 12
    dialog = visitor.page.locator("final-score dialog")
    dialog.wait_for()
    assert dialog.locator("section").count() == 2
    assert dialog.locator("section.won").count() >= 1


@pytest.mark.parametrize(("game", "tag"), [("ante-portas", "ante-portas-table"), ("faiyum", "faiyum-table")])
def test_a_whole_game_of_the_others_by_the_list(visitor: Visitor, game: str, tag: str) -> None:
    visitor.lobby()
    visitor.prefers(confirm=False)
    visitor.sits_down(game, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    visitor.table(tag)
    assert visitor.plays(LISTED) > 20
    visitor.page.locator("final-score dialog").wait_for()

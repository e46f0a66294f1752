"""A whole game of each, against bots, by clicks in a real browser."""

from __future__ import annotations

import pytest

from tests.browser.visitors import Visitor

# Send whom it may concern, open, recruit, take coins, end the turn: always at the things themselves.
BUILDERS = """
  const free = (css) => things(table, css).filter((button) => !button.querySelector('.buys'));
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
# What the opened card says, else a place on the map, else a card or a step.
FAIYUM = """
  const free = '.slot.can .card, .card.can, .steps button';
  return among(table, ['.sheet [data-action]', '.target-way', '.field.can', free]);
"""
# What the taken card can be used for, else what is asked, else a card, a city to march to or the end.
ANTE_PORTAS = """
  const uses = ['.uses .direct .can, .uses .place.can', '.ally.can, .armies .can'];
  const taken = table.chosen ? ['.city.can .dot'] : [];
  return among(table, [...uses, ...taken, '.city.can .dot, .card.can .face, .ends .can']);
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


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_of_ante_portas_at_the_things_themselves(visitor: Visitor, seat: int) -> None:
    seats = [{"kind": "bot", "level": "random"}]
    seats.insert(seat, {"kind": "me"})
    visitor.lobby()
    visitor.prefers(confirm=False)
    visitor.sits_down("ante-portas", seats)
    visitor.table("ante-portas-table")
    assert visitor.plays(ANTE_PORTAS) > 1
    visitor.page.locator("final-score dialog").wait_for()


def test_a_whole_game_of_faiyum_at_the_things_themselves(visitor: Visitor) -> None:
    visitor.lobby()
    visitor.prefers(confirm=False)
    visitor.sits_down("faiyum", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    visitor.table("faiyum-table")
    assert visitor.plays(FAIYUM) > 20
    visitor.page.locator("final-score dialog").wait_for()

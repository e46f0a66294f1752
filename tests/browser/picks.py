"""What a player clicks next at each table, always at the things themselves: programs for the page."""

from __future__ import annotations

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
# What the opened card says, else a place on the map, else a card or a step; often what empties the decks.
FAIYUM = """
  const any = '.slot.can .card, .card.can, .steps button';
  const free = page.news.at % 4 ? ['.slot.can .card, .steps button', any] : [any];
  return among(table, ['.sheet [data-action]', '.target-way', '.field.can', ...free]);
"""
# What the taken card can be used for, else what is asked, else a card, a city to march to or the end.
ANTE_PORTAS = """
  const uses = ['.uses .direct .can, .uses .place.can', '.ally.can, .armies .can'];
  const taken = table.chosen ? ['.city.can .dot'] : [];
  return among(table, [...uses, ...taken, '.city.can .dot, .card.can .face, .ends .can']);
"""

PICKS = {
    "builders-middle-ages": BUILDERS,
    "builders-antiquity": BUILDERS,
    "ante-portas": ANTE_PORTAS,
    "faiyum": FAIYUM,
}

// What the opened card says, else a place on the map, else a card or a step; often what empties the decks.
  const any = '.slot.can .card, .card.can, .steps button';
  const free = page.news.at % 4 ? ['.slot.can .card, .steps button', any] : [any];
  return among(table, ['.sheet [data-action]', '.target-way', '.field.can', ...free]);

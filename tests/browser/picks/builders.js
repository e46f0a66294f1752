// Send whom it may concern, open, recruit, take coins, end the turn: always at the things themselves.
  const free = (css) => things(table, css).filter((button) => !button.querySelector('.buys'));
  const sends = free('.send');
  if (sends.length) return sends[0];
  const going = table.view.choices.filter(({ move, actions }) => move.kind === 'send' && !actions[1]);
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

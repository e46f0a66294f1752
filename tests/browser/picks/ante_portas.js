// What the taken card can be used for, else what is asked, else a card, a city to march to or the end.
  const uses = ['.uses .direct .can, .uses .place.can', '.ally.can, .armies .can'];
  const taken = table.chosen ? ['.city.can .dot'] : [];
  return among(table, [...uses, ...taken, '.city.can .dot, .card.can .face, .ends .can']);

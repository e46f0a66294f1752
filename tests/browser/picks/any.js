// What the opened thing offers, else a thing that offers something, else what stands by itself.
  return among(table, ['.sheet:popover-open .choice', '.card.can', '.free .choice']);

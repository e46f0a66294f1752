# Cards and openings for the curious: what many games of bots tell, in plain words.

curious-about = { $games } games of { $count } players were counted. All seats were played by the same bot: { $bot }.
curious-bot-greedy = it plans its turn to the end and looks no further
curious-bot-search = before each move it searches with { $iterations } iterations
curious-caution = Two warnings. These are games of bots; people play otherwise. And winners can afford more: a card that winners have is not yet a card that makes winners. What chance alone may have done we do not call a difference.
curious-taken-opened = Opened in { $percent } of 100 games in which it was on offer ({ $low }–{ $high }).
curious-taken-recruited = Recruited in { $percent } of 100 games in which it was on offer ({ $low }–{ $high }).
curious-taken-educated = Used in { $percent } of 100 games ({ $low }–{ $high }).
curious-taken-bought = Bought in { $percent } of 100 games in which it was on offer ({ $low }–{ $high }).
curious-taken-event = Its event was used in { $percent } of 100 games ({ $low }–{ $high }).
curious-left = It was on offer, and nobody wanted it.
curious-unseen = It did not turn up in these games.
curious-card-few = Too few players had it to say what it wins ({ $count }).
curious-began-few = Too few to say how they fared ({ $count }).
curious-unsure = Whether it wins games we cannot tell: between { $less } less and { $more } more of 100 games.
curious-card-more = Who had it won { $gap } of 100 games more than usual (between { $low } and { $high }).
curious-card-less = Who had it won { $gap } of 100 games less than usual (between { $low } and { $high }).
curious-finished = { $percent } of 100 sites opened were finished.
curious-played = Whoever has bought it plays it { $whole }.{ $tenths } times.
curious-from-start = Everybody has it from the start and plays it { $whole }.{ $tenths } times a game.
curious-uses = Most often: { $uses }.
curious-began = { $percent } of 100 began so.
curious-began-more = They won { $gap } of 100 games more than usual (between { $low } and { $high }).
curious-began-less = They won { $gap } of 100 games less than usual (between { $low } and { $high }).

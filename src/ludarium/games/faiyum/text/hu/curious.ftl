# A Faiyum lapjai és megnyitásai.

curious-length = A játszmák fele legfeljebb { $middle } fordulóig tartott, tízből nyolc { $low }–{ $high } fordulóig tartott.
curious-when = { $same ->
    [yes] Leggyakrabban: { $low }. forduló.
   *[no] Leggyakrabban: { $low }–{ $high }. forduló.
}
curious-first-turns = Mire megy el az első öt kör
curious-first-card = Az elsőként megvett kártya
did-play = { $count } kártya kijátszva
did-buy = { $count } kártya megvéve
did-cash = { $count } kártya pénzért
did-administer = { $count } adminisztráció

# A Faiyum lapjai és megnyitásai.

curious-length = A játszmák fele a { $middle }. fordulóra véget ért; tízből nyolc { $low }–{ $high } fordulóig tartott.
curious-when = { $same ->
    [yes] Leggyakrabban a(z) { $low }. fordulóban.
   *[no] Leggyakrabban a(z) { $low }–{ $high }. fordulóban.
}
curious-first-turns = Mire megy el az első öt kör
curious-first-card = Az elsőként megvett kártya
did-play = { $count } kártya kijátszva
did-buy = { $count } kártya megvéve
did-cash = { $count } kártya pénzért
did-administer = { $count } adminisztráció

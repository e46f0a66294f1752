# Az Építők lapjai és megnyitásai.

curious-length = A játszmák fele legfeljebb { $middle } fordulóig tartott, tízből nyolc { $low }–{ $high } fordulóig tartott.
curious-when = { $same ->
    [yes] Leggyakrabban: { $low }. forduló.
   *[no] Leggyakrabban: { $low }–{ $high }. forduló.
}
curious-first-turn = Mire megy el az első kör
curious-first-building = Az elsőként elkezdett épület
did-open = { $count } építkezés megkezdve
did-recruit = { $count } munkás felbérelve
did-send = { $count } munkás munkába állítva
did-take = pénz felvéve
did-prisoner = { $count } rabszolga megvéve
did-tool = { $count } szerszám megvéve
did-university = egy munkás taníttatva
did-loan = { $count ->
    [one] kölcsön felvéve
   *[other] { $count } kölcsön felvéve
}
did-points = { $count ->
    [0] pont nélküli (gép vagy kicsi épület)
   *[other] { $count } pontot érő
}

# Podpowiedzi: co zrobić, dlaczego i co jest następne w kolejności.

hint-best = Najlepiej: { $move }.
hint-then = Potem: { $moves }.
hint-other = Następne w kolejności: { $move } ({ $less }).
hint-less = { $percent ->
    [0] równie dobre
    [one] o { $percent } wygraną na 100 gier mniej
    [few] o { $percent } wygrane na 100 gier mniej
   *[other] o { $percent } wygranych na 100 gier mniej
}
hint-less-points = { $whole ->
    [0] { $tenths ->
        [0] równie dobre
       *[other] o 0,{ $tenths } punktu mniej
    }
   *[other] o { $whole },{ $tenths } punktu mniej
}

## Powody: każdy wydarzył się w światach, które gracz może sobie wyobrazić

hint-wins = W { $seen } z { $of } wyobrażonych gier wygrywasz z nim do końca następnej tury.
hint-now = W tej turze: { $event }
hint-now-likely = W tej turze, w { $seen } z { $of } wyobrażonych gier: { $event }
hint-next = W następnej turze, w { $seen } z { $of } wyobrażonych gier, a poza tym rzadko: { $event }
hint-else = W przeciwnym razie, w { $seen } z { $of } wyobrażonych gier: { $event }
hint-brings = To przynosi: { $gain }.
hint-only = Nie ma innego wyboru.
hint-points = Nic się nie wyróżnia; prowadzi do około { $total } punktów.
hint-chance = Nic się nie wyróżnia; po tym wygrywasz około { $percent } na 100 takich gier.

## Lekcje

lesson-off = To też wolno i gra toczy się dalej. Lekcja miała na myśli: { $move }. Cofnij ruch, aby wrócić do lekcji, albo graj dalej po swojemu.
lesson-wait = Teraz inni …
lesson-step = Lekcja, krok { $step } z { $steps }
lesson-free = Odtąd to twoja własna gra.

## Zadania

puzzle-head = Zadanie { $id }: { $grade ->
    [easy] łatwe
    [medium] średnie
   *[hard] trudne
}, ranking { $rating }. Jedna tura jest wyraźnie najlepsza. Zagraj ją.
puzzle-right = Dobrze!
puzzle-wrong = Jest coś lepszego.
puzzle-best = Najlepsza tura: { $moves }.
puzzle-found = Znalazło ją { $percent } na 100 botów.

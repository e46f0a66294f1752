# A game looked at again: chances, mistakes, luck.

review-title = { $game }: gra obejrzana jeszcze raz
review-skill = { $scale ->
    [points] { $player }: własne tury kosztowały { $amount } pkt.
   *[percent] { $player }: własne tury kosztowały { $amount } % zwycięstwa.
}
review-luck = { $sign ->
    [gave] { $scale ->
        [points] Dobieranie dało { $amount } pkt.
       *[percent] Dobieranie dało { $amount } %.
    }
    [took] { $scale ->
        [points] Dobieranie zabrało { $amount } pkt.
       *[percent] Dobieranie zabrało { $amount } %.
    }
   *[even] Dobieranie się wyrównało.
}
review-gifts = { $sign ->
    [gave] Tury innych dały { $amount } %.
    [took] Tury innych zabrały { $amount } %.
   *[even] Inni niczego nie oddali.
}
review-worst = { $scale ->
    [points] Najdroższa tura była w rundzie { $round }: { $amount } pkt.
   *[percent] Najdroższa tura była w rundzie { $round }: { $amount } %.
}
review-habit = W { $count } drogich turach zabrakło tego: { $better }.
review-mistakes = Tury, które kosztowały najwięcej:
review-none = Żadna tura się nie wyróżnia: żadna nie była na pewno o 3 % gorsza od innej.
review-mistake = { $scale ->
    [points] Runda { $round }, { $player }, { $amount } pkt: { $played }. Lepiej: { $better }.
   *[percent] Runda { $round }, { $player }, { $amount } %: { $played }. Lepiej: { $better }.
}
review-curve = Szanse na wygraną na początku każdej tury
review-curve-points = Punkty, na które można było liczyć na początku każdej tury
review-how = Każdą turę oceniono na podstawie tego, co jej gracz mógł wtedy wiedzieć, przeszukiwaniem po { $effort } iteracji (ziarno { $seed }). Podajemy tylko to, co jest co najmniej dwa razy większe od swojego błędu.

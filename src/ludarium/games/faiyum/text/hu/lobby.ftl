# Faiyum outside its tables: its name, what it is about, its options, and the pharaoh's challenge.

game-faiyum = Faiyum
about-faiyum = Csapold le a mocsarakat, építs utakat és városokat, és nyerd el a fáraó kegyét a kártyákkal, amelyeket kijátszol, majd visszaveszel!
about-faiyum-rebuilt = A nyomtatott tábla és a függelék nincs a forrásaink között: a kártyák jele „ismert”, „részben újraalkotott” vagy „újraalkotott”, a tábla pedig újraalkotott.
option-swaps = pénzzel helyettesíthető erőforrások
option-swaps-one = kártyánként egy
option-swaps-any = akárhány
option-rewards = a fáraó kihívásának jutalmai
option-rewards-none = nincs
option-data = kártyák és tábla
goal-fame = legalább { $count } hírnév
goal-bridges = { $count } híd
goal-palaces = { $count } palota
goal-blocks = minden épülettömb (összesen { $count })
goal-workshops = { $count } műhely
goal-crocodiles = a mocsarak lecsapolása, amíg legfeljebb { $count } krokodil marad
reward-1 = kezdőpénz { $usual } $ helyett { $count } $
reward-2 = adminisztrációnként legfeljebb { $count } munkás le a tábláról
reward-3 = kezdéskor még { $count } hal és { $count } rózsa
reward-4 = adminisztrációnként { $count } kártya visszavétele
reward-5 = egy alaperőforrás helyettesítésének ára { $usual } $ helyett { $count } $
reward-6 = a piacon { $usual } kártya helyett { $count } lecserélése

campaign-play = { $number }. játék indítása
campaign-name = A fáraó kihívása
campaign-about = Egymást követő szólójátékok. Minden játékban egy cél érhető el, legelőször { $first }, utána bármelyik nyitott cél; minden elért cél jutalmat nyit meg az összes későbbi játékra. Ha nem sikerül, az nem jár hátránnyal.

campaign-title = A fáraó kihívása: { $player }
campaign-games = { $count ->
    [0] Még nem volt játék.
   *[other] Lejátszott játékok: { $count }.
}
campaign-goals = Célok
campaign-rewards = Jutalmak
campaign-reached = elérve
campaign-open = nyitva
campaign-closed = az első cél után
campaign-reward-open = jár
campaign-reward-closed = még nem jár
campaign-broken = A kampány fájlja nem olvasható ({ $why }). Itt marad meg: { $file }; új kampány kezdődik.
campaign-game-aside = Egy mentett játék nem illik ehhez a kampányhoz ({ $why }); itt marad meg: { $file }.
campaign-new = Új kampány kezdődik.
campaign-rule = A kampány az alapbeállításokkal folyik, és egy játék legfeljebb egy célt pipál ki.
campaign-next = Következik: { $number }. játék.
campaign-met = Ez a játék nyitott célokat teljesít. Melyiket pipálod ki? Játékonként egyet lehet.
campaign-tick-none = egyiket sem
campaign-ask = Választásod [1]:
campaign-bad = Kérlek, 0 és { $most } közötti számot írj, vagy csak nyomj Entert.
campaign-missed = Ez a játék egy nyitott célt sem teljesít; ez nem jár hátránnyal.
campaign-ticked = Kipipálva: { $goal }.
campaign-unlocked = Mostantól minden játékban jár egy új jutalom: { $reward }.
campaign-won = Mind a hét cél teljesült: megnyerted a kampányt!
campaign-left = A játék megvár; ugyanezzel a paranccsal folytathatod.
campaign-saved = A kampány mentve: { $file }
campaign-go-on = A folytatáshoz:
lesson-faiyum-alone = Vezetett játék egyedül
lesson-faiyum-together = Vezetett játék másokkal

# Amit a Faiyum vezetett első játékai mondanak.

lesson-fa-buy = Hírnévért csapolod le Faiyum mocsarait; egyedül az első cél { $goal } hírnév. Egy körben egy dolgot teszel: kijátszol egy kártyát, veszel egyet, vagy adminisztrálsz. A piac jobbra egyre drágább. Vedd meg: { $card } ({ $price }); a kezedbe kerül.
lesson-fa-farmer = A kártyák a táblán hatnak. { $card } munkást rak le, és ezt hozza: { $brings }. Játszd ki.
lesson-fa-worker = Válassz mezőt. Ahol krokodil van, az elmegy és fizet, a mező pedig mindenki előtt nyitva áll. { $field }: { $brings }.
lesson-fa-farmer-again = A kijátszott kártya a dobópaklidra kerül. Játszd ki a másodikat: { $card }.
lesson-fa-worker-again = Másfajta áru: { $field }, { $brings }. Az utakhoz mindkettő kell.
lesson-fa-roads = Az áruból út lesz, az útból hírnév. { $card }: { $brings }.
lesson-fa-road = Egy út a két mezője egyikének árujába kerül: { $price }. Építsd meg a településtől: { $road }.
lesson-fa-road-again = A kártyát végig kell csinálni, tehát a második út is kell: { $price }. Építsd meg: { $road }.
lesson-fa-supply = A jobb kártya egy munkással többet ad. { $card }: { $brings }.
lesson-fa-supply-worker = Település vagy város kell hozzá. Rakd a munkást ide: { $field } ({ $brings }).
lesson-fa-administer = Ha kevés a kártyád, az adminisztráció fizet, és kártyákat hoz vissza: { $brings }. Válaszd ezt.
lesson-fa-recall = A munkások mezőket foglalnak. Vegyél le egyet innen: { $field } ({ $brings }).
lesson-fa-recall-again = És a másodikat innen: { $field } ({ $brings }).
lesson-fa-buy-back = Három kártya ingyen jött vissza, a többi pénzbe kerül. { $brings }, ára { $price }: vásárold vissza.
lesson-fa-free-alone = Most kártyák hagyják el a piacot, és újak jönnek; a pakli az órád, mert a negyedik katasztrófa a vég kezdete. Innentől tiéd a játék: az első cél { $goal } hírnév.

## Másokkal

lesson-ft-buy = Hírnévért csapolod le Faiyum mocsarait, és a többiek is. Egy körben egy dolgot teszel: kijátszol egy kártyát, veszel egyet, vagy adminisztrálsz. A jelzős kártya olcsóbb. Vedd meg, mielőtt más teszi: { $card } ({ $price }).
lesson-ft-shared = Ami a táblán áll, senkié: mások használják a mezőidet és útjaidat, te az övékét. Játszd ki a következőt: { $card }.
lesson-ft-third = A településhez minden áruból egy kell, tehát hiányzik egy kő. Játszd ki a harmadikat: { $card }.
lesson-ft-stone = Kő száraz földön van, ahol krokodil nem fizet. { $field }: { $brings }.
lesson-ft-settlement = Minden megvan: { $price }, ebből település lesz. { $brings }.
lesson-ft-place = Száraz föld kell, és szomszédos település nem lehet. Alapítsd ide: { $field } ({ $brings }).
lesson-ft-link = Aki elsőként köt össze két helyet, minden útszakaszért hírnevet kap. { $road } a települést egy építési területtel köti össze: { $price }, { $brings }.
lesson-ft-pay = Hiányzó árut kártyánként egyszer pénz is pótolhat. Van köved, fizess azzal.
lesson-ft-free = A második utat te választod; ne hagyj másoknak olyan kapcsolatot, amelyhez csak egy út hiányzik. Innentől tiéd a játék: az adminisztráció visszahozza a kártyáidat, a negyedik katasztrófa a vég kezdete, és a legtöbb hírnév nyer.

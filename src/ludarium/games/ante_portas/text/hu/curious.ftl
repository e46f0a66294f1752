# Az Ante Portas lapjai és megnyitásai.

curious-length = A játszmák fele legfeljebb { $middle } körig tartott, tízből nyolc { $low }–{ $high } körig tartott.
curious-when = { $same ->
    [yes] Leggyakrabban: { $low }. kör.
   *[no] Leggyakrabban: { $low }–{ $high }. kör.
}
curious-way = Hannibál első három városa; Karthágó győzelmei
curious-first-uses = Mire használja Róma a lapjait az első két körben; Róma győzelmei
did-nothing = semmire
did-event = { $count } esemény kijátszva
did-attached = { $count } esemény csatolva
did-army = { $count } lap seregként
did-money = { $count } lap pénzként
did-morale = { $count } lap a morálra
curious-use-march = menet { $percent } %
curious-use-attached = csatolt esemény { $percent } %
curious-use-event = esemény { $percent } %
curious-use-army = sereg { $percent } %
curious-use-money = pénz { $percent } %
curious-use-morale = morál { $percent } %
curious-use-lost = elveszett { $percent } %
curious-use-discarded = eldobva { $percent } %

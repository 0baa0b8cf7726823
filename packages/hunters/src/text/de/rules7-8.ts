/** The Hunters in German: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0':
    '2W6 nach dem Datum; M Minen, A Agent, W Rudel, Inseln für Britische Inseln. Bis März 1940: 2 Spanische Küste, 5 und 9 Inseln M, 12 Westafrika, sonst Inseln. April bis Juni 1940: 2 Spanische Küste, 3, 10, 11 Norwegen, 5 Inseln M, 12 Westafrika, sonst Inseln. Juli bis Dezember 1940: 2–3 Spanische Küste, 4 Inseln A, 5, 7, 8 Inseln, 6 und 10 Atlantik, 9 Inseln M, 11–12 Westafrika. Januar bis Juni 1941: 2 Spanische Küste, 3 Atlantik W, 4, 6, 9 Inseln, 5, 7, 8 Atlantik, 10–11 Westafrika, 12 Mittelmeer. Juli bis Dezember 1941: 2 und 12 Mittelmeer, 3 Spanische Küste, 4 und 9 Inseln, 5 Atlantik W, 6–8 Atlantik, 10 Westafrika, 11 Nordmeer. Januar bis Juni 1942: 2 Nordmeer, 3 Nordamerika A, 4 Atlantik W, 5–7 Nordamerika, 8 und 10 Atlantik, 9 Inseln, 11 Karibik, 12 Westafrika. Juli bis Dezember 1942: 2 Mittelmeer, 3 Nordmeer, 4 und 8 Atlantik W, 5 und 10 Nordamerika, 6, 7, 11 Atlantik, 9 Inseln, 12 Westafrika. 1943: 2 Mittelmeer, 3, 6, 11 Atlantik W, 4 Inseln, 5 und 9 Nordamerika, 7–8 Atlantik, 10 Nordmeer, 12 Westafrika. Der Bootstyp kann es ändern (7.3); vom Kapitänleutnant an dürfen Sie vielleicht wählen (11.2.1).',
  'rule.7.1':
    'Der Befehl kommt ins Fahrtenbuch (7.1.1), das Boot liegt vor dem ersten Feld seiner Strecke (7.1.2), wo verlangt, werden Minen geladen (7.4.2), und es läuft aus.',
  'rule.7.1.1':
    'Gebiet und Aufgabe jeder Feindfahrt kommen unter dem Monat, in dem sie beginnt, ins Fahrtenbuch.',
  'rule.7.1.2':
    'Die Strecke ist eine Reihe von Fahrtfeldern: Ausmarsch, Operationsgebiet, Heimmarsch. Wie viele es sind, hängt von Bootstyp und Gebiet ab. Das Boot beginnt vor dem ersten Feld.',
  'rule.7.1.3':
    'Vor jeder Feindfahrt sind Rohre und Reserve voll (4.5), das Deckgeschütz hat alle Schuss (4.6.2), alles ist repariert und jeder Posten besetzt.',
  'rule.7.2':
    'Auf einer mit W bezeichneten Fahrt in den Atlantik greifen andere Boote denselben Geleitzug an; sein Geleit ist meist anderswo beschäftigt (7.2.2).',
  'rule.7.2.1': 'Auf P1 mit W bezeichnete Fahrten in den Atlantik sind Rudelfahrten; es gibt sie ab 1941.',
  'rule.7.2.2':
    'Greifen Sie einen Geleitzug an, 1W6: Bei 1 bis 5 ist das Geleit mit anderen Booten beschäftigt, −1 auf jede Suche; bei 6 ist es bei Ihnen, +1 auf jede Suche. Für die Suche vor dem Schuss auf nahe Entfernung gilt es nicht (9.2.2, zweite Auflage).',
  'rule.7.2.3':
    'Das Ergebnis gilt für den ganzen Angriff mit allen Suchen. Nach einer Verfolgung des Geleitzugs wird neu gewürfelt. Mit ausgefallenem Funkgerät gilt keiner der Zuschläge.',
  'rule.7.2.4': 'Es gilt nur gegen Geleitzüge, nicht gegen andere Schiffe unter Geleit.',
  'rule.7.3':
    'Was aus einem Befehl für bestimmte Boote wird (7.3.1, 7.3.2) und was im Mittelmeer (7.3.3, 7.3.4), im Nordmeer (7.3.5), in der Biskaya (7.3.6) und vor Amerika (7.3.7) zu beachten ist.',
  'rule.7.3.1':
    'Ein Boot vom Typ IX, das ins Mittelmeer oder Nordmeer soll, fährt stattdessen vor die westafrikanische Küste.',
  'rule.7.3.2':
    'Ein Boot vom Typ VII, das in die Karibik oder vor Westafrika soll, fährt stattdessen in den Atlantik. Ein VIID darf in beide, ein Flakboot in die Karibik. Keines von beiden fährt ins Mittelmeer: Dieses Ergebnis wird neu gewürfelt.',
  'rule.7.3.3':
    'Auf der ersten Fahrt ins Mittelmeer ist das erste Feld die Biskaya, das zweite die Straße von Gibraltar: 2W6 mit −2, 1942 noch −1, 1943 noch −2; bis 3 jagt Sie das Geleit (9.6), 4 und 5 ein Flugzeug, ab 6 sind Sie durch. Davor dürfen Sie nur mit Rumpfschaden oder einer ausgefallenen Anlage nach Frankreich umkehren; vom zweiten Feld aus geht es noch einmal durch die Biskaya. Danach führt der Heimweg weiter auf der Strecke.',
  'rule.7.3.4':
    'Ein Boot, das eine Fahrt im Mittelmeer beendet hat, also nicht vor Gibraltar umgekehrt ist, fährt alle weiteren Fahrten dort, ohne Biskaya und Gibraltar. Nur ein neues Boot beendet das (11.4).',
  'rule.7.3.5':
    'Bei einem Befehl ins Nordmeer sofort 1W6: Bei 1 bis 3 bleibt das Boot für immer dort und fährt alle weiteren Fahrten dort, auch wenn es diese abbricht; bei 4 bis 6 wird der nächste Befehl wie üblich gewürfelt. Tag und Nacht folgen dort der Jahreszeit (8.3.5).',
  'rule.7.3.6':
    'Ab Juli 1940 gelten das erste und letzte Feld der Strecken, die in Frankreich beginnen, als Biskaya: 2W6, Flugzeug bis 4, 1942 −1, 1943 −2. Davor sind es gewöhnliche Marschfelder. Strecken nach Norwegen und ins Nordmeer berühren sie nicht.',
  'rule.7.3.7':
    'Nordamerika und Karibik teilen sich die Strecke und die amerikanische Schiffsliste (8.2.3); nur die Begegnungen sind verschieden (8.1.2).',
  'rule.7.4':
    'Eine mit A bezeichnete Fahrt setzt einen Agenten ab, eine mit M legt Minen, im Aufgabenfeld der Strecke: 2W6, ab 5 ist es getan (7.4.1). Ob die Fahrt ein Erfolg ist, hängt allein von der Aufgabe ab (7.4.4).',
  'rule.7.4.1':
    'Im Aufgabenfeld 2W6: Bis 4 kommt erst ein Flugzeug und muss überstanden werden (9.8), dann wird wieder gewürfelt, bis 5 oder mehr fällt; dann ist der Agent an Land, oder die Minen liegen. Die Aufgabe scheitert auch, wenn das Boot heim muss oder der Agent vorher schwer verwundet wird oder fällt.',
  'rule.7.4.2':
    'Minen füllen alle Rohre, so dass Typ VII 5 und Typ IX 6 Torpedos weniger mitführt; die Reserve darf in den Grenzen des Bootes neu gemischt werden. Sind die Minen gelegt, wird nachgeladen. Klemmen die Mündungsklappen eines Endes, so werden die Minen des anderen gelegt, und das zählt; klemmen beide, ist die Aufgabe gescheitert. Ein VIID führt seine Minen in Schächten und behält alle Torpedos.',
  'rule.7.4.3':
    'Im Aufgabenfeld ist das Wasser flach, solange die Aufgabe noch aussteht: −1 beim Alarmtauchen.',
  'rule.7.4.4':
    'Eine Fahrt mit Sonderaufgabe ist nur dann ein Erfolg, wenn die Aufgabe ausgeführt ist, was Sie auch versenkt haben. Die Tonnage zählt dennoch.',
  'rule.7.4.5':
    'Im Aufgabenfeld ist eine gewürfelte 12 kein Zufallsereignis. Erste Auflage: Sie kann eines sein.',
  'rule.7.5':
    'Die Feindfahrt endet im Hafen (7.5.1), gilt als Erfolg oder Fehlschlag (7.5.2), und die Werftzeit beginnt (10.10).',
  'rule.7.5.1': 'Nach dem letzten Feld der Strecke und seinen Begegnungen ist das Boot im Hafen.',
  'rule.7.5.2':
    'Eine Feindfahrt mit mindestens einem versenkten Schiff ist ein Erfolg, sonst ein Fehlschlag; mit Sonderaufgabe zählt nur die Aufgabe (7.4.4). Jeder dritte Erfolg verbessert Offiziere oder Besatzung (11.1), drei Fehlschläge hintereinander senken die Besatzung (11.1.4), und Fehlschläge schaden der Beförderung (11.2.3).',
  'rule.8.0':
    'In jedem Fahrtfeld, das Sie erreichen, werden 2W6 auf der Begegnungstabelle E1 für dieses Gewässer geworfen (8.1). Es kommt nichts, ein Flugzeug (9.8) oder Schiffe. Schiffe werden erkannt (8.2), dann entscheiden Sie über den Angriff, und das Licht wird gewürfelt (8.3).',
  'rule.8.1':
    'Wie oft in einem Feld gewürfelt wird (8.1.1), was die Würfel in jedem Gewässer bringen (8.1.2), wer unter Geleit fährt (8.1.3) und wem Sie ausweichen können: Schiffen immer, Flugzeugen nie.',
  'rule.8.1.1':
    'Ein Wurf mit 2W6 für jedes Fahrtfeld, zwei oder drei in Feldern mit x2 oder x3. Mit einem ausgefallenen Diesel verdoppelt sich jede Zahl. Im Feld einer Sonderaufgabe tritt deren Wurf an die Stelle des gewöhnlichen und wird wiederholt, bis die Aufgabe ausgeführt ist (7.4.1). Die erste gewürfelte 12 einer Feindfahrt ist ein Zufallsereignis (12.1.1).',
  'rule.8.1.2':
    'Marsch: 2–3 Flugzeug, 12 Schiff. Biskaya und Sonderaufgaben: 2–4 Flugzeug (Biskaya 1942 −1, 1943 −2). Atlantik: 2 Großkampfschiff, 3 Schiff, 6, 7, 9, 12 Geleitzug. Nordmeer: 2 Großkampfschiff, 3 Schiff, 6–8 Geleitzug, 12 Flugzeug. Britische Inseln: 2 Großkampfschiff, 5 und 8 Schiff, 6 Schiff unter Geleit, 10 Geleitzug, 12 Flugzeug. Spanische Küste: 2 und 12 Flugzeug, 5 Schiff unter Geleit, 6–7 Schiff, 10–11 Geleitzug. Norwegen: 2 und 12 Flugzeug, 3 und 11 Großkampfschiff, 4, 9, 10 Schiff unter Geleit. Westafrika: 2 Großkampfschiff, 3 und 7 Schiff, 6 und 10 Geleitzug, 9 Schiff unter Geleit, 12 Flugzeug. Nordamerika: 2 Flugzeug, 4 und 6 Schiff, 5 zwei Schiffe unter Geleit, 8 zwei Schiffe, 9 und 12 Tanker, 11 Geleitzug. Karibik: 2 und 12 Flugzeug, 4 und 8 Schiff, 6 zwei Schiffe unter Geleit, 9–10 Tanker. Mittelmeer: 2, 3, 11, 12 Flugzeug, 4 Großkampfschiff, 7 Schiff, 8 Geleitzug, 10 zwei Schiffe unter Geleit. Jede andere Zahl: nichts.',
  'rule.8.1.3':
    'Ein Geleitzug zeigt vier Schiffe, die angegriffen werden können (drei mit Regel 14.2). Geleitzüge, Großkampfschiffe und Sichtungen, die ein Geleit nennen, sind gesichert: Das Geleit wird nach Ihnen suchen (9.6). Ein Schiff, zwei Schiffe oder ein Tanker ohne diesen Zusatz fahren allein (9.4).',
  'rule.8.1.4':
    'Schiffe müssen Sie nie angreifen. Wenn Sie wissen, was es ist, dürfen Sie sie passieren lassen: Die Begegnung ist vorbei, niemand sucht nach Ihnen, und das Boot würfelt in diesem Feld weiter oder fährt ins nächste.',
  'rule.8.1.5': 'Flugzeugen kann man nicht ausweichen. Das Alarmtauchen wird sofort gewürfelt (9.8.1).',
  'rule.8.1.6':
    'Tritt ein Zufallsereignis ein (12.1.1), so entfällt, was E1 gebracht hätte, auch wenn aus dem Ereignis nichts wird.',
  'rule.8.2':
    'Ein Würfel gibt die Größe jedes Schiffes an (8.2.1), eine Schiffsliste Namen und Tonnage (8.2.2). Die Tonnage bestimmt, wie viel Schaden es aushält (8.2.5). Dann greifen Sie an oder lassen sie passieren (8.2.6).',
  'rule.8.2.1':
    '1W6 je Schiff: 1 bis 3 kleiner Frachter, 4 und 5 großer Frachter, 6 Tanker. Im Inneren eines Geleitzugs +1, wenn Regel 14.11 gilt.',
  'rule.8.2.2':
    'Ein Wurf auf der Liste der Klasse gibt Namen und Tonnage: kleine Frachter, große Frachter und Tanker je 1W100, die zehn Großkampfschiffe 1W10. Ein Großkampfschiff hat starkes Geleit: +1 bei jeder Suche. Eines, das Sie schon versenkt haben, ist nicht da, und die Begegnung ist vorbei. Sechs bringen das Ritterkreuz oder dessen nächste Stufe: Ark Royal, Royal Oak, Barham, Nelson, Malaya und Eagle (11.3).',
  'rule.8.2.3':
    'Auf Fahrten nach Nordamerika und in die Karibik kommen alle Handelsschiffe aus der amerikanischen Liste, 1W20 je Klasse, auch in den Marschfeldern.',
  'rule.8.2.4':
    'Jedes Schiff, auf das Sie schießen, kommt mit Tonnage und Schicksal ins Fahrtenbuch: verfehlt, beschädigt oder versenkt. Die Tonnage zählt nur, wenn es sinkt.',
  'rule.8.2.5':
    'Die Tonnage bestimmt, wie viele Schadenspunkte ein Schiff aushält: bis 5.000 t zwei, von 5.001 bis 9.999 t drei, ab 10.000 t vier; ein Großkampfschiff fünf. Ein Tanker bis 5.000 t hält zwei aus wie jedes Schiff seiner Größe.',
  'rule.8.2.6':
    'Sie kennen die Schiffe und greifen sie nun an oder lassen sie passieren. Passieren lassen beendet die Begegnung ohne Suche und kostet nichts. Zum Angriff brauchen Sie einen Torpedo in einem klaren Rohr; gegen Schiffe ohne Geleit genügt ein klares Deckgeschütz mit Munition.',
  'rule.8.3':
    'Ein Würfel entscheidet über Tag und Nacht (8.3.1). Bei Tag dürfen Sie auf die Dunkelheit warten (8.3.2). Die Nacht erlaubt den Überwasserangriff auf Schiffe unter Geleit (9.5); bei Tag verrät die Blasenbahn Dampftorpedos (+1 auf die Ortung).',
  'rule.8.3.1': '1W6: 1 bis 3 Tag, 4 bis 6 Nacht. Im Nordmeer entscheidet die Jahreszeit (8.3.5).',
  'rule.8.3.2':
    'Bei Tag dürfen Sie bis zur Dunkelheit Fühlung halten: 1W6, bei 1 bis 4 greifen Sie bei Nacht an, bei 5 und 6 ist die Fühlung verloren und die Begegnung vorbei. Ein unbeschädigtes Großkampfschiff ist dafür zu schnell, und der Juni im Nordmeer hat keine Nacht. Auf den Tag wartet niemand.',
  'rule.8.3.3':
    'Das Licht bleibt für das ganze Gefecht gleich, durch alle Runden der Jagd. Nur eine Verfolgung bringt ein neues (9.7.5).',
  'rule.8.3.4':
    'Folgen Sie einem beschädigten Schiff, so wird nicht gewürfelt: Sie wählen Tag oder Nacht. Im Nordmeer gibt es im Juni nur Tag und im Dezember nur Nacht.',
  'rule.8.3.5':
    'Im Nordmeer 1W6 nach dem Monat, in dem die Feindfahrt begann: Januar bis März, Oktober und November Tag bei 1 und 2, Nacht bei 3 bis 6; April, Mai und Juli bis September Tag bei 1 bis 4, Nacht bei 5 und 6. Im Juni ist immer Tag, im Dezember immer Nacht.',
};

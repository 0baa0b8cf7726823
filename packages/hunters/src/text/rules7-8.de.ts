/** The Hunters in German: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0': 'Wohin es geht, wird nach dem Datum auf P1 gewürfelt; der Bootstyp kann es ändern.',
  'rule.7.1': 'Vorbereitung einer Feindfahrt.',
  'rule.7.1.1': 'Der Befehl wird ins Fahrtenbuch eingetragen.',
  'rule.7.1.2': 'Das Boot liegt vor dem ersten Feld seiner Strecke.',
  'rule.7.1.3': 'Torpedos, Munition und Besatzung werden vor dem Auslaufen geprüft.',
  'rule.7.2': 'Manche Fahrt in den Atlantik ist Teil eines Rudels.',
  'rule.7.2.1': 'Eine mit (W) bezeichnete Fahrt ist eine Rudelfahrt.',
  'rule.7.2.2':
    'Gegen einen Geleitzug ein Würfel: Bei 1 bis 5 ist das Geleit anderswo beschäftigt (Ortung −1), bei 6 ist es bei Ihnen (+1).',
  'rule.7.2.3':
    'Das gilt für den ganzen Angriff und wird nach einer Verfolgung des Geleitzugs neu gewürfelt; mit ausgefallenem Funkgerät gilt es nicht.',
  'rule.7.2.4': 'Es gilt nur gegen Geleitzüge.',
  'rule.7.3': 'Einschränkungen nach Bootstyp und Gebiet.',
  'rule.7.3.1': 'Boote vom Typ IX fahren vor die westafrikanische Küste statt ins Mittelmeer oder Nordmeer.',
  'rule.7.3.2':
    'Boote vom Typ VII fahren in den Atlantik statt in die Karibik oder vor Westafrika; VIID und Flakboot dürfen in die Karibik, ein VIID auch vor Afrika; keines von beiden ins Mittelmeer (neu würfeln).',
  'rule.7.3.3':
    'Auf der ersten Fahrt ins Mittelmeer ist das erste Feld die Biskaya, das zweite der Durchbruch bei Gibraltar. Davor lässt nur bleibender Schaden eine Umkehr nach Frankreich zu.',
  'rule.7.3.4': 'Ein Boot, das eine Fahrt im Mittelmeer beendet hat, bleibt dort.',
  'rule.7.3.5': 'Ein ins Nordmeer geschicktes Boot würfelt sofort: Bei 1 bis 3 bleibt es für immer dort.',
  'rule.7.3.6': 'Ab Juli 1940 sind die bezeichneten ersten und letzten Felder die Biskaya.',
  'rule.7.3.7':
    'Nordamerika und Karibik teilen sich die Strecke und die nordamerikanische Schiffsliste, nicht die Begegnungstabelle.',
  'rule.7.4': 'Sonderaufgaben: einen Agenten absetzen (A) oder Minen legen (M).',
  'rule.7.4.1':
    'Im Aufgabenfeld wird auf der Tabelle der Sonderaufgaben gewürfelt, bis kein Flugzeug kommt; dann ist der Agent an Land.',
  'rule.7.4.2':
    'Minen füllen alle Rohre, die Reserve darf neu gemischt werden; sind sie gelegt, wird nachgeladen. Ein VIID führt seine Minen anderswo mit.',
  'rule.7.4.3': 'Flugzeuge treffen das Boot im Aufgabenfeld in flachem Wasser an: −1 beim Alarmtauchen.',
  'rule.7.4.4':
    'Eine Sonderfahrt ist nur dann ein Erfolg, wenn die Aufgabe ausgeführt ist; versenkte Schiffe zählen dennoch zur Tonnage.',
  'rule.7.4.5': 'Im Aufgabenfeld tritt kein Zufallsereignis ein (zweite Auflage).',
  'rule.7.5': 'Das Ende einer Feindfahrt.',
  'rule.7.5.1': 'Die Feindfahrt endet nach dem letzten Feld und seinen Begegnungen.',
  'rule.7.5.2': 'Ein versenktes Schiff macht die Feindfahrt zum Erfolg.',
  'rule.8.0':
    'In jedem Fahrtfeld, das Sie erreichen, werden 2W6 auf der Begegnungstabelle E1 für dieses Gewässer geworfen (8.1). Es kommt nichts, ein Flugzeug (9.8) oder Schiffe. Schiffe werden erkannt (8.2), dann entscheiden Sie über den Angriff, und das Licht wird gewürfelt (8.3).',
  'rule.8.1':
    'Wie oft in einem Feld gewürfelt wird (8.1.1), was die Würfel in jedem Gewässer bringen (8.1.2), wer unter Geleit fährt (8.1.3) und wem Sie ausweichen können: Schiffen immer, Flugzeugen nie.',
  'rule.8.1.1':
    'Ein Wurf mit 2W6 für jedes Fahrtfeld, zwei oder drei in Feldern mit x2 oder x3. Mit einem ausgefallenen Diesel verdoppelt sich jede Zahl. Im Feld einer Sonderaufgabe tritt deren Wurf an die Stelle des gewöhnlichen und wird wiederholt, bis die Aufgabe ausgeführt ist (7.4.1). Die erste gewürfelte 12 einer Feindfahrt ist ein Zufallsereignis (12.1.1).',
  'rule.8.1.2':
    'Marsch: 2-3 Flugzeug, 12 Schiff. Biskaya und Sonderaufgaben: 2-4 Flugzeug (Biskaya 1942 −1, 1943 −2). Atlantik: 2 Großkampfschiff, 3 Schiff, 6, 7, 9, 12 Geleitzug. Nordmeer: 2 Großkampfschiff, 3 Schiff, 6-8 Geleitzug, 12 Flugzeug. Britische Inseln: 2 Großkampfschiff, 5 und 8 Schiff, 6 Schiff unter Geleit, 10 Geleitzug, 12 Flugzeug. Spanische Küste: 2 und 12 Flugzeug, 5 Schiff unter Geleit, 6-7 Schiff, 10-11 Geleitzug. Norwegen: 2 und 12 Flugzeug, 3 und 11 Großkampfschiff, 4, 9, 10 Schiff unter Geleit. Westafrika: 2 Großkampfschiff, 3 und 7 Schiff, 6 und 10 Geleitzug, 9 Schiff unter Geleit, 12 Flugzeug. Nordamerika: 2 Flugzeug, 4 und 6 Schiff, 5 zwei Schiffe unter Geleit, 8 zwei Schiffe, 9 und 12 Tanker, 11 Geleitzug. Karibik: 2 und 12 Flugzeug, 4 und 8 Schiff, 6 zwei Schiffe unter Geleit, 9-10 Tanker. Mittelmeer: 2, 3, 11, 12 Flugzeug, 4 Großkampfschiff, 7 Schiff, 8 Geleitzug, 10 zwei Schiffe unter Geleit. Jede andere Zahl: nichts.',
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

/** The Hunters in German: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
  'rule.11.0':
    'Während der Werftzeit gewinnen Offiziere und Besatzung Erfahrung (11.1), der Kommandant kann befördert (11.2) und ausgezeichnet werden (11.3) und ein anderes Boot bekommen (11.4).',
  'rule.11.1':
    'Nach jeder dritten erfolgreichen Feindfahrt 1W6: 1 der Leitende Ingenieur wird Experte (−1 auf Reparaturen und Wassereinbruch), 2 der Arzt (−1 auf die Genesung), 3 der I. Wachoffizier, 4 der II. (kein Nachteil, wenn er führt), 5 und 6 die Güte der Besatzung steigt eine Stufe.',
  'rule.11.1.1':
    'Was gewonnen ist, gilt ab der nächsten Feindfahrt, solange der Mann an Bord dient; die Güte der Besatzung steht beim Boot.',
  'rule.11.1.2':
    'Ist der gewürfelte Mann schon Experte oder die Besatzung schon Elite, so ist nichts gewonnen.',
  'rule.11.1.3':
    'Die Stufen sind unerfahren, ausgebildet, erfahren und Elite; jede Besatzung beginnt ausgebildet. Unerfahren: +1 auf den Treffer, −1 beim Alarmtauchen. Erfahren: −1 auf die Flak, was gut ist. Elite: −1 auf die Flak und +1 beim Alarmtauchen.',
  'rule.11.1.4':
    'Waren auf einer Feindfahrt alle vier Besatzungsfelder schwer verwundet oder gefallen, fällt die Güte eine Stufe, nicht unter ausgebildet. Nach drei Fehlschlägen hintereinander fällt sie eine Stufe, bis zu unerfahren, und die Zählung beginnt neu.',
  'rule.11.1.5':
    'Nach jeder Feindfahrt würfelt ein I. Wachoffizier, der Experte ist, 1W6: Bei 6 bekommt er ein eigenes Boot, und ein neuer Mann, der kein Experte ist, nimmt seinen Platz ein.',
  'rule.11.1.6':
    'Geht der I. Wachoffizier, ist er gefallen oder wird er ersetzt, so rückt ein II. Wachoffizier, der Experte ist, nach und bleibt Experte; ein neuer II. Wachoffizier kommt an Bord.',
  'rule.11.1.7':
    'Jeder dritte Erfolg der ganzen Laufbahn bringt einen Wurf, was auch inzwischen mit Besatzung oder Boot geschah.',
  'rule.11.2':
    'Fünf Dienstgrade vom Oberleutnant zur See bis zum Kapitän zur See. Der Dienstgrad erlaubt es, um ein Gebiet zu bitten, und verkürzt lange Werftzeiten (11.2.1); um die Beförderung wird einmal im Jahr gewürfelt (11.2.3).',
  'rule.11.2.1':
    'Vor jeder Feindfahrt 1W6: Ein Kapitänleutnant wählt seinen Befehl bei 1, ein Korvettenkapitän bei 1 und 2, ein Fregattenkapitän oder Kapitän zur See bei 1 bis 3, aus dem, was die jetzige Spalte von P1 seinem Boot bietet; nicht bei dauernder Verlegung. Vom Korvettenkapitän an dauert eine Werftzeit von drei oder vier Monaten einen Monat weniger. Ein Oberleutnant zur See hat beides nicht.',
  'rule.11.2.2':
    'Auf Typ IX oder mit Beginn 1939 sind Sie Kapitänleutnant. Sonst 1W6: 1940 Oberleutnant zur See bei 1 und 2, 1941 bei 1 bis 3, ab 1942 bei 1 bis 5, darüber Kapitänleutnant.',
  'rule.11.2.3':
    'In der ersten Werftzeit, die den 12., 24. … Dienstmonat erreicht, 1W6: bis 4 befördert. Für die Zeit seit dem letzten Wurf: −1 für jede Auszeichnung, −1 für je zehn versenkte Schiffe, +1 für jede fehlgeschlagene Feindfahrt. Ein letzter Wurf fällt, wenn die Laufbahn im Juni 1943 endet und der Kommandant lebt.',
  'rule.11.2.4':
    'Misslingt der Wurf, behalten Sie den Dienstgrad und warten weitere zwölf Monate; nichts wird übertragen.',
  'rule.11.3':
    'Das Ritterkreuz und seine drei Stufen werden in der Werftzeit für Tonnage oder für eines von sechs Großkampfschiffen verliehen (8.2.2), eine Stufe nach der anderen; große Tonnage kann mehrere auf einmal bringen. Ein Großkampfschiff zählt für eine Stufe. Jede Auszeichnung bringt Zuschläge (11.3.6) und ein Gesuch um ein neueres Boot (11.3.5).',
  'rule.11.3.1': 'Ritterkreuz: insgesamt 100.000 t oder eines der sechs Großkampfschiffe der Liste.',
  'rule.11.3.2':
    'Eichenlaub: insgesamt 175.000 t, noch ein Schiff der Liste oder 75.000 t seit dem Ritterkreuz.',
  'rule.11.3.3':
    'Schwerter: insgesamt 250.000 t, noch ein Schiff der Liste oder 75.000 t seit dem Eichenlaub.',
  'rule.11.3.4':
    'Brillanten: insgesamt 300.000 t, noch ein Schiff der Liste oder 50.000 t seit den Schwertern.',
  'rule.11.3.5':
    'Jede Auszeichnung erlaubt ein Gesuch um ein neueres Boot, jetzt oder in einer späteren Werftzeit (11.4.3).',
  'rule.11.3.6':
    'Jede Auszeichnung behält die Wirkung der früheren. Ritterkreuz: kein +1 auf den Treffer für die zweite Salve bei Nacht. Eichenlaub: −1 auf den Treffer. Schwerter: −1 auf die Ortung, solange der Kommandant nicht schwer verwundet ist. Brillanten: Verfolgen gelingt immer (9.7.7).',
  'rule.11.4':
    'Ein anderes Boot bekommen Sie, wenn Ihres oder Sie selbst fünf Monate brauchen (11.4.1, 11.4.2), wenn die Besatzung ohne ihr Boot gerettet wurde (10.9.4), auf Gesuch nach einer Auszeichnung (11.4.3) und für ein VIIA ab Dezember 1940 (4.2.2). Eine dauernde Verlegung endet mit dem alten Boot.',
  'rule.11.4.1':
    'Ein Kommandant, der fünf Monate oder mehr zur Genesung braucht, bekommt das neueste gewöhnliche Boot seiner Klasse und eine neue Besatzung (10.11.4).',
  'rule.11.4.2':
    'Ein Boot, das fünf Monate in die Werft müsste, der Dienstgrad des Kommandanten nicht gerechnet, wird durch das neueste gewöhnliche Boot der Klasse ersetzt. Sie behalten die Besatzung und laufen nach einem Monat aus, oder wenn der Kommandant genesen ist; wer länger braucht, wird ersetzt.',
  'rule.11.4.3':
    'Für jede Auszeichnung dürfen Sie einmal bitten: Nennen Sie ein neueres Modell Ihrer Klasse, das beim Auslaufen verfügbar ist, und würfeln Sie 1W6, bewilligt bei 1 bis 3. Eine Ablehnung verbraucht das Gesuch; unbenutzte bleiben. Sie behalten die Besatzung und laufen nach einem Monat aus, oder wenn der Kommandant genesen ist.',
  'rule.11.4.4': 'Kommandanten bleiben bei ihrer Klasse: Typ VII bei VII, Typ IX bei IX.',
  'rule.11.4.5':
    'Ein VIID oder Flakboot verlangt noch 1W6: bei 1 und 2 bewilligt, sonst bekommen Sie das neueste gewöhnliche Boot. Wer aus irgendeinem Grund ein neues Boot vom Typ VII erhält, darf es mit einem versuchen, das bis dahin verfügbar ist.',
  'rule.11.4.6':
    'Das VIID führt seine Minen in Schächten, behält alle Torpedos, darf in die Karibik und vor Westafrika und legt auf jeder Fahrt zu den Britischen Inseln, nach Nordamerika und in die Karibik Minen. Mit einem Agenten für Nordamerika geht der Agent vor; erste Auflage: auch dann Minen.',
  'rule.11.4.7':
    'Das VIIC Flak hat fünf Torpedos in den Rohren, keine Reserve und kein Deckgeschütz. Seine Flak würfelt zweimal, das bessere Ergebnis zählt, mit −2 bei drei klaren Waffen, −1 bei zweien, 0 bei einer. Ist das Flugzeug weder abgeschossen noch beschädigt, darf es für eine zweite Runde oben bleiben: wieder Flak, jemand wird auf jeden Fall verwundet, und bei 1 bis 3 auf 1W6 fallen auch Bomben. Danach hält das Flugzeug Fühlung (9.8.3). Ein Treffer auf die 2-cm-Flak nimmt einen der Vierlinge.',
  'rule.12.0':
    'Einmal je Feindfahrt ist die erste gewürfelte 12 auf einem Begegnungswurf ein Zufallsereignis statt der Begegnung (12.1.1).',
  'rule.12.1':
    'Die elf Ereignisse und ihre Würfel (12.1.1), wie oft sie kommen (12.1.2), welche bleiben (12.1.3) und welche nicht zählen (12.1.4, 12.1.5).',
  'rule.12.1.1':
    'Bei der ersten gewürfelten 12 werfen Sie 2W6. 2 Mann über Bord: 1W6, bei 1 geht der Kommandant verloren, bei 2 der Leitende Ingenieur, bei 3 und 4 der I., bei 5 und 6 der II. Wachoffizier. 3 überrascht: Ein Flugzeug greift an, kein Alarmtauchen. 4 Kreiselkompass: repariert bei 1 und 2 auf 1W6 mit den Zuschlägen des Leitenden Ingenieurs, sonst heim. 5 gute Torpedos. 6 Ersatzteile: Zwei ausgefallene Anlagen werden repariert. 7 ein Glücksmarker. 8 ein Aufklärer meldet einen Einzelfahrer ohne Geleit. 9 Wetterdienst und 11 Sturm: In diesem Feld und im nächsten kommt nichts mehr. 10 loser Torpedo: Ein Besatzungsfeld ist schwer verwundet. 12 Baden: Jemand geht verloren wie bei 2.',
  'rule.12.1.2': 'Ein Ereignis je Feindfahrt. Spätere Zwölfen bringen, was E1 sagt.',
  'rule.12.1.3':
    'Gute Torpedos: +1 auf den Versagerwurf für den Rest der Feindfahrt. Ein Glücksmarker bleibt, bis er benutzt wird, auch auf späteren Fahrten: Nach jedem eigenen oder feindlichen Wurf, ehe er wirkt, lässt er die Würfel noch einmal fallen. Ob er nach jedem Wurf angeboten wird, nur nach schlechten oder nie, wird vor dem Spiel vereinbart.',
  'rule.12.1.4':
    'Nicht gezählt werden: Ersatzteile, wenn nichts ausgefallen ist; die Meldung des Aufklärers vor Nordamerika, vor Westafrika und in der Karibik; Wetterdienst auf dem Heimmarsch; der lose Torpedo ohne Torpedos oder wenn in den Besatzungsfeldern niemand mehr lebt; das Baden außer in der Karibik, vor Westafrika und im Mittelmeer; ein Mann über Bord, der schon gefallen ist.',
  'rule.12.1.5':
    'Ein Ereignis, das nicht eintreten kann, zählt nicht: Die nächste gewürfelte 12 kann ein anderes bringen.',
  'rule.12.1.6':
    'Nach einem Ereignis entfällt der Rest dieses Feldes, und das Boot fährt ins nächste, auch wenn das Ereignis nicht zählte.',
  'rule.12.1.7': 'Im Aufgabenfeld einer Sonderaufgabe gibt es kein Ereignis (zweite Auflage, 7.4.5).',
};

/** The Hunters in German: the rules of damage, repairs and refit (chapter 10) in our own words. */
export const damage: Readonly<Record<string, string>> = {
  'rule.10.0':
    'Jeder Treffer beschädigt eine Anlage, den Rumpf, die Besatzung oder lässt Wasser ein, und er wirkt sofort, noch in dieser Jagd (10.7.6). Nach der Begegnung wird gelenzt, und jede beschädigte Anlage bekommt einen Reparaturversuch (10.7). Was nicht zu retten ist, bleibt bis zur Werft ausgefallen; manches schickt Sie heim (10.8).',
  'rule.10.1':
    'Jeder Wassereinbruch füllt ein Feld; nach der Runde kann mehr Wasser folgen (10.1.3), und das letzte Feld zwingt das Boot nach oben (10.1.2). Entkommt es, wird alles Wasser gelenzt (10.7).',
  'rule.10.1.1':
    'Jeder Wassereinbruch füllt ein Feld, ein doppelter zwei. Felder: VIIA 7, andere vom Typ VII und IXA 8, IXB und IXC 9.',
  'rule.10.1.2':
    'Ist das letzte Wasserfeld gefüllt, muss das Boot sofort auftauchen und selbst versenkt werden (10.9.2); noch nicht gewürfelte Treffer entfallen. Die Laufbahn ist zu Ende.',
  'rule.10.1.3':
    'Nach jeder Runde, in der Wasser einbrach, 1W6: 5 oder 6 füllt ein weiteres Feld. −1 mit einem gesunden Leitenden Ingenieur, der Experte ist, +1, wenn der Leitende Ingenieur schwer verwundet oder gefallen ist.',
  'rule.10.2':
    'Zwei Diesel für die Überwasserfahrt, zwei E-Maschinen für die Tauchfahrt. Jede beschädigte E-Maschine gibt +1 auf Wasserbomben, beide ausgefallen schicken Sie heim. Ausgefallene Diesel: 10.2.1.',
  'rule.10.2.1':
    'Ein Diesel ausgefallen: Sie müssen heim, und jedes Feld hat doppelt so viele Begegnungswürfe. Beide ausgefallen: Im ersten oder letzten Feld der Strecke werden Sie eingeschleppt, und die Feindfahrt ist zu Ende; überall sonst wird das Boot selbst versenkt, und die Besatzung wartet auf Rettung (10.9.4).',
  'rule.10.3':
    'Rumpfschaden summiert sich, lässt sich auf See nicht reparieren und verlängert die Werftzeit; das letzte Feld versenkt das Boot. Unter Prüftiefe zu gehen kostet jedes Mal ein Feld.',
  'rule.10.3.1':
    'Jeder Rumpftreffer füllt ein Feld, ein doppelter zwei. Felder: VIIA 7, andere vom Typ VII, IXA und IXB 8, IXC 9.',
  'rule.10.3.2':
    'Rumpfschaden bleibt bis zur Werft. Ist das letzte Feld gefüllt, sinkt das Boot mit der ganzen Besatzung.',
  'rule.10.3.3': 'Je drei angefangene Rumpffelder verlängern die Werftzeit um einen Monat (10.10.3).',
  'rule.10.3.4':
    'Jeder Versuch, unter Prüftiefe zu gehen, kostet ein Rumpffeld, ehe gewürfelt wird, und ein weiteres für jeden Wurf, der den beschädigten Feldern gleichkommt (9.6.4).',
  'rule.10.4':
    'Leckende Treibölbunker hinterlassen eine Spur (10.4.1) und beenden die Feindfahrt, wenn sie sich nicht reparieren lassen (10.4.2).',
  'rule.10.4.1':
    'Leckende Treibölbunker, beschädigt oder ausgefallen, geben +1 auf jede Suche und +1 auf alle Wasserbomben.',
  'rule.10.4.2': 'Treibölbunker werden bei 1 und 2 repariert. Misslingt es, müssen Sie heim (10.8).',
  'rule.10.5':
    'Zwei Würfel sagen, wen es trifft, einer, wie schwer (9.6.10). Eine leichte Verwundung bewirkt für sich nichts, eine schwere setzt den Mann außer Dienst (10.5.3), und der Tod des Kommandanten beendet die Laufbahn.',
  'rule.10.5.1':
    '1W6: 1 bis 3 leicht verwundet, 4 und 5 schwer verwundet, 6 gefallen. Verwundungen desselben Mannes summieren sich (10.6.2). Von den vier Besatzungsfeldern trifft es immer zuerst das am wenigsten verwundete.',
  'rule.10.5.2':
    'Fällt der Kommandant, so ist die Laufbahn sofort zu Ende; was er versenkt hat, zählt dennoch (5.2.3).',
  'rule.10.5.3':
    'Schwerverwundete und Gefallene tun keinen Dienst. Kommandant: Der I. Wachoffizier führt, +1 auf Treffer und Ortung; nach ihm der II., +2; ein Experte bringt keinen Nachteil. Sind alle drei ausgefallen, führt der Leitende Ingenieur mit +2, und Sie müssen heim. Leitender Ingenieur: +1 auf Reparaturen und Wassereinbruch. Arzt: Jeder Schwerverwundete stirbt in jedem neuen Feld bei 4 bis 6 auf 1W6. Alle vier Besatzungsfelder: +1 auf den Treffer, −1 beim Alarmtauchen. Agent: Seine Aufgabe ist gescheitert.',
  'rule.10.6':
    'Wassereinbruch und Rumpfschaden summieren sich (10.6.1), Verwundungen auch (10.6.2); eine Anlage kann nur einmal getroffen werden (10.6.3).',
  'rule.10.6.1': 'Jeder Wassereinbruch und jeder Rumpftreffer füllt weitere Felder.',
  'rule.10.6.2':
    'Eine zweite Verwundung macht aus einem Leichtverwundeten einen Schwerverwundeten; eine zweite schwere tötet. Einem Schwerverwundeten tut eine leichte nichts mehr.',
  'rule.10.6.3':
    'Ein Treffer auf etwas, das schon beschädigt ist oder das das Boot nicht hat, bleibt ohne Folgen.',
  'rule.10.6.4':
    'Das Ergebnis „ganze Flak“ beschädigt jede Flakwaffe an Bord; andere Ergebnisse beschädigen nur eine Waffe.',
  'rule.10.7':
    'Sind Jagd oder Luftangriff vorbei, wird alles Wasser gelenzt, und jede dabei beschädigte Anlage bekommt eine Reparatur mit 1W6 (10.7.2). Bis dahin ist sie nicht zu gebrauchen, und ihre Nachteile zählen (10.7.6). Erst danach dürfen Sie folgen.',
  'rule.10.7.1':
    'Jede in dieser Begegnung beschädigte Anlage hat genau einen Versuch. Rumpfschaden und schon ausgefallene Anlagen haben keinen.',
  'rule.10.7.2':
    '1W6: E-Maschinen, Diesel, Sehrohr und Batterien werden bei 1 bis 4 repariert; Funkgerät, Horchgerät, Tiefenruder, Treibölbunker, Deckgeschütz, Flak und Mündungsklappen bei 1 und 2. −1 mit einem gesunden Leitenden Ingenieur, der Experte ist, +1, wenn der Leitende Ingenieur schwer verwundet oder gefallen ist.',
  'rule.10.7.3':
    'Ein Leitender Ingenieur, der Experte ist, gibt −1 auf alle Reparaturen, auf Wassereinbruch und auf die Reparatur des Kreiselkompasses, solange er nicht schwer verwundet oder gefallen ist.',
  'rule.10.7.4': 'Eine reparierte Anlage arbeitet wie zuvor, ohne Nachwirkung.',
  'rule.10.7.5':
    'Eine Anlage, deren Reparatur misslingt, ist bis zur Werft ausgefallen. Auf See gibt es keinen zweiten Versuch; nur Ersatzteile helfen noch (12.1.1).',
  'rule.10.7.6':
    'Sehrohr: kein getauchter Angriff. Mündungsklappen: Dieses Ende schießt nicht und legt keine Minen. Waffen: schießen nicht. Horchgerät: +1 auf Wasserbomben, kein Ausweichen (14.8). Batterien und jede E-Maschine: +1 auf Wasserbomben. Tiefenruder: +1 auf die Ortung, −1 beim Alarmtauchen. Treibölbunker: +1 auf Ortung und Wasserbomben. Funkgerät ausgefallen: kein Zuschlag des Rudels, +4 auf die Rettung. Batterien, beide E-Maschinen, Treibölbunker oder ein Diesel ausgefallen: heim (10.8.1).',
  'rule.10.7.7':
    'In der Werft wird alles repariert. Bis zu zwei Anlagen kosten keine Zeit, drei oder mehr einen Monat (10.10.2).',
  'rule.10.8':
    'Sie dürfen eine Feindfahrt jederzeit abbrechen (10.8.5), und mancher Schaden zwingt dazu (10.8.1). Es geht ins nächste Marschfeld und weiter in den Hafen, mit Würfen in jedem Feld (10.8.2) und ohne Angriffe (10.8.4).',
  'rule.10.8.1':
    'Sie müssen heim, wenn ein Diesel, die Treibölbunker, die Batterien oder beide E-Maschinen ausgefallen sind, wenn der Kreiselkompass versagt hat (12.1.1) und wenn Kommandant und beide Wachoffiziere schwer verwundet oder gefallen sind.',
  'rule.10.8.2':
    'Aus dem Operationsgebiet geht es gleich ins nächste Marschfeld, zurück oder voraus, und dann Feld für Feld in den Hafen auf dieser Seite; ist beides gleich nah, wählen Sie. Auf dem Ausmarsch kehren Sie um, auf dem Heimmarsch fahren Sie weiter. In jedem Feld wird wie üblich gewürfelt.',
  'rule.10.8.3': 'Mit einem ausgefallenen Diesel hat jedes Feld doppelt so viele Begegnungswürfe.',
  'rule.10.8.4':
    'Ein Boot, das seine Feindfahrt abgebrochen hat, greift keine Schiffe an; es lässt sie passieren. Flugzeuge greifen es an wie immer.',
  'rule.10.8.5':
    'Nach jedem Feld dürfen Sie auf dem Ausmarsch und im Operationsgebiet aus beliebigem Grund heimkehren. Das allein ist kein Fehlschlag: Ein versenktes Schiff oder die ausgeführte Aufgabe macht die Feindfahrt dennoch zum Erfolg (7.5.2). Vor Gibraltar verbietet es 7.3.3 einem unbeschädigten Boot.',
  'rule.10.8.6':
    'Typ IX: Kehrt das Boot vor der Hälfte der Felder seiner Strecke um, x2- und x3-Felder entsprechend oft gezählt, so dauert die Feindfahrt einen Monat statt zwei. Erste Auflage: immer zwei.',
  'rule.10.9':
    'Ein vollgelaufenes Boot muss an der Oberfläche selbst versenkt werden, mit der Gefahr, aufgebracht zu werden (10.9.2). Auch ein Boot ohne Diesel fern vom Hafen wird selbst versenkt; seine Besatzung kann gerettet werden (10.9.4).',
  'rule.10.9.1':
    'Das Boot muss selbst versenkt werden, wenn das letzte Wasserfeld gefüllt ist (10.9.2) und wenn beide Diesel ausgefallen sind, außer im ersten oder letzten Feld (10.9.4).',
  'rule.10.9.2':
    'Nach Wassereinbruch 2W6: Bei 12 bringt der Gegner das Boot auf, und das ist eine Niederlage, was Sie auch versenkt haben (5.2.2); bis 11 sinkt es. So oder so ist die Besatzung gefangen und die Laufbahn zu Ende.',
  'rule.10.9.3':
    '+1 auf diesen Wurf, wenn der Kommandant schwer verwundet ist; dann wird das Boot schon bei 11 aufgebracht.',
  'rule.10.9.4':
    'Sind fern vom Hafen beide Diesel ausgefallen, wird das Boot ohne Wurf selbst versenkt. 2W6 für die Besatzung: bis 10 gerettet, und Sie bekommen mit derselben Besatzung ein neues Boot (11.4.2); ab 11 auf See verschollen, und die Laufbahn ist zu Ende.',
  'rule.10.9.5': '+4 auf den Rettungswurf, wenn das Funkgerät ausgefallen ist.',
  'rule.10.10':
    'Monate im Hafen: einer, einer mehr bei drei oder mehr ausgefallenen Anlagen, einer mehr für je drei angefangene Rumpffelder. Ab fünf Monaten bekommen Sie stattdessen ein neues Boot. Inzwischen genesen die Verwundeten, Männer machen Fortschritte, und Beförderung, Auszeichnungen und neue Boote werden geregelt (6.1).',
  'rule.10.10.1': 'Jede Werftzeit dauert mindestens einen Monat.',
  'rule.10.10.2':
    'Bis zu zwei ausgefallene Anlagen werden im ersten Monat repariert; drei oder mehr kosten einen weiteren Monat, wie viele es auch sind.',
  'rule.10.10.3': 'Ein Monat mehr bei 1 bis 3 beschädigten Rumpffeldern, zwei bei 4 bis 6, drei ab 7.',
  'rule.10.10.4':
    'Die nächste Feindfahrt beginnt im Monat nach dem letzten Monat im Hafen. Läge er nach Juni 1943, ist die Laufbahn zu Ende (5.1.2).',
  'rule.10.10.5':
    'Ein Boot, das fünf Monate bräuchte, wird nicht repariert: Sie bekommen nach einem Monat das neueste gewöhnliche Boot Ihrer Klasse (11.4.2). Eine dauernde Verlegung ins Nordmeer oder Mittelmeer endet mit dem alten Boot.',
  'rule.10.10.6':
    'Feindfahrten von Typ IX und VIID dauern zwei Monate; der zweite kommt vor der Werftzeit hinzu. Ausnahme: 10.8.6. Eine auf See versorgte Fahrt dauert noch einen Monat länger (14.9.5).',
  'rule.10.10.7':
    'Leichtverwundete sind sofort wieder gesund, Schwerverwundete brauchen Zeit (10.11), Gefallene werden ersetzt.',
  'rule.10.11':
    '1W6 für jeden Schwerverwundeten gibt die Monate an, die er braucht, −1 mit einem gesunden Arzt, der Experte ist. Wer länger braucht, als das Boot im Hafen liegt, wird ersetzt. Nur auf den Kommandanten wartet das Boot.',
  'rule.10.11.1':
    'Ein Arzt, der Experte ist, gibt −1 auf jeden Genesungswurf, solange er nicht selbst schwer verwundet oder gefallen ist.',
  'rule.10.11.2':
    'Ein Offizier, der gefallen ist oder länger braucht, als das Boot im Hafen liegt, die Genesung des Kommandanten eingerechnet, wird durch einen neuen Mann ersetzt, der kein Experte ist.',
  'rule.10.11.3':
    'Waren alle vier Besatzungsfelder schwer verwundet oder gefallen, fällt die Güte der Besatzung eine Stufe, nicht unter ausgebildet. Das zählt zusammen mit 11.1.4 nur einmal.',
  'rule.10.11.4':
    'Ein Kommandant, der fünf Monate oder mehr braucht, bekommt das neueste gewöhnliche Boot seiner Klasse und eine neue, ausgebildete Besatzung ohne Experten und läuft im Monat nach seiner Genesung aus.',
};

/** The Hunters in German: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
  'rule.1.0':
    'Sie führen ein U-Boot vom ersten Kriegsmonat an, oder von dem Monat an, in dem Ihr Bootstyp erscheint, bis Juni 1943.',
  'rule.2.0':
    'Feindfahrt folgt auf Feindfahrt: Befehl, Fahrtfelder mit Begegnungen, Rückkehr, Werft. Die versenkte Tonnage entscheidet, wie gut Sie waren.',
  'rule.3.1':
    'Jeder der acht Bootstypen hat eine Tafel mit Rohren, Waffen, Rumpf- und Wasserfeldern, Besatzung und Fahrtstrecken.',
  'rule.3.2':
    'Auf der Gefechtstafel stehen die Schiffe in Sicht, ihr Schaden, das Licht, die Entfernung und die Treffer, die einschlagen.',
  'rule.3.3':
    'Marker zeigen Schiffe, Torpedos, Munition, Schäden, Wunden und Ereignisse; auf dem Bildschirm stehen sie dort, wo sie liegen.',
  'rule.3.3.1': 'Marker können die Zuschläge tragen, die sie bringen; hier nennt jeder Wurf seine Zuschläge.',
  'rule.3.3.2':
    'Marker für Boot, Dienstgrad, Auszeichnung, Güte der Besatzung, Ereignis, Bewaffnung, Schäden und Männer.',
  'rule.3.4': 'Die Tabellen sagen, welche Würfel fallen; eine 00 auf zwei zehnseitigen Würfeln ist 100.',
  'rule.3.5':
    'Das Fahrtenbuch hält jede Feindfahrt fest, jedes beschossene Schiff und jeden Monat in der Werft.',
  'rule.3.6': 'Ein Fahrtfeld sind drei bis vier Tage; ein Besatzungsfeld sind mehrere Männer.',
  'rule.3.7': 'Was in der Schachtel des gedruckten Spiels liegt.',
  'rule.4.1': 'Wählen Sie einen der acht Bootstypen.',
  'rule.4.1.1':
    'Sie führen ein Boot. Frühe Typen fahren in leichteren Jahren, spätere sind die besseren Boote.',
  'rule.4.2': 'Der Monat, in dem ein Typ verfügbar wird, ist der Monat Ihrer ersten Feindfahrt.',
  'rule.4.2.1': 'Die erste Feindfahrt beginnt in dem Monat, in dem der Bootstyp verfügbar wird.',
  'rule.4.2.2':
    'September 1939: VIIA, VIIB, IXA. April 1940: IXB. Oktober 1940: VIIC. Mai 1941: IXC. Januar 1942: VIID. Mai 1943: VIIC Flak. Im Dezember 1940 wird ein VIIA in der Werft gegen ein VIIC getauscht, wenn nichts anderes vereinbart ist.',
  'rule.4.2.3': 'In der Regel behalten Sie Ihr Boot; manches Ereignis bringt ein neueres.',
  'rule.4.3': 'Im Fahrtenbuch stehen Bootstyp, Nummer und der Name des Kommandanten.',
  'rule.4.3.1': 'Name und Nummer geben der Geschichte Farbe und ändern sonst nichts.',
  'rule.4.3.2': 'Das Fahrtenbuch verzeichnet Ziele, beschädigte und versenkte Schiffe.',
  'rule.4.4': 'Die Tafel wird vor der ersten Feindfahrt aufgebaut.',
  'rule.4.4.1': 'Benutzt wird die Tafel des gewählten Typs.',
  'rule.4.4.2':
    'Sie beginnen mit Ihrem Dienstgrad, einer ausgebildeten Besatzung, Torpedos und Munition an Bord, das Boot im Hafen.',
  'rule.4.5':
    'Die Ladung hat eine übliche Mischung aus Dampf- (G7a) und Elektrotorpedos (G7e); einige dürfen getauscht werden. Jedes Rohr fasst einen Torpedo, die übrigen sind Reserve und bleiben an ihrem Ende des Bootes.',
  'rule.4.5.1': 'Ein Rohr wird nur nachgeladen, solange am selben Ende Reserve da ist.',
  'rule.4.5.2':
    'Optional: Alle Rohre beginnen mit Dampftorpedos, und ein Typ VII nimmt höchstens 5, ein Typ IX höchstens 6 elektrische, als Reserve.',
  'rule.4.6': 'Das Deckgeschütz hat nur eine begrenzte Zahl von Schuss.',
  'rule.4.6.1': 'Die Tafel zählt, wie viel Schuss das Deckgeschütz noch hat.',
  'rule.4.6.2': 'Eine Feindfahrt beginnt mit voller Munition.',
  'rule.4.6.3': 'In einer Gefechtsrunde dürfen bis zu zwei Schuss abgegeben werden.',
  'rule.4.6.4': 'Der Flak geht die Munition nie aus.',
  'rule.5.1': 'Wann eine Laufbahn endet.',
  'rule.5.1.1': 'Nach Juni 1943 beginnt keine Feindfahrt mehr.',
  'rule.5.1.2': 'Endet die Werftzeit nach Juni 1943, so ist die Laufbahn vorüber.',
  'rule.5.1.3': 'Die Laufbahn endet sofort, wenn der Kommandant fällt oder in Gefangenschaft gerät.',
  'rule.5.1.4': 'Dann wird die Siegstufe bestimmt.',
  'rule.5.2': 'Wie gut Sie waren.',
  'rule.5.2.1': 'Die Tonnage aller versenkten Schiffe wird zusammengezählt.',
  'rule.5.2.2':
    'Unter 50.000 t ist eine Niederlage, unter 100.000 t ein Unentschieden, dann ein knapper, ab 150.000 t ein deutlicher, ab 200.000 t ein entscheidender Sieg. Ein aufgebrachtes Boot ist eine Niederlage, was auch versenkt wurde.',
  'rule.5.2.3': 'Tod oder Gefangenschaft nehmen die Tonnage nicht weg.',
  'rule.6.1':
    'Befehl, Feindfahrt, Werft: Dauer der Werftzeit, Genesung, Fortschritt, Beförderung und Auszeichnungen, neues Boot, Ausrüstung.',
};

/** The Hunters in German: every case of the rules in a sentence or two of our own. */
export const ruleTexts: Readonly<Record<string, string>> = {
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
  'rule.8.0': 'In jedem Fahrtfeld würfelt der Ausguck auf E1.',
  'rule.8.1': 'Arten von Begegnungen.',
  'rule.8.1.1':
    'Ein Wurf für jedes Feld, zwei oder drei, wo es bezeichnet ist, mehr mit ausgefallenem Diesel oder einer Aufgabe.',
  'rule.8.1.2': 'Die Tabelle nennt Schiffe, mit oder ohne Geleit, oder Flugzeuge.',
  'rule.8.1.3':
    'Ein Geleitzug zeigt vier Schiffe. Geleitzüge und Großkampfschiffe haben immer Geleit; ein Schiff, zwei Schiffe oder ein Tanker allein nicht.',
  'rule.8.1.4':
    'Schiffe anzugreifen ist immer Ihre Wahl; lassen Sie sie passieren, werden Sie nicht geortet.',
  'rule.8.1.5': 'Flugzeugen kann man nicht ausweichen.',
  'rule.8.1.6': 'Ein Zufallsereignis tritt an die Stelle der Begegnung.',
  'rule.8.2': 'Welche Schiffe es sind.',
  'rule.8.2.1': 'Ein Würfel je Schiff: 1 bis 3 kleiner Frachter, 4 und 5 großer Frachter, 6 Tanker.',
  'rule.8.2.2':
    'Die Schiffslisten geben Namen und Tonnage. Großkampfschiffe haben starkes Geleit: Ortung +1.',
  'rule.8.2.3': 'Vor Nordamerika kommen die Schiffe aus einer eigenen Liste.',
  'rule.8.2.4': 'Beschossene Schiffe werden ins Fahrtenbuch eingetragen.',
  'rule.8.2.5':
    'Die Tonnage bestimmt, wie viele Schadenspunkte ein Schiff aushält; kleine Tanker zwei wie andere kleine Schiffe.',
  'rule.8.2.6': 'Wenn Sie gesehen haben, was es ist, dürfen Sie verzichten.',
  'rule.8.3': 'Tag und Nacht.',
  'rule.8.3.1': 'Ein Würfel: 1 bis 3 Tag, 4 bis 6 Nacht.',
  'rule.8.3.2':
    'Bei Tag dürfen Sie bis zur Dunkelheit Fühlung halten: 1 bis 4 Nacht, 5 und 6 Fühlung verloren. Nicht an einem unbeschädigten Großkampfschiff.',
  'rule.8.3.3': 'Das Licht wird für das Gefecht vermerkt.',
  'rule.8.3.4': 'Verfolgte beschädigte Schiffe werden zu der Stunde angegriffen, die Sie wählen.',
  'rule.8.3.5':
    'Im Nordmeer richten sich Tag und Nacht nach der Jahreszeit; der Juni hat keine Nacht, der Dezember keinen Tag.',
  'rule.9.0': 'Wie Schiffe angegriffen werden und wie sie zurückschlagen.',
  'rule.9.1': 'Die Gefechtstafel.',
  'rule.9.1.1':
    'Unter 5.001 t hält ein Schiff 2 Schadenspunkte aus, unter 10.000 t 3, darüber 4; ein Großkampfschiff 5.',
  'rule.9.1.2': 'Sie dürfen auf jedes der Schiffe zielen oder abbrechen, ohne geortet zu werden.',
  'rule.9.1.3': 'Tag oder Nacht wird vermerkt.',
  'rule.9.1.4': 'Die Entfernung ist nah, mittel oder weit.',
  'rule.9.1.5': 'Aufgetaucht oder getaucht wird vermerkt.',
  'rule.9.1.6': 'Geleitschiffe werden vermerkt, mit ihrer Güte, wo diese Regel gilt.',
  'rule.9.1.7': 'Die Güte von Flugzeugen wird vermerkt, wo diese Regel gilt.',
  'rule.9.1.8': 'Bei einer Rudelfahrt wird vermerkt, was das Geleit des Geleitzugs tut.',
  'rule.9.1.9': 'Einschlagende Treffer werden gezählt.',
  'rule.9.2': 'Auf Schiffe schießen.',
  'rule.9.2.1':
    'Wählen Sie Bug- oder Heckrohre und richten Sie jeden Torpedo, ehe der erste läuft. Beide Enden zusammen nur beim nächtlichen Überwasserangriff oder auf Schiffe ohne Geleit.',
  'rule.9.2.2':
    'Auf nahe Entfernung sucht das Geleit, bevor Sie schießen: geortet ab 10, nur mit Jahr und Schwertern. Geortet können Sie nicht schießen. Nach dem Schuss wird wieder gesucht.',
  'rule.9.2.3': 'U1 für jeden Torpedo: Je näher, desto besser.',
  'rule.9.2.4': 'U2 für jeden Treffer: Frühe Torpedos versagten oft.',
  'rule.9.2.5': 'U3 für jeden detonierten Treffer: Schadenspunkte vom Schiff, bei null sinkt es.',
  'rule.9.2.6': 'Im Fahrtenbuch werden versenkte Schiffe eingekreist, beschädigte abgehakt.',
  'rule.9.2.7':
    'Eine Runde ist Ihr Schuss und dann die Suche des Geleits. Geleitschiffe selbst werden nie angegriffen.',
  'rule.9.2.8':
    'Rohre werden nach einer Begegnung nachgeladen, vor einer weiteren Runde und vor einer Verfolgung.',
  'rule.9.3': 'Das Deckgeschütz.',
  'rule.9.3.1': 'Das Geschütz schießt aufgetaucht und nur auf Schiffe ohne Geleit.',
  'rule.9.3.2': 'Bis zu zwei Schuss, jeder auf ein beliebiges Schiff.',
  'rule.9.3.3': 'U1 und U3 wie bei Torpedos, ohne Versager; das 10,5-cm-Geschütz trifft härter.',
  'rule.9.3.4': 'Flak wird nicht gegen Schiffe eingesetzt.',
  'rule.9.4': 'Schiffe ohne Geleit.',
  'rule.9.4.1': 'Ein Schiff, zwei Schiffe oder ein Tanker allein haben kein Geleit.',
  'rule.9.4.2':
    'Niemand sucht. Bugrohre, Heckrohre und Geschütz schießen nacheinander in beliebiger Folge; jede Waffe wird gerichtet, ehe gewürfelt wird, und ihr Ergebnis ist bekannt, ehe die nächste schießt.',
  'rule.9.4.3':
    'Für eine weitere Runde wird nachgeladen und gewürfelt: Geleitschiffe oder ein Flugzeug können aufkommen.',
  'rule.9.4.4': 'Beliebig viele Runden, bis Geleitschiffe kommen.',
  'rule.9.4.5': 'Weitere Runden gibt es nur gegen Schiffe ohne Geleit.',
  'rule.9.4.6':
    'Kommen Geleitschiffe auf, so sind Sie unter Wasser, und bei ihrer ersten Suche zählt kein Zuschlag für die Entfernung.',
  'rule.9.5': 'Nächtlicher Überwasserangriff.',
  'rule.9.5.1':
    'Über Wasser zielen Sie besser, doch ab 1941 werden Sie leichter geortet, die ersten Wasserbomben treffen härter, und Sie können nicht gleich unter Prüftiefe gehen.',
  'rule.9.5.2':
    'Das andere Ende darf eine zweite Salve schießen; das wird beschlossen, ehe der erste Torpedo läuft: +1 auf den Treffer und leichter zu orten.',
  'rule.9.6': 'Ortung und Wasserbomben wechseln sich ab, bis Sie entkommen oder verloren sind.',
  'rule.9.6.1': 'Das Geleit sucht, nachdem Sie geschossen haben; auf nahe Entfernung vorher und nachher.',
  'rule.9.6.2':
    'Geleitschiffe, die in einer weiteren Runde aufkommen, suchen sofort und nach Ihrem Schuss noch einmal.',
  'rule.9.6.3':
    'Zuschläge werden addiert. Der nächtliche Überwasserangriff zählt bei jeder Suche, aber nur bei den ersten Wasserbomben; vorn und achtern zu schießen zählt nur bei der ersten Suche.',
  'rule.9.6.4':
    'Vor einer Suche dürfen Sie unter Prüftiefe gehen: ein Rumpffeld, dann Würfel gegen den Rumpf. Mehr als die Felder: sicher und −1. Gleich viel: noch ein Feld und noch einmal. Weniger: Das Boot ist verloren.',
  'rule.9.6.5': 'Einmal in jeder Runde, so oft Sie es wagen.',
  'rule.9.6.6': 'Nicht in der ersten Runde eines nächtlichen Überwasserangriffs.',
  'rule.9.6.7':
    '8 oder weniger, oder eine gewürfelte 2: nicht geortet. 9 bis 11: geortet. Ab 12: geortet, und +1 auf die Wasserbomben.',
  'rule.9.6.8': 'E3: Je mehr, desto schlimmer; ab 13 sinkt das Boot.',
  'rule.9.6.9': 'Jeder Treffer wird auf E4 gewürfelt und wirkt vor dem nächsten.',
  'rule.9.6.10': 'Treffer in der Besatzung werden sofort bestimmt: wer, und wie schwer.',
  'rule.9.6.11':
    'Das letzte Rumpffeld ist das Ende; das letzte Wasserfeld zwingt zum Auftauchen und zur Selbstversenkung.',
  'rule.9.6.12': 'Einmal geortet, hat jede weitere Suche +1, nicht mehr.',
  'rule.9.7': 'Schiffe unter Geleit und Geleitzüge verfolgen.',
  'rule.9.7.1': 'Nach der ersten Runde dürfen Sie im Feld bleiben und folgen.',
  'rule.9.7.2': 'Schiffe ohne Geleit werden nicht verfolgt; dafür gibt es weitere Runden.',
  'rule.9.7.3': 'Erst kommen die Reparaturen; wer geortet wurde, darf dennoch folgen.',
  'rule.9.7.4': 'Einem Großkampfschiff folgt man nur, wenn es beschädigt ist; es behält sein Geleit.',
  'rule.9.7.5':
    'Nach einer Verfolgung wird das Licht neu gewürfelt; bei beschädigten Schiffen wählen Sie es.',
  'rule.9.7.6':
    'Beschädigten Schiffen folgt man ohne Wurf. Ein Würfel: 1 bis 4 noch unter Geleit, 5 und 6 allein. Sie wählen eines.',
  'rule.9.7.7':
    'An einem Geleitzug oder unbeschädigten Schiffen unter Geleit hält man bei 1 bis 4 Fühlung. Ein Geleitzug zeigt vier neue Schiffe.',
  'rule.9.7.8':
    'Entweder die beschädigten Schiffe oder die anderen; nach den beschädigten ist der Geleitzug fort.',
  'rule.9.7.9': 'Es gilt als neue Begegnung mit neuer Taktik; die Rohre werden nachgeladen.',
  'rule.9.7.10':
    'Ein beschädigtes Schiff unter Geleit, auf das nicht geschossen wird, entkommt (zweite Auflage).',
  'rule.9.8': 'Flugzeuge.',
  'rule.9.8.1':
    'A1: Ab 6 tauchen Sie rechtzeitig; darunter ein oder zwei Angriffe. Ein Flugzeug in einer weiteren Runde rettet das Ziel (zweite Auflage).',
  'rule.9.8.2': 'Bomben: E3 mit +2 und 1943 mit +1, sonst nichts; dazu eine Verletzung in der Besatzung.',
  'rule.9.8.3':
    'Die Flak schießt zugleich. Abgeschossen: vorbei. Beschädigt: vorbei nach einem zweiten Angriff. Verfehlt: Es hält Fühlung und ruft vielleicht Geleitschiffe oder ein weiteres Flugzeug, das sofort angreift.',
  'rule.9.8.4': 'Ohne klare Flak gilt das Flugzeug als verfehlt.',
  'rule.9.8.5': 'VIIA +1, Typ IX −1 mit beiden Waffen.',
  'rule.9.8.6': 'Biskaya, Gibraltar und die späteren Jahre bringen mehr Flugzeuge.',
  'rule.9.8.7': 'Nur das Flakboot schießt nach dem ersten Angriff noch einmal.',
  'rule.10.0': 'Schäden wirken sofort, noch ehe sie repariert werden können.',
  'rule.10.1': 'Wassereinbruch.',
  'rule.10.1.1': 'Jeder Wassereinbruch füllt ein Feld.',
  'rule.10.1.2': 'Beim letzten Feld müssen Sie auftauchen und das Boot selbst versenken.',
  'rule.10.1.3':
    'Nach einer Runde mit Wassereinbruch ein Würfel: bei 5 und 6 ein Feld mehr; der Leitende Ingenieur hilft oder fehlt.',
  'rule.10.2': 'Maschinen.',
  'rule.10.2.1':
    'Ein Diesel ausgefallen: heim, mit zwei Begegnungswürfen je Feld. Beide ausgefallen: aus dem ersten oder letzten Feld eingeschleppt, sonst wird das Boot selbst versenkt.',
  'rule.10.3': 'Rumpf.',
  'rule.10.3.1': 'Jeder Rumpftreffer füllt ein Feld.',
  'rule.10.3.2': 'Rumpfschaden bleibt bis zur Werft; das letzte Feld versenkt das Boot.',
  'rule.10.3.3': 'Rumpfschaden verlängert die Werftzeit.',
  'rule.10.3.4': 'Unter Prüftiefe zu gehen kostet jedes Mal ein Rumpffeld.',
  'rule.10.4': 'Treibölbunker.',
  'rule.10.4.1': 'Mit leckenden Bunkern sind Sie leichter zu orten und zu treffen.',
  'rule.10.4.2': 'Bunker, die sich nicht reparieren lassen, beenden die Feindfahrt.',
  'rule.10.5': 'Verwundungen.',
  'rule.10.5.1': 'Leichte Verwundung, schwere Verwundung oder gefallen.',
  'rule.10.5.2': 'Die Laufbahn endet mit dem Tod des Kommandanten.',
  'rule.10.5.3':
    'Ein Schwerverwundeter kann seinen Dienst nicht tun: Das Kommando geht über, Reparaturen leiden, Verwundete können ohne Arzt sterben, das Boot taucht langsamer, die Aufgabe scheitert.',
  'rule.10.6': 'Mehr als ein Treffer.',
  'rule.10.6.1': 'Wassereinbrüche und Rumpfschäden werden addiert.',
  'rule.10.6.2':
    'Zwei leichte Verwundungen sind eine schwere, zwei schwere töten; einem Schwerverwundeten tut eine leichte nichts mehr.',
  'rule.10.6.3': 'Andere Schäden werden nicht addiert; was nicht an Bord ist, kann nicht getroffen werden.',
  'rule.10.6.4': 'Ein Treffer in die Flak nimmt alle Waffen.',
  'rule.10.7': 'Repariert wird nach der Begegnung, vor einer Verfolgung; erst wird das Wasser gelenzt.',
  'rule.10.7.1': 'Für jede beschädigte Anlage gibt es einen Versuch.',
  'rule.10.7.2': 'Ein Würfel gegen die Zahl auf E5.',
  'rule.10.7.3': 'Ein Leitender Ingenieur, der Experte ist, gibt −1, solange er gesund ist.',
  'rule.10.7.4': 'Repariert: so gut wie vorher.',
  'rule.10.7.5': 'Misslungen: ausgefallen für den Rest der Feindfahrt.',
  'rule.10.7.6': 'E5 sagt, was eine ausgefallene Anlage bedeutet; manche schickt Sie heim.',
  'rule.10.7.7': 'In der Werft wird alles repariert.',
  'rule.10.8': 'Abbruch einer Feindfahrt.',
  'rule.10.8.1': 'Mancher Schaden zwingt heim.',
  'rule.10.8.2':
    'Es geht ins nächste Marschfeld und auf dieser Seite weiter zum Hafen, mit Würfen in jedem Feld; bei gleichem Weg wählen Sie.',
  'rule.10.8.3': 'Mit einem ausgefallenen Diesel wird in jedem Feld zweimal gewürfelt.',
  'rule.10.8.4': 'Auf dem Heimweg greifen Sie nicht an.',
  'rule.10.8.5': 'Sie dürfen abbrechen, wann Sie wollen; das allein ist kein Fehlschlag.',
  'rule.10.8.6':
    'Ein Typ IX, der vor der Hälfte der Feindfahrt umkehrt, war nur einen Monat fort (zweite Auflage).',
  'rule.10.9': 'Selbstversenkung.',
  'rule.10.9.1': 'Zu viel Wasser oder keine Maschinen, und das Boot muss selbst versenkt werden.',
  'rule.10.9.2': '2W6: Bei 12 wird das Boot aufgebracht; sonst sinkt es. Die Besatzung ist gefangen.',
  'rule.10.9.3': '+1, wenn der Kommandant schwer verwundet ist.',
  'rule.10.9.4':
    'Fallen fern vom Hafen beide Diesel aus, so wird das Boot selbst versenkt; die Besatzung wird bei 10 oder weniger gerettet und bekommt ein anderes Boot.',
  'rule.10.9.5': '+4 auf diesen Wurf ohne Funk.',
  'rule.10.10': 'Werft.',
  'rule.10.10.1': 'Mindestens ein Monat.',
  'rule.10.10.2': 'Ein Monat mehr bei drei oder mehr ausgefallenen Anlagen.',
  'rule.10.10.3': 'Ein Monat mehr für je drei angefangene Rumpffelder.',
  'rule.10.10.4': 'Die nächste Feindfahrt beginnt im Monat nach der Werftzeit.',
  'rule.10.10.5': 'Ein Boot, das fünf Monate bräuchte, wird ersetzt; dauernde Verlegungen enden.',
  'rule.10.10.6': 'Feindfahrten von Typ IX und VIID dauern einen zweiten Monat.',
  'rule.10.10.7': 'Verwundete genesen während der Werftzeit.',
  'rule.10.11': 'Ein Würfel gibt die Monate an, die ein Schwerverwundeter braucht.',
  'rule.10.11.1': 'Ein Arzt, der Experte ist, gibt −1, solange er gesund ist.',
  'rule.10.11.2': 'Wer länger braucht als die Werft, wird ersetzt.',
  'rule.10.11.3':
    'Sind alle vier Besatzungsfelder verloren, fällt die Besatzung eine Stufe, nicht unter ausgebildet.',
  'rule.10.11.4':
    'Ein Kommandant, der fünf Monate braucht, bekommt das neueste Boot seiner Klasse und eine neue Besatzung.',
  'rule.11.0': 'Erfahrung, Beförderung, Auszeichnungen und neue Boote werden während der Werftzeit geregelt.',
  'rule.11.1':
    'Nach jeder dritten erfolgreichen Feindfahrt verbessert ein Würfel einen Offizier oder die Besatzung.',
  'rule.11.1.1': 'Verbesserungen werden auf der Tafel vermerkt.',
  'rule.11.1.2': 'Ein Offizier, der schon Experte ist, gewinnt nichts.',
  'rule.11.1.3': 'Unerfahren, ausgebildet, erfahren, Elite: Bessere Besatzungen schießen und tauchen besser.',
  'rule.11.1.4':
    'Alle vier Besatzungsfelder ausgefallen: eine Stufe tiefer, nicht unter ausgebildet. Drei Fehlschläge hintereinander: eine Stufe tiefer, bis zu unerfahren.',
  'rule.11.1.5':
    'Ein I. Wachoffizier, der Experte ist, geht nach jeder Feindfahrt bei einer 6 auf ein eigenes Boot.',
  'rule.11.1.6': 'Ein II. Wachoffizier, der Experte ist, tritt dann an seine Stelle.',
  'rule.11.1.7': 'Jeder dritte Erfolg zählt, was auch inzwischen mit Besatzung oder Boot geschah.',
  'rule.11.2': 'Dienstgrade.',
  'rule.11.2.1':
    'Kapitänleutnant: Wahl des Gebiets bei 1. Korvettenkapitän: bei 1 und 2, und eine lange Werftzeit wird um einen Monat kürzer. Fregattenkapitän: bei 1 bis 3.',
  'rule.11.2.2':
    'Kommandanten vom Typ IX und die von 1939 beginnen als Kapitänleutnant, andere nach einem Würfel.',
  'rule.11.2.3':
    'Einmal im Jahr ein Würfel, 1 bis 4 befördert: −1 für jede Auszeichnung und je zehn Schiffe, +1 für jede fehlgeschlagene Feindfahrt des Jahres. Ein letzter Wurf im Juni 1943.',
  'rule.11.2.4': 'Ein misslungener Wurf bedeutet ein weiteres Jahr.',
  'rule.11.3': 'Auszeichnungen.',
  'rule.11.3.1': 'Ritterkreuz: 100.000 t oder eines von sechs Großkampfschiffen.',
  'rule.11.3.2': 'Eichenlaub: 175.000 t, noch ein solches Schiff oder 75.000 t seither.',
  'rule.11.3.3': 'Schwerter: 250.000 t, noch ein solches Schiff oder 75.000 t seither.',
  'rule.11.3.4': 'Brillanten: 300.000 t, noch ein solches Schiff oder 50.000 t seither.',
  'rule.11.3.5': 'Jede Auszeichnung erlaubt ein Gesuch um ein neueres Boot.',
  'rule.11.3.6':
    'Ritterkreuz: kein Nachteil für die zweite Salve. Eichenlaub: −1 auf den Treffer. Schwerter: −1 auf die Ortung. Brillanten: Verfolgen gelingt immer.',
  'rule.11.4': 'Neue Boote; dauernde Verlegungen enden mit dem alten.',
  'rule.11.4.1': 'Ein Kommandant, der fünf Monate zur Genesung braucht, bekommt ein neueres Boot.',
  'rule.11.4.2':
    'Ein Boot, das fünf Monate in die Werft müsste, wird ersetzt; Sie behalten die Besatzung und laufen nach einem Monat aus.',
  'rule.11.4.3':
    'Eine Auszeichnung erlaubt ein Gesuch, bei 1 bis 3 bewilligt; Gesuche dürfen aufgehoben werden.',
  'rule.11.4.4': 'Kommandanten vom Typ VII und vom Typ IX bleiben bei ihrer Klasse.',
  'rule.11.4.5':
    'Ein VIID oder Flakboot wird nur bei 1 und 2 bewilligt, sonst bekommen Sie das neueste gewöhnliche Boot.',
  'rule.11.4.6':
    'Das VIID führt seine Minen außerhalb der Rohre und legt sie vor Britannien und Amerika immer, wenn es keinen Agenten absetzt.',
  'rule.11.4.7':
    'Das Flakboot hat fünf Torpedos, schießt zweimal mit der Flak, mit −2, für jede ausgefallene Waffe eins weniger, und darf für eine zweite Runde oben bleiben.',
  'rule.12.0': 'Einmal auf jeder Feindfahrt hält die See eine Überraschung bereit.',
  'rule.12.1': 'Zufallsereignisse.',
  'rule.12.1.1': 'Die erste gewürfelte 12 einer Feindfahrt ist ein Zufallsereignis statt der Begegnung.',
  'rule.12.1.2': 'Ein Ereignis je Feindfahrt; spätere Zwölfen sind gewöhnliche Begegnungen.',
  'rule.12.1.3': 'Gute Torpedos gelten für die Feindfahrt, ein Glücksmarker, bis er benutzt wird.',
  'rule.12.1.4': 'Manche Ereignisse treten in manchen Gewässern nicht ein.',
  'rule.12.1.5': 'Auf ein Ereignis, das nicht zählt, kann ein anderes folgen.',
  'rule.12.1.6': 'Nach dem Ereignis fährt das Boot ins nächste Feld.',
  'rule.12.1.7': 'Kein Ereignis im Aufgabenfeld einer Sonderaufgabe.',
  'rule.13.0': 'Mehr als ein Kommandant.',
  'rule.13.1': 'Zwei Spieler.',
  'rule.13.1.1': 'Beide beginnen im selben Monat mit dem gleichen Boot.',
  'rule.13.1.2':
    'Die Feindfahrten wechseln sich ab; der andere Spieler würfelt für Geleit und Flugzeuge und wählt den Kurs des Geleits.',
  'rule.13.1.3': 'Die höchste Tonnage gewinnt.',
  'rule.13.2': 'Tonnageturniere.',
  'rule.13.2.1': 'Gleiches Boot, gleiches Datum, die höchste Tonnage gewinnt, tot oder lebendig.',
  'rule.13.2.2': 'Lang: ab September 1939 auf einem VIIA oder IXA.',
  'rule.13.2.3': 'Kurz: ab Mai 1941 auf einem VIIC oder IXC.',
  'rule.13.3': 'Überlebensturnier.',
  'rule.13.3.1': 'Nur Kommandanten, die im Juni 1943 leben, zählen.',
  'rule.13.4': 'Gemischte Boote.',
  'rule.13.4.1': 'Jeder wählt seinen eigenen Typ.',
  'rule.13.5': 'Rudelturnier.',
  'rule.13.5.1': 'Mannschaften zu sechst wetteifern um Tonnage.',
  'rule.13.5.2': 'Alle beginnen im Juni 1942 auf einem VIIC mit Ziel Atlantik.',
  'rule.13.5.3': 'Das erste Atlantikfeld ist für alle ein Geleitzug.',
  'rule.13.5.4':
    'In jeder Runde hat ein Boot die Aufmerksamkeit des Geleits (+1), die anderen haben den Nutzen (−1).',
  'rule.13.5.5':
    'Um den Geleitzug wird drei Runden gekämpft; spätere Boote schließen auf, je nachdem, was sie trafen.',
  'rule.13.5.6': 'Es geht weiter, bis jedes Boot versenkt, umgekehrt oder daheim ist.',
  'rule.14.0': 'Optionale Regeln, jede für sich.',
  'rule.14.1': 'Feste Tonnage.',
  'rule.14.1.1': 'Kleiner Frachter 3.500 t, großer Frachter 7.000 t, Tanker 9.000 t.',
  'rule.14.1.2': 'Großkampfschiffe werden weiter ausgewürfelt.',
  'rule.14.2': 'Kleinere Geleitzüge.',
  'rule.14.2.1': 'Geleitzüge zeigen drei Schiffe.',
  'rule.14.3': 'Historische Ziele.',
  'rule.14.3.1': 'Die Namen werden ins Fahrtenbuch eingetragen.',
  'rule.14.3.2': 'Einem versenkten Schiff begegnet man nicht wieder.',
  'rule.14.3.3': 'Weitere Schiffslisten dürfen benutzt werden.',
  'rule.14.4': 'Historische Nummern.',
  'rule.14.4.1': 'Jeder Typ hat seine eigenen Nummern.',
  'rule.14.4.2': 'Die Nummer kommt ins Fahrtenbuch.',
  'rule.14.5': 'Namen der Rudel.',
  'rule.14.5.1': 'Rudel tragen historische Namen.',
  'rule.14.6': 'Güte des Geleits.',
  'rule.14.6.1':
    'Ein Würfel nach dem Jahr vor der ersten Suche: unerfahren, ausgebildet, erfahren oder Elite.',
  'rule.14.6.2': 'Die Güte wird vermerkt.',
  'rule.14.6.3':
    'Unerfahren: ein Treffer weniger, nie sofort versenkt. Erfahren: ein Treffer mehr, fünf Treffer versenken. Elite: ebenso und +1 auf die Ortung.',
  'rule.14.7': 'Die Güte der Flugzeuge wird vor den Bomben gewürfelt.',
  'rule.14.7.2': 'Die Güte wird vermerkt.',
  'rule.14.7.3': 'Treffer wie beim Geleit; eine Elitebesatzung verletzt zwei Männer.',
  'rule.14.8': 'Ausweichmanöver: Wählen Sie 1 bis 6 (Backbord, Steuerbord, geradeaus) gegen einen Würfel.',
  'rule.14.8.1':
    'Andere Richtung: ein Treffer weniger. Gleiche Richtung: ein Treffer mehr. Gleiche Zahl: drei mehr.',
  'rule.14.8.2': 'Mehr als fünf Treffer versenken nicht sofort; jeder wird gewürfelt.',
  'rule.14.8.3': 'Zu zweit wählen beide verdeckt.',
  'rule.14.8.4': 'Nicht mit beschädigtem Horchgerät.',
  'rule.14.9':
    'Nach dem letzten Feld im Operationsgebiet findet eine 1 einen U-Tanker, ein Flugzeug kann es vereiteln; das Treiböl bringt Sie zurück ins Operationsgebiet.',
  'rule.14.9.1': 'Nicht im Mittelmeer, vor Amerika oder in der Karibik.',
  'rule.14.9.2': 'Einmal je Feindfahrt; eine Begegnung vereitelt es.',
  'rule.14.9.3': 'Torpedos nur, soweit Platz und Mischung es erlauben.',
  'rule.14.9.4': 'Sie müssen nicht.',
  'rule.14.9.5': 'Die Feindfahrt dauert einen Monat länger.',
  'rule.14.10': 'Jedes Gewässer für jedes Boot.',
  'rule.14.10.1': 'Die Einschränkungen von 7.3.1 und 7.3.2 gelten nicht.',
  'rule.14.11': 'Einbruch in den Geleitzug (zweite Auflage).',
  'rule.14.11.1': 'Wer auf nahe Entfernung durchschlüpft, würfelt die Schiffe im Inneren mit +1.',
  'rule.15.1': 'Die zehn erfolgreichsten Kommandanten des Krieges, zum Vergleich.',
};

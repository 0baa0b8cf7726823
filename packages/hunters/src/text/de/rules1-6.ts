/** The Hunters in German: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
  'rule.1.0':
    'Sie führen ein U-Boot von dem Monat an, in dem sein Typ erscheint, frühestens September 1939, bis Juni 1943. Versenken Sie so viel Tonnage wie möglich, und kommen Sie heim.',
  'rule.2.0':
    'Feindfahrt folgt auf Feindfahrt: Sie werden in ein Gebiet geschickt (7.0), durchfahren die Felder Ihrer Strecke und würfeln in jedem um Begegnungen (8.0), greifen Schiffe an oder lassen sie passieren (9.0), reparieren Schäden (10.7), kehren zurück und gehen in die Werft (10.10). Die Tonnage aller versenkten Schiffe entscheidet, wie gut Sie waren (5.2.2).',
  'rule.3.1':
    'Jeder der acht Bootstypen hat eigene Rohre, Reserve, Waffen, Rumpf- und Wasserfelder und eigene Strecken in die Operationsgebiete. Alle haben einen Kommandanten, zwei Wachoffiziere, einen Leitenden Ingenieur, einen Arzt und vier Besatzungsfelder.',
  'rule.3.2':
    'Beim Angriff sehen Sie bis zu vier Schiffe mit den Schadenspunkten, die sie noch aushalten, das Licht, die Entfernung, Ihre Tiefe, das Geleit und was es tut.',
  'rule.3.3':
    'Marker des gedruckten Spiels zeigen Schiffe, Torpedos, Munition, Schäden, Wunden und Ereignisse; auf dem Bildschirm stehen sie dort, wo sie liegen.',
  'rule.3.3.1':
    'Gedruckte Marker erinnern an ihre Zuschläge. Hier nennt jeder Wurf die Zuschläge, die zählen, und die, die hätten zählen können.',
  'rule.3.3.2':
    'Es gibt Marker für Boot, Dienstgrad, Auszeichnung, Güte der Besatzung, Ereignisse, Torpedos, Minen, Agent, Munition, Schäden, Wunden und Experten.',
  'rule.3.4':
    'Jeder Wurf nennt seine Würfel: 1W6 ist ein Würfel, 2W6 die Summe zweier, W66 zwei Würfel, gelesen als Zehner und Einer. Bei 1W100 ist 00 gleich 100. Eine gewürfelte Zahl ist die der Würfel, vor allen Zuschlägen.',
  'rule.3.5':
    'Das Fahrtenbuch hält jede Feindfahrt mit Monat und Gebiet fest, jedes beschossene Schiff mit seinem Schicksal, Erfolg oder Fehlschlag und die Monate in der Werft.',
  'rule.3.6':
    'Ein Fahrtfeld sind drei bis vier Tage auf See. Eines der vier Besatzungsfelder sind mehrere der etwa fünfzig Männer an Bord. Ein Schuss des Deckgeschützes sind etwa 25 Granaten.',
  'rule.3.7':
    'Was in der Schachtel des gedruckten Spiels liegt: Tafeln, Karten, Marker, Fahrtenbücher und Würfel. Nichts davon wird hier gebraucht.',
  'rule.4.1':
    'Wählen Sie einen der acht Bootstypen; er bestimmt Datum, Bewaffnung und Strecken (4.1.1, 4.2.2).',
  'rule.4.1.1':
    'Sie führen ein Boot. Frühe Typen beginnen eher und fahren in leichteren Jahren; spätere tragen mehr oder halten mehr aus. VIIA: 11 Torpedos, Rumpf 7. VIIB, VIIC, VIID: 14, Rumpf 8. IXA und IXB: 22, Rumpf 8. IXC: 22, Rumpf 9. VIIC Flak: 5, Rumpf 8. Fahrten von Typ IX und VIID dauern zwei Monate, und sie tauchen langsamer (9.8.1).',
  'rule.4.2': 'Der Monat, in dem ein Typ verfügbar wird, ist der Monat Ihrer ersten Feindfahrt (4.2.2).',
  'rule.4.2.1':
    'Die erste Feindfahrt beginnt in dem Monat, in dem der gewählte Typ verfügbar wird; Turniere haben ihr eigenes Datum (13.2).',
  'rule.4.2.2':
    'September 1939: VIIA, VIIB, IXA. April 1940: IXB. Oktober 1940: VIIC. Mai 1941: IXC. Januar 1942: VIID. Mai 1943: VIIC Flak. Ein VIIA wird in der Werftzeit, deren nächste Fahrt im Dezember 1940 oder später beginnt, gegen ein VIIC getauscht. Optional: Das VIIA bleibt im Dienst.',
  'rule.4.2.3':
    'In der Regel behalten Sie Ihr Boot. Lange Reparaturen, lange Verwundungen, der Verlust des Bootes ohne die Besatzung und Gesuche nach Auszeichnungen bringen ein neueres (11.4).',
  'rule.4.3': 'Name des Kommandanten und Nummer des Bootes kommen mit dem Typ ins Fahrtenbuch (4.3.1).',
  'rule.4.3.1':
    'Wählen Sie einen Namen und eine beliebige Nummer. Sie geben der Geschichte Farbe und ändern sonst nichts. Mit Regel 14.4 sind nur Nummern erlaubt, die der Typ wirklich trug.',
  'rule.4.3.2':
    'Das Fahrtenbuch verzeichnet Ziele, Schäden und Versenkungen; die versenkte Tonnage entscheidet über den Sieg (5.2).',
  'rule.4.4': 'Boot, Besatzung und Waffen vor der ersten Feindfahrt (4.4.2).',
  'rule.4.4.1': 'Die Tafel ist die des Typs, den Sie führen; ein neues Boot bringt eine neue.',
  'rule.4.4.2':
    'Sie beginnen mit Ihrem Dienstgrad (11.2.2), einer ausgebildeten Besatzung ohne Experten, vollen Torpedos (4.5) und voller Munition (4.6), im Hafen.',
  'rule.4.5':
    'Übliche Ladung an Dampf- (G7a) und Elektrotorpedos (G7e): VIIA 6 und 5, davon 1 gegen die andere Art tauschbar; VIIB, VIIC und VIID 8 und 6, bis zu 3 tauschbar; Typ IX 12 und 10, bis zu 4; Flakboot 5 Dampf. Typ VII hat 4 Rohre vorn und 1 achtern, Typ IX 4 und 2; der Rest ist Reserve (VIIA 5 vorn und 1 achtern, andere VII 8 und 1, IX 14 und 2). Vor jeder Feindfahrt bestimmen Sie, welche Art wo liegt. Dampf zeigt bei Tag eine Blasenbahn (+1 auf die Ortung); elektrische treffen jenseits der nahen Entfernung schlechter.',
  'rule.4.5.1':
    'Rohre werden nur aus der Reserve desselben Endes nachgeladen. Ist sie verbraucht, bleiben leere Rohre für diese Fahrt leer. Torpedos wechseln nie das Ende.',
  'rule.4.5.2':
    'Optional: Alle Rohre beginnen mit Dampftorpedos; Typ VII führt höchstens 5, Typ IX höchstens 6 elektrische, alle als Reserve.',
  'rule.4.6':
    'Das Deckgeschütz des Typs VII (8,8 cm) hat 10 Schuss, das des Typs IX (10,5 cm) 5; das Flakboot hat keines.',
  'rule.4.6.1': 'Die übrigen Schuss stehen beim Boot; ohne Munition schießt das Geschütz nicht.',
  'rule.4.6.2': 'Jede Feindfahrt beginnt mit voller Munition.',
  'rule.4.6.3':
    'In jeder Gefechtsrunde dürfen ein oder zwei Schuss abgegeben werden (9.3.2), solange welche da sind.',
  'rule.4.6.4': 'Der Flak geht die Munition nie aus.',
  'rule.5.1':
    'Eine Laufbahn endet, wenn keine Feindfahrt mehr beginnen kann (5.1.1, 5.1.2), oder sofort, wenn der Kommandant tot, gefangen oder verschollen ist (5.1.3).',
  'rule.5.1.1':
    'Die letzte Feindfahrt beginnt spätestens im Juni 1943; eine begonnene wird beendet. Zwei Spieler dürfen ein früheres Datum vereinbaren (13.1.1).',
  'rule.5.1.2':
    'Würde die Werftzeit über Juni 1943 hinaus dauern, so ist die Laufbahn mit lebendem Kommandanten zu Ende; es wird noch einmal um Beförderung gewürfelt (11.2.3).',
  'rule.5.1.3':
    'Die Laufbahn endet sofort, wenn das Boot mit der ganzen Besatzung verloren geht, wenn der Kommandant fällt, über Bord geht oder seinen Wunden erliegt, wenn das Boot nach Wassereinbruch selbst versenkt oder aufgebracht wird und wenn die Besatzung nicht gerettet wird (10.9.4).',
  'rule.5.1.4': 'Ist die Laufbahn zu Ende, so ergibt sich die Siegstufe aus der Tonnage (5.2.2).',
  'rule.5.2':
    'Die Tonnage aller versenkten Schiffe entscheidet zwischen Niederlage, Unentschieden und drei Stufen des Sieges (5.2.2).',
  'rule.5.2.1': 'Alle in der Laufbahn versenkten Schiffe zählen mit voller Tonnage, beschädigte gar nicht.',
  'rule.5.2.2':
    'Unter 50.000 t Niederlage, ab 50.000 t Unentschieden, ab 100.000 t knapper, ab 150.000 t deutlicher, ab 200.000 t entscheidender Sieg. Ein aufgebrachtes Boot ist eine Niederlage, was auch versenkt wurde.',
  'rule.5.2.3': 'Tod oder Gefangenschaft des Kommandanten nehmen von der Tonnage nichts weg.',
  'rule.6.1':
    'Befehl (7.0). Feindfahrt: Feld um Feld mit Begegnungen, danach jeweils Reparaturen und Nachladen, und heim. Werftzeit, in dieser Folge: ihre Dauer (10.10), Genesung der Verwundeten (10.11), Fortschritt (11.1), Beförderung (11.2) und Auszeichnungen (11.3), neues Boot (11.4), Torpedos und Munition (4.5). Dann der nächste Befehl, bis die Laufbahn zu Ende ist (5.1).',
};

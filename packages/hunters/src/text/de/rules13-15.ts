/** The Hunters in German: the rules of several captains, optional rules and the aces (chapters 13 to 15) in our own words. */
export const variants: Readonly<Record<string, string>> = {
  'rule.13.0':
    'Das Spiel ist für einen gemacht. Zwei können sich abwechseln (13.1), bis zu sechs um Tonnage oder Überleben wetteifern (13.2 bis 13.4), bis zu zwölf in Rudeln fahren (13.5). Fahrtenbücher und Stand aller Kommandanten liegen offen.',
  'rule.13.1':
    'Zwei Laufbahnen nebeneinander: Die Feindfahrten wechseln sich ab, und die höchste Tonnage gewinnt.',
  'rule.13.1.1':
    'Beide beginnen im selben Monat mit dem gleichen Boot. Ein letzter Monat kann vereinbart werden: Danach beginnt keine Feindfahrt mehr, eine begonnene wird beendet. Jeder hat seine eigene See.',
  'rule.13.1.2':
    'Wer weniger Feindfahrten hat, läuft als Nächster aus; so wechseln sich beide ab. Die Würfel des Gegners fallen von selbst; mit Regel 14.8 wählt der Spieler im Hafen verdeckt den Kurs des Geleits, auch wenn sein eigenes Boot verloren ist.',
  'rule.13.1.3':
    'Die höchste Tonnage gewinnt, gleiche Tonnage teilt den Sieg. Ein Kommandant, dessen Boot aufgebracht wurde, steht hinter allen anderen und kann nicht gewinnen.',
  'rule.13.2':
    'Zwei bis sechs Kommandanten mit gleichen Booten ab demselben Monat; die höchste Tonnage gewinnt (13.2.1). Es gibt ein langes (13.2.2) und ein kurzes Turnier (13.2.3).',
  'rule.13.2.1':
    'Alle beginnen am selben Datum mit demselben Typ und fahren, bis sie verloren sind oder bis Juni 1943. Die höchste Tonnage gewinnt, tot oder lebendig; gleiche Tonnage teilt den Platz. Alle haben dieselbe See: Begegnungen, Schiffe und Licht sind auf derselben Feindfahrt für alle gleich; was sie daraus machen, ist ihr eigenes Glück.',
  'rule.13.2.2': 'Langes Turnier: ab September 1939 auf einem VIIA oder IXA.',
  'rule.13.2.3': 'Kurzes Turnier: ab Mai 1941 auf einem VIIC oder IXC.',
  'rule.13.3': 'Tonnage wie in 13.2, doch nur Überlebende können gewinnen (13.3.1).',
  'rule.13.3.1':
    'Lang oder kurz gespielt wie in 13.2. Es gewinnt die höchste Tonnage unter denen, die Ende Juni 1943 leben und frei sind; ist es niemand, so gewinnt niemand.',
  'rule.13.4':
    'Jedes der Turniere von 13.2 und 13.3, bei dem das Boot jedem Kommandanten freisteht (13.4.1).',
  'rule.13.4.1': 'Jeder Kommandant nimmt eines der beiden Boote des Turniers und beginnt in dessen Monat.',
  'rule.13.5':
    'Rudel von bis zu sechs Booten kämpfen im Juni 1942 auf einer Feindfahrt im Atlantik gemeinsam gegen Geleitzüge (13.5.2). Das Rudel mit der höchsten Tonnage gewinnt.',
  'rule.13.5.1':
    'Auf je sechs Boote kommt ein Rudel; kleinere von mindestens zweien können vereinbart werden. Die Kommandanten des Rudels mit der höchsten Tonnage gewinnen, der beste Kommandant von allen wird daneben genannt; bei einem Rudel gewinnt der beste Kommandant. Jedes Rudel trägt einen eigenen Namen (14.5.1).',
  'rule.13.5.2':
    'Alle beginnen im Juni 1942 auf einem VIIC mit Ziel Atlantik. Auf dem Aus- und Heimmarsch und nach einer Umkehr fährt jedes Boot für sich. Eine Feindfahrt ist das ganze Turnier, ohne Werft, Beförderung und Auszeichnungen.',
  'rule.13.5.3':
    'Im ersten Atlantikfeld trifft jedes Boot den Geleitzug; gewürfelt wird nicht. Jedes sieht vier eigene Schiffe, in jeder Runde neue.',
  'rule.13.5.4':
    'Vor jeder Runde wirft jedes Boot am Geleitzug 1W6: Das Geleit wendet sich gegen das niedrigste (+1 auf alle seine Suchen), die anderen haben −1; bei Gleichstand wird neu geworfen. Ein Boot allein hat +1. Für die Suche vor dem Schuss auf nahe Entfernung gilt es nicht, und auch nicht mit ausgefallenem Funkgerät.',
  'rule.13.5.5':
    'Um einen Geleitzug wird drei Runden gekämpft, in jeder greift jedes Boot einmal an; das Folgen gelingt ohne Wurf. In späteren Feldern kämpfen Boote, die einen Geleitzug gewürfelt haben, von der ersten Runde an. Wer nichts oder andere Schiffe sah, darf in der zweiten dazukommen oder jagen, was er sah. Flugzeuge, Ereignisse, Sturm und Wetterdienst halten ein Boot fern. Statt zu bleiben, dürfen Sie einem Schiff folgen, das Sie beschädigt haben, und sind dann aus diesem Kampf.',
  'rule.13.5.6': 'Es geht Feld um Feld weiter, bis jedes Boot verloren, umgekehrt oder daheim ist.',
  'rule.14.0': 'Optionale Regeln, vor dem Spiel vereinbart, jede für sich.',
  'rule.14.1': 'Schiffe haben eine feste Tonnage nach Klasse, statt gewürfelt zu werden (14.1.1).',
  'rule.14.1.1':
    'Kleiner Frachter 3.500 t (2 Schadenspunkte), großer Frachter 7.000 t (3), Tanker 9.000 t (3). Namen haben die Schiffe dann nicht.',
  'rule.14.1.2': 'Großkampfschiffe werden weiter auf ihrer Liste gewürfelt (8.2.2).',
  'rule.14.2': 'Geleitzüge sind kleiner (14.2.1).',
  'rule.14.2.1': 'Ein Geleitzug zeigt drei Schiffe statt vier.',
  'rule.14.3': 'Namen werden festgehalten, und einem versenkten Schiff begegnet man nicht wieder (14.3.2).',
  'rule.14.3.1': 'Das Fahrtenbuch nennt jedes beschossene Schiff mit Tonnage und Schicksal.',
  'rule.14.3.2':
    'Nennt die Liste ein Schiff, das Sie versenkt haben oder das in dieser Begegnung schon da ist, wird neu gewürfelt, höchstens dreißigmal.',
  'rule.14.3.3':
    'Zwanzig weitere Schiffe jeder Klasse kommen hinzu: 1W6 je Schiff, bei 6 kommt der Name aus der weiteren Liste (1W20), sonst aus der üblichen. Vor Amerika gibt es nur die amerikanische Liste.',
  'rule.14.4': 'Nur Nummern, die Boote dieses Typs wirklich trugen (14.4.1).',
  'rule.14.4.1':
    'VIIA U-27 bis 36. VIIB U-45 bis 55, 73 bis 76, 83 bis 87, 99 bis 102. VIID U-213 bis 218. Flakboot U-256 und 441. IXA U-37 bis 44. IXB U-64, 65, 103 bis 111, 122 bis 124. VIIC und IXC haben viele Reihen zwischen U-66 und U-1308; eine Nummer, die nicht passt, wird mit der Liste der passenden abgelehnt.',
  'rule.14.4.2': 'Die Nummer kommt ins Fahrtenbuch; ein neues Boot bekommt eine neue.',
  'rule.14.5':
    'Rudel des Turniers tragen Namen aus dem Krieg (14.5.1); ohne diese Regel nennen ihre Kommandanten sie, wie sie wollen (13.5.1).',
  'rule.14.5.1':
    'Der Kommandant mit dem niedrigsten Platz wählt den Namen seines Rudels aus der historischen Liste. Jeder Name kann einmal vergeben werden.',
  'rule.14.6':
    'Geleit ist verschieden gut: Vor der ersten Suche gewürfelt (14.6.1), ändert die Güte Treffer und Ortung (14.6.3).',
  'rule.14.6.1':
    '1W6 vor der ersten Suche einer Begegnung. Bis 1941: 1 unerfahren, 2 bis 5 ausgebildet, 6 erfahren. Ab 1942: 1 unerfahren, 2 bis 4 ausgebildet, 5 erfahren, 6 Elite. Nach einer Verfolgung wird sie nur für einen Geleitzug neu gewürfelt.',
  'rule.14.6.2': 'Die Güte gilt für die ganze Begegnung und steht beim Geleit.',
  'rule.14.6.3':
    'Unerfahren: ein Treffer weniger, und fünf Treffer statt sofort versenkt. Ausgebildet: keine Änderung. Erfahren: ein Treffer mehr, auch wenn sonst keiner käme, und fünf Treffer versenken das Boot. Elite: wie erfahren, und +1 auf jede Suche.',
  'rule.14.7':
    'Misslingt das Alarmtauchen, gibt 1W6 die Güte der Flugzeugbesatzung an. Bis 1941: 1 unerfahren, 2 bis 5 ausgebildet, 6 erfahren. Ab 1942: 1 unerfahren, 2 bis 4 ausgebildet, 5 erfahren, 6 Elite. Sie ändert die Treffer (14.7.3).',
  'rule.14.7.2': 'Die Güte gilt für alle Angriffe dieses Flugzeugs.',
  'rule.14.7.3':
    'Unerfahren: ein Treffer weniger, fünf Treffer statt sofort versenkt. Erfahren: ein Treffer mehr, fünf Treffer versenken das Boot. Elite: wie erfahren, und zwei Männer statt einem werden verwundet.',
  'rule.14.8':
    'Vor jedem Wasserbombenangriff wählen Sie 1 bis 6: 1 und 2 nach Backbord, 3 und 4 nach Steuerbord, 5 und 6 geradeaus. Der 1W6 des Geleits wird ebenso gelesen, und beide Kurse ändern die Treffer (14.8.1).',
  'rule.14.8.1':
    'Andere Richtung: ein Treffer weniger. Gleiche Richtung, andere Zahl: ein Treffer mehr. Gleiche Zahl: drei Treffer mehr. Weniger als keine Treffer gibt es nicht.',
  'rule.14.8.2':
    'Solange Sie ausweichen, versenken mehr als fünf Treffer das Boot nicht sofort; jeder wird auf E4 gewürfelt. Eine 13 bei den Wasserbomben versenkt es dennoch.',
  'rule.14.8.3':
    'Zu zweit wählt der Spieler im Hafen die Zahl des Geleits; beide wählen verdeckt und decken zugleich auf.',
  'rule.14.8.4':
    'Mit beschädigtem Horchgerät können Sie nicht ausweichen; die Wasserbomben werden ohne das gewürfelt.',
  'rule.14.9':
    'Nach dem letzten Feld im Operationsgebiet dürfen Sie einen U-Tanker suchen: 1W6, gefunden bei 1. Dann 2W6 wie in der Biskaya: Ein Flugzeug bis 4 (1942 −1, 1943 −2) vereitelt es. Sonst wird das Deckgeschütz aufgefüllt, und das Boot geht zurück in sein erstes Feld im Operationsgebiet. Torpedos 1W6: 1 bis zu 1W6 Dampf, 2 bis zu 1W6 elektrische, 3 bis zu zwei von jeder Art, 4 bis 6 keine.',
  'rule.14.9.1': 'Nicht im Mittelmeer, vor Nordamerika oder in der Karibik.',
  'rule.14.9.2':
    'Einmal je Feindfahrt, und einmal gefragt. Ein Flugzeug beim Treffen beendet es, was auch aus dem Angriff wird.',
  'rule.14.9.3':
    'Sie nehmen nur so viele Torpedos, wie in Rohren und Reserve Platz ist und die Mischung Ihres Bootes erlaubt (4.5); das Ende wählen Sie.',
  'rule.14.9.4': 'Sie dürfen immer verzichten und heimkehren.',
  'rule.14.9.5': 'Eine Feindfahrt mit Versorgung dauert einen Monat länger.',
  'rule.14.10': 'Jedes Boot darf überallhin geschickt werden (14.10.1).',
  'rule.14.10.1':
    'Die Einschränkungen von 7.3.1 und 7.3.2 gelten nicht: Sie fahren, wohin P1 Sie schickt. Wo ein Boot keine eigene Strecke hat, benutzt es eine nach dem Muster seiner anderen.',
  'rule.14.11':
    'Wer durch das Geleit eines Geleitzugs auf nahe Entfernung schlüpft, sieht größere Schiffe (14.11.1). Nur zweite Auflage.',
  'rule.14.11.1':
    'Sind Sie beim Anlauf auf nahe Entfernung an einen Geleitzug ungeortet (9.2.2), so werden vier neue Schiffe mit +1 auf ihre Größe gewürfelt: 1 und 2 kleiner Frachter, 3 und 4 großer Frachter, 5 und 6 Tanker.',
  'rule.15.1':
    'Die zehn erfolgreichsten Kommandanten des Krieges, zum Vergleich: Kretschmer 273.043 t (46 Schiffe), Lüth 225.204 t (46), Topp 198.650 t (36), Liebe 187.267 t (34), Schütze 180.073 t (35), Lehmann-Willenbrock 179.125 t (25), Merten 170.151 t (27), Herbert Schultze 169.709 t (26), Prien 162.769 t (30), Lassen 156.082 t (26).',
};

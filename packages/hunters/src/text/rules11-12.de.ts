/** The Hunters in German: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
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
};

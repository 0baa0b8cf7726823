/** What the lessons say, in German. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.two-ships-each.rows.title': 'Ihre Flotte',
  'lesson.two-ships-each.rows':
    'Zwei Fregatten gegen eine Fregatte und ein Flugkörperschnellboot. Schiffe liegen in Reihen: Reihe 1 ist dem Feind am nächsten, und die Reichweite wird in Reihen gezählt.',
  'lesson.two-ships-each.rows.do': 'Beide in Reihe 1 lassen und bestätigen.',
  'lesson.two-ships-each.card.title': 'Eine Karte ist ein Angriff',
  'lesson.two-ships-each.card':
    'Sie halten sieben Karten. Eine Angriffskarte zeigt Waffe, Zahl der nötigen Plattformen, Reichweite und Schaden.',
  'lesson.two-ships-each.card.do': 'Spielen Sie das Flugkörpergefecht mit einer Plattform.',
  'lesson.two-ships-each.target.title': 'Auf welches Schiff?',
  'lesson.two-ships-each.target':
    'Druzhny hält vier Schadenspunkte aus, Smerch nur zwei, doch ein kleines Boot kann ausweichen. Versenkte Schiffe bringen Punkte.',
  'lesson.two-ships-each.target.do': 'Zielen Sie auf Smerch.',
  'lesson.two-ships-each.platform.title': 'Wer schießt?',
  'lesson.two-ships-each.platform':
    'Eine Plattform ist ein Schiff, das die Waffe der Karte führt und in diesem Zug noch nichts getan hat. Jedes Schiff schießt einmal je Zug.',
  'lesson.two-ships-each.platform.do': 'Lassen Sie Bergen schießen.',
  'lesson.two-ships-each.second.title': 'Ein zweiter Angriff',
  'lesson.two-ships-each.second':
    'Narvik hat noch nichts getan. Zwei Angriffe auf ein Ziel sind schwerer abzuwehren als einer.',
  'lesson.two-ships-each.second.do': 'Spielen Sie das Artilleriegefecht.',
  'lesson.two-ships-each.range.title': 'Reichweite eins',
  'lesson.two-ships-each.range':
    'Ein leichtes Geschütz reicht nur 1 weit: von Ihrer Reihe 1 zu deren Reihe 1.',
  'lesson.two-ships-each.range.do': 'Zielen Sie noch einmal auf Smerch.',
  'lesson.two-ships-each.close.title': 'Alle Angriffe zugleich',
  'lesson.two-ships-each.close':
    'Erst werden die Angriffe angesagt, dann gemeinsam beantwortet. Sind Sie fertig, sagt der Gegner alle Abwehren an, dann fallen die Würfel.',
  'lesson.two-ships-each.close.do': 'Abschließen: Die Angriffe stehen fest.',
  'lesson.two-ships-each.sunk.title': 'Zwei Punkte',
  'lesson.two-ships-each.sunk':
    'Die Abwehr misslang, Smerch wich nicht aus und ist versenkt. Wer auf diesem Balken zuerst am Ziel ist, gewinnt. Sie könnten jetzt Karten ablegen; danach ziehen Sie auf sieben nach.',
  'lesson.two-ships-each.sunk.do': 'Alle Karten behalten und bestätigen.',
  'lesson.two-ships-each.defence.title': 'Jetzt werden Sie angegriffen',
  'lesson.two-ships-each.defence':
    'Ein Torpedo läuft auf Bergen zu. „Knapp vorbei“ hält ihn mit einer 3 oder mehr auf; eine Abwehrkarte ist weg, ob sie wirkt oder nicht.',
  'lesson.two-ships-each.defence.do': 'Eine Karte „Knapp vorbei“ gegen den Torpedo legen.',
  'lesson.two-ships-each.yours.title': 'Wieder Ihr Zug',
  'lesson.two-ships-each.yours':
    'Der Torpedo ging vorbei. Sie können angreifen und abwehren; das Gefecht gegen den Bot geht weiter, bis sechs Punkte.',
  'lesson.the-whole-turn.reserve.title': 'Vor dem Angriff',
  'lesson.the-whole-turn.reserve':
    'In der Reserve warten Schiffe Ihrer Marine. Sie holen sie, indem Sie Karten ablegen, die so viele Verstärkungspunkte wert sind, wie die Schiffe kosten.',
  'lesson.the-whole-turn.reserve.do': 'Verstärkung heranführen.',
  'lesson.the-whole-turn.price.title': 'Was es kostet',
  'lesson.the-whole-turn.price':
    'Die große Flugkörperkarte braucht drei Plattformen, mehr als Sie haben, ist aber drei Punkte wert: genau der Preis einer Fregatte.',
  'lesson.the-whole-turn.price.do':
    'Das Flugkörpergefecht mit drei Plattformen für Trondheim ablegen, in Reihe 1.',
  'lesson.the-whole-turn.submarine.title': 'Passiv und aktiv',
  'lesson.the-whole-turn.submarine':
    'Ein passives U-Boot verbirgt sich: Nur U-Jagd und Torpedos erreichen es, und es tut nichts. Aktiv kann es schießen, ist aber leichter zu treffen.',
  'lesson.the-whole-turn.submarine.do': 'Machen Sie Ula aktiv.',
  'lesson.the-whole-turn.torpedo.title': 'Torpedos',
  'lesson.the-whole-turn.torpedo':
    'Eine Torpedokarte braucht ein Schiff mit Torpedos; Reihen sind ihr gleich.',
  'lesson.the-whole-turn.torpedo.do': 'Spielen Sie das Torpedogefecht.',
  'lesson.the-whole-turn.below.title': 'Von unten',
  'lesson.the-whole-turn.below': 'Drei Schadenspunkte sind mehr, als Smerch aushält.',
  'lesson.the-whole-turn.below.do': 'Zielen Sie auf Smerch.',
  'lesson.the-whole-turn.air.title': 'Luftunterstützung',
  'lesson.the-whole-turn.air':
    'Eine Karte, zwei Zwecke: Luftangriff auf ein Schiff oder Jagd auf ein U-Boot. Ist der Würfel hoch genug, sinkt das Ziel; sonst geschieht nichts.',
  'lesson.the-whole-turn.air.do': 'Fliegen Sie einen Luftangriff.',
  'lesson.the-whole-turn.strike.title': 'Vier oder mehr',
  'lesson.the-whole-turn.strike': 'Eine 4, 5 oder 6 versenkt Druzhny, wenn niemand die Flugzeuge aufhält.',
  'lesson.the-whole-turn.strike.do': 'Greifen Sie Druzhny an.',
  'lesson.the-whole-turn.close.title': 'Genug',
  'lesson.the-whole-turn.close':
    'Zwei Angriffe laufen, die Fregatten bleiben zur Abwehr bereit. Was Sie auf der Hand behalten, kann Sie schützen.',
  'lesson.the-whole-turn.close.do': 'Abschließen: Die Angriffe stehen fest.',
  'lesson.the-whole-turn.window.title': 'Aufklärung',
  'lesson.the-whole-turn.window':
    'Der Gegner spielt eine Karte gegen Ihren Torpedo. Eine Aufklärungskarte hebt sie auf, ehe sie wirkt; ob Sie eine halten, bleibt Ihr Geheimnis.',
  'lesson.the-whole-turn.window.do': 'Spielen Sie Aufklärung.',
  'lesson.the-whole-turn.end.title': 'Das Ende eines Zuges',
  'lesson.the-whole-turn.end':
    'Der Torpedo traf, die Flugzeuge wurden aufgehalten. Legen Sie ab, was Sie nicht brauchen, ziehen Sie nach; dann kommt der Gegner mit einem ebensolchen Zug. Jetzt kennen Sie alles.',
};

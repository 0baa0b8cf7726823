/** Night Watch in German. */
export const de = {
  credits: 'Ein kleines Würfelspiel, das zu Flotilla gehört',
  'ask.carryOn': '{seen} {seen|Sichtung|Sichtungen} in diesem Zug. Noch ein Blick oder eintragen?',
  'pick.carryOn.look': 'Noch ein Blick',
  'pick.carryOn.write': 'Eintragen',
  'odds.fog': 'Nebel',
  'roll.look': 'Ein Blick über die See',
  'outcome.look.fog': 'Nebel',
  'outcome.look.one': 'eine Sichtung',
  'outcome.look.two': 'zwei Sichtungen',
  'modifier.darkAdapted': 'Augen an die Dunkelheit gewöhnt',
  'modifier.tired': 'müde Augen',
  'log.watchBegins': 'Wache {watch}: Ausguck {seat} übernimmt.',
  'log.fog': 'Nebel zieht auf; Ausguck {seat} verliert {lost} {lost|Sichtung|Sichtungen}.',
  'log.wrote': 'Ausguck {seat} trägt {seen} {seen|Sichtung|Sichtungen} ein.',
  'field.options.watches': 'Wachen',
  watchOf: 'Wache {watch} von {watches}',
  logBook: 'Das Logbuch',
  lookout: 'Ausguck',
  sightings: 'Sichtungen',
  watch: 'Wache',
  seen: 'In diesem Zug gesehen',
  'ending.relieved': 'Alle Wachen sind gegangen. Das beste Logbuch zählt {most} {most|Sichtung|Sichtungen}.',
  'figure.sightings': 'Sichtungen des ersten Ausgucks',
  'rule.1': 'Jeder Ausguck geht der Reihe nach jede Wache.',
  'rule.1.1': 'Nach Nebel oder einem Eintrag übernimmt der nächste Ausguck.',
  'rule.2':
    'Ein Blick sind zwei Würfel: Eine Summe von 4 oder weniger ist Nebel und beendet den Zug ohne Ertrag, 5 bis 8 ist eine Sichtung, ab 9 sind es zwei.',
  'rule.2.1': 'Ab dem dritten Blick eines Zuges +1; ab dem sechsten noch einmal −2.',
  'rule.3':
    'Nach jedem Blick ohne Nebel blickt der Ausguck noch einmal oder trägt die Sichtungen ein und wird abgelöst.',
  'situation.where':
    'Wache {watch} von {watches}: Ausguck {lookout} steht an Deck, bisher {logged} {logged|Sichtung|Sichtungen} im Logbuch.',
  'situation.stake':
    '{seen} {seen|Sichtung|Sichtungen} dieses Zuges: Nebel nimmt sie alle, Eintragen sichert sie.',
  'situation.next.turn': 'Sie sehen noch einmal hin oder tragen ein; dann übernimmt der nächste Ausguck.',
  'situation.next.wait':
    'Jeder Ausguck geht {watches} {watches|Wache|Wachen}; am Ende gewinnt das vollste Logbuch.',
  'coach.carryOn':
    'Jeder weitere Blick kann die Ausbeute mehren oder im Nebel verlieren: Achten Sie auf die Chance für Nebel, und zählen Sie, was auf dem Spiel steht.',
};

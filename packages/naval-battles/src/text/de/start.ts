/** Ready-made beginnings, in German. */
export const start = {
  'start.begin': 'Auf Gefechtsstation',
  'start.first.title': 'Erstes Gefecht: 15 Punkte gegen einen Gegner',
  'start.first.about':
    'Drei oder vier Schiffe auf jeder Seite; das Los bestimmt die Flagge.\nSie wählen mit einem Druck eine fertige Flotte oder Schiff für Schiff selbst.\nKarten greifen an, Karten wehren ab; wer zuerst 15 Punkte versenkt, gewinnt.\nGegenüber sitzt der Computer und spielt solide.',
  'start.usual.title': 'Das übliche Gefecht',
  'start.usual.about': 'Je 25 Punkte, wie es die Regeln vorsehen.',
  'start.raider.title': 'Raider Force-710',
  'start.raider.about': 'Norwegische Fregatten treffen auf sowjetische Angreifer. Die Flotten stehen fest.',
  'start.falkland.title': 'Falkland-Express',
  'start.falkland.about': 'Ein Versorger, ein Geleitschiff, ein Jäger. Drei Runden.',
};

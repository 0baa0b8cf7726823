/** Ready-made beginnings, in Italian. */
export const start = {
  'start.begin': 'Ai posti di combattimento',
  'start.first.title': 'Prima battaglia: 15 punti contro un avversario',
  'start.first.about':
    'Tre o quattro navi per parte; la bandiera la decide la sorte.\nUna flotta già pronta si sceglie con un tocco, oppure nave per nave.\nLe carte attaccano, le carte difendono; vince chi per primo affonda 15 punti.\nDi fronte siede il computer e gioca con giudizio.',
  'start.usual.title': 'La battaglia consueta',
  'start.usual.about': '25 punti a testa, come vogliono le regole.',
  'start.raider.title': 'Raider Force-710',
  'start.raider.about': 'Fregate norvegesi contro incursori sovietici. Le flotte sono date.',
  'start.falkland.title': 'Falkland Express',
  'start.falkland.about': 'Una nave appoggio, una scorta, un cacciatore. Tre round.',
};

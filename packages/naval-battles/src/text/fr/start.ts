/** Ready-made beginnings, in French. */
export const start = {
  'start.begin': 'Aux postes de combat',
  'start.first.title': 'Première bataille : 15 points contre un adversaire',
  'start.first.about':
    'Trois ou quatre navires de chaque côté ; le sort décide du pavillon.\nUne flotte toute prête se choisit d’une pression, ou navire par navire.\nDes cartes attaquent, des cartes défendent ; le premier à couler 15 points a gagné.\nL’ordinateur est assis en face et joue posément.',
  'start.usual.title': 'La bataille habituelle',
  'start.usual.about': '25 points chacun, comme le veulent les règles.',
  'start.raider.title': 'Raider Force-710',
  'start.raider.about': 'Des frégates norvégiennes face à des raiders soviétiques. Les flottes sont données.',
  'start.falkland.title': 'Falkland Express',
  'start.falkland.about': 'Un ravitailleur, un escorteur, un chasseur. Trois manches.',
};

/** What the terms of docs/glossary.md mean, in Italian. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.platform.card':
    'Una nave che porta l’arma della carta e in questo turno non ha ancora agito. Alcune carte ne chiedono due o tre.',
  'term.range.card':
    'La distanza in file da chi spara al bersaglio: da prima fila a prima fila è 1. La carta dice la minima e la massima.',
  'term.evade.card':
    'Una nave piccola o immersa può schivare l’attacco con un proprio dado. Si tira quando le difese sono fallite.',
  'term.screening.card': 'Una carta che mette in mezzo un’altra vostra nave. È lei a prendere il colpo.',
  'term.intelligence.card': 'Una carta che ne annulla un’altra prima dell’effetto. Chi ne ha una è segreto.',
  'term.nearMiss.card': 'Una carta di difesa. Ferma un attacco se il dado raggiunge il suo numero.',
  'term.passive.card': 'Un sottomarino che si nasconde. Poche cose possono attaccarlo, e lui non attacca.',
  'term.reinforcements.card': 'Navi che arrivano dalla riserva. Si pagano con carte di pari valore.',
};

/** What the terms of docs/glossary.md mean, in French. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.platform.card':
    'Un navire qui porte l’arme de la carte et n’a pas encore agi ce tour. Certaines cartes en demandent deux ou trois.',
  'term.range.card':
    'La distance en rangées du tireur à sa cible : de première rangée à première rangée, 1. La carte dit la plus courte et la plus longue.',
  'term.evade.card':
    'Un petit navire ou un sous-marin peut esquiver avec son propre dé. On lance quand les défenses ont échoué.',
  'term.screening.card': 'Une carte qui interpose un autre de vos navires. Il encaisse à sa place.',
  'term.intelligence.card': 'Une carte qui en annule une autre avant son effet. Qui en tient une est secret.',
  'term.nearMiss.card': 'Une carte de défense. Elle arrête une attaque si le dé atteint son nombre.',
  'term.passive.card': 'Un sous-marin qui se cache. Peu de choses l’atteignent, et il n’attaque rien.',
  'term.reinforcements.card': 'Des navires venus de la réserve. On les paie en cartes de même valeur.',
};

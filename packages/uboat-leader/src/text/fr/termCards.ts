/** What the terms of docs/glossary.md mean, in French. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.stress.card':
    'Ce qui use un équipage : événements, attaques, longues patrouilles. Le repos au port le réduit.',
  'term.shaken.card':
    'Un équipage très éprouvé. Il combat moins bien, et davantage de stress le rend inapte.',
  'term.contact.card': 'Des navires rencontrés. On peut les attaquer ou les laisser.',
  'term.alerted.card': 'Un convoi qui sait les bateaux là. L’escorte les repère plus facilement.',
  'term.crashDive.card': 'Plonger aussitôt sous l’attaque. Cela coûte du stress et peut l’éviter.',
  'term.specialOptions.card': 'Des points pour acheter bateaux d’abord, aide ensuite. Le reste se garde.',
  'term.fallBack.card':
    'Le convoi est le point fixe du plateau. Ce qui est plus lent recule, et au bord se perd.',
  'term.event.card': 'Une carte tirée en route. La plupart coûtent du stress, certaines aident.',
};

/** The one ship under no navy’s flag: a scenario gives it to a fleet and sets its value (set-up, non-combatant). */
import type { ShipRow } from '../types.ts';

export const NON_COMBATANT: readonly ShipRow[] = [
  // hull 4 is the likely reading of a blurred caption
  {
    id: 'non-combatant',
    name: 'Non-Combatant',
    fullName: 'Military Non-Combatant',
    class: 'Supply ship',
    type: 'nonCombatant',
    service: { from: 1960, to: null },
    hull: 4,
    vp: null,
    printed: ['name', 'navy', 'vp'],
  },
];

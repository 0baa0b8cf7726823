/** E4 and E5: what a hit does to the boat and her crew, and how it is mended (rules 9.6.9, 10.0). */
import { defineChart } from '@flotilla/table';

/** Systems of the boat that can be knocked out one by one. */
export const SYSTEMS = [
  'electric1',
  'electric2',
  'diesel1',
  'diesel2',
  'periscope',
  'batteries',
  'radio',
  'hydrophones',
  'divePlanes',
  'fuelTanks',
  'deckGun',
  'flak20',
  'flak37',
  'quadA',
  'quadB',
  'forwardDoor',
  'aftDoor',
] as const;

/** One of the systems. */
export type System = (typeof SYSTEMS)[number];

/** What one hit does. */
export type Hit =
  | System
  | 'flooding'
  | 'floodingTwice'
  | 'hull'
  | 'hullTwice'
  | 'crew'
  | 'crewTwice'
  | 'allFlak'
  | 'light'
  | 'minor';

/** E4, damage of one hit. `light` is the 2 cm gun, on the flak boat one of her quads. */
export const E4 = defineChart<Hit, 'all'>({
  id: 'E4',
  rule: '9.6.9',
  dice: 'd66',
  purpose: 'hit',
  columns: {
    all: [
      { from: 11, to: 11, result: 'batteries' },
      { from: 12, to: 12, result: 'flooding' },
      { from: 13, to: 13, result: 'crew' },
      { from: 14, to: 14, result: 'periscope' },
      { from: 15, to: 15, result: 'divePlanes' },
      { from: 16, to: 16, result: 'electric1' },
      { from: 21, to: 21, result: 'flooding' },
      { from: 22, to: 22, result: 'electric2' },
      { from: 23, to: 23, result: 'diesel1' },
      { from: 24, to: 24, result: 'allFlak' },
      { from: 25, to: 25, result: 'diesel2' },
      { from: 26, to: 26, result: 'flak37' },
      { from: 31, to: 31, result: 'flooding' },
      { from: 32, to: 32, result: 'minor' },
      { from: 33, to: 33, result: 'hull' },
      { from: 34, to: 34, result: 'crew' },
      { from: 35, to: 35, result: 'hull' },
      { from: 36, to: 36, result: 'deckGun' },
      { from: 41, to: 41, result: 'hull' },
      { from: 42, to: 42, result: 'radio' },
      { from: 43, to: 44, result: 'flooding' },
      { from: 45, to: 45, result: 'hull' },
      { from: 46, to: 46, result: 'light' },
      { from: 51, to: 51, result: 'flooding' },
      { from: 52, to: 52, result: 'hull' },
      { from: 53, to: 53, result: 'crew' },
      { from: 54, to: 54, result: 'floodingTwice' },
      { from: 55, to: 55, result: 'hull' },
      { from: 56, to: 56, result: 'deckGun' },
      { from: 61, to: 61, result: 'hydrophones' },
      { from: 62, to: 62, result: 'aftDoor' },
      { from: 63, to: 63, result: 'crewTwice' },
      { from: 64, to: 64, result: 'forwardDoor' },
      { from: 65, to: 65, result: 'hullTwice' },
      { from: 66, to: 66, result: 'fuelTanks' },
    ],
  },
});

/** How hard a system is to mend at sea. */
export type RepairClass = 'simple' | 'hard';

/** E5, repairs at sea (10.7). */
export const E5 = defineChart<'repaired' | 'inoperable', RepairClass>({
  id: 'E5',
  rule: '10.7.2',
  dice: 'd6',
  purpose: 'repair',
  columns: {
    simple: [
      { to: 4, result: 'repaired' },
      { from: 5, result: 'inoperable' },
    ],
    hard: [
      { to: 2, result: 'repaired' },
      { from: 3, result: 'inoperable' },
    ],
  },
});

/** E5, which column each system uses. The diesels' is our reconstruction. */
export const REPAIR_CLASS: Readonly<Record<System, RepairClass>> = {
  electric1: 'simple',
  electric2: 'simple',
  diesel1: 'simple',
  diesel2: 'simple',
  periscope: 'simple',
  batteries: 'simple',
  radio: 'hard',
  hydrophones: 'hard',
  divePlanes: 'hard',
  fuelTanks: 'hard',
  deckGun: 'hard',
  flak20: 'hard',
  flak37: 'hard',
  quadA: 'hard',
  quadB: 'hard',
  forwardDoor: 'hard',
  aftDoor: 'hard',
};

/** Men who are tracked one by one; the four crew boxes count as a group. */
export const MEN = ['kommandant', 'firstOfficer', 'secondOfficer', 'engineer', 'doctor', 'agent'] as const;

/** One of the men on board. */
export type Man = (typeof MEN)[number];

/** E5, who is hurt (9.6.10). */
export const CREW_INJURY = defineChart<Man | 'crew', 'all'>({
  id: 'E5 crew injury',
  rule: '9.6.10',
  dice: '2d6',
  purpose: 'injury.who',
  columns: {
    all: [
      { from: 2, to: 2, result: 'kommandant' },
      { from: 3, to: 3, result: 'firstOfficer' },
      { from: 4, to: 4, result: 'engineer' },
      { from: 5, to: 5, result: 'doctor' },
      { from: 6, to: 9, result: 'crew' },
      { from: 10, to: 10, result: 'secondOfficer' },
      { from: 11, to: 11, result: 'engineer' },
      { from: 12, to: 12, result: 'agent' },
    ],
  },
});

/** E5, how badly (9.6.10): light wound, serious wound, killed. */
export const SEVERITY = defineChart<'LW' | 'SW' | 'KIA', 'all'>({
  id: 'E5 severity',
  rule: '9.6.10',
  dice: 'd6',
  purpose: 'injury.severity',
  columns: {
    all: [
      { to: 3, result: 'LW' },
      { from: 4, to: 5, result: 'SW' },
      { from: 6, result: 'KIA' },
    ],
  },
});

/** E5, more water after a round with flooding (10.1.3). */
export const MORE_FLOODING = defineChart<'holds' | 'leaks', 'all'>({
  id: 'E5 flooding',
  rule: '10.1.3',
  dice: 'd6',
  purpose: 'flooding',
  columns: {
    all: [
      { to: 4, result: 'holds' },
      { from: 5, result: 'leaks' },
    ],
  },
});

/** Whether a seriously wounded man without a doctor lives to the next box (10.5.3). */
export const WITHOUT_DOCTOR = defineChart<'lives' | 'dies', 'all'>({
  id: 'no doctor',
  rule: '10.5.3',
  dice: 'd6',
  purpose: 'doctor',
  columns: {
    all: [
      { to: 3, result: 'lives' },
      { from: 4, result: 'dies' },
    ],
  },
});

/** Sinking one's own boat before she is boarded (10.9.2). */
export const SCUTTLE = defineChart<'scuttled' | 'captured', 'all'>({
  id: 'scuttling',
  rule: '10.9.2',
  dice: '2d6',
  purpose: 'scuttle',
  columns: {
    all: [
      { to: 11, result: 'scuttled' },
      { from: 12, result: 'captured' },
    ],
  },
});

/** Whether the crew of a boat without engines is found in time (10.9.4). */
export const RESCUE = defineChart<'rescued' | 'lost', 'all'>({
  id: 'rescue',
  rule: '10.9.4',
  dice: '2d6',
  purpose: 'rescue',
  columns: {
    all: [
      { to: 10, result: 'rescued' },
      { from: 11, result: 'lost' },
    ],
  },
});

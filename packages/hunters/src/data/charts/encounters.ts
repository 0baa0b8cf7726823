/** E1: what a boat meets, which ships they are, and in what light (rules 8.0-8.3). */
import type { Chart } from '@flotilla/table';
import { defineChart } from '@flotilla/table';
import { EVENT_DICE } from './events.ts';

/** What an encounter roll can bring. */
export type Sighting =
  | 'none'
  | 'ship'
  | 'twoShips'
  | 'tanker'
  | 'shipEscort'
  | 'twoShipsEscort'
  | 'convoy'
  | 'capital'
  | 'aircraft';

/** The columns of E1 that are rolled on entering a travel box. */
export type Waters =
  | 'transit'
  | 'atlantic'
  | 'british'
  | 'spanish'
  | 'norway'
  | 'northAmerica'
  | 'caribbean'
  | 'arctic'
  | 'mediterranean'
  | 'africa'
  | 'biscay'
  | 'mission';

/** E1, encounters by waters. Only the Bay of Biscay has modifiers. */
export const E1 = defineChart<Sighting, Waters>({
  id: 'E1',
  rule: '8.1.1',
  dice: '2d6',
  purpose: 'encounter',
  columns: {
    transit: [
      { to: 3, result: 'aircraft' },
      { from: 4, to: 11, result: 'none' },
      { from: 12, result: 'ship' },
    ],
    arctic: [
      { to: 2, result: 'capital' },
      { from: 3, to: 3, result: 'ship' },
      { from: 4, to: 5, result: 'none' },
      { from: 6, to: 8, result: 'convoy' },
      { from: 9, to: 11, result: 'none' },
      { from: 12, result: 'aircraft' },
    ],
    atlantic: [
      { to: 2, result: 'capital' },
      { from: 3, to: 3, result: 'ship' },
      { from: 4, to: 5, result: 'none' },
      { from: 6, to: 7, result: 'convoy' },
      { from: 8, to: 8, result: 'none' },
      { from: 9, to: 9, result: 'convoy' },
      { from: 10, to: 11, result: 'none' },
      { from: 12, result: 'convoy' },
    ],
    british: [
      { to: 2, result: 'capital' },
      { from: 3, to: 4, result: 'none' },
      { from: 5, to: 5, result: 'ship' },
      { from: 6, to: 6, result: 'shipEscort' },
      { from: 7, to: 7, result: 'none' },
      { from: 8, to: 8, result: 'ship' },
      { from: 9, to: 9, result: 'none' },
      { from: 10, to: 10, result: 'convoy' },
      { from: 11, to: 11, result: 'none' },
      { from: 12, result: 'aircraft' },
    ],
    caribbean: [
      { to: 2, result: 'aircraft' },
      { from: 3, to: 3, result: 'none' },
      { from: 4, to: 4, result: 'ship' },
      { from: 5, to: 5, result: 'none' },
      { from: 6, to: 6, result: 'twoShipsEscort' },
      { from: 7, to: 7, result: 'none' },
      { from: 8, to: 8, result: 'ship' },
      { from: 9, to: 10, result: 'tanker' },
      { from: 11, to: 11, result: 'none' },
      { from: 12, result: 'aircraft' },
    ],
    mediterranean: [
      { to: 3, result: 'aircraft' },
      { from: 4, to: 4, result: 'capital' },
      { from: 5, to: 6, result: 'none' },
      { from: 7, to: 7, result: 'ship' },
      { from: 8, to: 8, result: 'convoy' },
      { from: 9, to: 9, result: 'none' },
      { from: 10, to: 10, result: 'twoShipsEscort' },
      { from: 11, result: 'aircraft' },
    ],
    northAmerica: [
      { to: 2, result: 'aircraft' },
      { from: 3, to: 3, result: 'none' },
      { from: 4, to: 4, result: 'ship' },
      { from: 5, to: 5, result: 'twoShipsEscort' },
      { from: 6, to: 6, result: 'ship' },
      { from: 7, to: 7, result: 'none' },
      { from: 8, to: 8, result: 'twoShips' },
      { from: 9, to: 9, result: 'tanker' },
      { from: 10, to: 10, result: 'none' },
      { from: 11, to: 11, result: 'convoy' },
      { from: 12, result: 'tanker' },
    ],
    norway: [
      { to: 2, result: 'aircraft' },
      { from: 3, to: 3, result: 'capital' },
      { from: 4, to: 4, result: 'shipEscort' },
      { from: 5, to: 8, result: 'none' },
      { from: 9, to: 10, result: 'shipEscort' },
      { from: 11, to: 11, result: 'capital' },
      { from: 12, result: 'aircraft' },
    ],
    spanish: [
      { to: 2, result: 'aircraft' },
      { from: 3, to: 4, result: 'none' },
      { from: 5, to: 5, result: 'shipEscort' },
      { from: 6, to: 7, result: 'ship' },
      { from: 8, to: 9, result: 'none' },
      { from: 10, to: 11, result: 'convoy' },
      { from: 12, result: 'aircraft' },
    ],
    africa: [
      { to: 2, result: 'capital' },
      { from: 3, to: 3, result: 'ship' },
      { from: 4, to: 5, result: 'none' },
      { from: 6, to: 6, result: 'convoy' },
      { from: 7, to: 7, result: 'ship' },
      { from: 8, to: 8, result: 'none' },
      { from: 9, to: 9, result: 'shipEscort' },
      { from: 10, to: 10, result: 'convoy' },
      { from: 11, to: 11, result: 'none' },
      { from: 12, result: 'aircraft' },
    ],
    biscay: [
      { to: 4, result: 'aircraft' },
      { from: 5, result: 'none' },
    ],
    mission: [
      { to: 4, result: 'aircraft' },
      { from: 5, result: 'none' },
    ],
  },
});

/** E1, additional round of combat and Gibraltar passage (7.3.3, 9.4.3, 9.8.3). */
export const ADDITIONAL_ROUND = defineChart<'escort' | 'aircraft' | 'none', 'all'>({
  id: 'E1+',
  rule: '9.4.3',
  dice: '2d6',
  purpose: 'additional',
  columns: {
    all: [
      { to: 3, result: 'escort' },
      { from: 4, to: 5, result: 'aircraft' },
      { from: 6, result: 'none' },
    ],
  },
});

/** A chart on which the dice of a random event bring it about, whatever is added to them (12.1.1). */
const withEvent = <R, C extends string>(chart: Chart<R, C>): Chart<R | 'event', C> =>
  defineChart<R | 'event', C>({ ...chart, naturals: { [EVENT_DICE]: { result: 'event' } } });

/** E1 and the passage of Gibraltar while the patrol may still have its random event (12.1.1, 12.1.2). */
export const E1_EVENT = withEvent(E1);
export const ADDITIONAL_EVENT = withEvent(ADDITIONAL_ROUND);

/** Day or night (8.3.1), in the Arctic by season (8.3.5). */
export const DAYLIGHT = defineChart<'day' | 'night', 'usual' | 'bright' | 'dim' | 'midsummer' | 'midwinter'>({
  id: 'E1 light',
  rule: '8.3.1',
  dice: 'd6',
  purpose: 'light',
  columns: {
    usual: [
      { to: 3, result: 'day' },
      { from: 4, result: 'night' },
    ],
    bright: [
      { to: 4, result: 'day' },
      { from: 5, result: 'night' },
    ],
    dim: [
      { to: 2, result: 'day' },
      { from: 3, result: 'night' },
    ],
    midsummer: [{ from: 1, result: 'day' }],
    midwinter: [{ from: 1, result: 'night' }],
  },
});

/** The DAYLIGHT column of the Arctic for each calendar month, January first (8.3.5). */
export const ARCTIC_LIGHT = [
  'dim',
  'dim',
  'dim',
  'bright',
  'bright',
  'midsummer',
  'bright',
  'bright',
  'bright',
  'dim',
  'dim',
  'midwinter',
] as const;

/** Shadowing a target until dark (8.3.2). */
export const WAIT_FOR_NIGHT = defineChart<'night' | 'lost', 'all'>({
  id: 'E1 wait for night',
  rule: '8.3.2',
  dice: 'd6',
  purpose: 'light.wait',
  columns: {
    all: [
      { to: 4, result: 'night' },
      { from: 5, result: 'lost' },
    ],
  },
});

/** The classes of merchant ships. */
export type ShipClass = 'small' | 'large' | 'tanker';

/** How large a merchant ship is (8.2.1). */
export const SHIP_SIZE = defineChart<ShipClass, 'all'>({
  id: 'E1 ship size',
  rule: '8.2.1',
  dice: 'd6',
  purpose: 'ship.size',
  columns: {
    all: [
      { to: 3, result: 'small' },
      { from: 4, to: 5, result: 'large' },
      { from: 6, result: 'tanker' },
    ],
  },
});

/** Tonnage of each class when standard amounts are used (14.1.1). */
export const STANDARD_TONS: Readonly<Record<ShipClass, number>> = { small: 3500, large: 7000, tanker: 9000 };

/** Following ships that were damaged (9.7.6). */
export const FOLLOW_DAMAGED = defineChart<'escorted' | 'straggler', 'all'>({
  id: 'follow damaged',
  rule: '9.7.6',
  dice: 'd6',
  purpose: 'follow.damaged',
  columns: {
    all: [
      { to: 4, result: 'escorted' },
      { from: 5, result: 'straggler' },
    ],
  },
});

/** Following escorted ships or a convoy (9.7.7). */
export const FOLLOW = defineChart<'contact' | 'lost', 'all'>({
  id: 'follow',
  rule: '9.7.7',
  dice: 'd6',
  purpose: 'follow',
  columns: {
    all: [
      { to: 4, result: 'contact' },
      { from: 5, result: 'lost' },
    ],
  },
});

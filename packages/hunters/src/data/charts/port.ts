/** Rolls made in port: recovery, advancement, promotion, new boats (rules 10.11, 11.0), and resupply at sea (14.9). */
import { defineChart } from '@flotilla/table';

/** Starting rank by year for Type VII from 1940 on (11.2.2): index into the ranks. */
export const STARTING_RANK = defineChart<0 | 1, '1940' | '1941' | '1942'>({
  id: 'starting rank',
  rule: '11.2.2',
  dice: 'd6',
  purpose: 'start.rank',
  columns: {
    '1940': [
      { to: 2, result: 0, label: 'oltzs' },
      { from: 3, result: 1, label: 'kptlt' },
    ],
    '1941': [
      { to: 3, result: 0, label: 'oltzs' },
      { from: 4, result: 1, label: 'kptlt' },
    ],
    '1942': [
      { to: 5, result: 0, label: 'oltzs' },
      { from: 6, result: 1, label: 'kptlt' },
    ],
  },
});

/** Months a seriously wounded man needs (10.11). */
export const RECOVERY = defineChart<number, 'all'>({
  id: 'recovery',
  rule: '10.11',
  dice: 'd6',
  columns: {
    all: [
      { to: 0, result: 0 },
      { from: 1, to: 1, result: 1 },
      { from: 2, to: 2, result: 2 },
      { from: 3, to: 3, result: 3 },
      { from: 4, to: 4, result: 4 },
      { from: 5, to: 5, result: 5 },
      { from: 6, result: 6 },
    ],
  },
});

/** Months of recovery after which the Kommandant gets another boat and crew (10.11.4). */
export const LONG_RECOVERY = 5;

/** Who gets better after three successful patrols (11.1). */
export const ADVANCEMENT = defineChart<
  'engineer' | 'doctor' | 'firstOfficer' | 'secondOfficer' | 'crew',
  'all'
>({
  id: 'advancement',
  rule: '11.1',
  dice: 'd6',
  columns: {
    all: [
      { to: 1, result: 'engineer' },
      { from: 2, to: 2, result: 'doctor' },
      { from: 3, to: 3, result: 'firstOfficer' },
      { from: 4, to: 4, result: 'secondOfficer' },
      { from: 5, result: 'crew' },
    ],
  },
});

/** Whether a first watch officer of repute gets a boat of his own (11.1.5). */
export const OWN_COMMAND = defineChart<'stays' | 'leaves', 'all'>({
  id: 'own command',
  rule: '11.1.5',
  dice: 'd6',
  columns: {
    all: [
      { to: 5, result: 'stays' },
      { from: 6, result: 'leaves' },
    ],
  },
});

/** Promotion (11.2.3). */
export const PROMOTION = defineChart<'promoted' | 'passedOver', 'all'>({
  id: 'promotion',
  rule: '11.2.3',
  dice: 'd6',
  columns: {
    all: [
      { to: 4, result: 'promoted' },
      { from: 5, result: 'passedOver' },
    ],
  },
});

/** Ships sunk that are worth one point on the promotion roll (11.2.3). */
export const SHIPS_FOR_PROMOTION = 10;

/** Months between promotion rolls (11.2.3). */
export const PROMOTION_MONTHS = 12;

/** Asking for a newer boat (11.4.3). */
export const BOAT_REQUEST = defineChart<'granted' | 'refused', 'all'>({
  id: 'boat request',
  rule: '11.4.3',
  dice: 'd6',
  columns: {
    all: [
      { to: 3, result: 'granted' },
      { from: 4, result: 'refused' },
    ],
  },
});

/** Asking for one of the few special boats (11.4.5). */
export const SPECIAL_BOAT = defineChart<'granted' | 'refused', 'all'>({
  id: 'special boat',
  rule: '11.4.5',
  dice: 'd6',
  columns: {
    all: [
      { to: 2, result: 'granted' },
      { from: 3, result: 'refused' },
    ],
  },
});

/** Systems that are mended within the first month of a refit (10.10.2). */
export const FREE_REPAIRS = 2;

/** Hull boxes that cost one month of refit (10.10.3). */
export const HULL_PER_MONTH = 3;

/** Months of refit after which a boat is replaced (10.10.5). */
export const BEYOND_REPAIR = 5;

/** Meeting a U-tanker (14.9). */
export const TANKER_RENDEZVOUS = defineChart<'met' | 'missed', 'all'>({
  id: 'resupply',
  rule: '14.9',
  dice: 'd6',
  purpose: 'resupply',
  columns: {
    all: [
      { to: 1, result: 'met' },
      { from: 2, result: 'missed' },
    ],
  },
});

/** What torpedoes the U-tanker hands over (14.9). */
export const TANKER_TORPEDOES = defineChart<'steam' | 'electric' | 'both' | 'none', 'all'>({
  id: 'resupply torpedoes',
  rule: '14.9',
  dice: 'd6',
  purpose: 'resupply.torpedoes',
  columns: {
    all: [
      { to: 1, result: 'steam' },
      { from: 2, to: 2, result: 'electric' },
      { from: 3, to: 3, result: 'both' },
      { from: 4, result: 'none' },
    ],
  },
});

/** How many torpedoes of one kind the U-tanker hands over at most (14.9). */
export const TANKER_COUNT = defineChart<number, 'all'>({
  id: 'resupply count',
  rule: '14.9',
  dice: 'd6',
  purpose: 'resupply.count',
  columns: {
    all: [
      { from: 1, to: 1, result: 1 },
      { from: 2, to: 2, result: 2 },
      { from: 3, to: 3, result: 3 },
      { from: 4, to: 4, result: 4 },
      { from: 5, to: 5, result: 5 },
      { from: 6, to: 6, result: 6 },
    ],
  },
});

/** How many of each kind when the U-tanker hands over both (14.9). */
export const TANKER_BOTH = 2;

/** What a boat in port takes aboard in place of ordinary torpedoes: mines and advanced torpedoes (6.6, 6.9). */
import type { Refusal } from '@flotilla/table';
import { ADVANCED_COST } from '../data/charts.ts';
import type { Boat, Known, Load } from '../state.ts';
import { fill } from './book.ts';
import { boatOf, campaignOf, minesAboard } from './lookup.ts';
import { mayEnter, pay } from './strategic.ts';

/** 6.9 — mines per point, and the most that count, in the first box the boat can reach. */
function minefield(s: Known, boat: Boat): { each: number; most: number } {
  for (const area of campaignOf(s).areas)
    for (const box of area.boxes)
      if (box.mission === 'mine' && mayEnter(s, boat, area.id))
        return { each: box.minesPerPoint, most: box.minesPerPoint * box.mostPoints };
  return { each: 0, most: 0 };
}

/** Mines to begin with: those aboard, or as many as count. */
function suggestedMines(s: Known, boat: Boat): { stored: number; ready: number } {
  if (minesAboard(boat) > 0) return { stored: boat.stored.mines, ready: boat.ready.mines };
  const { most } = minefield(s, boat);
  const stored = Math.min(most, boat.stored.plain);
  return { stored, ready: Math.min(most - stored, boat.ready.plain) };
}

/** The most mines in a place: one for each ordinary torpedo that is or was there. */
const roomForMines = (load: Load): number => load.plain + load.mines;

/** Whether the boat already has its mission and may put all its mines ashore. */
const mayLandAll = (boat: Boat): boolean => boat.missions.includes('mine');

/** 6.9 — torpedoes are exchanged for mines, as many as wanted; a boat that puts all of them ashore gives up the mission. */
export const loadMines = fill('loadMines', {
  rule: '6.9',
  about: (s, { boat }) => ({ boat, ...minefield(s, boatOf(s, boat)) }),
  form: (s, args) => {
    const boat = boatOf(s, args.boat);
    const start = suggestedMines(s, boat);
    return [
      { id: 'stored', kind: 'count', min: 0, max: roomForMines(boat.stored), start: start.stored },
      { id: 'ready', kind: 'count', min: 0, max: roomForMines(boat.ready), start: start.ready },
    ];
  },
  check: (s, choice, { boat }) =>
    Number(choice.stored) + Number(choice.ready) > 0 || mayLandAll(boatOf(s, boat))
      ? null
      : { why: { key: 'refused.noMines' }, rule: '6.9' },
  sample: (s, rng, args) => {
    const boat = boatOf(s, args.boat);
    const stored = rng.below(roomForMines(boat.stored) + 1);
    const ready = rng.below(roomForMines(boat.ready) + 1);
    if (stored + ready > 0 || mayLandAll(boat)) return { stored, ready };
    return boat.stored.plain > 0 ? { stored: 1, ready: 0 } : { stored: 0, ready: 1 };
  },
  take: (t, choice, args) => {
    const boat = boatOf(t.state, args.boat);
    for (const place of ['stored', 'ready'] as const) {
      const mines = Number(choice[place]);
      boat[place].plain += boat[place].mines - mines;
      boat[place].mines = mines;
    }
    const mines = minesAboard(boat);
    boat.missions = boat.missions.filter((mission) => mission !== 'mine');
    if (mines > 0) boat.missions.push('mine');
    t.say(mines > 0 ? 'minesLoaded' : 'minesLanded', '6.9', { boat: boat.id, mines });
  },
});

const RACKS = [
  ['fatReady', 'ready', 'fat'],
  ['t5Ready', 'ready', 't5'],
  ['fatStored', 'stored', 'fat'],
  ['t5Stored', 'stored', 't5'],
] as const;

/** 6.6 — advanced torpedoes take the place of ordinary ones at half a point each. */
export const loadAdvanced = fill('loadAdvanced', {
  rule: '6.6',
  about: (s, { boat }) => ({ boat, so: s.so }),
  form: (s, args) => {
    const boat = boatOf(s, args.boat);
    const most = Math.floor(s.so / ADVANCED_COST);
    return RACKS.map(([id, place]) => ({
      id,
      kind: 'count',
      min: 0,
      max: Math.min(most, boat[place].plain),
    }));
  },
  check: (s, choice, args): Refusal | null => {
    const boat = boatOf(s, args.boat);
    const n = (id: string) => Number(choice[id]);
    const cost = RACKS.reduce((sum, [id]) => sum + n(id), 0) * ADVANCED_COST;
    if (cost > s.so) return { why: { key: 'refused.soLeft', args: { cost, so: s.so } }, rule: '6.6' };
    const fits =
      n('fatReady') + n('t5Ready') <= boat.ready.plain && n('fatStored') + n('t5Stored') <= boat.stored.plain;
    return fits ? null : { why: { key: 'refused.noTorpedoes', args: { boat: boat.id } }, rule: '6.6' };
  },
  sample: (s, rng, args) => {
    const boat = boatOf(s, args.boat);
    const most = Math.floor(s.so / ADVANCED_COST);
    const fatReady = rng.below(Math.min(most, boat.ready.plain) + 1);
    const fatStored = rng.below(Math.min(most - fatReady, boat.stored.plain) + 1);
    return { fatReady, t5Ready: 0, fatStored, t5Stored: 0 };
  },
  take: (t, choice, args) => {
    const boat = boatOf(t.state, args.boat);
    let loaded = 0;
    for (const [id, place, kind] of RACKS) {
      const n = Number(choice[id]);
      boat[place].plain -= n;
      boat[place][kind] += n;
      loaded += n;
    }
    pay(t, loaded * ADVANCED_COST);
    t.state.bought.advancedTorpedo += loaded;
    if (loaded > 0) t.say('advancedLoaded', '6.6', { boat: boat.id, n: loaded, left: t.state.so });
  },
});

/** What happens to boats and crews anywhere: stress, torpedoes, reloading, loss. */
import type { Boat, Load, Torpedo } from '../state.ts';
import type { T } from './book.ts';
import { fill, step } from './book.ts';
import { stressFacts } from './facts.ts';
import type { Books } from './lookup.ts';
import { boatCard, boatOf, damageTo, statusOf, torpedoesAboard, torpedoesIn } from './lookup.ts';

/** 2.8 — adds stress to a crew and logs when it breaks. */
export function addStress(t: T, boat: Boat, n: number, rule: string): void {
  if (n <= 0 || boat.fate !== 'serving') return;
  const before = statusOf(t.state, boat);
  boat.stress += n;
  t.say('stress', rule, () => ({ ...stressFacts(t.state, boat), n }));
  const after = statusOf(t.state, boat);
  if (after === before) return;
  t.say(after === 'unfit' ? 'unfit' : 'shaken', '2.8', () => stressFacts(t.state, boat));
}

/** 2.8 — takes stress off a crew, never below zero. */
export function easeStress(t: T, boat: Boat, n: number, rule: string): void {
  const relief = Math.min(n, boat.stress);
  if (relief <= 0) return;
  boat.stress -= relief;
  t.say('relief', rule, () => ({ ...stressFacts(t.state, boat), n: relief }));
}

/** A boat is lost. The points it has won stay won (10.4); each boat lost costs points at the end (12.1). */
export const boatSinks = step('boatSinks', (t, { boat: id, rule }) => {
  const boat = boatOf(t.state, id);
  if (boat.fate !== 'serving') return;
  boat.fate = 'sunk';
  boat.moved = true;
  boat.searched = true;
  const fighter = t.state.battle?.boats.find((other) => other.id === boat.id);
  const zone = fighter?.area ?? null;
  if (fighter) fighter.area = null;
  t.say('boatLost', rule, {
    boat: boat.id,
    captain: boatCard(t.state, boat.id).captain,
    area: boat.place,
    zone,
  });
});

/** Scores victory points for a boat. */
export function scorePoints(t: T, boat: Boat, n: number): void {
  t.state.vp += n;
  const line = boat.log[boat.log.length - 1];
  if (line) line.vp += n;
}

/** Gives a crew experience. */
export function gainExperience(boat: Boat, n: number): void {
  boat.xp += n;
  const line = boat.log[boat.log.length - 1];
  if (line) line.xp += n;
}

/** A load with nothing in it. */
export const emptyLoad = (): Load => ({ plain: 0, fat: 0, t5: 0, mines: 0 });

const KINDS: readonly Torpedo[] = ['plain', 'fat', 't5'];

/** Takes torpedoes from a boat that loses them: stored ones before those in the tubes, ordinary ones first in each place. */
export function dropTorpedoes(boat: Boat, n: number): void {
  let left = n;
  for (const load of [boat.stored, boat.ready]) {
    for (const kind of KINDS) {
      const taken = Math.min(left, load[kind]);
      load[kind] -= taken;
      left -= taken;
    }
  }
}

/** The torpedoes a boat has, in the tubes and stored. */
export const torpedoesLeft = (boat: Boat): { boat: string; ready: number; stored: number } => ({
  boat: boat.id,
  ready: torpedoesIn(boat.ready),
  stored: torpedoesIn(boat.stored),
});

/** Tubes that can be loaded now: those that work, less what is in them. */
export function freeTubes(books: Books, boat: Boat): number {
  const tubes = Math.max(0, boatCard(books, boat.id).ready - damageTo(boat, 'tubes'));
  return Math.max(0, tubes - torpedoesIn(boat.ready) - boat.ready.mines);
}

/** 10.2, 11.7 — moves stored torpedoes into empty tubes; asks only where there is a choice. */
export function reload(t: T, boat: Boat): void {
  if (boat.fate !== 'serving') return;
  const free = freeTubes(t.state, boat);
  const kinds = KINDS.filter((kind) => boat.stored[kind] > 0);
  if (free === 0 || kinds.length === 0) return;
  if (kinds.length > 1 && torpedoesIn(boat.stored) > free) {
    t.next('reloadTubes', { boat: boat.id });
    return;
  }
  let left = free;
  for (const kind of kinds) left -= loadTubes(boat, kind, Math.min(left, boat.stored[kind]));
  t.say('reloaded', '10.2', torpedoesLeft(boat));
}

function loadTubes(boat: Boat, kind: Torpedo, n: number): number {
  boat.stored[kind] -= n;
  boat.ready[kind] += n;
  return n;
}

/** 10.2 — which torpedoes go into the tubes, if the boat carries several kinds and there is not room for all. */
export const reloadTubes = fill('reloadTubes', {
  rule: '10.2',
  about: (_s, { boat }) => ({ boat }),
  form: (s, args) => {
    const boat = boatOf(s, args.boat);
    let free = freeTubes(s, boat);
    return KINDS.filter((kind) => boat.stored[kind] > 0).map((kind) => {
      const start = Math.min(free, boat.stored[kind]);
      free -= start;
      return { id: kind, kind: 'count' as const, min: 0, max: boat.stored[kind], start };
    });
  },
  check: (s, choice, args) => {
    const free = freeTubes(s, boatOf(s, args.boat));
    const sum = KINDS.reduce((total, kind) => total + Number(choice[kind] ?? 0), 0);
    if (sum === free) return null;
    return { why: { key: 'refused.tubes', args: { free, chosen: sum } }, rule: '10.2' };
  },
  sample: (s, rng, args) => {
    const boat = boatOf(s, args.boat);
    const chosen: Record<string, number> = {};
    const rack = KINDS.flatMap((kind) => new Array<Torpedo>(boat.stored[kind]).fill(kind));
    for (const kind of KINDS) if (boat.stored[kind] > 0) chosen[kind] = 0;
    for (const kind of rng.shuffled(rack).slice(0, freeTubes(s, boat)))
      chosen[kind] = (chosen[kind] ?? 0) + 1;
    return chosen;
  },
  take: (t, choice, args) => {
    const boat = boatOf(t.state, args.boat);
    for (const kind of KINDS) loadTubes(boat, kind, Number(choice[kind] ?? 0));
    t.say('reloaded', '10.2', torpedoesLeft(boat));
  },
});

/** 11.6 — fills a boat in port, repaired, up with ordinary torpedoes and gun ammunition, keeping what it carries. */
export function rearm(t: Pick<T, 'state'>, boat: Boat): void {
  const card = boatCard(t.state, boat.id);
  boat.ready.plain += Math.max(0, card.ready - torpedoesIn(boat.ready) - boat.ready.mines);
  boat.stored.plain += Math.max(0, card.stored - torpedoesIn(boat.stored) - boat.stored.mines);
  boat.gun = card.gun;
}

/** Whether the boat has torpedoes or shells to attack with. */
export const isArmed = (boat: Boat): boolean => torpedoesAboard(boat) > 0 || boat.gun > 0;

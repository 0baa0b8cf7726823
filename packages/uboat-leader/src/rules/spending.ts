/** Torpedoes spent outside combat: only kinds that may be used on the target (6.11, 7.3, 9.16, 10.7). */
import type { Refusal, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Boat, Torpedo } from '../state.ts';
import type { T } from './book.ts';
import { torpedoesAboard } from './lookup.ts';

/** What a torpedo is spent on: a single ship, a single escort, or a convoy of several ships. */
export type Quarry = 'ship' | 'escort' | 'convoy';

/**
 * 9.16 — which kinds may be used on what, ordinary ones first: acoustic ones on escorts only, pattern-running ones among several
 * ships.
 */
const RUNS_AT: Readonly<Record<Quarry, readonly Torpedo[]>> = {
  ship: ['plain'],
  escort: ['plain', 't5'],
  convoy: ['plain', 'fat'],
};

/** Where a boat carries torpedoes; stored ones go first. */
const PLACES = ['stored', 'ready'] as const;

/** One torpedo to be spent. */
export interface Spent {
  readonly kind: Torpedo;
  readonly place: (typeof PLACES)[number];
}

/** What a boat attacks with outside combat: a shell, or a torpedo of a kind and place. */
export type RaidWeapon = Spent | 'gun';

/** Torpedoes of a kind, in the tubes and stored. */
const aboard = (boat: Boat, kind: Torpedo): number => boat.stored[kind] + boat.ready[kind];

/** Torpedoes aboard that may be used on the target. */
export const usableAt = (boat: Boat, quarry: Quarry): number =>
  RUNS_AT[quarry].reduce((sum, kind) => sum + aboard(boat, kind), 0);

/** 9.16 — the torpedoes to choose from: each kind in each place, or just the next one where only one kind is left. */
export function choicesAt(boat: Boat, quarry: Quarry): Spent[] {
  const kinds = RUNS_AT[quarry].filter((kind) => aboard(boat, kind) > 0);
  const all = kinds.flatMap((kind) =>
    PLACES.filter((place) => boat[place][kind] > 0).map((place) => ({ kind, place })),
  );
  return kinds.length > 1 ? all : all.slice(0, 1);
}

/** Why a boat cannot spend this many torpedoes on a target: too few are left, or those aboard may not be used on it. */
export function unableToSpend(boat: Boat, quarry: Quarry, n: number, rule: string): Refusal | null {
  if (usableAt(boat, quarry) >= n) return null;
  const args = { boat: boat.id };
  return torpedoesAboard(boat) < n
    ? { why: { key: 'refused.noTorpedoes', args }, rule }
    : { why: { key: `refused.runsAt.${quarry}`, args }, rule: '9.16' };
}

/** 9.16 — logs that there are torpedoes aboard, but none that may be used on the target. */
export function tellMisfit(t: T, boat: Boat, quarry: Quarry, n: number): void {
  if (torpedoesAboard(boat) >= n && usableAt(boat, quarry) < n)
    t.say('noTorpedoFits', '9.16', { boat: boat.id, quarry });
}

/** Takes a torpedo out of its place. */
export function spend(boat: Boat, { kind, place }: Spent): void {
  boat[place][kind]--;
}

/** Spends ordinary torpedoes, stored ones before those in the tubes. */
export function spendOrdinary(boat: Boat, n: number): void {
  const stored = Math.min(n, boat.stored.plain);
  boat.stored.plain -= stored;
  boat.ready.plain -= n - stored;
}

/** A torpedo to be spent, in words. */
export const spentText = ({ kind, place }: Spent): Text => text(`spent.${kind}.${place}`);

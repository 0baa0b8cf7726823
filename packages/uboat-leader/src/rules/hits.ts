/** Hit counters and damage to boats (9.27, 9.28; second edition). */
import type { Refusal } from '@flotilla/table';
import type { HitEffect } from '../data/hit-counters.ts';
import { HIT_COUNTERS } from '../data/hit-counters.ts';
import type { HitCount } from '../data/types.ts';
import type { Boat, Part } from '../state.ts';
import type { T } from './book.ts';
import { step } from './book.ts';
import { addStress } from './crew.ts';
import type { Books } from './lookup.ts';
import { boatCard, boatOf, damageTo, torpedoesIn } from './lookup.ts';

/** Every counter of the cup; each goes back before the next is drawn. */
export const HIT_CUP = HIT_COUNTERS.flatMap((counter) =>
  new Array<(typeof HIT_COUNTERS)[number]>(counter.count).fill(counter),
);

/** 9.27 — hits are drawn one at a time, heavy ones first. */
export function drawHits(t: T, boat: Boat, light: number, heavy: number, rule: string): void {
  for (let i = 0; i < heavy + light; i++)
    t.next('hit', { boat: boat.id, side: i < heavy ? 'heavy' : 'light', rule });
}

/** 9.27 — one counter is drawn and does its work; none for a boat that is lost already. */
export const hit = step('hit', (t, { boat: id, side, rule }) => {
  const boat = boatOf(t.state, id);
  if (boat.fate !== 'serving') return;
  const counter = HIT_CUP[t.below(HIT_CUP.length, 'hit')];
  if (!counter) return;
  const effect = counter[side];
  t.say('hitCounter', rule, {
    boat: id,
    counter: counter.id,
    side,
    effect: effect.effect,
    n: 'n' in effect ? effect.n : 1,
  });
  applyHit(t, boat, effect);
});

/** 9.27, 9.28 — what one counter does. */
function applyHit(t: T, boat: Boat, effect: HitEffect): void {
  switch (effect.effect) {
    case 'none':
      return;
    case 'stunned':
      stun(t, boat);
      return;
    case 'stress':
      addStress(t, boat, effect.n, '9.27 2e');
      return;
    case 'sunk':
      t.next('boatSinks', { boat: boat.id, rule: '9.27 2e' });
      return;
    case 'flooding':
      damage(t, boat, 'flooding', false, 1);
      return;
    case 'tubes':
      damage(t, boat, 'tubes', effect.lasting, effect.n);
      spillTorpedoes(t, boat);
      return;
    default:
      damage(t, boat, effect.effect, effect.lasting, 1);
      return;
  }
}

const hardest = (side: 'light' | 'heavy'): number =>
  Math.max(...HIT_CUP.map(({ [side]: hit }) => (hit.effect === 'stress' ? hit.n : 0)));

const HARDEST = { light: hardest('light'), heavy: hardest('heavy') };

/** 9.27 — the most stress that this many hits can bring. */
export const mostStress = ({ light, heavy }: HitCount): number =>
  light * HARDEST.light + heavy * HARDEST.heavy;

const meanOf = (side: 'light' | 'heavy'): number =>
  HIT_CUP.reduce((sum, { [side]: hit }) => sum + (hit.effect === 'stress' ? hit.n : 0), 0) / HIT_CUP.length;

const MEAN = { light: meanOf('light'), heavy: meanOf('heavy') };

/** 9.27 — the stress that this many hits bring on average, whatever else they do. */
export const meanStress = ({ light, heavy }: HitCount): number => light * MEAN.light + heavy * MEAN.heavy;

/** 9.27 — a boat stunned in combat may not attack in this phase and the next, one stunned on the map in its next one. */
function stun(t: T, boat: Boat): void {
  boat.stunned = t.state.battle ? 2 : 1;
}

/** 9.27 — why a stunned boat may not attack; null for any other. */
export const unableToAttack = (boat: Boat): Refusal | null =>
  boat.stunned > 0 ? { why: { key: 'refused.stunned', args: { boat: boat.id } }, rule: '9.27 2e' } : null;

/** 9.28 — hull and flooding hits a boat can still take; at 0 it sinks. */
export const hullLeft = (books: Books, boat: Boat): number =>
  boatCard(books, boat.id).hull - damageTo(boat, 'hull') - damageTo(boat, 'flooding');

/** Lasting engine hits that sink a boat. */
const FATAL_ENGINE_HITS = 2;

/** 9.28 — puts a damage counter on a boat; hull and flooding, or a second lasting engine hit, sink it. */
export function damage(t: T, boat: Boat, part: Part, lasting: boolean, n: number): void {
  boat.damage.push({ part, lasting, n });
  t.say('damaged', '9.28 2e', {
    boat: boat.id,
    part,
    lasting,
    n,
    hullLeft: Math.max(0, hullLeft(t.state, boat)),
    hull: boatCard(t.state, boat.id).hull,
  });
  if (hullLeft(t.state, boat) <= 0 || lastingEngineHits(boat) >= FATAL_ENGINE_HITS)
    t.next('boatSinks', { boat: boat.id, rule: '9.28 2e' });
}

/** 9.28 — torpedoes above the tubes that still work are lost: ordinary ones first, mines last. */
function spillTorpedoes(t: T, boat: Boat): void {
  const tubes = Math.max(0, boatCard(t.state, boat.id).ready - damageTo(boat, 'tubes'));
  let over = torpedoesIn(boat.ready) + boat.ready.mines - tubes;
  for (const kind of ['plain', 'fat', 't5', 'mines'] as const) {
    const lost = Math.min(Math.max(0, over), boat.ready[kind]);
    boat.ready[kind] -= lost;
    over -= lost;
  }
}

/** The ways in which a counter can bring a boat nearer to its end. */
type Harm = 'sunk' | 'hull' | 'engines' | 'none';

function harmOf(effect: HitEffect): Harm {
  if (effect.effect === 'sunk') return 'sunk';
  if (effect.effect === 'hull' || effect.effect === 'flooding') return 'hull';
  return effect.effect === 'engines' && effect.lasting ? 'engines' : 'none';
}

function harmShares(side: 'light' | 'heavy'): Record<Harm, number> {
  const shares = { sunk: 0, hull: 0, engines: 0, none: 0 };
  for (const counter of HIT_CUP) shares[harmOf(counter[side])] += 1 / HIT_CUP.length;
  return shares;
}

const HARM = { light: harmShares('light'), heavy: harmShares('heavy') };

/** 9.27, 9.28 — the exact chance that a boat is lost to this many hits. */
export function chanceOfLoss(books: Books, boat: Boat, light: number, heavy: number): number {
  return lossWith(hullLeft(books, boat), FATAL_ENGINE_HITS - lastingEngineHits(boat), light, heavy);
}

function lossWith(room: number, engines: number, light: number, heavy: number): number {
  if (room <= 0 || engines <= 0) return 1;
  if (light + heavy === 0) return 0;
  const shares = heavy > 0 ? HARM.heavy : HARM.light;
  const after = (hull: number, motor: number) =>
    lossWith(room - hull, engines - motor, heavy > 0 ? light : light - 1, Math.max(0, heavy - 1));
  return shares.sunk + shares.hull * after(1, 0) + shares.engines * after(0, 1) + shares.none * after(0, 0);
}

const lastingEngineHits = (boat: Boat): number =>
  boat.damage.filter((damage) => damage.part === 'engines' && damage.lasting).length;

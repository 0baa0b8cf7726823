/** Hit counters and damage to boats (9.27, 9.28; second edition). */
import type { HitEffect } from '../data/hit-counters.ts';
import { HIT_COUNTERS } from '../data/hit-counters.ts';
import type { Boat, Part } from '../state.ts';
import type { T } from './book.ts';
import { addStress, sinkBoat } from './crew.ts';
import { boatCard, damageTo, torpedoesIn } from './lookup.ts';

/** Every counter of the cup; each goes back before the next is drawn. */
export const HIT_CUP = HIT_COUNTERS.flatMap((counter) =>
  new Array<(typeof HIT_COUNTERS)[number]>(counter.count).fill(counter),
);

/** 9.27 — draws and applies hits one at a time, heavy ones first; stops when the boat is lost. */
export function drawHits(t: T, boat: Boat, light: number, heavy: number, rule: string): void {
  for (let i = 0; i < heavy + light && boat.fate === 'serving'; i++) {
    const side = i < heavy ? 'heavy' : 'light';
    const counter = HIT_CUP[t.below(HIT_CUP.length, 'hit')];
    if (!counter) continue;
    const effect = counter[side];
    t.say('hitCounter', rule, {
      boat: boat.id,
      side: { key: `side.${side}` },
      effect: { key: `hit.${effect.effect}`, args: { n: 'n' in effect ? effect.n : 1 } },
    });
    applyHit(t, boat, effect);
  }
}

/** 9.27, 9.28 — what one counter does. */
export function applyHit(t: T, boat: Boat, effect: HitEffect): void {
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
      sinkBoat(t, boat, '9.27 2e');
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

/** A stunned boat may not attack until the end of the next combat phase; on the map it has nobody to attack. */
function stun(t: T, boat: Boat): void {
  const fighter = t.state.battle?.boats.find((other) => other.id === boat.id);
  if (fighter) fighter.stunned = 2;
}

/** 9.28 — puts a damage counter on a boat; hull and flooding, or a second lasting engine hit, sink it. */
export function damage(t: T, boat: Boat, part: Part, lasting: boolean, n: number): void {
  boat.damage.push({ part, lasting, n });
  t.say('damaged', '9.28 2e', {
    boat: boat.id,
    part: { key: `part.${part}` },
    lasting: { key: lasting ? 'damage.lasting' : 'damage.temporary' },
  });
  const hull = damageTo(boat, 'hull') + damageTo(boat, 'flooding');
  const engines = boat.damage.filter((other) => other.part === 'engines' && other.lasting).length;
  if (hull >= boatCard(t.state, boat.id).hull || engines >= 2) sinkBoat(t, boat, '9.28 2e');
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

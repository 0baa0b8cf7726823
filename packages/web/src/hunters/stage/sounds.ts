/** What is heard of a beat. Nothing of it is needed to understand anything. */
import type { Beat } from '@flotilla/table';
import type { Sound } from '../../sound/recipes.ts';
import type { Phase } from '../../stage/director.ts';
import { factsOf } from './facts.ts';

const MOVING: Readonly<Record<string, readonly Sound[]>> = {
  launch: ['launch', 'run', 'tick'],
  torpedo: ['run', 'tick'],
  deckGun: ['gun'],
  search: ['ping', 'propellers'],
  escorts: ['alarm', 'propellers'],
  depthCharges: ['splash', 'propellers'],
  damage: ['chargeNear'],
  flooding: ['water'],
  deep: ['creaking'],
  pressure: ['creaking'],
  aircraft: ['aircraft'],
  crashDive: ['alarm'],
  flak: ['flak'],
  bombs: ['aircraft'],
  eventCard: ['typewriter'],
};

/** What a torpedo sounds like when it is there. */
function struck(beat: Beat): readonly Sound[] {
  if (factsOf(beat, 'torpedoHit')) return factsOf(beat, 'shipSunk') ? ['hitFar', 'breakingUp'] : ['hitFar'];
  return factsOf(beat, 'torpedoDud') ? ['dud'] : [];
}

/** What is heard in a phase of a beat. */
export function soundsOf(beat: Beat, phase: Phase): readonly Sound[] {
  if (phase === 'dice') return ['dice'];
  if (phase !== 'play') return [];
  if (beat.kind === 'torpedo') return struck(beat).length > 0 ? struck(beat) : (MOVING.torpedo ?? []);
  if (beat.kind === 'damage' && factsOf(beat, 'flooded')) return ['chargeNear', 'water'];
  return MOVING[beat.kind] ?? [];
}

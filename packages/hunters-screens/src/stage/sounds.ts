/** What is heard of a beat, and when: never before it can be seen. Nothing of it is needed to understand anything. */
import type { Beat } from '@flotilla/companion';
import type { SoundCue } from '@flotilla/ui/sound/mixer.ts';
import type { Sound } from '@flotilla/ui/sound/recipes.ts';
import type { Phase } from '@flotilla/ui/stage/director.ts';
import { eventsIn, factsOf } from './facts.ts';
import { ARRIVES, RUN, rangeOf, SHELL_FALLS, SINKING, TUBES_APART, timingOf } from './timing.ts';

/** What is heard from the beginning of a beat, whatever comes of it. */
const MOVING: Readonly<Record<string, readonly Sound[]>> = {
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

/** Milliseconds of the story at which the charges of a pattern burst, and at which the second ping goes out. */
const CHARGES_BURST = 2400;
const SECOND_PING = 1100;

/** A sound at a time of the story, in milliseconds. */
type Timed = readonly [sound: Sound, time: number];

const ticks = (from: number, to: number): readonly Timed[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / 1000)) }, (_, i) => ['tick', from + i * 1000]);

/** One tube after the other, then the run with the stop-watch. */
function launched(beat: Beat): readonly Timed[] {
  const shots = eventsIn(beat, 'salvoFired').flatMap((salvo) => salvo.shots);
  const leaves = (i: number): number => 300 + i * TUBES_APART;
  const run = shots.some(({ torpedo }) => torpedo === 'steam') ? 'runSteam' : 'runElectric';
  const last = leaves(shots.length - 1);
  return [
    ...shots.map((_, i): Timed => ['launch', leaves(i)]),
    [run, leaves(0)],
    ...ticks(last, last + RUN[rangeOf(beat)]),
  ];
}

/** What a torpedo sounds like when it is there. */
function struck(beat: Beat): readonly Timed[] {
  if (factsOf(beat, 'torpedoDud')) return [['dud', ARRIVES]];
  if (!factsOf(beat, 'torpedoHit')) return [];
  const settles = timingOf(beat).story - SINKING.story;
  const hit = rangeOf(beat) === 'long' ? 'hitFar' : 'hit';
  return [[hit, ARRIVES], ...(factsOf(beat, 'shipSunk') ? [['breakingUp', settles] as const] : [])];
}

/** What is heard later in a beat, once it can be seen. */
function later(beat: Beat): readonly Timed[] {
  switch (beat.kind) {
    case 'launch':
      return launched(beat);
    case 'torpedo':
      return [['tick', 0], ...struck(beat)];
    case 'deckGun':
      return [[factsOf(beat, 'shellHit') ? 'chargeFar' : 'splash', SHELL_FALLS]];
    case 'search':
      return [['ping', SECOND_PING]];
    case 'depthCharges':
      return [['chargeFar', CHARGES_BURST]];
    case 'damage':
      return factsOf(beat, 'flooded') ? [['water', 300]] : [];
    default:
      return [];
  }
}

/** What is heard in a phase of a beat. */
export function soundsOf(beat: Beat, phase: Phase, lasts: number): readonly SoundCue[] {
  if (phase === 'dice') return [{ sound: 'dice', after: 0 }];
  if (phase !== 'play') return [];
  const scale = lasts / timingOf(beat).story / 1000;
  const moving = (MOVING[beat.kind] ?? []).map((sound): Timed => [sound, 0]);
  return [...moving, ...later(beat)].map(([sound, time]) => ({ sound, after: time * scale }));
}

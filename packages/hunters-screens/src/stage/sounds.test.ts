import type { Beat } from '@flotilla/companion';
import { expect, it } from 'vitest';
import { soundsOf } from './sounds.ts';
import { ARRIVES, timingOf } from './timing.ts';

const beatOf = (kind: string, ...events: readonly (readonly [string, object])[]): Beat =>
  ({
    kind,
    stop: false,
    big: true,
    headline: null,
    moments: [{ log: 1, view: {}, events: events.map(([name, data]) => ({ kind: name, data })) }],
  }) as unknown as Beat;

const missed = beatOf('torpedo', ['torpedoMissed', {}]);
const dud = beatOf('torpedo', ['torpedoDud', {}]);
const sunk = beatOf('torpedo', ['torpedoHit', { points: 2 }], ['shipSunk', {}]);

const heard = (beat: Beat, lasts = timingOf(beat).story) => soundsOf(beat, 'play', lasts);

it('a torpedo sounds the same whatever comes of it until it is there', () => {
  const early = (beat: Beat) => heard(beat).filter(({ after }) => after * 1000 < ARRIVES);
  expect(early(dud)).toEqual(early(missed));
  expect(early(sunk)).toEqual(early(missed));
  expect(heard(dud)).toContainEqual({ sound: 'dud', after: ARRIVES / 1000 });
  expect(heard(sunk).map(({ sound }) => sound)).toEqual(['tick', 'hit', 'breakingUp']);
});

it('sounds keep to the pace of the picture', () => {
  const half = timingOf(dud).story / 2;
  expect(heard(dud, half)).toContainEqual({ sound: 'dud', after: ARRIVES / 2000 });
});

it('every tube is heard, and an electric torpedo hums', () => {
  const shots = ['electric', 'electric'].map((torpedo) => ({ torpedo, ship: 0 }));
  const cues = heard(beatOf('launch', ['salvoFired', { count: 2, end: 'forward', shots }]));
  expect(cues.filter(({ sound }) => sound === 'launch')).toHaveLength(2);
  expect(cues.map(({ sound }) => sound)).toContain('runElectric');
});

it('nothing is heard of a roll but its dice, nor of a beat that stands', () => {
  expect(soundsOf(sunk, 'dice', 700)).toEqual([{ sound: 'dice', after: 0 }]);
  expect(soundsOf(sunk, 'roll', 0)).toEqual([]);
  expect(soundsOf(sunk, 'hold', 0)).toEqual([]);
});

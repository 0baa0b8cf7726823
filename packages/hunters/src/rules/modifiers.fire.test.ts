/** Modifiers of torpedoes and the deck gun (U1 - U3). */
import { expect, test } from 'vitest';
import { captainOf } from '../../test/helpers.ts';
import { scene, shown } from '../../test/scenes.ts';
import type { Captain, Fight, Shot } from '../state.ts';
import type { FireScene } from './modifiers.ts';
import * as lists from './modifiers.ts';

const steam: Shot = { end: 'forward', torpedo: 'steam', target: 0, second: false };

const shotScene = (
  shot: Partial<Shot> | null,
  change?: (captain: Captain, fight: Fight) => void,
): FireScene => ({
  ...scene(change),
  shot: shot && { ...steam, ...shot },
});

test('U1: a plain steam torpedo under water has no modifier', () => {
  expect(shown(lists.FIRE, shotScene({}))).toEqual({});
});

test.each<[string, Record<string, number>, FireScene]>([
  [
    'from the surface at night −1',
    { surfaceSight: -1 },
    shotScene({}, (_, f) =>
      Object.assign(f, { light: 'night', approach: { surfaced: true, range: 'medium' } }),
    ),
  ],
  [
    'from the surface by day at an unescorted ship −1',
    { surfaceSight: -1 },
    shotScene({}, (_, f) =>
      Object.assign(f, { escorted: false, approach: { surfaced: true, range: 'medium' } }),
    ),
  ],
  [
    'the deck gun from the surface gains nothing',
    {},
    shotScene(null, (_, f) =>
      Object.assign(f, { escorted: false, approach: { surfaced: true, range: 'medium' } }),
    ),
  ],
  ['under water at night nothing', {}, shotScene({}, (_, f) => Object.assign(f, { light: 'night' }))],
  ['Knight’s Cross alone nothing', {}, shotScene({}, (c) => Object.assign(c, { award: 1 }))],
  ['Oakleaves −1', { oakleaves: -1 }, shotScene({}, (c) => Object.assign(c, { award: 2 }))],
  ['green crew +1', { greenCrew: 1 }, shotScene({}, (c) => Object.assign(c.crew, { quality: 0 }))],
  ['elite crew nothing', {}, shotScene({}, (c) => Object.assign(c.crew, { quality: 3 }))],
  [
    'all four crew boxes SW or KIA +1',
    { handsDown: 1 },
    shotScene({}, (c) => Object.assign(c.crew, { hands: ['SW', 'SW', 'KIA', 'KIA'] })),
  ],
  [
    'three of four nothing',
    {},
    shotScene({}, (c) => Object.assign(c.crew, { hands: ['SW', 'SW', 'KIA', 'LW'] })),
  ],
  [
    'Kommandant SW +1',
    { kommandantDown: 1 },
    shotScene({}, (c) => Object.assign(c.crew.men, { kommandant: 'SW' })),
  ],
  ['Kommandant LW nothing', {}, shotScene({}, (c) => Object.assign(c.crew.men, { kommandant: 'LW' }))],
  [
    'Kommandant and first officer down +2 instead',
    { officersDown: 2 },
    shotScene({}, (c) => Object.assign(c.crew.men, { kommandant: 'SW', firstOfficer: 'KIA' })),
  ],
  [
    'an Experte first officer in command: nothing (H2)',
    {},
    shotScene({}, (c) => {
      c.crew.men.kommandant = 'SW';
      c.crew.experts.firstOfficer = true;
    }),
  ],
  [
    'an Experte second officer in command: nothing (H2)',
    {},
    shotScene({}, (c) => {
      c.crew.men.kommandant = 'SW';
      c.crew.men.firstOfficer = 'SW';
      c.crew.experts.secondOfficer = true;
    }),
  ],
  ['second salvo +1', { secondSalvo: 1 }, shotScene({ second: true })],
  [
    'second salvo with the Knight’s Cross nothing',
    {},
    shotScene({ second: true }, (c) => Object.assign(c, { award: 1 })),
  ],
  ['electric at medium range +1', { electricMedium: 1 }, shotScene({ torpedo: 'electric' })],
  [
    'electric at long range +2',
    { electricLong: 2 },
    shotScene({ torpedo: 'electric' }, (_, f) =>
      Object.assign(f, { approach: { surfaced: false, range: 'long' } }),
    ),
  ],
  [
    'electric at close range nothing',
    {},
    shotScene({ torpedo: 'electric' }, (_, f) =>
      Object.assign(f, { approach: { surfaced: false, range: 'close' } }),
    ),
  ],
])('U1: %s', (_, expected, about) => {
  expect(shown(lists.FIRE, about)).toEqual(expected);
});

test('U2: superior torpedoes +1 for the patrol', () => {
  const captain = captainOf('VIIB');
  expect(shown(lists.DUD, captain)).toEqual({});
  captain.patrol = { superiorTorpedoes: true } as Captain['patrol'];
  expect(shown(lists.DUD, captain)).toEqual({ superiorTorpedoes: 1 });
});

test('U3: the 10.5 cm gun of a Type IX −1', () => {
  expect(shown(lists.GUN_DAMAGE, captainOf('IXA'))).toEqual({ heavyGun: -1 });
  expect(shown(lists.GUN_DAMAGE, captainOf('VIIB'))).toEqual({});
});

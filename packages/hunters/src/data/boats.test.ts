import { expect, test } from 'vitest';
import { BOAT_TYPES, BOATS } from './boats.ts';
import { BOAT_NUMBERS, WOLFPACKS } from './numbers.ts';
import { CAPITAL_SHIPS, LARGE_FREIGHTERS, SMALL_FREIGHTERS, TANKERS } from './rosters.ts';
import type { Mat, Track } from './tracks.ts';
import { MATS } from './tracks.ts';

const short = (track: Track): string =>
  track.map(({ at, rolls }) => (rolls > 1 ? `${at[0]}${rolls}` : at[0])).join('');

const rows = (mat: Mat): Record<string, string> =>
  Object.fromEntries(Object.entries(mat).map(([area, track]) => [area, short(track as Track)]));

test('3.1 the mats print these tracks (b Biscay, t transit, g Gibraltar, m mission, l landing, s station)', () => {
  expect(rows(MATS.VIIA)).toEqual({
    atlantic: 'btssstb',
    british: 'btssstb',
    britishMission: 'btmsstb',
    spanish: 'btssstb',
    norway: 'ttssstt',
    northAmerica: 'btttlstttb',
    arctic: 'ttssstt',
    mediterranean: 'bgssstt',
  });
  expect(rows(MATS.VIIC)).toEqual({
    atlantic: 'btsssstb',
    british: 'btsssstb',
    britishMission: 'btmssstb',
    spanish: 'btsssstb',
    norway: 'ttsssstt',
    northAmerica: 'btttlsstttb',
    arctic: 'ttsssstt',
    mediterranean: 'bgsssstt',
  });
  expect(MATS.VIIB).toEqual(MATS.VIIC);
  expect(rows(MATS.VIID)).toEqual({
    atlantic: 'btmss2sstb',
    spanish: 'btmss2sstb',
    british: 'btmsssstb',
    norway: 'ttmsssstt',
    arctic: 'ttmss2sstt',
    northAmerica: 'btttls2ssttb',
    africa: 'bttss2ssttb',
  });
  expect(rows(MATS.IXA)).toEqual({
    atlantic: 'btssssstb',
    british: 'btssssstb',
    britishMission: 'btmsssstb',
    spanish: 'btssssstb',
    norway: 'ttssssstt',
    northAmerica: 'btttls2sstttb',
    africa: 'bttss2ssttb',
  });
  expect(rows(MATS.IXB)).toEqual({
    atlantic: 'btsss2sstb',
    british: 'btsss2sstb',
    britishMission: 'btmss2sstb',
    spanish: 'btsss2sstb',
    norway: 'ttsss2sstt',
    northAmerica: 'btttls2sstttb',
    africa: 'bttss2ssttb',
  });
  expect(rows(MATS.IXC)).toEqual({
    atlantic: 'btsss3sstb',
    british: 'btsss3sstb',
    britishMission: 'btmss3sstb',
    spanish: 'btsss3sstb',
    norway: 'ttsss3sstt',
    northAmerica: 'btttls2s2stttb',
    africa: 'bttss3ssttb',
  });
});

test('4.4.1, 3.1 hull, flooding, tubes and guns of every boat', () => {
  const facts = Object.fromEntries(
    BOAT_TYPES.map((type) => {
      const { hull, flooding, forwardTubes, aftTubes, deckGun, ammo, flak } = BOATS[type];
      return [type, [hull, flooding, forwardTubes, aftTubes, deckGun, ammo, flak.length]];
    }),
  );
  expect(facts).toEqual({
    VIIA: [7, 7, 4, 1, '8.8', 10, 1],
    VIIB: [8, 8, 4, 1, '8.8', 10, 1],
    VIIC: [8, 8, 4, 1, '8.8', 10, 1],
    VIID: [8, 8, 4, 1, '8.8', 10, 1],
    VIICFlak: [8, 8, 4, 1, null, 0, 3],
    IXA: [8, 8, 4, 2, '10.5', 5, 2],
    IXB: [8, 9, 4, 2, '10.5', 5, 2],
    IXC: [9, 9, 4, 2, '10.5', 5, 2],
  });
});

test('8.2.5 few tankers of the roster are of 5,000 tons or less', () => {
  expect(TANKERS.filter(({ tons }) => tons <= 5000).map(({ name }) => name)).toEqual([
    'Vaclite',
    'Leticia',
    'Lucretia',
    'Congonian',
  ]);
});

test('8.2.2 small freighters are of 5,000 tons or less, large ones above', () => {
  for (const { name, tons } of SMALL_FREIGHTERS) expect(tons, name).toBeLessThanOrEqual(5000);
  for (const { name, tons } of LARGE_FREIGHTERS) expect(tons, name).toBeGreaterThan(5000);
});

test('8.2.2 six of the ten capital ships bring the Knight’s Cross', () => {
  expect(CAPITAL_SHIPS).toHaveLength(10);
  expect(CAPITAL_SHIPS.filter(({ knightsCross }) => knightsCross)).toHaveLength(6);
});

test('14.4.1 no number belongs to two types of the same class', () => {
  const owners = new Map<number, string>();
  for (const type of BOAT_TYPES) {
    for (const [first, last] of BOAT_NUMBERS[type]) {
      for (let number = first; number <= last; number++) {
        const key = number;
        const owner = owners.get(key);
        if (owner && BOATS[type].family === BOATS[owner as typeof type].family) {
          expect([owner, type], `U-${number}`).toEqual(['VIIC', 'VIICFlak']);
        }
        if (!owner) owners.set(key, type);
      }
    }
  }
});

test('14.5.1 the list of wolfpacks is complete', () => {
  expect(WOLFPACKS).toHaveLength(85);
  for (const { boats } of WOLFPACKS) expect(boats).toBeGreaterThan(1);
});

test('4.5, 7.4.2 every boat may carry enough steam torpedoes to fill all her racks with them', () => {
  for (const type of BOAT_TYPES) {
    const { steam, adjust, forwardReloads, aftReloads } = BOATS[type];
    expect(forwardReloads + aftReloads, type).toBeLessThanOrEqual(steam + adjust);
  }
});

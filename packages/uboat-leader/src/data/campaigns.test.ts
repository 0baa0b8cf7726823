/** The campaign sheets against the printed ones (3.1 - 3.4). */
import { describe, expect, it } from 'vitest';
import { CAMPAIGNS } from './index.ts';
import type { Campaign } from './types.ts';

const campaign = (id: string) => CAMPAIGNS.find((sheet) => sheet.id === id) as Campaign;
const area = (sheet: Campaign, id: string) => sheet.areas.find((other) => other.id === id);

describe('campaign sheets (3.1 - 3.4)', () => {
  it('2.1: are four, in order of time, with the printed dates', () => {
    expect(CAMPAIGNS.map((sheet) => [sheet.id, sheet.from, sheet.to])).toEqual([
      ['battle-begins', '1939-09', '1940-05'],
      ['happy-time', '1940-06', '1941-05'],
      ['drumbeat', '1942-02', '1942-06'],
      ['hunted', '1942-07', '1943-06'],
    ]);
  });

  it('2.1, 3.1, 3.3: print The Battle Begins', () => {
    const sheet = campaign('battle-begins');
    expect(
      (['short', 'medium', 'long'] as const).map((length) => [
        sheet.lengths[length].patrols,
        sheet.lengths[length].so,
      ]),
    ).toEqual([
      [1, 26],
      [2, 32],
      [4, 38],
    ]);
    expect(sheet.lengths.short.bands).toEqual({ great: 21, good: 17, adequate: 13, poor: 10 });
    expect(sheet.lengths.medium.bands).toEqual({ great: 41, good: 33, adequate: 27, poor: 20 });
    expect(sheet.lengths.long.bands).toEqual({ great: 81, good: 65, adequate: 51, poor: 40 });
    expect(sheet.options).toEqual([
      { type: 'rest', cost: 2, limit: null, areas: null },
      { type: 'intelligence', cost: 2, limit: null, areas: null },
      { type: 'attack', cost: 2, limit: 2, areas: null },
      { type: 'mine', cost: 1, limit: 3, areas: null },
      { type: 'airSearch', cost: 1, limit: null, areas: ['north-sea'] },
      { type: 'radioCall', cost: 1, limit: null, areas: null },
    ]);
    expect(sheet.removedConvoys).toEqual([46, 47, 48, 50]);
    expect(sheet.limits).toEqual([{ types: ['II'], onlyAreas: ['north-sea', 'british-isles'] }]);
    expect(sheet.wolfpack).toEqual({ joinOn: 7, alarmTo: 1, attacked: -2 });
    expect([
      area(sheet, 'southwest-approaches')?.patrolling,
      area(sheet, 'southwest-approaches')?.moving,
      area(sheet, 'north-sea')?.moving,
    ]).toEqual([1, 1, 1]);
    expect(area(sheet, 'north-sea')?.boxes).toEqual([{ mission: 'attack', events: 3, targets: 3 }]);
    expect(area(sheet, 'british-isles')?.boxes[0]).toMatchObject({
      mission: 'mine',
      events: 1,
      minesPerPoint: 2,
    });
  });

  it('print The Happy Time and Operation Drumbeat', () => {
    const happy = campaign('happy-time');
    expect([happy.lengths.medium.so, happy.removedConvoys]).toEqual([41, [32, 33, 34]]);
    expect(
      ['north-sea', 'british-isles', 'southwest-approaches'].map((id) => area(happy, id)?.moving),
    ).toEqual([2, 1, 2]);
    const table = area(happy, 'southwest-approaches')?.contacts ?? [];
    expect(table.find((row) => row.upTo === null || 6 <= row.upTo)?.contacts).toBe(2);
    expect(happy.ports.map((port) => port.id)).toEqual(['germany', 'france']);
    expect(campaign('drumbeat').limits[0]?.admits).toEqual(['VIIC', 'IX']);
  });

  it.each(CAMPAIGNS)('2.2: $id: the map hangs together', (sheet) => {
    const reached = new Set(sheet.ports.flatMap((port) => port.adjacent));
    for (const id of reached) for (const near of area(sheet, id)?.adjacent ?? []) reached.add(near);
    expect(reached.size).toBe(sheet.areas.length);
    for (const zone of sheet.areas) {
      for (const near of zone.adjacent)
        expect(area(sheet, near)?.adjacent, `${zone.id}-${near}`).toContain(zone.id);
      if (!zone.mayStop) continue;
      const ends = zone.contacts.map((row) => row.upTo);
      expect(ends[ends.length - 1], zone.id).toBeNull();
      expect(zone.contacts.map((row) => row.contacts)).toEqual(
        [...zone.contacts.map((row) => row.contacts)].sort(),
      );
    }
  });

  it.each(CAMPAIGNS)(
    '3.3: $id: bands and points rise, missions have boxes, tactics counters come from June 1942 on',
    (sheet) => {
      for (const length of ['short', 'medium', 'long'] as const) {
        const { great, good, adequate, poor } = sheet.lengths[length].bands;
        expect(great > good && good > adequate && adequate > poor).toBe(true);
      }
      expect(
        sheet.lengths.short.so < sheet.lengths.medium.so && sheet.lengths.medium.so < sheet.lengths.long.so,
      ).toBe(true);
      for (const mission of ['mine', 'attack', 'raider'] as const) {
        const hasBox = sheet.areas.some((zone) => zone.boxes.some((box) => box.mission === mission));
        expect(hasBox).toBe(sheet.options.some((offer) => offer.type === mission));
      }
      expect(sheet.tactics).toBe(sheet.from >= '1942-06');
    },
  );
});

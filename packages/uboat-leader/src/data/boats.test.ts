/** The boat cards against the printed ones (2.8, 3.7). */
import { describe, expect, it } from 'vitest';
import { BOATS } from './index.ts';
import type { BoatCard } from './types.ts';

const LEVELS = ['green', 'trained', 'veteran', 'ace'] as const;
const boat = (id: string) => BOATS.find((card) => card.id === id) as BoatCard;

describe('boats (2.8, 3.7)', () => {
  it('are 27, each with a number of its own', () => {
    expect(BOATS).toHaveLength(27);
    expect(new Set(BOATS.map((card) => card.id)).size).toBe(27);
  });

  it.each(BOATS)(
    '2.8: $id: costs rise, stress rows follow each other, the shaken row is no better',
    (card) => {
      LEVELS.forEach((level, i) => {
        const side = card.levels[level];
        const before = i > 0 ? card.levels[LEVELS[i - 1] as 'green'] : null;
        if (before) expect(side.so).toBeGreaterThan(before.so);
        expect(side.shakenTo).toBeGreaterThan(side.okayTo);
        for (const skill of ['gunnery', 'torpedo', 'evasion'] as const)
          expect(side.shaken[skill]).toBeLessThanOrEqual(side.okay[skill]);
        expect(side.promotion === null).toBe(level === 'ace');
      });
      expect(card.levels.green.card).toBe(card.levels.trained.card);
      expect(card.levels.veteran.card).toBe(card.levels.ace.card);
    },
  );

  it('carry the printed torpedoes and guns of their classes', () => {
    const loads: Record<string, [number, number, number]> = {
      VIIA: [5, 11, 6],
      VIIB: [5, 14, 6],
      VIIC: [5, 14, 6],
      IXA: [6, 22, 6],
      IXB: [6, 22, 6],
      IXC: [6, 22, 6],
      XXI: [6, 24, 0],
    };
    for (const card of BOATS) {
      const load = loads[card.type];
      if (load) expect([card.ready, card.ready + card.stored, card.gun], card.id).toEqual(load);
      if (['IIB', 'IIC'].includes(card.type)) expect(card.gun, card.id).toBe(0);
    }
  });

  it('2.8: have the printed costs and skills', () => {
    const costs = [
      ['U-43', 'trained', 8],
      ['U-47', 'trained', 7],
      ['U-51', 'trained', 6],
      ['U-56', 'ace', 8],
      ['U-23', 'ace', 9],
      ['U-96', 'trained', 8],
      ['U-122', 'veteran', 16],
    ] as const;
    for (const [id, level, so] of costs) expect(boat(id).levels[level].so, `${id} ${level}`).toBe(so);
    expect(boat('U-122').levels.veteran.okay).toEqual({
      initiative: 'cautious',
      gunnery: 1,
      torpedo: 1,
      evasion: 5,
    });
    expect(boat('U-98').levels.veteran.okay).toMatchObject({ gunnery: 0, torpedo: 0 });
    expect([boat('U-94').levels.ace.okay.evasion, boat('U-94').levels.ace.shaken.evasion]).toEqual([3, 1]);
    expect(boat('U-23').levels.ace.okay.evasion).toBe(4);
    expect(boat('U-47').levels.veteran.okayTo).toBe(5);
    expect(boat('U-122').levels.veteran.abilities).toContain('searcher');
    expect(boat('U-96').levels.trained.abilities).toContain('cool');
  });

  it('2.8, 3.7, 16: have the printed cards, classes and service', () => {
    expect([
      boat('U-98').levels.green.card,
      boat('U-94').levels.ace.card,
      boat('U-2511').levels.trained.card,
    ]).toEqual([126, 148, 164]);
    expect([boat('U-23').type, boat('U-47').type, boat('U-96').type, boat('U-98').type]).toEqual([
      'IIB',
      'VIIB',
      'VIIC',
      'VIIC',
    ]);
    expect([boat('U-98').from, boat('U-98').to, boat('U-23').from, boat('U-23').to]).toEqual([
      '1941-03',
      '1945-05',
      '1939-09',
      '1941-05',
    ]);
    expect([
      boat('U-20').surfaced,
      boat('U-122').surfaced,
      boat('U-122').submerged,
      boat('U-201').submerged,
      boat('U-2511').submerged,
    ]).toEqual([2, 2, 1, 1, 2]);
    expect(boat('U-201').exclusiveWith).toBe('U-2511');
  });

  it('include the printed sample cards', () => {
    const sides = BOATS.flatMap((card) => LEVELS.map((level) => card.levels[level]));
    expect(sides.some((side) => side.so === 12 && side.okayTo === 8 && side.shakenTo === 12)).toBe(true);
    const panel = (row: { gunnery: number; torpedo: number; evasion: number }) =>
      [row.gunnery, row.torpedo, row.evasion].join();
    expect(sides.some((side) => panel(side.okay) === '-1,2,4' && panel(side.shaken) === '-3,0,2')).toBe(true);
    expect(sides.some((side) => panel(side.okay) === '1,1,4' && panel(side.shaken) === '0,0,3')).toBe(true);
  });
});

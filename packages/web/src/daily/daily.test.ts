import type { Hunters } from '@flotilla/hunters';
import { hunters, seaOfDay } from '@flotilla/hunters';
import type { Bot } from '@flotilla/table';
import { botRngs, playOut, Session, Table } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import type { SeaResult } from '@flotilla/ui/sea/ownSea.ts';
import { dayOf, seas, seasFrom, setOut, takeSeas, writeDown } from '@flotilla/ui/sea/seas.ts';
import { speak } from '@flotilla/ui/sea/text/index.ts';
import { speak as speakSite } from '@flotilla/ui/text/index.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayAt, daysFrom, daysRunning, untilNext, weeksOf } from '../days.ts';
import { lineOf } from './line.ts';
import { ownSea } from './own.ts';
import { placed } from './Race.tsx';
import { isHonest } from './result.ts';

const RESULT: SeaResult = {
  boat: 'VIIC',
  number: 69,
  area: 'atlantic',
  month: 13,
  ships: [
    { name: 'Baron Kelvin', kind: 'large', tons: 5800 },
    { name: 'Olaf', kind: 'tanker', tons: 5200 },
    { name: 'Sveta', kind: 'small', tons: 3200 },
  ],
  tons: 14_200,
  fired: 11,
  hits: 6,
  expected: 6.7,
  hull: 2,
  hullOf: 8,
  end: 'home',
};

beforeEach(() => {
  seas.value = {};
});

describe('days', () => {
  it('are those of universal time', () => {
    expect(dayAt(Date.parse('2026-11-17T23:59:59Z'))).toBe('2026-11-17');
    expect(daysFrom('2026-03-01', -1)).toBe('2026-02-28');
    expect(untilNext(Date.parse('2026-11-17T14:48:00Z'))).toEqual({ hours: 9, minutes: 12 });
  });

  it('stand in weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it('run on until one is missing', () => {
    const sailed = new Set(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-13']);
    expect(daysRunning('2026-11-17', (day) => sailed.has(day))).toBe(3);
  });
});

describe('the attempt of a day', () => {
  it('is the first game, and its first result stays', () => {
    setOut('2026-11-17', 'one');
    setOut('2026-11-17', 'two');
    expect(dayOf('one')).toBe('2026-11-17');
    expect(dayOf('two')).toBeNull();
    writeDown('2026-11-17', RESULT);
    writeDown('2026-11-17', { ...RESULT, tons: 99_000 });
    expect(seas.value['2026-11-17']?.result?.tons).toBe(14_200);
  });

  it('of another device is added; one with a result goes before one without', () => {
    setOut('2026-11-16', 'here');
    writeDown('2026-11-16', RESULT);
    setOut('2026-11-17', 'open');
    takeSeas({
      '2026-11-15': { game: 'there', result: RESULT },
      '2026-11-16': { game: 'there', result: { ...RESULT, tons: 1 } },
      '2026-11-17': { game: 'there', result: RESULT },
    });
    expect(
      Object.entries(seas.value)
        .map(([day, { game }]) => [day, game])
        .sort(),
    ).toEqual([
      ['2026-11-15', 'there'],
      ['2026-11-16', 'here'],
      ['2026-11-17', 'there'],
    ]);
  });

  it('is left out when what was stored is none', () => {
    const good = { game: 'one', result: null };
    expect(
      seasFrom({
        '2026-11-17': good,
        yesterday: good,
        '2026-11-16': { game: 7 },
        '2026-11-15': { game: 'x', result: { tons: 'many' } },
      }),
    ).toEqual({ '2026-11-17': good });
    expect(seasFrom('nonsense')).toEqual({});
  });
});

describe('the result of a day', () => {
  it('is that of the first patrol of a game as the sheet has it, however long the career goes on', () => {
    for (const day of ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17']) {
      const { options, seed } = seaOfDay(day);
      const table = new Table({ game: hunters, options, seats: 1, seed });
      expect(ownSea.resultIn(table.log ?? [])).toBeNull();
      playOut(table, [hunters.bots.steady as Bot<Hunters>], botRngs(day, 1));
      const result = ownSea.resultIn(table.log ?? []);
      const page = table.state.game.captains[0]?.log[0];
      expect([result?.tons, result?.ships.length, result?.number]).toEqual([
        page?.tons,
        page?.ships.filter(({ fate }) => fate === 'sunk').length,
        page?.number,
      ]);
      expect(result?.end === 'lost').toBe(page?.result === 'open');
    }
  });

  it('does not come of a game in which somebody went back past a roll, or threw dice of their own', () => {
    const { options, seed } = seaOfDay('2026-11-17');
    const plain = new Session(hunters, { options: { ...options }, seats: [{ name: '', bot: null }], seed });
    expect(isHonest(plain.record())).toBe(true);
    plain.allowPractice();
    expect(isHonest(plain.record())).toBe(false);
    const typed = new Session(hunters, {
      options: { ...options },
      seats: plain.start.seats,
      seed,
      dice: 'ask',
    });
    expect(isHonest(typed.record())).toBe(false);
  });

  it('stands among the house: more tons first, a boat that came home before one that did not, equals together', () => {
    const ghost = (id: string, tons: number, end: SeaResult['end'] = 'home') => ({
      id,
      result: { ...RESULT, tons, end },
    });
    const rows = placed(RESULT, [
      ghost('cautious', 14_200, 'lost'),
      ghost('steady', 14_200),
      ghost('bold', 20_000),
    ]);
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ['bold', 1],
      ['you', 2],
      ['steady', 2],
      ['cautious', 4],
    ]);
  });

  it('is one line that names no ship and no place', async () => {
    settings.value = { ...settings.value, language: 'en' };
    await Promise.all([speakSite('en'), speak('en')]);
    expect(lineOf('2026-11-17', RESULT)).toBe(
      '⚓ Flotilla 17 Nov · U-69 · 3 ships 14,200\u00a0t · hull 2/8 · home',
    );
    expect(lineOf('2026-11-17', { ...RESULT, ships: RESULT.ships.slice(1, 2), end: 'lost' })).toContain(
      '1 ship ',
    );
  });
});

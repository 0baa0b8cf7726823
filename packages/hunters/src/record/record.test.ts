import { countsOf } from '@flotilla/companion';
import type { Bot, LogEvent } from '@flotilla/table';
import { botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { beforeAll, describe, expect, it } from 'vitest';
import { hunters } from '../index.ts';
import type { Captain, Hunters, Options } from '../state.ts';
import { HONOURS } from './honours.ts';
import { seaOfDay } from './sea.ts';
import type { Tale } from './tale.ts';
import { taleOf } from './tale.ts';

interface Played {
  readonly captain: Captain;
  readonly tale: Tale;
  readonly counts: Readonly<Record<string, number>>;
}

function play(
  seed: string,
  change: Partial<Options> = {},
  seats = 1,
): { captains: Captain[]; log: readonly LogEvent[] } {
  const table = new Table({ game: hunters, options: optionsOf(hunters, change), seats, seed });
  playOut(
    table,
    Array.from({ length: seats }, () => hunters.bots.steady as Bot<Hunters>),
    botRngs(seed, seats),
  );
  return { captains: table.state.game.captains, log: table.log ?? [] };
}

const BOATS = ['VIIA', 'VIIB', 'VIIC', 'IXA', 'IXB', 'VIID'] as const;
const CAREERS = 36;
let careers: Played[];

beforeAll(() => {
  careers = Array.from({ length: CAREERS }, (_, i) => {
    const { captains, log } = play(`tale ${i}`, { boat: BOATS[i % BOATS.length] ?? 'VIIB' });
    const tale = taleOf(log) as Tale;
    return { captain: captains[0] as Captain, tale, counts: countsOf(HONOURS, tale) };
  });
});

const earnedIn = ({ counts }: Played, id: string): boolean =>
  (counts[id] ?? 0) >= (HONOURS.find((honour) => honour.id === id)?.goal ?? Number.POSITIVE_INFINITY);

describe('the tale of a career', () => {
  it('agrees with the log sheet patrol by patrol, and with what the captain ended as', () => {
    for (const { captain, tale } of careers) {
      expect([tale.tons, tale.ships, tale.fate]).toEqual([captain.tons, captain.sunk, captain.fate]);
      expect(tale.legs.map(({ month, area, tons }) => [month, area, tons])).toEqual(
        captain.log.map(({ month, area, tons }) => [month, area, tons]),
      );
      for (const [i, leg] of tale.legs.entries()) {
        const page = captain.log[i];
        expect(leg.sunk.length).toBe(page?.ships.filter(({ fate }) => fate === 'sunk').length);
        expect(leg.ended === 'home' || leg.ended === 'rescued').toBe(page?.result !== 'open');
        expect(leg.hull).toBeLessThanOrEqual(leg.hullOf);
      }
    }
  });

  it('counts every torpedo that was rolled for, with the chance it had', () => {
    const hits = careers.flatMap(({ tale }) => tale.legs.flatMap((leg) => leg.hits));
    expect(hits.length).toBeGreaterThan(500);
    for (const { chance } of hits) expect(chance > 0 && chance <= 1).toBe(true);
    const good = hits.filter((one) => one.good).length;
    const expected = hits.reduce((sum, { chance }) => sum + chance, 0);
    const spread = Math.sqrt(hits.reduce((sum, { chance }) => sum + chance * (1 - chance), 0));
    expect(Math.abs(good - expected)).toBeLessThan(4 * spread);
  });

  it('is told of one seat among several, and of none that does not play', () => {
    const { captains, log } = play('several', { mode: 'twoPlayer' }, 2);
    for (const captain of captains) {
      const tale = taleOf(log, captain.seat) as Tale;
      expect([tale.tons, tale.ships, tale.fate]).toEqual([captain.tons, captain.sunk, captain.fate]);
      expect(tale.legs.map(({ tons }) => tons)).toEqual(captain.log.map(({ tons }) => tons));
    }
    expect(taleOf(log, 2)).toBeNull();
  });
});

describe('honours', () => {
  it('go to those who earned them by the captain’s own account', () => {
    for (const played of careers) {
      const { captain } = played;
      expect(earnedIn(played, 'giantKiller')).toBe(captain.capitals.length > 0);
      expect(earnedIn(played, 'oldHand')).toBe(captain.fate === 'survived');
      expect(earnedIn(played, 'hundred')).toBe(captain.tons >= 100_000);
      expect(earnedIn(played, 'cross')).toBe(captain.award > 0);
      expect(earnedIn(played, 'richPatrol')).toBe(captain.log.some(({ tons }) => tons >= 40_000));
      const tankers = captain.log.flatMap(({ ships }) => ships);
      expect(played.counts.tankerWar).toBe(
        tankers.filter(({ kind, fate }) => kind === 'tanker' && fate === 'sunk').length,
      );
    }
  });

  it('are within reach: played careers come towards every one of them', () => {
    const never = HONOURS.filter(({ id }) => !careers.some(({ counts }) => (counts[id] ?? 0) > 0));
    expect(never.map(({ id }) => id)).toEqual([]);
  });

  it('are not given away: no career has them all, and a fresh one has none', () => {
    for (const played of careers)
      expect(HONOURS.filter(({ id }) => earnedIn(played, id)).length).toBeLessThan(HONOURS.length);
    const fresh = taleOf(play('fresh').log.slice(0, 6)) as Tale;
    expect(Object.values(countsOf(HONOURS, fresh)).every((count) => count === 0)).toBe(true);
  });
});

describe('the sea of a day', () => {
  it('follows from the day alone, and differs from day to day', () => {
    expect(seaOfDay('2026-11-17')).toEqual(seaOfDay('2026-11-17'));
    const days = Array.from({ length: 30 }, (_, i) => seaOfDay(`2026-11-${String(i + 1).padStart(2, '0')}`));
    expect(new Set(days.map(({ seed }) => seed)).size).toBe(30);
    expect(new Set(days.map(({ boat }) => boat)).size).toBe(4);
  });

  it('is a career the game allows', () => {
    const { options } = seaOfDay('2026-11-17');
    expect(hunters.checkOptions?.(options, 1) ?? null).toBeNull();
  });
});

/** What recorded games come to, and the standings made of it, are byte for byte what they were before games declared their scoring. */
import { readFileSync } from 'node:fs';
import type { Length, Scored, Scoring } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import type { Answer } from '@flotilla/table/run';
import { openingOf, recordFromText } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { Results } from '../src/events/standing.ts';
import { rankedApart, standingsOf } from '../src/events/standing.ts';
import type { SteadyFigures } from '../src/events/steady.ts';

interface Recorded {
  readonly figures: readonly {
    readonly game: string;
    readonly record: string;
    readonly at: number;
    readonly length: Length;
    readonly isOver: boolean;
    readonly progress: number;
    readonly text: string;
  }[];
  readonly standings: readonly {
    readonly game: string;
    readonly counts: string;
    readonly entrants: readonly { number: number; state: 'entered' | 'withdrawn'; marks: string[] }[];
    readonly attempts: readonly {
      entrant: number;
      sea: number;
      state: 'over' | 'running';
      figures: Scored | null;
    }[];
    readonly steady: readonly [number, SteadyFigures][];
    readonly isOpen: boolean;
    readonly lines: string;
    readonly apart: string;
  }[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const recorded = JSON.parse(read('./fixtures/scored.json')) as Recorded;

const scoringOf = async (game: string): Promise<Scoring> =>
  (await companionOf(await loadGame(game)).scoring?.()) as Scoring;

const games = [...new Set(recorded.figures.map(({ game, record }) => `${game}/${record}`))];

describe('the figures of a recorded game', () => {
  it.each(games)('%s are those that were stored, at every stop and for every length', async (name) => {
    const [game = '', record = ''] = name.split('/');
    const rules = await loadGame(game);
    const scoring = await scoringOf(game);
    const file = recordFromText(read(`../../${game}/test/fixtures/${record}.json`));
    if (!file.ok) throw new Error(file.error);
    const session = openingOf(rules, file.value, file.value.seed ?? '');
    const stops = recorded.figures.filter((one) => one.game === game && one.record === record);
    expect(stops.length).toBeGreaterThan(4);
    for (const { at, length, isOver, progress, text } of stops) {
      while (session.answers.length < at)
        expect(session.answer(file.value.answers[session.answers.length] as Answer).kind).toBe('done');
      const state = session.table.state.game;
      expect(JSON.stringify(scoring.result(state, session.table.log ?? [], length))).toBe(text);
      expect([scoring.isOver(state, length), scoring.progress(state)]).toEqual([isOver, progress]);
    }
  });
});

describe('recorded standings', () => {
  it.each(recorded.standings.map((one) => [one.game, one.counts, one] as const))(
    'of %s by %s have the same lines, places and marks',
    async (game, counts, { entrants, attempts, steady, isOpen, lines, apart }) => {
      const nobody = { inviteHash: null, tokenHash: null, address: null, sealed: null, share: null };
      const results: Results = {
        counts,
        scoring: await scoringOf(game),
        entrants: entrants.map((one) => ({
          ...nobody,
          ...{ event: 'e', name: `Captain ${one.number}`, standing: null, entered: 0 },
          ...one,
        })),
        attempts: attempts.map((one) => ({
          ...{ event: 'e', game: `g${one.entrant}.${one.sea}`, progress: 1, marks: [], began: 0 },
          ...one,
          ended: one.state === 'running' ? null : 600_000,
        })),
        steady: new Map(steady),
        isOpen,
        withMarks: isOpen,
      };
      expect(JSON.stringify(standingsOf(results))).toBe(lines);
      expect(JSON.stringify(rankedApart(results, new Set([1, 2, 5, 6])))).toBe(apart);
    },
  );
});

import type { Beat } from '@flotilla/companion';
import type { Moment } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Story } from '@flotilla/table/run';
import { optionsOf, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { BeatKind } from '../src/beatKinds.ts';
import { BEAT_KINDS } from '../src/beatKinds.ts';
import { beatsOf } from '../src/beats.ts';
import { BOAT_TYPES } from '../src/data/boats.ts';
import { hunters } from '../src/index.ts';
import { OPTIONAL_RULES } from '../src/options.ts';
import { placeText } from '../src/rules/diary.ts';
import type { View } from '../src/state.ts';
import { Witness } from './witness.ts';

/** So many careers are walked beat by beat in search of something shown too early; fewer for everything else. */
const WITNESSED = 200;
const CAREERS = Number(process.env.FLOTILLA_CAREERS ?? 12);

/** Plays a random career and returns the story of every answer, the opening first. */
function careerOf(number: number, see: (story: Story, session: Session<never>) => void): void {
  const printing = number % 3 === 0 ? 'first' : 'second';
  const rules = OPTIONAL_RULES.filter(
    (rule, i) => ((number >> (i % 7)) & 1) === 1 && !(printing === 'first' && rule === '14.11'),
  );
  const rerolls = (['helps', 'always', 'never'] as const)[number % 3];
  const boat = BOAT_TYPES[number % BOAT_TYPES.length];
  const session = new Session(hunters, {
    options: optionsOf(hunters, { boat, printing, rules, rerolls } as never) as never,
    seats: [{ name: 'Anna', bot: null }],
    seed: `beats ${number}`,
  }) as unknown as Session<never>;
  const rng = rngFrom(seedFrom(`beats ${number}`), 'test');
  session.watchAs([0]);
  const opening = session.table.log ?? [];
  see(
    {
      seat: 0,
      before: { log: 0, view: {} },
      moments: [{ log: opening.length, events: [...opening], view: session.table.view(0) }],
    },
    session,
  );
  while (!session.table.over) {
    const [decision] = session.decisions;
    session.choose(0, sampleChoice(decision as never, rng));
    see(session.stories[0] as Story, session);
  }
}

const momentsIn = (beats: readonly Beat[]): readonly Moment[] => beats.flatMap(({ moments }) => moments);

/** What a player would not want to miss: his boat, his crew, his career. */
const fateful = ({ boat, crew, rank, award, fate }: View): string =>
  JSON.stringify([boat.hull, boat.flooding, boat.systems, crew, rank, award, fate, boat.type, boat.number]);

/** Beats that belong together for the player: the last one waits for all of them. */
const RUNS: readonly (readonly BeatKind[])[] = [
  ['damage', 'flooding', 'depthCharges', 'bombs', 'deep', 'pressure', 'loss'],
  ['repairs'],
];

/** Whether the player comes to a stop at a beat, or at the end of the run it belongs to. */
function waits(beats: readonly Beat[], at: number): boolean {
  const beat = beats[at] as Beat;
  if (beat.stop || at === beats.length - 1) return true;
  const run = RUNS.find((kinds) => kinds.includes(beat.kind as BeatKind));
  const next = beats[at + 1] as Beat;
  return Boolean(run?.includes(next.kind as BeatKind)) && waits(beats, at + 1);
}

describe('the beats of a career', () => {
  it(`show nothing that only a later entry of the log tells, in ${WITNESSED} random careers`, () => {
    const kinds = new Set<string>();
    let beatsSeen = 0;
    for (let number = 0; number < WITNESSED; number++) {
      const witness = new Witness();
      careerOf(number, ({ moments }) => {
        for (const beat of beatsOf(moments)) {
          beatsSeen++;
          kinds.add(beat.kind);
          for (const moment of beat.moments) {
            witness.read(moment.events);
            const ahead = witness.ahead(moment.view as View);
            if (ahead === null) continue;
            const last = moment.events.at(-1);
            expect.fail(
              `career ${number}, ${beat.kind}, after ${last?.kind} ${last?.roll?.purpose ?? ''}: ${ahead}`,
            );
          }
        }
      });
    }
    expect(beatsSeen).toBeGreaterThan(WITNESSED * 50);
    expect([...kinds].filter((kind) => !(BEAT_KINDS as readonly string[]).includes(kind))).toEqual([]);
    for (const kind of ['torpedo', 'search', 'depthCharges', 'damage', 'repairs', 'homecoming', 'loss'])
      expect(kinds).toContain(kind);
  });

  it('leave a position that can be put into words at every moment', () => {
    for (let number = 0; number < CAREERS; number++)
      careerOf(number, ({ moments }) => {
        for (const { view, events } of moments) {
          const seen = view as View;
          const words = `career ${number}, after ${events.at(-1)?.kind}`;
          expect(() => hunters.describe?.(seen), words).not.toThrow();
          expect(() => hunters.status?.(seen), words).not.toThrow();
          expect(() => placeText(seen), words).not.toThrow();
        }
      });
  });

  it('hold every moment once and in order, however the answer went', () => {
    for (let number = 0; number < Math.min(CAREERS, 24); number++)
      careerOf(number, ({ moments }) => expect(momentsIn(beatsOf(moments))).toEqual(moments));
  });

  it('begin alike whether or not more is to come, so that nothing shown changes afterwards', () => {
    careerOf(1, ({ moments }) => {
      const whole = beatsOf(moments);
      let end = 0;
      for (const [at, beat] of whole.entries()) {
        end += beat.moments.length;
        const part = beatsOf(moments.slice(0, end));
        expect(part.map(({ kind, moments: held }) => [kind, held.length])).toEqual(
          whole.slice(0, at + 1).map(({ kind, moments: held }) => [kind, held.length]),
        );
      }
    });
  });

  it('stop wherever the boat, the crew or the career has changed', () => {
    for (let number = 0; number < CAREERS; number++)
      careerOf(number, ({ before, moments }) => {
        const beats = beatsOf(moments);
        let view = before.view as View;
        for (const [at, beat] of beats.entries()) {
          const now = beat.moments.at(-1)?.view as View;
          if (view.boat && fateful(view) !== fateful(now))
            expect(
              waits(beats, at),
              `career ${number}: ${beats.map(({ kind, stop }) => `${kind}${stop ? '!' : ''}`)} at ${at}`,
            ).toBe(true);
          view = now;
        }
      });
  });

  it('ask for a throw wherever something is big, and only where something is thrown', () => {
    careerOf(2, ({ moments }) => {
      for (const { big, moments: held } of beatsOf(moments))
        if (big) expect(held.some(({ events }) => events.some(({ roll }) => roll))).toBe(true);
    });
  });

  it('are named by what happened', () => {
    careerOf(4, ({ moments }) => {
      for (const { headline, moments: held } of beatsOf(moments))
        if (held.some(({ events }) => events.some(({ roll }) => !roll)))
          expect(headline?.roll ?? null).toBeNull();
    });
  });
});

describe('the witness', () => {
  it('sees what is shown too early: a wreck before her torpedo, damage before the charge, the end before its roll', () => {
    const early: string[] = [];
    for (let number = 0; number < CAREERS; number++) {
      const witness = new Witness();
      careerOf(number, ({ moments }) => {
        const end = moments.at(-1)?.view as View | undefined;
        for (const moment of moments.slice(0, -1)) {
          witness.read(moment.events);
          const ahead = end && witness.ahead(end);
          if (ahead) early.push(ahead);
        }
        witness.read(moments.at(-1)?.events ?? []);
      });
    }
    for (const what of [
      /tons/,
      /hull/,
      /flooding/,
      /is damaged/,
      /is mended/,
      /points left/,
      /in sight/,
      /it is night/,
      /the end/,
    ])
      expect(
        early.some((one) => what.test(one)),
        String(what),
      ).toBe(true);
  });
});

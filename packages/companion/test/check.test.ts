import type { Scoring } from '@flotilla/companion';
import { companionOf, furnish } from '@flotilla/companion';
import { checkGame, companionFaults } from '@flotilla/companion/testkit';
import { nightWatch } from '@flotilla/night-watch';
import { describe, expect, it } from 'vitest';

/** Night Watch, furnished otherwise. */
const furnished = (companion: Parameters<typeof furnish<NightWatch>>[1]): typeof nightWatch => {
  const game = { ...nightWatch };
  furnish(game, companion);
  return game;
};

type NightWatch = import('@flotilla/night-watch').NightWatch;

describe('a checked companion', () => {
  it('belongs to the game it was furnished with, and to no copy of it', () => {
    expect(companionOf(nightWatch).situation).toBeDefined();
    expect(companionOf({ ...nightWatch })).toEqual({});
  });

  it('is told of a document without a name; a sheet needs none', async () => {
    const documents = { sheet: () => '', 'sheet-html': () => '', diary: () => '' };
    expect(await companionFaults(furnished({ documents }))).toEqual(['There is no text "document.diary".']);
    expect(await companionFaults(furnished({ documents: { sheet: () => '' } }))).toEqual([]);
  });

  it('is told of a situation without words, and of a question the coach is silent about', async () => {
    const unsaid = { key: 'situation.nowhere' };
    const situation = () => ({ where: unsaid, stake: 'Everything.', next: 'Look.' });
    expect(await companionFaults(furnished({ situation }))).toEqual([
      'There is no text "situation.nowhere".',
    ]);
    const texts = {
      ...nightWatch.texts,
      en: async () => ({ ...(await nightWatch.texts.en()), 'coach.carryOn': '' }),
    };
    const silent = { ...nightWatch, texts };
    furnish(silent, companionOf(nightWatch));
    expect(await companionFaults(silent)).toEqual(['There is no text "coach.carryOn".']);
  });

  it('is checked together with its game', async () => {
    const torn = { ...nightWatch, invariant: () => 'The log book is torn.' };
    furnish(torn, { documents: { diary: () => '' } });
    const faults = await checkGame(torn, { games: [{ seats: 2 }] });
    expect(faults.join(' ')).toMatch('The log book is torn.');
    expect(faults).toContain('There is no text "document.diary".');
  });

  it('is told of every missing text once, however many games and seats would need it', async () => {
    const { 'coach.carryOn': _, 'rule.2': __, logBook: ___, ...en } = await nightWatch.texts.en();
    const silent = { ...nightWatch, texts: { en: async () => en } } as unknown as typeof nightWatch;
    furnish(silent, companionOf(nightWatch));
    const faults = await checkGame(silent, { games: [{ seats: 1 }, { seats: 2 }, { seats: 4 }] });
    expect([...faults].sort()).toEqual(
      ['coach.carryOn', 'logBook', 'rule.2'].map((key) => `There is no text "${key}".`),
    );
  });

  it('is told of beginnings without words, and of scoring that names nothing', async () => {
    const starts = [{ id: 'first', options: {} }];
    expect(await companionFaults(furnished({ starts }))).toEqual([
      'There is no text "start.begin".',
      'There is no text "start.first.title".',
      'There is no text "start.first.about".',
    ]);
    const figures = { seen: { better: 'more', shown: 'score' } } as const;
    const scoring: Scoring<NightWatch> = {
      ...{ figures, orders: { seen: ['seen', 'fog'] }, lengths: [], badEnds: [], settled: {} },
      isOver: () => false,
      progress: () => 1,
      result: () => ({ seen: 0, end: 'over' }),
      bySeat: () => [],
    };
    const faults = await companionFaults(furnished({ scoring: async () => scoring }), {
      games: [{ seats: 2 }],
    });
    expect(faults).toContain('The order "seen" names "fog", which is no figure.');
    expect(faults).toContain('There is no text "score.seen".');
    expect(faults).toContain('"bySeat" names the seats  of 2.');
    const endless = { ...scoring, bySeat: undefined, lengths: [{ id: 'night' }] };
    const result = () => ({ seen: Number.NaN, end: 'dawn' });
    const told = await companionFaults(furnished({ scoring: async () => ({ ...endless, result }) }));
    expect(told).toContain('The figure "seen" is NaN.');
    expect(told).toContain('There is no text "score.end.dawn".');
  });

  it('is compared with its manifest', async () => {
    const flotilla = {
      title: 'Day Watch',
      events: ['sea', 'board'],
      lessons: [{ id: 'first' }],
    };
    expect(
      await companionFaults(nightWatch, { manifest: { name: '@flotilla/day-watch', flotilla } }),
    ).toEqual([
      'The package is called "@flotilla/day-watch", the game "night-watch".',
      'The manifest is titled "Day Watch", the game "Night Watch".',
      'The manifest lists the lessons "first", the companion has "".',
      'A same sea needs lengths in its scoring.',
      'Tables of several need "bySeat" in their scoring.',
    ]);
  });
});

import type { NightWatch } from '@flotilla/night-watch';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { Catalogue, GameDefinition, GameShape, PickStep } from '@flotilla/table';
import { anyGame, defineGame } from '@flotilla/table';
import { catalogueOf } from '@flotilla/table/run';
import { checkGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';

const one = { games: [{ seats: 2, options: { watches: 6 } }], promised: ['fog'] };

/** Night Watch with another catalogue in one language. */
const saying = (
  language: 'en' | 'de',
  change: (lines: Catalogue) => Catalogue,
): GameDefinition<NightWatch> => ({
  ...nightWatch,
  texts: { ...nightWatch.texts, [language]: async () => change(await nightWatch.texts[language]()) },
});

const without =
  (...keys: string[]) =>
  (lines: Catalogue): Catalogue =>
    Object.fromEntries(Object.entries(lines).filter(([key]) => !keys.includes(key)));

describe('a checked game', () => {
  it('is told in which language a text is missing, differs, is broken or was never translated', async () => {
    expect(await checkGame(saying('de', without('log.fog')), one)).toEqual([
      'de: there is no text "log.fog".',
    ]);
    const odd = { 'ask.carryOn': '{sehen} Mal?', 'odds.more': 'mehr', seen: '{seen' };
    expect(
      await checkGame(
        saying('de', (lines) => ({ ...lines, ...odd })),
        one,
      ),
    ).toEqual([
      'de: "ask.carryOn" has other placeholders than in English.',
      'de: "seen" has other placeholders than in English.',
      'de: "seen" has a placeholder that is not well formed.',
      'de: "odds.more" is not among the English texts.',
    ]);
    const en = await nightWatch.texts.en();
    const left = saying('de', (lines) => ({ ...lines, 'rule.1': en['rule.1'] as string }));
    expect(await checkGame(left, one)).toEqual(['de: "rule.1" is left in English.']);
  });

  it('is told every text its steps, rolls, events, options, chances and figures imply', async () => {
    const keys = [
      'credits',
      'field.options.watches',
      'log.fog',
      'ask.carryOn',
      'modifier.tired',
      'rule.2.1',
      'roll.look',
      'outcome.look.two',
      'odds.fog',
      'figure.sightings',
      'ending.relieved',
      'logBook',
    ];
    const faults = await checkGame(saying('en', without(...keys)), one);
    for (const key of keys) {
      const missing = key === 'outcome.look.two' ? 'outcome.two' : key;
      expect(faults, key).toContain(`There is no text "${missing}".`);
    }
  });

  it('speaks the languages it likes, at least one, and those that are wanted of it', async () => {
    const { en, de } = nightWatch.texts;
    const english: GameDefinition<GameShape> = { ...anyGame(nightWatch), texts: { en } };
    expect(await checkGame(english, one)).toEqual([]);
    expect(await checkGame(english, { ...one, languages: ['en', 'fr'] })).toEqual([
      'fr: there are no texts.',
    ]);
    expect(await catalogueOf(english, 'fr')).toBe(await en());
    expect(await catalogueOf({ texts: { de } }, 'fr')).toBe(await de());
    expect(() => defineGame({ ...anyGame(nightWatch), texts: {} })).toThrow(
      'night-watch: a game needs texts in at least one language.',
    );
  });

  it('is told of placeholders that nothing fills', async () => {
    const game = saying('en', (lines) => ({ ...lines, 'log.wrote': 'Lookout {seat} writes {ink}.' }));
    expect(await checkGame(game, one)).toContain('"log.wrote" is said without {ink}.');
  });

  it('is held to its invariant, its secrets and its chances', async () => {
    const torn = { ...nightWatch, invariant: () => 'The log book is torn.' };
    expect((await checkGame(torn, one))[0]).toMatch('The log book is torn.');
    const open: typeof smugglers = { ...smugglers, view: (s, seat) => smugglers.view(s, seat ?? 0) };
    expect((await checkGame(open)).join()).toMatch(/seat null is sent the secret|seat null can tell secrets/);
    const carryOn = nightWatch.steps.carryOn as PickStep<NightWatch, 'carryOn'>;
    const drifted: typeof carryOn = {
      ...carryOn,
      odds: (s, option, args, seat) => carryOn.odds?.({ ...s, looks: 0 }, option, args, seat) ?? [],
    };
    const game = { ...nightWatch, steps: { ...nightWatch.steps, carryOn: drifted } };
    expect((await checkGame(game, { ...one, games: [{ options: { watches: 12 } }] })).join()).toMatch(
      /carryOn: fog was shown as/,
    );
  });

  it('lists its chances: those that promise a roll and those that are sums', async () => {
    expect(await checkGame(nightWatch, { ...one, promised: [] })).toEqual([
      'The chance "fog" is not listed.',
    ]);
    expect(await checkGame(nightWatch, { ...one, promised: ['fog', 'rain'] })).toEqual([
      'The chance "rain" was never seen.',
    ]);
  });
});

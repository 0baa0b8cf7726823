import { checkGame } from '@flotilla/companion/testkit';
import { LANGUAGES } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { hunters } from '../src/index.ts';
import { OPTIONAL_RULES } from '../src/options.ts';
import { SETTLED } from './settled.ts';

test('careers of both printings are sound: texts, fuzz, invariants, secrets and the law of shown chances', async () => {
  const games = [
    { options: { printing: 'second' as const } },
    { options: { printing: 'first' as const } },
    { options: { printing: 'second' as const, rules: [...OPTIONAL_RULES], rerolls: 'always' as const } },
  ];
  expect(await checkGame(hunters, { manifest, languages: LANGUAGES, games, sums: SETTLED })).toEqual([]);
});

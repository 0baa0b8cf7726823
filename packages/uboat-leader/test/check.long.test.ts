import { checkGame } from '@flotilla/companion/testkit';
import { LANGUAGES } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { uboatLeader } from '../src/index.ts';
import { SETTLED } from './settled.ts';

it('campaigns of both editions are sound: texts, fuzz, invariants, secrets and the law of shown chances', async () => {
  const all = { convoys: 'all', typeXXI: true, snorkel: true } as const;
  const games = [
    { options: { edition: 'first', campaign: 'battle-begins' } },
    { options: { edition: 'second', campaign: 'happy-time', duds: true } },
    { options: { ...all, edition: 'first', campaign: 'drumbeat' } },
    { options: { ...all, edition: 'second', campaign: 'hunted', selection: 'lot' } },
  ] as const;
  expect(await checkGame(uboatLeader, { manifest, languages: LANGUAGES, games, sums: SETTLED })).toEqual([]);
});

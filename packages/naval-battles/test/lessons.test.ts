import { lessonFaults } from '@flotilla/companion/testkit';
import { anyGame } from '@flotilla/table';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { navalBattles } from '../src/index.ts';

it('the lessons of Naval Battles are played to their end by what they recommend, in every language', async () => {
  expect(manifest.flotilla.lessons).toHaveLength(2);
  expect(await lessonFaults(anyGame(navalBattles), manifest.flotilla.lessons)).toEqual([]);
});

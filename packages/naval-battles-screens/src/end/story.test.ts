/** The sentence of a battle: the first loss, the worst turn, the last to go, and each ship once. */

import { settings } from '@flotilla/ui/base/settings.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Say } from '../game.ts';
import { SHIPS } from '../game.ts';
import { speakBattles } from '../text/index.ts';
import type { SunkShip } from './losses.ts';
import { storyOf } from './story.ts';

const say: Say = (said) => (typeof said === 'string' ? said : said.key);
const named = (name: string): string => SHIPS.find((ship) => ship.name === name)?.id ?? '';
const loss = (name: string, points: number, turn: number, how: SunkShip['how'] = 'missiles'): SunkShip => ({
  ship: named(name),
  owner: 1,
  points,
  round: Math.ceil(turn / 2),
  turn,
  how,
});

describe('the story of a battle', () => {
  beforeAll(async () => {
    settings.value = { ...settings.value, language: 'en' };
    await speakBattles('en');
  });

  it('tells the first loss, the turn that cost most, and what sank the last', () => {
    const losses = [
      loss('Druzhny', 4, 1),
      loss('Obraztsovy', 3, 3),
      loss('Smerch', 2, 3),
      loss('Grozny', 4, 13, 'air'),
    ];
    expect(storyOf(losses, say)).toBe(
      'Druzhny was gone in round 1, Obraztsovy and Smerch in round 2; Grozny, the last, fell to an air strike in round 7.',
    );
  });

  it('names no ship twice where the worst turn is the first or the last', () => {
    expect(storyOf([loss('Druzhny', 4, 1), loss('Smerch', 2, 1), loss('Burya', 2, 5, 'guns')], say)).toBe(
      'Druzhny and Smerch were gone in round 1; Burya, the last, fell to gunfire in round 3.',
    );
    expect(storyOf([loss('Smerch', 2, 1), loss('Grozny', 4, 5)], say)).toBe(
      'Smerch was gone in round 1, Grozny in round 3.',
    );
    expect(storyOf([loss('Smerch', 2, 1)], say)).toBe('Smerch was gone in round 1.');
  });

  it('says so where the beaten lost nothing', () => {
    expect(storyOf([], say)).toBe('Not one ship of the beaten was lost.');
  });
});

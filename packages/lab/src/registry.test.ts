import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from './registry.ts';

describe('the registry', () => {
  test('names every game as it names itself', async () => {
    for (const { id, title, load } of GAMES) {
      const game = await load();
      expect([game.id, game.title]).toEqual([id, title]);
    }
  });

  test('says which games there are when one is not', async () => {
    await expect(loadGame('chess')).rejects.toThrow(/no game "chess"; there are hunters, /);
  });

  test('judges the files that players write', async () => {
    for (const { files } of GAMES) {
      if (!files) continue;
      expect((await files.faults('{')).length).toBeGreaterThan(0);
      expect((await files.faults('[]')).length).toBeGreaterThan(0);
    }
  });
});

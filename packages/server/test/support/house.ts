/** A server for each test, with games that play on by themselves. */
import type { GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { botNamed, chosenBy } from '@flotilla/table/run';
import { afterEach, beforeEach } from 'vitest';
import type { OpenGame } from '../../src/tables/openGame.ts';
import { sqlitePlace, type TestPlace } from './databases.ts';
import { startServer, type TestServer } from './server.ts';

/** A table for three persons. */
export const THREE = { game: 'smugglers', seats: [null, null, null] } as const;
/** The first answer of whoever smuggles nothing. */
export const NOTHING = { cargo: [], cove: 'south' };

/** The server of the test that runs, once it has begun. */
export class TestHouse {
  place!: TestPlace;
  server!: TestServer;

  async begin(more: Parameters<typeof startServer>[1] = {}): Promise<void> {
    this.server = await startServer(this.place, more);
  }

  async gameOf(id: string): Promise<OpenGame> {
    return (await this.server.house.game(id)) as OpenGame;
  }

  /** Lets the people in a game answer as the steady bot would, up to this many times. */
  async playOn(id: string, most = 5_000): Promise<void> {
    const game = await this.gameOf(id);
    const session = game.session as Session<GameShape>;
    for (let answers = 0; answers < most && !session.table.over; answers++) {
      const [decision] = session.decisions;
      if (!decision) return;
      const rng = rngFrom(seedFrom(`play ${answers}`), 'test');
      const choice = chosenBy(botNamed(session.game, 'steady'), session.table, decision, rng);
      const { seat, number: at } = decision;
      const key = `play-${answers}-${game.number}`;
      await game.take({ kind: 'answer', seat, key, at, choice, author: 'person' });
    }
  }
}

/** A house that is opened for each test of a file and closed after it. */
export function openHouse(): TestHouse {
  const house = new TestHouse();
  beforeEach(() => {
    house.place = sqlitePlace();
  });
  afterEach(async () => {
    await house.server.stop().catch(() => {});
    await house.place.clear();
  });
  return house;
}

/** A table on a server keeps the contract of hosts, on each database: everybody is told by message, and only the journal is left after a restart. */
import { storyOf } from '@flotilla/host';
import type { Port, PortSeen, PortTable } from '@flotilla/host/testkit';
import { checkHost } from '@flotilla/host/testkit';
import { loadGame } from '@flotilla/lab';
import type { GameShape } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { afterAll, describe, expect, it } from 'vitest';
import type { OpenGame } from '../src/tables/openGame.ts';
import type { Receiver } from '../src/tables/port.ts';
import { applyMoment, logOf, type ReaderState, seatedTable } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer } from './support/server.ts';

/** Somebody who reads messages, as a page would. */
class Page implements Receiver {
  readonly seat: number | null;
  readonly odds = false;
  readonly told = true;
  known: ReaderState | null = null;
  #moments: PortSeen['told'];

  constructor(seat: number | null) {
    this.seat = seat;
  }

  send(text: string): void {
    const message = JSON.parse(text);
    if (message.t !== 'now') return;
    const before = this.known;
    this.known = applyMoment(before, message);
    const read = (known: ReaderState) => ({ view: known.view as object, log: logOf(known) });
    this.#moments =
      before && message.told
        ? storyOf(this.seat, read(before), read(this.known), message.told).moments
        : undefined;
  }

  get seen(): PortSeen | null {
    const { known } = this;
    return (
      known && {
        view: known.view as object,
        log: logOf(known),
        decision: known.decision,
        told: this.#moments,
      }
    );
  }
}

const serverAt = (place: TestPlace): Port => ({
  async open(game, options, seats): Promise<PortTable> {
    let server = await startServer(place);
    const people = Array.from({ length: seats }, () => null);
    const { id } = await seatedTable(server.url, { game: game.id, options, seats: people });
    const readers = [...people.keys(), null];
    let table: OpenGame;
    let pages: Page[];
    async function sitDown(): Promise<void> {
      table = (await server.house.game(id)) as OpenGame;
      pages = readers.map((seat) => new Page(seat));
      for (const page of pages) {
        table.receivers.add(page);
        page.send(table.nowFor(page, null));
      }
    }
    await sitDown();
    const session = (): Session<GameShape> => table.session as Session<GameShape>;
    return {
      get start() {
        return session().start;
      },
      async take(wish) {
        const at = wish.kind === 'answer' ? wish.at : table.n;
        const taken = await table.take({ ...wish, at, author: 'person' });
        return taken.kind === 'refused' ? taken.refusal : null;
      },
      seen: async (reader) => pages.find(({ seat }) => seat === reader)?.seen ?? null,
      kept: async () => ({ answers: session().answers.length, hash: table.stand?.hash ?? '' }),
      async again() {
        await server.stop();
        server = await startServer(place);
        await sitDown();
      },
      close: () => server.stop(),
    };
  },
});

afterAll(stopCluster);

describe.each(PLACES)('on %s', (name, placeFor) => {
  it('a table keeps the contract of hosts', async (context) => {
    const place = await placeFor();
    if (!place) return context.skip(`NO ${name} HERE: its tables were not held to the contract.`);
    const plans = [
      { game: await loadGame('night-watch'), seats: 1, answers: 20 },
      { game: await loadGame('smugglers'), seats: 3, answers: 20 },
      { game: await loadGame('hunters'), seats: 1, answers: 12 },
    ];
    expect(await checkHost(serverAt(place), plans)).toEqual([]);
    await place.clear();
  });
});

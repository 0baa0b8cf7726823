/** A store of its own for every test, on each kind of database. */
import { afterAll, afterEach, beforeEach, describe, type TestContext } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { openStore } from '../../src/store/store.ts';
import type { StoreWatch } from '../../src/store/watched.ts';
import { PLACES, stopCluster, type TestPlace } from './databases.ts';

/** The store of the test that runs. */
export interface StoreAt {
  readonly store: Store;
  /** How many commits its journal has made. */
  readonly commits: number;
  /** Closes it and opens it again, as after a restart. */
  again(): Promise<void>;
}

/** Holds both databases to the same contract; where one is missing that is said. */
export function onEveryStore(title: string, contract: (at: StoreAt) => void): void {
  afterAll(stopCluster);

  describe.each(PLACES)(`${title}on %s`, (name, placeFor) => {
    let place: TestPlace | null = null;
    let open: Store | null = null;
    let commits = 0;
    const watch: StoreWatch = { committed: () => void commits++, failed: () => {} };

    beforeEach(async (context: TestContext) => {
      place = await placeFor();
      if (!place) return context.skip(`NO ${name} HERE: its contract was not tested.`);
      open = await openStore(place, watch);
    });

    afterEach(async () => {
      if (!place) return;
      await open?.close();
      await place.clear();
    });

    contract({
      get store() {
        if (!open) throw new Error('There is no store outside a test.');
        return open;
      },
      get commits() {
        return commits;
      },
      async again() {
        await open?.close();
        open = await openStore(place as TestPlace, watch);
      },
    });
  });
}

/** The laboratory of the page: what its addresses mean, and that it counts what the terminal counts. */
import { comparisonOf, GAMES, loadGame, runHere, runPart } from '@flotilla/lab';
import { startOf } from '@flotilla/table';
import { expectComplete } from '@flotilla/ui/text/catalogues.ts';
import { describe, expect, it } from 'vitest';
import { flotilla } from '../../cli/test/desk.ts';
import { routeOf } from '../src/addresses.ts';
import { addressOf, askedIn, commandOf, experimentOf, switchesFor } from '../src/laboratory/asked.ts';
import type { LabOrder, LabReply } from '../src/laboratory/lab.worker.ts';
import type { HireLab } from '../src/laboratory/running.ts';
import { LabRun } from '../src/laboratory/running.ts';
import { binnedBy } from '../src/laboratory/spreads.ts';
import { de } from '../src/laboratory/text/de.ts';
import { en } from '../src/laboratory/text/en.ts';
import { fr } from '../src/laboratory/text/fr.ts';
import { it as italian } from '../src/laboratory/text/it.ts';

const hunters = await loadGame('hunters');

/** What stands behind the hash of an address. */
function behindHash(address: string): string {
  const route = routeOf(...(address.split('#') as [string, string]));
  if (route.at !== 'lab') throw new Error(`${address} leads to ${route.at}`);
  return route.asked;
}

describe('the address of an experiment', () => {
  it('has everything in it and leads back to the same', () => {
    const asked = {
      switches: ['printing=first', 'rules=14.6'],
      games: 2000,
      seed: 'a & b, 100 %',
      bot: 'ace',
      options: { ...startOf(hunters.optionFields), boat: 'IXA', rules: ['14.1', '14.8'] },
    };
    const address = addressOf(hunters, asked);
    expect(address).toMatch(/^\/lab\/hunters#/);
    expect(askedIn(hunters, behindHash(address))).toEqual(asked);
  });

  it('means the usual where it says nothing, or nonsense', () => {
    const usual = askedIn(hunters, '');
    expect(usual).toMatchObject({ switches: [], games: 500, seed: 'lab', bot: 'steady' });
    expect(usual.options).toEqual(startOf(hunters.optionFields));
    expect(
      askedIn(hunters, 'switches=toString,boat=VIIB&games=-3&bot=nobody&seed=&with.boat=raft&with.mode=two'),
    ).toEqual(usual);
    expect(askedIn(hunters, 'games=1e9').games).toBe(500);
  });
});

/** Workers that play in this thread, and answer in the next turn of it. */
const here =
  (workers: number): HireLab =>
  (hear) => {
    let stopped = false;
    return {
      stop: () => {
        stopped = true;
      },
      workers: Array.from({ length: workers }, () => {
        let known: Extract<LabOrder, { kind: 'open' }> | null = null;
        const worker = {
          postMessage: (order: LabOrder) => {
            if (order.kind === 'open') known = order;
            else
              setTimeout(() => {
                if (stopped || !known) return;
                const part = runPart(hunters, known.experiment, order.shard);
                hear({ kind: 'part', shard: order.shard, part } satisfies LabReply, worker);
              });
          },
        };
        return worker;
      }),
    };
  };

const ended = (run: LabRun): Promise<void> =>
  new Promise((resolve) => {
    const leave = run.stage.subscribe((stage) => {
      if (stage === 'running') return;
      setTimeout(() => leave());
      resolve();
    });
  });

describe('an experiment in the page', () => {
  const asked = askedIn(hunters, 'switches=printing=first,rules=14.6&games=30&seed=page');
  const experiment = experimentOf(hunters, asked);

  it('counts the same with any number of workers, stopped in the middle or not', async () => {
    const whole = comparisonOf(hunters, experiment, await runHere(hunters, experiment));
    expect(whole.switches.map(({ label }) => label)).toEqual(['printing=first', 'rules=14.6']);
    for (const workers of [1, 3]) {
      const run = new LabRun(experiment, here(workers));
      run.begin();
      const stop = run.done.subscribe((done) => {
        if (done >= 10) run.stop();
      });
      await ended(run);
      stop();
      expect([run.stage.value, run.done.value]).toEqual(['stopped', 10]);
      expect(comparisonOf(hunters, experiment, run.part).games).toBe(10);
      run.begin();
      await ended(run);
      expect(run.stage.value).toBe('done');
      expect(comparisonOf(hunters, experiment, run.part)).toEqual(whole);
    }
  });

  it('says so where a worker fails, or where there is none', () => {
    let fail = (_: string): void => {};
    const run = new LabRun(experiment, (_, broken) => {
      fail = broken;
      return { workers: [], stop: () => {} };
    });
    run.begin();
    fail('out of memory');
    expect([run.stage.value, run.fault.value]).toEqual(['failed', 'out of memory']);
    const none = new LabRun(experiment, () => null);
    none.begin();
    expect(none.stage.value).toBe('failed');
  });

  it.each(GAMES.map(({ id }) => id))(
    'of %s gives the figures of the terminal, by the words it shows',
    async (id) => {
      const game = await loadGame(id);
      const usual = askedIn(game, '');
      const switches = switchesFor(game, usual.options)
        .slice(0, 2)
        .map((one) => one.id);
      const wanted = { ...usual, switches, games: 12, seed: 'terminal' };
      const words = commandOf(game, wanted).split(' ').slice(2);
      const { code, out } = await flotilla([...words, '--workers', '1', '--json']);
      expect(code).toBe(0);
      const plan = experimentOf(game, wanted);
      const mine = comparisonOf(game, plan, await runHere(game, plan));
      expect(`${JSON.stringify(mine, null, 2)}\n`).toBe(out);
    },
  );

  it('shows both arms in the same bins, all games in one of them', async () => {
    const { arms } = await runHere(hunters, experiment);
    const binned = binnedBy(arms.slice(0, 2), 'tons');
    expect(binned?.shares).toHaveLength(2);
    for (const shares of binned?.shares ?? [])
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(binnedBy(arms, 'nothing')).toBeNull();
  });
});

it('speaks four languages', () => {
  expectComplete(en, { fr, it: italian, de });
});

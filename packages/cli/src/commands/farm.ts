/** `flotilla farm`: what goes on in a farm. */
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { FAILED, OK, UsageError } from '../support/errors.ts';
import { farming, withFarm } from '../support/farms.ts';
import { columns } from '../terminal/layout.ts';

/** Looks after a farm. */
export const farm: Command = {
  name: 'farm',
  summary: 'Show how a farm stands, give an experiment up, or list the shards that failed.',
  usage: [
    'farm status --farm postgres://…',
    'farm cancel ID --farm postgres://…',
    'farm dead --farm postgres://…',
  ],
  options: {
    farm: { kind: 'text', value: 'postgres://…', help: 'The database of the farm.' },
    clear: {
      kind: 'flag',
      help: 'With dead: forget those shards, so that their experiment can be submitted again.',
    },
    json: { kind: 'flag', help: 'Print it as JSON.' },
  },
  examples: ['farm status --farm postgres://farm@db/farm'],
  run: async (args, io) => {
    const [what, id] = args.words;
    noWords(farm, args, what === 'cancel' ? 2 : 1);
    const url = args.text('farm');
    if (url === undefined) throw new UsageError('Say which farm: --farm postgres://…');
    const { clearDead, deadShardsOf, experimentsOf, workersOf } = await farming();
    const print = (value: unknown, lines: () => string[]) =>
      io.out(`${args.flag('json') ? JSON.stringify(value, null, 2) : lines().join('\n')}\n`);
    switch (what) {
      case 'status':
        return withFarm(url, async (open) => {
          const [experiments, workers] = [await experimentsOf(open), await workersOf(open)];
          print({ experiments, workers }, () => [
            ...experimentLines(experiments),
            '',
            ...workerLines(workers),
          ]);
          return OK;
        });
      case 'cancel': {
        if (id === undefined)
          throw new UsageError('Say which experiment: flotilla farm cancel ID (see farm status).');
        const found = await withFarm(url, (open) => open.cancel(id));
        if (!found) throw new Error(`The farm has no experiment ${id}.`);
        io.out(`Experiment ${id} is cancelled; the results it has are kept.\n`);
        return OK;
      }
      case 'dead':
        return withFarm(url, async (open) => {
          const dead = await deadShardsOf(open);
          if (args.flag('clear')) io.out(`${await clearDead(open)} shards forgotten.\n`);
          else
            print(dead, () =>
              dead.length === 0
                ? ['No shard has failed too often.']
                : dead.map(({ experiment, shard, why }) => `${experiment}  shard ${shard}: ${why}`),
            );
          return dead.length === 0 || args.flag('clear') ? OK : FAILED;
        });
      default:
        throw new UsageError('Say what: flotilla farm status, cancel or dead.');
    }
  },
};

type Lists = typeof import('@flotilla/lab/farm');

function experimentLines(experiments: Awaited<ReturnType<Lists['experimentsOf']>>): string[] {
  if (experiments.length === 0) return ['The farm has no experiments.'];
  const rows = experiments.map((one) => {
    const share = `${Math.floor((100 * one.done) / one.shards)} %`;
    const state = one.cancelled ? 'cancelled' : one.done >= one.shards ? 'done' : `${one.active} under way`;
    const { kind, game, rules } = one.experiment;
    return [
      one.id,
      `${kind} ${game} ${rules}`,
      `${one.done}/${one.shards}`,
      share,
      state,
      one.speed.toFixed(1),
      String(one.retries),
      String(one.dead),
    ];
  });
  return columns(
    [['experiment', 'what', 'shards', 'done', '', 'a minute', 'again', 'dead'], ...rows],
    [false, false, true, true, false, true, true, true],
  );
}

function workerLines(workers: Awaited<ReturnType<Lists['workersOf']>>): string[] {
  if (workers.length === 0) return ['No worker has been heard of within a day.'];
  const rows = workers.map(({ id, threads, shards, seconds, silent }) => [
    id,
    String(threads),
    String(shards),
    seconds.toFixed(2),
    `${Math.round(silent)} s ago`,
  ]);
  return columns(
    [['worker (slowest first)', 'threads', 'shards', 's a shard', 'heard of'], ...rows],
    [false, true, true, true, true],
  );
}

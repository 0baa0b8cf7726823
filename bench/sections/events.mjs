/** Events: a thousand captains on one sea, each answering as fast as the server acknowledges; then the event is closed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { duration, rate } from '../harness.mjs';

const server = (path) => import(new URL(`../../packages/server/dist/${path}`, import.meta.url));
const { createServer, readConfig } = await server('index.js');
const { openedSea } = await server('events/dice.js');
const { readSeas } = await server('store/events.js');
const { newShare } = await server('tables/dice.js');
const { newToken } = await server('tables/ids.js');

const CAPTAINS = Number(process.env.CAPTAINS ?? 1_000);
const ANSWERS = Number(process.env.ANSWERS ?? 250);
/** A career may end sooner: then the captain goes on on the next sea. */
const SEAS = 8;
/** Bare appends beside it. */
const APPENDS = 20_000;

export const title = `Events: ${CAPTAINS} captains with ${ANSWERS} answers each (load of the machine ${loadavg()[0].toFixed(1)})`;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** The memory of living objects. */
function heap() {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Nanoseconds of this process's processor time for each of many. */
async function spentOn(work) {
  const start = process.cpuUsage();
  const count = await work();
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / count;
}

async function until(so) {
  while (!(await so())) await new Promise((later) => setTimeout(later, 20));
}

const bareEntry = (i) => ({
  game: `bare${i % CAPTAINS}`,
  number: 1 + Math.floor(i / CAPTAINS),
  kind: 'answer',
  seat: 0,
  author: 'person',
  body: '{"decision":12,"choice":"pass"}',
  key: `k${i}`,
  at: 1,
});

/** Measures in a folder of its own. */
export async function measure() {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-bench-'));
  const made = await createServer({
    config: readConfig({ DATA: data, LOG_LEVEL: 'silent', OPEN_GAMES: '5000' }),
    limits: {
      socketsPerAddress: 10 * CAPTAINS,
      burst: 1e6,
      perSecond: 1e6,
      tablesPerHour: 1e6,
      requestsPerMinute: 1e6,
    },
  });
  const { house, events } = made;
  try {
    const url = await made.listen(0, '127.0.0.1');
    const now = house.time.now();
    const event = await events.announce(
      {
        kind: 'sea',
        title: 'Bench',
        game: 'hunters',
        options: {},
        entry: 'open',
        listed: false,
        opens: now,
        closes: now + 86_400_000,
        share: newShare(),
        settings: {
          length: { kind: 'career' },
          counts: 'tons',
          seas: SEAS,
          dice: 'plain',
          minutes: 15,
          openWater: true,
        },
      },
      newToken(),
    );
    await until(async () => (await events.book.look(event.id)).state === 'open');
    const seas = await readSeas(house.store.db, event.id);
    const seeds = seas.map((sea) => openedSea(house.vault, sea).seed);
    const empty = heap();
    const fleet = fork(fileURLToPath(new URL('../fleet.mjs', import.meta.url)));
    fleet.send({ url, event: event.id, options: event.options, seeds, captains: CAPTAINS, answers: ANSWERS });
    await once(fleet, 'message');
    let told;
    const taken = await spentOn(async () => {
      fleet.send('sail');
      [told] = await once(fleet, 'message');
      return told.answers;
    });
    const memory = (heap() - empty) / house.size / 1024;
    const began = performance.now();
    await events.organise(await events.book.look(event.id), { do: 'close' });
    await until(async () => (await events.book.look(event.id)).state === 'closed');
    const closing = performance.now() - began;
    const size = statSync(join(data, 'flotilla.db')).size;
    const bare = await spentOn(async () => {
      await Promise.all(Array.from({ length: APPENDS }, (_, i) => house.store.journal.append(bareEntry(i))));
      return APPENDS;
    });
    const beside = { name: 'a bare append', nanoseconds: bare };
    const whole = { name: 'all answers', nanoseconds: told.took * 1e6 };
    const plain = (what, value, unit) => ({
      what,
      value,
      unit,
      baseline: '',
      baselineValue: null,
      ratio: 1,
      goal: null,
      met: null,
    });
    return [
      rate(`answers by processor time of the server, ${told.answers} in all`, taken, beside),
      plain('the same by the clock', (told.answers * 1000) / told.took, '/s'),
      duration('an answer acknowledged, half within, by the clock', told.middle * 1e6, whole),
      duration('an answer acknowledged, 99 of 100 within, by the clock', told.late * 1e6, whole),
      duration('closing the event, by the clock', closing * 1e6, whole),
      plain('the database afterwards', size / 1024, 'KB'),
      plain('memory of an attempt in memory', memory, 'KB'),
    ];
  } finally {
    await made.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

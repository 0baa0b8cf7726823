/** A farm on a PostgreSQL of its own: workers that are killed, a database that is restarted, and the same bytes in the end. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout as rest } from 'node:timers/promises';
import type { Experiment } from '@flotilla/lab';
import { loadGame, soleExperiment } from '@flotilla/lab';
import { Farm } from '@flotilla/lab/farm';
import type { FormChoice } from '@flotilla/table';
import { optionsOf } from '@flotilla/table/run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { VERSION } from '../src/support/version.ts';
import { freshFolder } from './desk.ts';
import { PROGRAM } from './program.ts';

const postgres = startPostgres();

/** After so many the killed ones may work, so that no shard is lost twenty times. */
const MOST_KILLS = 12;

/** A program with nothing in common with the others but the database. */
interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

const programs = new Set<ChildProcess>();

function begin(...argv: string[]): Program {
  const child = spawn(process.execPath, [PROGRAM, ...argv], {
    cwd: freshFolder(),
    env: { PATH: process.env.PATH ?? '', FLOTILLA_HOME: freshFolder(), LANG: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  programs.add(child);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => {
      programs.delete(child);
      resolve({ code, out, err });
    }),
  );
  return { child, ended };
}

afterAll(() => {
  for (const child of programs) child.kill('SIGKILL');
  postgres?.stop();
});

describe.runIf(postgres)('a farm', () => {
  const url = postgres?.url ?? '';
  let farm: Farm;
  beforeAll(async () => {
    farm = await Farm.open(url);
  });
  afterAll(() => farm.close());

  const worker = (...more: string[]) =>
    begin('worker', '--farm', url, '--threads', '1', '--silence', '3', '--drain', ...more);

  const count = async (sql: string): Promise<number> => {
    const [row] = await farm.database.query<{ n: string }>(`select count(*) as n from ${sql}`);
    return Number(row?.n);
  };

  /** Waits until a worker has a shard in hand, or is gone because nothing is left. */
  async function holds({ child }: Program): Promise<boolean> {
    while (child.exitCode === null) {
      if ((await count(`flotilla_farm.hold where worker like '%-${child.pid}-%'`)) > 0) return true;
      await rest(20);
    }
    return false;
  }

  test('gives the bytes of one run though workers are killed and the database is restarted', async () => {
    const argv = ['simulate', 'hunters', '--games', '480', '--bot', 'steady', '--seed', 'farm', '--json'];
    const asked = begin(...argv, '--farm', url, '--shards', '48');
    let kills = 0;
    /** A worker that is killed with a shard in its hands, and the one after it, again and again. */
    const doomed = async (first: Program) => {
      for (let one = first; await holds(one); one = worker()) {
        if (kills >= MOST_KILLS) return one.ended;
        one.child.kill('SIGKILL');
        kills++;
        await one.ended;
      }
    };
    while ((await count('flotilla_farm.experiment')) === 0) await rest(20);
    const victims = [worker(), worker()];
    const dying = victims.map(doomed);
    while (kills < 4) await rest(20);
    const others = [worker(), worker()];
    while ((await count('flotilla_farm.result')) < 5) await rest(20);
    postgres?.restart();
    const [found, ...left] = await Promise.all([asked.ended, ...others.map(({ ended }) => ended)]);
    await Promise.all(dying);
    const local = await begin(...argv, '--workers', '2').ended;
    expect([found.code, local.code]).toEqual([0, 0]);
    expect(found.out).toBe(local.out);
    expect(left.map(({ code }) => code)).toEqual([0, 0]);
    expect(await count('flotilla_farm.result')).toBe(48);
    const retried = await count("flotilla_boss.job where name like 'shards-%' and retry_count > 0");
    expect(retried).toBeGreaterThan(0);
    console.log(
      `${kills} workers killed, ${retried} of 48 shards handed out again, one restart of the database`,
    );
    // Asked again, the farm knows the answer without any worker.
    const again = await begin(...argv, '--farm', url, '--shards', '48').ended;
    expect(again.out).toBe(local.out);
  });

  const experimentWith = async (change: Partial<Experiment>, bot = 'steady'): Promise<Experiment> => {
    const game = await loadGame('night-watch');
    const plan = { game: game.id, options: optionsOf(game) as FormChoice, bots: [bot], seed: 'x', games: 8 };
    const whole = { ...plan, recording: false, rotate: false, by: null };
    return { ...soleExperiment(game, whole, VERSION), ...change };
  };

  test.each([
    ['another version', { program: '9.9.9' }, /wants the rules \S+ and Flotilla 9\.9\.9; this worker has/],
    ['other rules', { rules: '77.7' }, /wants the rules 77\.7 and Flotilla/],
  ])('refuses a worker with %s in a sentence', async (_, change, sentence) => {
    const id = await farm.submit(await experimentWith(change), 4);
    const { code, err } = await worker().ended;
    expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
    expect(await farm.standing(id)).toEqual({ cancelled: false, done: 0, dead: 0 });
    expect(await farm.cancel(id)).toBe(true);
  });

  test('shows how it stands, and gives an experiment up', async () => {
    const id = await farm.submit(await experimentWith({}), 4);
    const before = await begin('farm', 'status', '--farm', url, '--json').ended;
    const [status] = JSON.parse(before.out).experiments;
    expect(status).toMatchObject({ id, shards: 4, done: 0, retries: 0, dead: 0, cancelled: false });
    expect((await begin('farm', 'cancel', id, '--farm', url).ended).code).toBe(0);
    const { code, err } = await worker().ended;
    expect([code, err]).toEqual([0, expect.stringContaining('This worker ran 0 shards.')]);
    const after = await begin('farm', 'status', '--farm', url).ended;
    expect(after.out).toMatch(new RegExp(`${id} +simulate night-watch \\S+ +0/4 +0 % +cancelled`));
    const unknown = await begin('farm', 'cancel', 'nothing', '--farm', url).ended;
    expect([unknown.code, unknown.err]).toEqual([1, 'flotilla: The farm has no experiment nothing.\n']);
  });

  test('puts shards aside that fail again and again, and says so', async () => {
    const broken = await experimentWith({}, 'admiral');
    const id = await farm.submit(broken, 2);
    const working = begin('worker', '--farm', url, '--threads', '1');
    while ((await farm.standing(id)).dead < 2) await rest(50);
    working.child.kill('SIGINT');
    expect((await working.ended).code).toBe(0);
    const { code, out } = await begin('farm', 'dead', '--farm', url).ended;
    expect([code, out]).toEqual([1, expect.stringMatching(/shard [12]: .*admiral/)]);
    expect((await begin('farm', 'dead', '--clear', '--farm', url).ended).out).toBe('2 shards forgotten.\n');
    await farm.cancel(id);
  });

  test('that is not there is a sentence', async () => {
    const { code, err } = await begin('worker', '--farm', 'postgres://localhost:1/nowhere').ended;
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^flotilla: The farm cannot be reached: .*ECONNREFUSED/),
    ]);
  });
});

/** "Check the dice yourself": the program of docs/examples draws every number again. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hunters } from '@flotilla/hunters';
import { navalBattles } from '@flotilla/naval-battles';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { botNamed, chosenBy, mixedSeed, optionsOf, recordToText, Session, sealOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

const PROGRAM = fileURLToPath(new URL('../../../docs/examples/check_dice.py', import.meta.url));

/** A game on a server, played to its end by bots. */
function played(game: AnyGame, seats: number): GameRecord {
  const [id, server] = ['g1', 'a'.repeat(64)];
  const parts = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'b'.repeat(64) : null));
  const seed = mixedSeed(id, server, parts);
  const people = parts.map((_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
  const session = new Session(game, { options: optionsOf(game) as FormChoice, seats: people, seed });
  const rng = rngFrom(seedFrom('dice'), 'test');
  for (let [decision] = session.decisions; decision; [decision] = session.decisions)
    session.choose(decision.seat, chosenBy(botNamed(game, 'steady'), session.table, decision, rng));
  return { ...session.record(), origin: { id, server, sealed: sealOf(id, server), parts } };
}

const check = (file: string) => spawnSync('python3', [PROGRAM, file], { encoding: 'utf8' });

describe.each([
  ['a battle with its shuffles', anyGame(navalBattles), 2],
  ['a career', anyGame(hunters), 1],
] as const)('the dice of %s', (_, game, seats) => {
  it('follow from the seed, and a changed one does not', async () => {
    const folder = freshFolder();
    const file = (name: string): string => join(folder, name);
    writeFileSync(file('game.json'), recordToText(played(game, seats)));
    const written = await flotilla(['export', file('game.json'), '--as', 'dice', '--out', file('dice')]);
    expect(written.code, written.err).toBe(0);
    const said = check(file('dice'));
    if (said.error && !process.env.CI) return console.warn('NO PYTHON HERE: the example was not run.');
    const lines = readFileSync(file('dice'), 'utf8').trimEnd().split('\n');
    expect(said.stdout).toBe(`All ${lines.length - 1} draws follow from the seed.\n`);
    expect(lines.length).toBeGreaterThan(100);
    const changed = [...lines];
    const draw = JSON.parse(changed[50] as string) as { values: number[]; limits: number[] };
    draw.values[0] = ((draw.values[0] as number) + 1) % (draw.limits[0] as number);
    changed[50] = JSON.stringify(draw);
    const record = JSON.parse(changed[0] as string) as GameRecord;
    changed[0] = JSON.stringify({ ...record, origin: { ...record.origin, server: 'c'.repeat(64) } });
    writeFileSync(file('changed'), changed.join('\n'));
    const refused = check(file('changed'));
    expect(refused.status).toBe(1);
    expect(refused.stdout).toMatch(/not the one it had sealed.*\n.*not mixed from these shares.*\nDraw 50 /);
  });
});

it('the dice of a battle under way are not written out', async () => {
  const folder = freshFolder();
  const file = join(folder, 'game.json');
  const whole = played(anyGame(navalBattles), 2);
  const game = anyGame(navalBattles);
  const session = new Session(game, {
    options: whole.options,
    seats: whole.seats,
    seed: whole.seed as string,
  });
  for (const answer of whole.answers.slice(0, 10)) session.answer(answer);
  writeFileSync(file, recordToText(session.record()));
  const { code, err } = await flotilla(['export', file, '--as', 'dice']);
  expect(code).not.toBe(0);
  expect(err).toContain('can be written out once it is over');
});

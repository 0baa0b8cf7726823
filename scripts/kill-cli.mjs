/**
 * Kills the command line with SIGKILL in the middle of play, again and again, and proves that nothing it had acknowledged is
 * lost: an answer counts as acknowledged as soon as the next question is on the screen.
 * Usage: node scripts/kill-cli.mjs [KILLS]   (100)
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url));
const QUESTION = /Look again or write them down\?/g;
const OVER = /The game is over\./;
/** The program is killed within this many milliseconds of its first question. */
const LONGEST_LIFE = 200;

/** Plays and kills until this many kills have hit a running game; returns the counts, and a sentence for every loss. */
export async function killAgainAndAgain(kills, { seed = 1, progress = () => {} } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'flotilla-kill-'));
  const random = generator(seed);
  const count = { kills: 0, games: 0, acknowledged: 0, keptUnseen: 0, drafts: 0, losses: [] };
  try {
    for (let game = null; count.kills < kills; ) {
      if (!game) game = { given: [], number: ++count.games };
      const run = await playUntilKilled(home, game, random);
      if (!run.over) progress(++count.kills, kills);
      judge(home, game, run, count);
      if (run.over) game = null;
    }
    count.drafts = readdirSync(join(home, 'saves')).filter((name) => name.endsWith('.part')).length;
    return count;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Continues the game until the program is killed or the game is over. */
function playUntilKilled(home, game, random) {
  const fresh = game.given.length === 0 && !game.begun;
  const seats = game.number % 2 === 0 ? ['--bots', 'steady'] : [];
  const argv = fresh
    ? ['play', 'night-watch', '--watches', '12', '--seed', `kill ${game.number}`, ...seats]
    : ['play', '--resume', game.file];
  const before = game.given.length;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...argv], { env: environment(home) });
    let out = '';
    let err = '';
    let asked = 0;
    let dying = null;
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const questions = out.match(QUESTION)?.length ?? 0;
      dying ??= questions > 0 ? setTimeout(() => child.kill('SIGKILL'), random() * LONGEST_LIFE) : null;
      for (; asked < questions; asked++) {
        const answer = random() < 0.7 ? 'look' : 'write';
        game.given.push(answer);
        child.stdin.write(`${answer}\n`);
      }
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(dying);
      game.begun = true;
      game.file ??= newestSave(home);
      const over = OVER.test(out);
      // Every question but the first of a run acknowledges the answer before it; the end acknowledges the last.
      const shown = (out.match(QUESTION)?.length ?? 0) - (over ? 0 : 1);
      resolve({ over, err, acknowledged: before + Math.max(0, shown) });
    });
  });
}

/** Compares what the save holds with what was given and what was acknowledged. */
function judge(home, game, { acknowledged, err }, count) {
  const lost = (sentence) => count.losses.push(`Game ${game.number}, kill ${count.kills}: ${sentence}`);
  if (err !== '') lost(err.trim());
  const verified = spawnSync(process.execPath, [PROGRAM, 'replay', game.file, '--verify'], {
    env: environment(home),
    encoding: 'utf8',
  });
  if (verified.status !== 0) return lost(verified.stderr.trim());
  const { answers, position } = JSON.parse(readFileSync(game.file, 'utf8'));
  const kept = answers.slice(0, position).flatMap(({ seat, choice }) => (seat === 0 ? [choice] : []));
  if (kept.length < acknowledged)
    lost(`${acknowledged} answers were acknowledged, ${kept.length} are in the save.`);
  if (kept.some((choice, i) => choice !== game.given[i]))
    lost('the save holds an answer that was not given.');
  count.acknowledged += Math.max(0, acknowledged - (game.judged ?? 0));
  count.keptUnseen += Math.max(0, kept.length - acknowledged);
  game.judged = kept.length;
  // What was typed but neither saved nor acknowledged may be lost; play continues from what is saved.
  game.given.length = kept.length;
}

const environment = (home) => ({ ...process.env, FLOTILLA_HOME: home, LANG: 'C' });

function newestSave(home) {
  const names = readdirSync(join(home, 'saves')).filter((name) => name.endsWith('.json'));
  const at = (name) => JSON.parse(readFileSync(join(home, 'saves', name), 'utf8')).seed;
  const [newest] = names.sort((a, b) => Number(at(b).split(' ')[1]) - Number(at(a).split(' ')[1]));
  return join(home, 'saves', newest);
}

/** Seeded random numbers, so that the answers of a run can be repeated; the moment of the kill is up to the machine. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const kills = Number(process.argv[2] ?? 100);
  if (!Number.isInteger(kills) || kills < 1) {
    console.error('Say how many kills, from 1 on: node scripts/kill-cli.mjs 100');
    process.exit(2);
  }
  const progress = (done, of) => {
    if (done % 10 === 0) process.stderr.write(`flotilla: ${done} of ${of} kills …\n`);
  };
  const { losses, ...count } = await killAgainAndAgain(kills, { seed: Date.now(), progress });
  console.log(
    `${count.kills} kills in ${count.games} games: ${count.acknowledged} answers acknowledged, ${losses.length} losses; ` +
      `${count.keptUnseen} answers were kept before they could be acknowledged, ${count.drafts} drafts were left behind.`,
  );
  for (const loss of losses) console.error(loss);
  process.exitCode = losses.length === 0 ? 0 : 1;
}

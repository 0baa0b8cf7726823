/**
 * Whether the built house works under the Node that runs this: every recorded game is played again to its hash, bots play each
 * game, the command line answers, the site is served, and a table on the server is played to its end. The last line is a digest of everything played, which has to
 * be the same under every version. Usage: node scripts/smoke.mjs
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, loadGame, packed, simulateHere } from '@flotilla/lab';
import { gamesIn } from '@flotilla/lab/discover';
import { createServer, readConfig } from '@flotilla/server';
import { hashOf, optionsOf, recordFromText, replay } from '@flotilla/table/run';
import { serve } from '../packages/web/serve.mjs';
import { playTable } from './overHttp.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const digest = createHash('sha256');
const GAMES_PLAYED = 10;

/** The recorded games beside a game's tests. */
function recordsOf({ path }) {
  const folder = join(path, 'test', 'fixtures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.hashes.json'))
    .map((name) => join(folder, name));
}

function good(result, file) {
  if (result.ok) return result.value;
  throw new Error(`${file}: ${result.error}`);
}

async function playRecordsAgain() {
  let played = 0;
  for (const found of gamesIn()) {
    const game = await loadGame(found.id);
    for (const file of recordsOf(found)) {
      const session = good(replay(game, good(recordFromText(readFileSync(file, 'utf8')), file)), file);
      digest.update(hashOf(session.table.state));
      played++;
    }
  }
  return `${played} recorded games`;
}

async function letBotsPlay() {
  for (const { id, load } of GAMES) {
    const game = await load();
    const bots = Array(game.seats.min).fill('steady');
    const plan = { game: id, options: optionsOf(game), bots, seed: 'smoke', games: GAMES_PLAYED };
    const gathered = await simulateHere(game, { ...plan, recording: false, rotate: false, by: null });
    digest.update(packed(gathered));
  }
  return `${GAMES_PLAYED} games of bots of each of ${GAMES.length} games`;
}

function askTheCommandLine() {
  const main = join(root, 'packages', 'cli', 'dist', 'main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'games'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The command line failed: ${stderr}`);
  digest.update(stdout);
  return 'the command line';
}

async function visitTheSite() {
  const { url, close } = await serve({ dir: join(root, 'packages', 'web', 'dist'), port: 0 });
  const page = await fetch(url);
  const words = await page.text();
  await close();
  if (!page.ok || !words.includes('Flotilla')) throw new Error(`The site answered with ${page.status}.`);
  return 'the site';
}

/** A table on the embedded database: a person and bots play it to its end over HTTP, across a stop and a new start. */
async function playAtATable() {
  const data = mkdtempSync(join(tmpdir(), 'flotilla-smoke-'));
  const config = readConfig({ DATA: data, LOG_LEVEL: 'silent', BOT_PACE: '0' });
  const limits = { requestsPerMinute: 1e6 };
  let server = await createServer({ config, limits });
  let url = await server.listen(0, '127.0.0.1');
  const answered = async (answers) => {
    if (answers !== 2) return url;
    await server.stop();
    server = await createServer({ config, limits });
    url = await server.listen(0, '127.0.0.1');
    return url;
  };
  try {
    const record = await playTable(url, { game: 'smugglers', bots: ['steady', 'random'], answered });
    const text = JSON.stringify(record);
    good(replay(await loadGame('smugglers'), good(recordFromText(text), 'the table')), 'the table');
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return 'a table on the server';
}

const seen = [
  await playRecordsAgain(),
  await letBotsPlay(),
  askTheCommandLine(),
  await visitTheSite(),
  await playAtATable(),
];
console.log(`${process.version}: ${seen.join(', ')}`);
console.log(digest.digest('hex'));

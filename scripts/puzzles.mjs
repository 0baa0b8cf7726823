/**
 * Makes the books of puzzles: bots play, every question is weighed, and what is clear twice in fresh worlds, and for another captain
 * too, is kept as a data file of the game. The same sources and seed give the same files.
 * Usage: node scripts/puzzles.mjs [GAME …] [--most N] [--games N]: puzzles wanted, and the most games played. What has been found is
 * kept in node_modules/.flotilla, and a run that was stopped goes on from there. A game that has a book says so in its manifest:
 * `puzzles` in the field `flotilla`, and the export `./puzzles`. The quotas and the first looks have
 * changed while the books were made, and the two last campaigns of U-Boat Leader were not looked at to their end: made anew the books
 * hold other positions, by the same checks.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame, packedBook, playGame, puzzlesIn, REVIEW_VERSION, scaleOf } from '@flotilla/lab';
import { optionsOf, sha256 } from '@flotilla/table/run';
import { say } from './ready.mjs';

const SEED = 'puzzles';
const KEPT = join('node_modules', '.flotilla');

const each = (name, list) => list.map((one) => ({ [name]: one }));

/** Games are looked at from their beginning, from a quarter on, from the middle, or from three quarters on. */
const QUARTERS = [0, 0.25, 0.5, 0.75];

/**
 * By game: how many puzzles, the worlds of every stage, one answer in how many is careless, and with which options is played.
 * The checks of campaigns and battles are played out; a career is cut at the end of the patrol, as in reviews. Early in a battle hardly
 * an answer decides anything, and playing it out is dear.
 */
const SETTINGS = {
  hunters: {
    most: 240,
    games: 600,
    worlds: { glance: 8, look: 32, check: 384 },
    full: false,
    hope: 1.3,
    careless: 14,
    seats: 1,
    options: each('boat', ['VIIA', 'VIIB', 'IXA', 'VIIC', 'IXB', 'VIID', 'IXC', 'VIICFlak']),
    from: QUARTERS,
  },
  'uboat-leader': {
    most: 72,
    games: 120,
    worlds: { glance: 8, look: 24, check: 128 },
    full: true,
    hope: 0.6,
    careless: 16,
    seats: 1,
    options: ['battle-begins', 'happy-time', 'drumbeat', 'hunted'].flatMap((campaign) => [
      { campaign, edition: 'second', length: 'short' },
      { campaign, edition: 'first', length: 'short' },
    ]),
    from: QUARTERS,
  },
  'naval-battles': {
    most: 72,
    games: 240,
    worlds: { glance: 8, look: 32, check: 192 },
    full: true,
    hope: 0.6,
    careless: 16,
    seats: 2,
    options: each('points', [15, 10, 12]),
    from: [0.3, 0.4, 0.6, 0.7],
  },
};

/** No option may be the answer too often, nor may a step be asked too often; some questions may be easy. */
const SHARE_OF_OPTION = 0.1;
const SHARE_OF_STEP = 0.2;
const SHARE_OF_EASY = 0.66;
const MOST_OF_GAME = 5;
const MOST_OF_STEP = 2;

/** Whether another puzzle of a kind is wanted beside those there are. */
function wantedBeside(found, most) {
  const counts = new Map();
  const add = (key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const keysOf = ({ step, answer, options, easy }) => [
    `step ${step}`,
    `answer ${step} ${answer}`,
    ...(easy ? ['easy'] : []),
    ...(options === 2 ? [`two ${step}`] : []),
  ];
  for (const one of found) keysOf(one).forEach(add);
  const below = (key, share) => (counts.get(key) ?? 0) < Math.max(2, share * most);
  return {
    add: (one) => keysOf(one).forEach(add),
    wants: (step, answer, options, isHabit) =>
      below(`step ${step}`, SHARE_OF_STEP) &&
      below(`answer ${step} ${answer}`, SHARE_OF_OPTION) &&
      (!isHabit || options > 2 || below('easy', SHARE_OF_EASY)),
  };
}

/** Whether a puzzle is easy: two answers, and the habit finds the better one. */
const isEasy = ({ values, best, habit }) => values.length === 2 && best === habit;

/** By seed and question: what stood every check, and yet could not be explained from the rules when it was read. */
const UNSIGNED = new Set([
  'uboat-leader puzzles 0 1',
  'uboat-leader puzzles 1 91',
  'uboat-leader puzzles 2 107',
]);

const kept = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse) : [];

/** What is asked at a puzzle, as the quotas see it. */
const kindOf = (played, one) => ({
  step: one.step,
  answer: one.answer,
  options: one.values.length,
  easy: isEasy(one),
  played,
});

async function make(id, wanted, games) {
  const game = await loadGame(id);
  const settings = SETTINGS[id];
  const { worlds, full, hope, careless, seats } = settings;
  const options = settings.options.filter(
    (one) => !game.checkOptions || game.checkOptions(optionsOf(game, one), seats) === null,
  );
  mkdirSync(KEPT, { recursive: true });
  const file = join(KEPT, `puzzles-${id}-${game.version}-${REVIEW_VERSION}.jsonl`);
  const lines = kept(file);
  const quota = wantedBeside(
    lines.flatMap(({ puzzles }) => puzzles.map((one) => kindOf(0, one))),
    wanted,
  );
  const count = () => lines.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  for (let number = lines.length; number < games && count() < wanted; number++) {
    const begun = { seed: `${SEED} ${number}`, options: options[number % options.length], seats };
    const played = playGame(game, begun, careless);
    const puzzles = [];
    for (let seat = 0; seat < seats; seat++)
      for (const { found } of puzzlesIn(game, played, seat, {
        worlds,
        full,
        hope,
        other: 'steady',
        from: settings.from[number % settings.from.length],
        most: MOST_OF_GAME,
        mostOfStep: MOST_OF_STEP,
        wants: quota.wants,
      })) {
        if (!found) continue;
        quota.add(kindOf(number, found));
        puzzles.push(found);
      }
    const line = { number, played, puzzles };
    lines.push(line);
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    say(`${id}: game ${number + 1}, ${puzzles.length} puzzles, ${count()} in all`);
  }
  write(game, lines, 2 * worlds.check);
}

/** Writes the book; games end with the last question that is asked of them, and days are well mixed. */
function write(game, lines, worlds) {
  const used = lines
    .map(({ played, puzzles }) => ({
      played,
      puzzles: puzzles.filter(({ at }) => !UNSIGNED.has(`${game.id} ${played.seed} ${at}`)),
    }))
    .filter(({ puzzles }) => puzzles.length > 0);
  const games = used.map(({ played, puzzles }) => ({
    ...played,
    answers: played.answers.slice(0, Math.max(...puzzles.map(({ at }) => at))),
  }));
  const puzzles = used
    .flatMap((line, place) => line.puzzles.map(({ answer, ...one }) => ({ game: place, ...one })))
    .map((one) => ({ one, order: sha256(`${games[one.game].seed} ${one.seat} ${one.at}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ one }) => one);
  const book = {
    game: game.id,
    rulesVersion: game.version,
    worlds,
    ...scaleOf(game, games[0]),
    games,
    puzzles,
  };
  const path = join('packages', game.id, 'src', 'data', 'puzzles.ts');
  mkdirSync(dirname(path), { recursive: true });
  const json = JSON.stringify(packedBook(book));
  writeFileSync(
    path,
    `/** Puzzles with their answers weighed. Made by \`npm run puzzles\`: do not edit. */\nexport const PUZZLES =\n  ${asLiteral(json)};\n`,
  );
  say(`${game.id}: ${puzzles.length} puzzles of ${games.length} games, ${Math.ceil(json.length / 1000)} kB`);
}

const asLiteral = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const { values, positionals } = parseArgs({
  options: { most: { type: 'string' }, games: { type: 'string' } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(SETTINGS);
if (wanted.some((id) => !Object.hasOwn(SETTINGS, id))) {
  say(`Games: ${Object.keys(SETTINGS).join(', ')}.`);
  process.exit(1);
}
for (const id of wanted)
  await make(id, Number(values.most ?? SETTINGS[id].most), Number(values.games ?? SETTINGS[id].games));

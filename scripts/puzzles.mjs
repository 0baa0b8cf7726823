/**
 * Makes the books of puzzles: bots play, every question is glanced at, and what is clear twice in fresh worlds, and for another captain
 * too, is kept as a data file of the game. The same sources and seed give the same files, however often the search was stopped.
 * Usage: node scripts/puzzles.mjs [GAME …] [--most N] [--games N] [--check]: puzzles wanted, and the most games played; `--check` works the
 * figures of a book out again and says which differ. What has been looked at is kept in node_modules/.flotilla, under the settings of the
 * search, the rules and the program it was found by, so that a run that was stopped goes on from there, and one with other settings, rules or bots begins
 * anew. A game that has a book says so in its manifest: `puzzles` in the field `flotilla`, and the export `./puzzles`.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresAgain, loadGame, PUZZLING, packedBook, playGame, puzzlesIn, scaleOf } from '@flotilla/lab';
import { optionsOf, sha256 } from '@flotilla/table/run';
import { say } from './ready.mjs';

const SEED = 'puzzles';
const KEPT = join('node_modules', '.flotilla');

const each = (name, list) => list.map((one) => ({ [name]: one }));

/**
 * By game: how many puzzles, the worlds of every stage, one answer in how many is careless, with which options is played, and from which
 * share of a game on questions are looked at, game by game. The checks of campaigns and battles are played out; a career is cut at the
 * end of the patrol, as in reviews. Early in a battle or a campaign hardly an answer decides anything, and playing it out is dear.
 * `steps` are shares of the book for steps that ask more kinds of questions than one.
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
    from: [0, 0.25, 0.5, 0.75],
    steps: {},
  },
  'uboat-leader': {
    most: 72,
    games: 120,
    worlds: { glance: 16, look: 48, check: 192 },
    full: true,
    hope: 0.8,
    careless: 16,
    seats: 1,
    options: ['battle-begins', 'happy-time', 'drumbeat', 'hunted'].flatMap((campaign) => [
      { campaign, edition: 'second', length: 'short' },
      { campaign, edition: 'first', length: 'short' },
    ]),
    from: [0.35, 0.5, 0.2, 0.5],
    steps: {},
  },
  'naval-battles': {
    most: 72,
    games: 240,
    worlds: { glance: 16, look: 48, check: 256 },
    full: true,
    hope: 0.8,
    careless: 16,
    seats: 2,
    options: each('points', [15, 10, 12]),
    from: [0.55],
    steps: { actions: 0.5, aim: 0.35 },
  },
};

/** No kind of option may be the answer too often, nor may a step be asked too often; some questions may be easy. */
const SHARE_OF_OPTION = 0.1;
const SHARE_OF_STEP = 0.2;
const SHARE_OF_EASY = 0.66;
const MOST_OF_GAME = 5;
const MOST_OF_STEP = 2;

/** What kind of option an answer is: `strike` of a strike by whichever card. */
const sortOf = (answer) => answer.split(':')[0];

/** Whether another puzzle of a kind is wanted beside those there are. */
function wantedBeside(most, steps) {
  const counts = new Map();
  const below = (key, share) => (counts.get(key) ?? 0) < Math.max(2, share * most);
  return {
    add: (one) => {
      const keys = [
        `step ${one.step}`,
        `answer ${one.step} ${sortOf(one.answer)}`,
        ...(isEasy(one) ? ['easy'] : []),
      ];
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    wants: (step, answer, options, isHabit) =>
      below(`step ${step}`, steps[step] ?? SHARE_OF_STEP) &&
      below(`answer ${step} ${sortOf(answer)}`, SHARE_OF_OPTION) &&
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

/** Books in which every puzzle says why: where nothing happens more often after the best answer, nobody could have known. */
const TOLD = new Set(['uboat-leader', 'naval-battles']);

const isTold = ({ why }) => why.some((reasons) => reasons?.some((reason) => reason !== null));

const kept = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse) : [];

/** What of the lab a search depends on. */
const OF_LAB = /^(puzzles\/|rollout|candidates|review\/(work|questions|scale|tally|normal|summary))/;

/** The program a search depends on: kernel, game and lab as they are built, without words and books. */
function programOf(id) {
  const files = ['table', 'companion', 'lab', id].flatMap((name) => {
    const folder = join('packages', name, 'dist');
    return readdirSync(folder, { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.js') && !/^(text|data\/puzzles)\b/.test(file))
      .filter((file) => name !== 'lab' || OF_LAB.test(file))
      .sort()
      .map((file) => join(folder, file));
  });
  return sha256(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

async function make(id, wanted, games) {
  const game = await loadGame(id);
  const settings = SETTINGS[id];
  const { worlds, full, hope, careless, seats, steps } = settings;
  const { games: _, ...way } = settings;
  const options = settings.options.filter(
    (one) => !game.checkOptions || game.checkOptions(optionsOf(game, one), seats) === null,
  );
  const quotas = [SHARE_OF_OPTION, SHARE_OF_STEP, SHARE_OF_EASY, MOST_OF_GAME, MOST_OF_STEP];
  const found = sha256(JSON.stringify([SEED, way, quotas, wanted, game.version, programOf(id)]));
  mkdirSync(KEPT, { recursive: true });
  const file = join(KEPT, `puzzles-${id}-${found.slice(0, 12)}.jsonl`);
  const before = kept(file);
  const quota = wantedBeside(wanted, steps);
  const lines = [];
  let count = 0;
  for (let number = 0; number < games && count < wanted; number++) {
    const begun = { seed: `${SEED} ${number}`, options: options[number % options.length], seats };
    const played = playGame(game, begun, careless);
    const puzzles = [];
    for (let seat = 0; seat < seats; seat++) {
      const known = before.filter((one) => one.number === number && one.seat === seat);
      const asBefore = new Set(known.map(({ question }) => question));
      const search = {
        worlds,
        full,
        hope,
        other: 'steady',
        from: settings.from[number % settings.from.length],
        most: MOST_OF_GAME,
        mostOfStep: MOST_OF_STEP,
        wants: quota.wants,
      };
      for (const looked of puzzlesIn(game, played, seat, search, known)) {
        if (!asBefore.has(looked.question))
          appendFileSync(file, `${JSON.stringify({ number, seat, ...looked })}\n`);
        if (!looked.found) continue;
        quota.add(looked.found);
        puzzles.push(looked.found);
      }
    }
    count += puzzles.length;
    lines.push({ played, puzzles });
    say(`${id}: game ${number + 1}, ${puzzles.length} puzzles, ${count} in all`);
  }
  write(game, lines, 2 * worlds.check, full);
}

/** Works the figures of a book out again in the same worlds; other rules or bots give others. */
async function check(id) {
  const [game, book] = [await loadGame(id), await PUZZLING.find((entry) => entry.id === id)?.puzzles?.()];
  let other = 0;
  for (const puzzle of book?.puzzles ?? []) {
    const { values, errors, pairs, why } = puzzle;
    if (JSON.stringify(figuresAgain(game, book, puzzle)) === JSON.stringify({ values, errors, pairs, why }))
      continue;
    other++;
    say(`${id}: ${book.games[puzzle.game].seed}, answer ${puzzle.at}: other figures`);
  }
  say(`${id}: ${book?.puzzles.length ?? 0} puzzles, ${other} with other figures`);
  if (other > 0) process.exitCode = 1;
}

/** Writes the book; games end with the last question that is asked of them, and days are well mixed. */
function write(game, lines, worlds, full) {
  const used = lines
    .map(({ played, puzzles }) => ({
      played,
      puzzles: puzzles.filter(
        (one) => !UNSIGNED.has(`${game.id} ${played.seed} ${one.at}`) && (!TOLD.has(game.id) || isTold(one)),
      ),
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
    full,
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
  options: {
    most: { type: 'string' },
    games: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(SETTINGS);
if (wanted.some((id) => !Object.hasOwn(SETTINGS, id))) {
  say(`Games: ${Object.keys(SETTINGS).join(', ')}.`);
  process.exit(1);
}
for (const id of wanted)
  if (values.check) await check(id);
  else await make(id, Number(values.most ?? SETTINGS[id].most), Number(values.games ?? SETTINGS[id].games));

/**
 * Weighs the rules of every game and writes docs/lab: what each switch changes, and how even the game is. The findings go into a data
 * file of the game, from which the forms of a new game tell them.
 * Usage: node scripts/lab.mjs [GAME …] [--games N]: games with and without every switch (20000). On two cores this takes hours; see
 * docs/farm.md for more machines.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { heatToSvg, isShare, loadGame, measureName, switchName } from '@flotilla/lab';
import { forestOf } from '../packages/cli/dist/support/reports.js';
import { speechFor } from '../packages/cli/dist/support/speech.js';
import { say } from './ready.mjs';

const FOLDER = join('docs', 'lab');
const MAIN = join('packages', 'cli', 'dist', 'main.js');
const SEED = 'lab';

/** Runs the program and reads the JSON it prints; games that would not end make it fail, but are counted in what it prints. */
function flotilla(...argv) {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, ...argv, '--seed', SEED, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (stdout === '') throw new Error(`flotilla ${argv.join(' ')} ended with ${status}.`);
  return JSON.parse(stdout);
}

const number = (value) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
const signed = (value) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value))}`;
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const share = ({ share: mid, low, high }) =>
  `${percent(mid)} (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;

/** One row a switch, one column a measure. */
function switchTable(game, result, speech) {
  const measures = result.measures.map((id) => ({
    id,
    factor: isShare(id) ? 100 : 1,
    ...measureName(id, speech),
  }));
  const head = measures.map(({ name, percent: isPercent }) => `${name}${isPercent ? ', of 100' : ''}`);
  const cell = ({ difference, low, high, clear }, factor) =>
    `${clear ? '**' : ''}${signed(difference * factor)} ± ${number(((high - low) / 2) * factor)}${clear ? '**' : ''}`;
  return [
    `| switch | ${head.join(' | ')} | pairs |`,
    `|---|${measures.map(() => '---|').join('')}---|`,
    `| *as a game begins* | ${measures.map(({ id, factor }) => number((result.switches[0]?.effects[id]?.without ?? 0) * factor)).join(' | ')} | |`,
    ...result.switches.map(
      ({ label, effects, pairs }) =>
        `| ${switchName(game, label, speech)} | ${measures.map(({ id, factor }) => cell(effects[id], factor)).join(' | ')} | ${pairs.toLocaleString('en')} |`,
    ),
  ];
}

/** What is said of games that would not end. */
const lostGames = ({ errors, unfinished }) =>
  errors + unfinished === 0
    ? []
    : ['', `${errors + unfinished} games did not come to an end and count in no pair.`];

const drawn = (name, svg, words) => {
  writeFileSync(join(FOLDER, name), svg);
  return ['', `![${words}](${name})`, ''];
};

/** A table of findings by the value of an option. */
const byOption = (found, figures, tallies) => [
  `| | games | ${[...figures.map(([, name]) => name), ...tallies.map(([, , name]) => name)].join(' | ')} |`,
  `|---|---|${'---|'.repeat(figures.length + tallies.length)}`,
  ...Object.entries(found.groups).map(([value, one]) => {
    const mean = ([id]) =>
      `${number(one.figures[id]?.mean ?? 0)} ± ${number(1.96 * (one.figures[id]?.se ?? 0))}`;
    const part = ([tally, word]) => (one.tallies[tally]?.[word] ? share(one.tallies[tally][word]) : '0 %');
    return `| ${value} | ${one.games.toLocaleString('en')} | ${[...figures.map(mean), ...tallies.map(part)].join(' | ')} |`;
  }),
];

const HELD = ['great', 'good', 'adequate'];
const NAVIES = ['usa', 'ussr', 'uk', 'france', 'japan', 'china', 'taiwan', 'norway', 'argentina'];

/** What else a game is weighed by: how even its boats, campaigns, navies, seats and scenarios are. */
const BALANCE = {
  hunters: (games) => {
    const boats = flotilla('simulate', 'hunters', '--by', 'boat', '--games', String(games));
    const rows = Object.keys(boats.groups);
    const levels = ['decisive', 'substantial', 'marginal', 'draw', 'defeat'];
    return [
      '## Boats',
      '',
      ...byOption(
        boats,
        [
          ['tons', 'tons'],
          ['patrols', 'patrols'],
          ['months', 'months'],
        ],
        [['fate', 'survived', 'live to the end']],
      ),
      ...drawn(
        'hunters-boats.svg',
        heatToSvg({
          title: 'The Hunters: victory levels by boat',
          subtitle: `Careers of steady, of 100 (${boats.groups[rows[0]].games} each)`,
          rows,
          columns: levels,
          share: (row, column) => boats.groups[rows[row]].tallies.level?.[levels[column]]?.share ?? 0,
        }),
        'Victory levels by boat',
      ),
    ];
  },
  'uboat-leader': (all) => {
    // There are 24 cells, half of them of long and medium campaigns.
    const games = Math.ceil(all / 4);
    const columns = ['first', 'second'].flatMap((edition) =>
      ['short', 'medium', 'long'].map((length) => ({ edition, length })),
    );
    const found = columns.map(({ edition, length }) =>
      flotilla(
        'simulate',
        'uboat-leader',
        '--by',
        'campaign',
        '--edition',
        edition,
        '--length',
        length,
        '--games',
        String(games),
      ),
    );
    const rows = Object.keys(found[0].groups);
    const held = (row, column) =>
      HELD.reduce(
        (sum, word) => sum + (found[column].groups[rows[row]].tallies.evaluation[word]?.share ?? 0),
        0,
      );
    const points = ({ mean, se }) => `${number(mean)} ± ${number(1.96 * se)}`;
    return [
      '## Campaigns by edition and length',
      '',
      `Mean points of \`steady\`, ${games} campaigns in each cell.`,
      '',
      `| campaign | ${columns.map(({ edition, length }) => `${edition}, ${length}`).join(' | ')} |`,
      `|---|${columns.map(() => '---|').join('')}`,
      ...rows.map(
        (row) => `| ${row} | ${found.map((one) => points(one.groups[row].figures.vp)).join(' | ')} |`,
      ),
      ...drawn(
        'uboat-leader-campaigns.svg',
        heatToSvg({
          title: 'U-Boat Leader: Adequate or better',
          subtitle: `Campaigns of steady, of 100 (${games} each); editions 1 and 2, short, medium and long`,
          rows,
          columns: columns.map(({ edition, length }) => `${edition === 'first' ? 1 : 2} ${length}`),
          share: held,
        }),
        'Adequate or better by campaign, edition and length',
      ),
    ];
  },
  'naval-battles': (games) => [
    '## Seats and navies',
    '',
    '| points | battles | first seat wins | first player wins | turns |',
    '|---|---|---|---|---|',
    ...[15, 20, 25].flatMap((points) => navies(points, Math.max(games, 1000))),
    '',
    ...[15, 20, 25].flatMap((points) => [
      `![Navies at ${points} points](naval-battles-navies-${points}.svg)`,
      '',
    ]),
    '## Scenarios',
    '',
    ...scenarios(games),
  ],
};

/** Battles of two at a number of points: one row of the table, and the heat map of navy against navy. */
function navies(points, games) {
  const found = flotilla(
    'simulate',
    'naval-battles',
    '--by',
    'navies',
    '--points',
    String(points),
    '--games',
    String(games),
  );
  const met = (a, b) => found.groups[`${a} ${b}`];
  const there = NAVIES.filter((navy) =>
    Object.keys(found.groups).some((names) => names.split(' ').includes(navy)),
  );
  const wonBy = (battles, seat) => battles?.winsBySeat[seat]?.count ?? 0;
  const cellOf = (a, b) => {
    const [one, other] = [met(a, b), met(b, a)];
    const battles = (one?.games ?? 0) + (other?.games ?? 0);
    return battles === 0 ? null : (wonBy(one, 0) + wonBy(other, 1)) / battles;
  };
  writeFileSync(
    join(FOLDER, `naval-battles-navies-${points}.svg`),
    heatToSvg({
      title: `Naval Battles: navy against navy at ${points} points`,
      subtitle: `Wins of the navy on the left, of 100; ${games.toLocaleString('en')} battles of steady in all`,
      rows: there,
      columns: there,
      share: (row, column) => (row === column ? null : cellOf(there[row], there[column])),
    }),
  );
  const { figures, winsBySeat } = found;
  const first = figures.firstWins;
  return [
    `| ${points} | ${found.games.toLocaleString('en')} | ${share(winsBySeat[0])} | ${percent(first.mean)} ± ${(196 * first.se).toFixed(1)} | ${number(figures.turns.mean)} |`,
  ];
}

function scenarios(games) {
  const { switches } = flotilla(
    'lab',
    'naval-battles',
    '--switch',
    'scenario',
    '--measure',
    'won.1,turns',
    '--games',
    String(games),
  );
  return [
    '| scenario | battles | first side wins | turns |',
    '|---|---|---|---|',
    ...switches.map(
      ({ label, pairs, effects }) =>
        `| ${label.replace('scenario=', '')} | ${pairs.toLocaleString('en')} | ${percent(effects['won.1'].with)} | ${number(effects.turns.with)} |`,
    ),
  ];
}

/** The findings as a data file of the game. */
function writeFindings(game, result) {
  const [measure] = result.measures;
  const rounded = (value) => Number(value.toPrecision(3));
  const by = result.switches.map(({ label, effects }) => {
    const { difference, low, high, clear } = effects[measure];
    return [label, [rounded(difference), rounded((high - low) / 2), clear ? 1 : 0]];
  });
  const findings = {
    rulesVersion: game.version,
    games: result.games,
    bot: result.bots[0],
    share: isShare(measure),
    by: Object.fromEntries(by),
  };
  const file = join('packages', game.id, 'src', 'data', 'findings.ts');
  writeFileSync(
    file,
    `/** What the laboratory found. Made by \`npm run lab\`: do not edit. */\nimport type { SwitchFindings } from '@flotilla/table';\n\nexport const FINDINGS: SwitchFindings = ${JSON.stringify(findings, null, 2)};\n`,
  );
  spawnSync(process.execPath, [
    join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--write',
    file,
  ]);
}

async function weigh(id, games) {
  const game = await loadGame(id);
  const speech = await speechFor(game, 'en');
  mkdirSync(FOLDER, { recursive: true });
  say(`${game.title}: ${games} games with and without every switch …`);
  const result = flotilla('lab', id, '--games', String(games));
  writeFindings(game, result);
  const plots = result.measures.flatMap((measure) =>
    drawn(`${id}-${measure}.svg`, forestOf(game, result, measure, speech), measureName(measure, speech).name),
  );
  const page = [
    `# The laboratory: ${game.title}`,
    '',
    `Rules ${game.version}, ${games.toLocaleString('en')} games with and without every switch, played by \`${result.bots.join(', ')}\` on the same seeds, on ${today()}.`,
    `Made by \`npm run lab -- ${id} --games ${games}\`.`,
    '',
    '± spans the interval; all intervals of the table hold together in 95 of 100 such tables. Bold differences are clear beyond',
    'chance (steps of Holm). A switch is compared with the options a new game begins with.',
    '',
    '## Switches',
    '',
    ...switchTable(game, result, speech),
    ...lostGames(result),
    ...plots,
    ...BALANCE[id](games),
  ];
  writeFileSync(join(FOLDER, `${id}.md`), `${page.join('\n').trimEnd()}\n`);
}

const today = () =>
  new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '20000' } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(BALANCE);
if (wanted.some((id) => !Object.hasOwn(BALANCE, id))) {
  say(`Games: ${Object.keys(BALANCE).join(', ')}.`);
  process.exit(1);
}
for (const id of wanted) await weigh(id, Number(values.games));

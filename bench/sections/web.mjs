/** The site: what must be loaded, how long the first page takes, and how long an answer takes to appear on the screen. */
import { browserFor } from '../../scripts/browser.mjs';
import { site } from '../../scripts/ready.mjs';

export const title = 'The site';

const ANSWERS = 1000;
const EARLY = 200;
/** The most kilobytes of JavaScript that a game with screens of its own may add to the shell of all tables, charts included. */
const MOST_BEYOND_SHELL = { 'uboat-leader': 120, 'naval-battles': 110 };

/** Lines of all measurements; without a Chromium only those that need none. */
export async function measure() {
  site();
  const { bundleSizes, measureInBrowser } = await import('../../packages/web/scripts/measuring.mjs');
  const sizes = bundleLines(bundleSizes());
  const browser = browserFor({ must: false });
  if (!browser) {
    console.log(
      '\nNo Chromium was found and none could be installed: the site was not measured in a browser.',
    );
    return sizes;
  }
  process.env.FLOTILLA_CHROMIUM = browser;
  const { measureBattles } = await import('../../packages/web/scripts/measuringBattles.mjs');
  const { measureCampaigns } = await import('../../packages/web/scripts/measuringCampaigns.mjs');
  const { measureOnline } = await import('../../packages/web/scripts/measuringOnline.mjs');
  const figures = await measureInBrowser({ answers: ANSWERS, early: EARLY });
  const [online] = await measureOnline();
  const [battles] = await measureBattles();
  const [campaigns] = await measureCampaigns();
  return [
    ...sizes,
    ...browserLines(figures),
    ...onlineLines(online, figures),
    ...tableLines('Naval Battles, six seats', battles, figures),
    ...tableLines('U-Boat Leader, five boats', campaigns, figures),
  ];
}

/** A line of the table; `goal` is the maximum. */
function line(what, value, unit, [baseline, baselineValue], goal = null) {
  const met = goal === null ? null : value <= goal;
  return { what, value, unit, baseline, baselineValue, ratio: value / baselineValue, goal, met };
}

function bundleLines({ beforeAGame, games, beyondShell }) {
  const first = ['JavaScript before a game', beforeAGame / 1024];
  const names = { hunters: 'The Hunters', 'uboat-leader': 'U-Boat Leader', 'naval-battles': 'Naval Battles' };
  return [
    line('JavaScript before a game, gzip', beforeAGame / 1024, 'KB', ['the goal', 60], 60),
    ...Object.entries(names).map(([id, name]) =>
      line(`${name} beyond it, gzip`, games[id] / 1024, 'KB', first),
    ),
    ...Object.entries(MOST_BEYOND_SHELL).map(([id, most]) =>
      line(`${names[id]} beyond the shell of all tables, gzip`, beyondShell[id] / 1024, 'KB', first, most),
    ),
  ];
}

/** The same game at a table on a server. */
const onlineLines = (online, { answering }) => [
  line('online: answer to painted screen, clock, median', online.clock, 'ms', [
    'the same without a server',
    answering.clock,
  ]),
  line('… processor time of the page', online.processor, 'ms', [
    'the same without a server',
    answering.processor,
  ]),
];

/** A game with screens of its own when they have most to show. */
const tableLines = (name, { painted, processor, longest, longestProcessor }, { pressing }) => [
  line(
    `${name}: answer to painted screen, clock, median`,
    painted,
    'ms',
    ['one word on an empty page', pressing.clock],
    16,
  ),
  line(
    '… processor time of the page',
    processor,
    'ms',
    ['one word on an empty page', pressing.processor],
    16,
  ),
  line('… longest task, 4 × throttled', longest, 'ms', ['the goal', 50], 50),
  line('… its processor time, times four', longestProcessor, 'ms', ['the goal', 50], 50),
];

function browserLines({ firstLoad, emptyLoad, answering, pressing, salvo }) {
  const press = 'one word on an empty page';
  return [
    line('first load to interactive, clock', firstLoad.clock, 'ms', ['an empty page', emptyLoad.clock], 1000),
    line('… processor time of the page', firstLoad.processor, 'ms', ['an empty page', emptyLoad.processor]),
    line('answer to painted screen, clock, median', answering.clock, 'ms', [press, pressing.clock], 16),
    line('… processor time of the page', answering.processor, 'ms', [press, pressing.processor], 16),
    line(`heap after ${ANSWERS} answers`, answering.heap / 1e6, 'MB', [
      `after ${EARLY}`,
      answering.heapEarly / 1e6,
    ]),
    line('longest task while a salvo runs, 4 × throttled', salvo.longest, 'ms', ['the goal', 50], 50),
    line('… processor time, times four', salvo.processor, 'ms', ['the goal', 50], 50),
    line('… frames a second', salvo.frames, '/s', ['the screen', 60]),
  ];
}

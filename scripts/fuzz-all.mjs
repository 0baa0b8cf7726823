/** Long fuzzing of every game, for the hours before a release. Usage: npm run fuzz [-- GAMES_PER_PLAN] */
import { run, say } from './ready.mjs';

const PLANS = [
  ['night-watch', 20_000, []],
  ['smugglers', 5_000, []],
  ['hunters', 20_000, []],
  ...[2, 3, 4, 5, 6].map((seats) => ['naval-battles', 5_000, ['--seats', String(seats)]]),
  ['uboat-leader', 2_000, ['--edition', '1']],
  ['uboat-leader', 2_000, ['--edition', '2']],
];

const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
for (const [game, games, more] of PLANS) {
  say(`Fuzzing ${game} ${more.join(' ')} …`);
  run(process.execPath, [
    'bin/flotilla.mjs',
    'fuzz',
    game,
    '--games',
    String(Math.min(games, most)),
    ...more,
  ]);
}
say('No game broke a promise.');

/**
 * Plays many battles of Naval Battles with steady captains, every scenario and every pair of navies, and writes who won and
 * how long it took as a small table: the page of a new battle tells who is favoured. Needs the built packages.
 * Usage: node packages/web/scripts/battles.mjs [battles of each kind]
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAVIES, navalBattles, SCENARIO_FILES } from '@flotilla/naval-battles';
import { rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf, playOut, Table } from '@flotilla/table/run';

const BATTLES = Number(process.argv[2] ?? 400);
const TARGET = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'src',
  'naval-battles',
  'new',
  'simulated.generated.ts',
);

/** A bot that takes a given navy and otherwise plays as the steady one. */
const sailingUnder = (navy) => ({
  choose: (view, decision, rng, imagine) =>
    decision.step === 'chooseNavy' && navy
      ? navy
      : navalBattles.bots.steady.choose(view, decision, rng, imagine),
});

/** One battle to its end: who won, and after how many rounds. */
function battle(options, navies, seed) {
  const table = new Table({
    game: navalBattles,
    options: optionsOf(navalBattles, options),
    seats: navies.length,
    seed,
    recording: 'off',
  });
  playOut(
    table,
    navies.map(sailingUnder),
    navies.map((_, seat) => rngFrom(seedFrom(`${seed} ${seat}`), 'steady')),
  );
  const { ending, round } = table.state.game;
  return { winners: ending.winners, round };
}

/** The share every seat wins, a shared win shared, and the rounds of the mean battle. */
function shares(options, navies, name) {
  const won = navies.map(() => 0);
  let rounds = 0;
  for (let i = 0; i < BATTLES; i++) {
    const { winners, round } = battle(options, navies, `simulated ${name} ${i}`);
    for (const seat of winners) won[seat] += 1 / winners.length;
    rounds += round;
  }
  const list = won.map((wins) => (wins / BATTLES).toFixed(2)).join(', ');
  return { list, won: won.map((wins) => wins / BATTLES), rounds: (rounds / BATTLES).toFixed(1) };
}

const scenarios = SCENARIO_FILES.map(({ id, sides }) => {
  const { list, rounds } = shares(
    { scenario: id },
    sides.map(() => null),
    id,
  );
  return `  '${id}': { wins: [${list}], rounds: ${rounds} },`;
});

/** Points at which even the small navies fight. */
const DUEL = 20;
const pairs = NAVIES.flatMap(({ id: one }, i) => NAVIES.slice(i + 1).map(({ id: other }) => [one, other]));
const sums = Object.fromEntries(NAVIES.map(({ id }) => [id, 0]));
for (const [one, other] of pairs) {
  const { won } = shares({ points: DUEL }, [one, other], `${one} ${other}`);
  sums[one] += won[0];
  sums[other] += won[1];
}
const navies = NAVIES.map(({ id }) => `  ${id}: ${(sums[id] / (NAVIES.length - 1)).toFixed(2)},`);

writeFileSync(
  TARGET,
  `/** Battles of steady captains, ${BATTLES} of each kind, played by scripts/battles.mjs; not edited by hand. */

/** The rules they were fought by. */
export const RULES = '${navalBattles.version}';

/** The share of battles every side of a scenario wins, and the rounds of the mean battle. */
export const SCENARIOS: Readonly<Record<string, { readonly wins: readonly number[]; readonly rounds: number }>> = {
${scenarios.join('\n')}
};

/** The share of duels for ${DUEL} points that every navy wins against the others. */
export const DUELS: Readonly<Record<string, number>> = {
${navies.join('\n')}
};
`,
);
console.log(scenarios.join('\n'), navies.join('\n'));

/** The page about mutants: what was killed, by what kind of test, and every survivor with the reason it may live. */
import { packageOf } from './suites.mjs';

const percent = (part, whole) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

const short = (text) => {
  const line = text.replace(/\s+/g, ' ').replace(/\|/g, '\\|').replace(/`/g, 'ˋ');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

/** The page, from the results of each group: `{ group, all, later, mutants }`. */
export function page(results, reasons) {
  return [
    '# Mutants',
    '',
    'A mutant is a deliberate small fault in the sources: a condition reversed, a number off by one, a call left out.',
    'A good test fails on it. `npm run mutants` draws a sample of each group of sources, leaves out what the compiler refuses, and runs',
    "the group's tests against every mutant ([tools/mutants](../tools/mutants)). It writes this page.",
    '',
    'How the figures are made:',
    '',
    "* Mutants are Stryker's; the sample follows from a seed (1) and from what a mutant changes. `suites.mjs` lists the groups and the",
    '  tests that judge each: those of its own package for kernel and rules; those of every host for `host`, and those of the site for',
    '  `client`, which has none of its own. They are run by Vitest’s own runner, all in one process.',
    '* Tests of single cases come first. Mutants of kernel and rules that survive them meet the tests that play whole games (recorded games,',
    '  fuzz, bots), unless there is a reason why no test could notice them; those of server, host and client do not.',
    '* A mutant is killed by a test that fails, that takes ten times its usual processor time plus ten seconds, or that waits for something',
    '  that does not come (fifteen seconds of idleness, or four times its limit by the clock). The run says which test killed which and how.',
    '* In the first run of server, host and client a mutant met the likeliest tests that reach it, as many as usually take a few seconds of',
    '  processor time (`--seconds`: 15 for `client` and `host`, 8 for `server-tables`, 10 for `server-store`), with SQLite alone for `server-tables`:',
    '  code that only PostgreSQL reaches survived that.',
    '* Once tests have been written for the survivors of a run, only those are tried again (`--again`), against all their tests, or',
    '  for the server against those files that could notice them (`--tests`), with PostgreSQL:',
    '  a mutant once killed stays killed. “Killed at first” is the figure before that; “not counted” means that the figure',
    '  comes from several such runs that were not counted, with a limit of three minutes instead of processor time.',
    '* A reason says why nobody could notice a survivor; any that was examined and broke a rule now has a test.',
    '* The samples of server and host are small because each mutant there takes seconds; their sizes were chosen before the runs, except',
    '  that of `server-tables`, which was stopped after 33 of 60. `server-events` has not been run yet.',
    '* Threads and programs of their own run what was compiled, without mutants.',
    '',
    '| group | mutants in all | sample | killed at first | killed by tests of single cases | killed by all tests | survive with a reason | survive without |',
    '|---|---|---|---|---|---|---|---|',
    ...results.map((result) => summary(result, reasons)),
    '',
    ...results.flatMap((result) => chapter(result, reasons)),
  ].join('\n');
}

function summary({ group, all, later = 0, mutants }, reasons) {
  const of = mutants.length;
  const share = (part) => `${part} (${percent(part, of)})`;
  const cases = mutants.filter(({ by }) => by === 'cases').length;
  const survivors = mutants.filter(({ by }) => by === null);
  const any = of - survivors.length;
  const excused = survivors.filter(({ name }) => Object.hasOwn(reasons, name)).length;
  const first = later === null ? 'not counted' : share(any - later);
  return `| \`${group}\` | ${all} | ${of} | ${first} | ${share(cases)} | ${share(any)} | ${excused} | ${survivors.length - excused} |`;
}

function chapter({ group, mutants }, reasons) {
  const files = [...new Set(mutants.map(({ file }) => file))].sort();
  const survivors = mutants.filter(({ by }) => by === null);
  return [
    `## ${group}`,
    '',
    '| file | sample | by single cases | by whole games | survived |',
    '|---|---|---|---|---|',
    ...files.map((file) => {
      const of = mutants.filter((mutant) => mutant.file === file);
      const count = (by) => of.filter((mutant) => mutant.by === by).length;
      const name = file.replace(`${packageOf(group)}/src/`, '');
      return `| \`${name}\` | ${of.length} | ${count('cases')} | ${count('games')} | ${count(null)} |`;
    }),
    '',
    ...(survivors.length === 0
      ? ['No mutant of the sample survived.', '']
      : [
          '| survivor | was | became | why it may live |',
          '|---|---|---|---|',
          ...survivors.map(
            ({ name, file, line, before, after }) =>
              `| \`${file.replace(`${packageOf(group)}/src/`, '')}:${line}\` ${name.slice(0, 6)} | \`${short(before)}\` | \`${short(after)}\` | ${reasons[name] ?? 'not looked at yet'} |`,
          ),
          '',
        ]),
  ];
}

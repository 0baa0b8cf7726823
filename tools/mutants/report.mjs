/** The page about mutants: what was killed, by what kind of test, and every survivor with the reason it may live. */

const percent = (part, whole) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

const short = (text) => {
  const line = text.replace(/\s+/g, ' ').replace(/\|/g, '\\|').replace(/`/g, 'ˋ');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

/** The page, from the results of each package: `{ pack, all, later, mutants }`. */
export function page(results, reasons) {
  return [
    '# Mutants',
    '',
    'A mutant is a deliberate small fault in the sources: a condition reversed, a number off by one, a call left out.',
    'A good test fails on it. `npm run mutants` draws a sample of each package, leaves out what the compiler refuses, and runs the',
    "package's tests against every mutant ([tools/mutants](../tools/mutants)). It writes this page.",
    '',
    'How the figures are made:',
    '',
    "* Mutants are Stryker's; the sample follows from a seed and from what a mutant changes. Only the package's own tests count,",
    '  never those of the command line or the site.',
    '* Tests of single cases come first. Mutants that survive them meet the tests that play whole games (recorded games, fuzz, bots),',
    '  unless there is a reason why no test could notice them.',
    '* A mutant is killed by a test that fails, or that takes ten times its usual processor time plus ten seconds.',
    '* A whole run tries every mutant of the sample. Once tests have been written for its survivors, only those are tried again (`--again`):',
    '  a mutant once killed stays killed. The last column says how many were killed that way; “not counted” means that the figure',
    '  comes from several such runs that were not counted, with a limit of three minutes instead of processor time.',
    '* Every survivor was examined. A reason says why nobody could notice it; any that broke a rule now has a test.',
    '',
    '| package | mutants in all | sample | killed by tests of single cases | killed by all tests | of these, killed later by new tests |',
    '|---|---|---|---|---|---|',
    ...results.map(summary),
    '',
    ...results.flatMap((result) => chapter(result, reasons)),
  ].join('\n');
}

function summary({ pack, all, later = 0, mutants }) {
  const cases = mutants.filter(({ by }) => by === 'cases').length;
  const any = mutants.filter(({ by }) => by !== null).length;
  const of = mutants.length;
  return `| \`${pack}\` | ${all} | ${of} | ${cases} (${percent(cases, of)}) | ${any} (${percent(any, of)}) | ${later ?? 'not counted'} |`;
}

function chapter({ pack, mutants }, reasons) {
  const files = [...new Set(mutants.map(({ file }) => file))].sort();
  const survivors = mutants.filter(({ by }) => by === null);
  return [
    `## ${pack}`,
    '',
    '| file | sample | by single cases | by whole games | survived |',
    '|---|---|---|---|---|',
    ...files.map((file) => {
      const of = mutants.filter((mutant) => mutant.file === file);
      const count = (by) => of.filter((mutant) => mutant.by === by).length;
      const name = file.replace(`packages/${pack}/src/`, '');
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
              `| \`${file.replace(`packages/${pack}/src/`, '')}:${line}\` ${name.slice(0, 6)} | \`${short(before)}\` | \`${short(after)}\` | ${reasons[name] ?? 'not looked at yet'} |`,
          ),
          '',
        ]),
  ];
}

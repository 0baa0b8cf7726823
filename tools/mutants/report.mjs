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
    'A mutant is a small fault put into the sources on purpose: a condition turned round, a number moved by one, a call left out.',
    'A good test fails on it. `npm run mutants` draws a sample of each package, leaves out what the compiler refuses, and runs the',
    "package's tests against every mutant ([tools/mutants](../tools/mutants)). It writes this page.",
    '',
    'How the figures are made:',
    '',
    "* Mutants are Stryker's; the sample follows from a seed and from what a mutant changes. Only the package's own tests judge it,",
    '  never those of the command line or the site.',
    '* Tests of single cases come first. What they let live meets the tests that play whole games (recorded games, fuzz, bots),',
    '  unless there is a reason why nobody could notice it.',
    '* A mutant is killed by a test that fails, or that takes ten times the processor time it takes otherwise and ten seconds more.',
    '* A whole run tries every mutant of the sample. When tests were written for its survivors, only these are tried again (`--again`):',
    '  a mutant once killed counts as killed. How many a figure owes to that is in the last column; “not counted” says that the figure',
    '  was put together of several such runs before they were counted, and under a limit of three minutes instead of processor time.',
    '* Survivors were looked at one by one. A reason says why nobody could notice; what breaks a rule has a test by now.',
    '',
    '| package | mutants in all | sample | killed by tests of single cases | killed by all tests | of these later, with new tests |',
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

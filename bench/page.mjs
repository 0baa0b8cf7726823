/** The results of the bench as the page docs/benchmarks.md: one table, rewritten by every run; what follows it is written by hand. */

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const shown = (value, unit) => `${number.format(value)} ${unit}`;

const goal = ({ goal: wanted, unit, met }) =>
  wanted === null ? '' : `${unit === '/s' ? '≥' : '≤'} ${shown(wanted, unit)}: ${met ? 'met' : 'missed'}`;

const row = (...cells) => `| ${cells.join(' | ')} |`;

const rowOf = (title, date, machine, line) =>
  row(
    title,
    line.what,
    date,
    machine,
    shown(line.value, line.unit),
    `${line.baseline}: ${shown(line.baselineValue, line.unit)}`,
    number.format(line.ratio),
    goal(line),
  );

const machineOf = ({ node, cpu, cores }) => `${cpu}, ${cores} cores, Node ${node.replace(/^v/, '')}`;

/** Where the part written by hand begins. */
const BY_HAND = '## Where the time goes';

/** The page for these results; of the page as it is, the part written by hand stays. */
export function pageOf(sections, before) {
  return `# Benchmarks

\`npm run bench\` measures every section in a process of its own and rewrites the table of this page and \`bench/results.json\`;
\`npm run bench -- kernel hunters\` does so for the sections named. Subject and baseline take turns in one process. Figures are
medians, in processor time except where a line says clock; the ratio to the baseline can be compared between machines, the figure
cannot. A shared machine can be half as fast from one hour to the next.

${row('section', 'what', 'date, version', 'machine', 'median', 'baseline', 'ratio', 'goal')}
|${'---|'.repeat(8)}
${Object.values(sections)
  .flatMap(({ title, date, version, machine, lines }) =>
    lines.map((line) => rowOf(title, `${date}, ${version}`, machineOf(machine), line)),
  )
  .join('\n')}

How strong the bots are and how even the games: [balance.md](balance.md).

${before.slice(before.includes(BY_HAND) ? before.indexOf(BY_HAND) : before.length)}`
    .trimEnd()
    .concat('\n');
}

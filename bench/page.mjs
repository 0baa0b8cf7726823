/** The results of the bench as the page docs/benchmarks.md: one table, rewritten by every whole run. */

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

/** The page for these results. */
export function pageOf({ date, machine: { node, cpu, cores }, sections }) {
  const machine = `${cpu}, ${cores} cores, Node ${node.replace(/^v/, '')}`;
  return `# Benchmarks

\`npm run bench\` measures every section in a process of its own and rewrites this page and \`bench/results.json\`. Subject and
baseline take turns in one process. Figures are medians, in processor time except where a line says clock; the ratio to the
baseline can be compared between machines, the figure cannot. A shared machine can be half as fast from one hour to the next.

${row('section', 'what', 'date', 'machine', 'median', 'baseline', 'ratio', 'goal')}
|${'---|'.repeat(8)}
${Object.values(sections)
  .flatMap(({ title, lines }) => lines.map((line) => rowOf(title, date, machine, line)))
  .join('\n')}

How strong the bots are and how even the games: [balance.md](balance.md).
`;
}

/**
 * `npm run bench`: prints one table, and writes bench/results.json and docs/benchmarks.md. Every file in bench/sections is a section: it exports
 * `title` and `measure()`, which gives lines made by `rate` and `duration` of the harness. `node bench/run.mjs kernel`
 * runs the sections named, and keeps what is known of the others. Each has a process of its own, as a simulation has: what one game has taught the compiler about
 * the kernel slows another down.
 */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pageOf } from './page.mjs';

const here = new URL('./', import.meta.url);
const wanted = process.argv.slice(2);

const names = readdirSync(new URL('sections/', here))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();

if (names.length === 0) {
  console.error(`There is no section ${wanted.join(', ')}.`);
  process.exit(1);
}

const HEAD = ['what', 'measured', 'beside', 'measured', 'ratio', 'goal', ''];
const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const shown = (value, unit) => (value === null ? '' : `${number.format(value)} ${unit}`);

const cells = (line) => [
  line.what,
  shown(line.value, line.unit),
  line.baseline,
  shown(line.baselineValue, line.unit),
  number.format(line.ratio),
  line.goal === null ? '' : `${line.unit === '/s' ? '≥' : '≤'} ${shown(line.goal, line.unit)}`,
  line.met === null ? '' : line.met ? 'met' : 'missed',
];

function print(title, lines) {
  const rows = [HEAD, ...lines.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log(`\n${title}`);
  rows.forEach((row, i) => {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
    if (i === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  });
}

/** Measures a section in a process of its own. */
function measured(name) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('section.mjs', here)), [name]);
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The section ${name} ended with ${code} and no result.`)));
  });
}

const RESULTS = new URL('results.json', here);
const PAGE = new URL('../docs/benchmarks.md', here);

const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
const { version } = JSON.parse(readFileSync(new URL('../package.json', here), 'utf8'));
const date = new Date().toISOString().slice(0, 10);
const sections = JSON.parse(readFileSync(RESULTS, 'utf8'));
for (const name of names) {
  const { title, lines } = await measured(name);
  print(title, lines);
  sections[name] = { title, date, version, machine, lines };
  writeFileSync(RESULTS, `${JSON.stringify(sections, null, 2)}\n`);
  writeFileSync(PAGE, pageOf(sections, readFileSync(PAGE, 'utf8')));
}
console.log('\nWritten to bench/results.json and docs/benchmarks.md.');

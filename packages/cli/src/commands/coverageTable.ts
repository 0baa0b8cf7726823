/** Reading a coverage page: Markdown tables of rule cases, steps and tests. */

/** One row of a coverage page. */
export interface CoverageRow {
  /** Line of the page, from 1. */
  readonly line: number;
  readonly cases: readonly string[];
  readonly steps: readonly string[];
  /** Why no step is needed, or null when one is. */
  readonly none: string | null;
  readonly tests: readonly { readonly file: string; readonly names: readonly string[] }[];
}

interface Columns {
  readonly rule: number;
  readonly step: number;
  readonly test: number;
}

/** Every row of every table with the columns Case, Step and Test. */
export function coverageRows(page: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let columns: Columns | null = null;
  for (const [index, line] of page.split(/\r?\n/).entries()) {
    if (!line.trimStart().startsWith('|')) {
      columns = null;
      continue;
    }
    const cells = cellsOf(line);
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    if (cells.every((cell) => /^:?-*:?$/.test(cell)) && cells.some((cell) => cell.includes('-'))) continue;
    rows.push(rowOf(index + 1, cells, columns));
  }
  return rows;
}

/** The cells of a line; a bar after a backslash or within backticks does not end a cell. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const character of line.trim().slice(1)) {
    if (character === '`') quoted = !quoted;
    if (character === '|' && !quoted && !cell.endsWith('\\')) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return cell.trim() === '' ? cells : [...cells, cell.trim()];
}

function columnsOf(head: readonly string[]): Columns | null {
  const find = (...names: string[]) =>
    head.findIndex((cell) => names.includes(cell.toLowerCase().replace(/[*`]/g, '')));
  const columns = {
    rule: find('case', 'cases', 'rule', 'rules', 'rule case'),
    step: find('step', 'steps'),
    test: find('test', 'tests'),
  };
  return Object.values(columns).every((column) => column >= 0) ? columns : null;
}

function rowOf(line: number, cells: readonly string[], columns: Columns): CoverageRow {
  const step = cells[columns.step] ?? '';
  const none = /^`?none`?\s*(?::|—|-|$)\s*(.*)$/i.exec(step);
  return {
    line,
    cases: namesIn(cells[columns.rule] ?? ''),
    steps: none ? [] : namesIn(step),
    none: none ? (none[1] ?? '').trim() : null,
    tests: testsIn(cells[columns.test] ?? ''),
  };
}

const EMPTY = ['', '-', '–', '—', 'todo', '?'];

/** The names in a cell: those in backticks, or else those separated by commas. */
function namesIn(cell: string): string[] {
  const quoted = [...cell.matchAll(/`([^`]+)`/g)].map((match) => (match[1] as string).trim());
  const names = quoted.length > 0 ? quoted : cell.split(/[,;]/).map((name) => name.replace(/\*/g, '').trim());
  return names.filter((name) => !EMPTY.includes(name.toLowerCase()));
}

/** Test files, each with the quoted names that follow it. */
function testsIn(cell: string): { file: string; names: string[] }[] {
  const tests: { file: string; names: string[] }[] = [];
  const pattern = /[`(]?([\w./-]+\.test\.tsx?)[`)]?|"((?:[^"\\]|\\.)+)"|“([^”]+)”|«\s*([^»]+?)\s*»/g;
  for (const [, file, straight, curly, angled] of cell.matchAll(pattern)) {
    if (file !== undefined) tests.push({ file, names: [] });
    const name = straight ?? curly ?? angled;
    if (name !== undefined) tests.at(-1)?.names.push(name.replaceAll('\\|', '|'));
  }
  return tests;
}

/** The rule cases a source file cites: `rule: '9.6'`, refusals, and events said or told. */
export function casesCited(source: string): string[] {
  const text = `'((?:[^'\\\\\\n]|\\\\.)*)'`;
  const patterns = [
    new RegExp(`\\brule:\\s*${text}`, 'g'),
    new RegExp(`\\brefuse\\(\\s*[^,()]+,\\s*'[^']*',\\s*${text}`, 'g'),
    new RegExp(`\\bt\\.say\\(\\s*'[^']*',\\s*${text}`, 'g'),
    new RegExp(`\\bt\\.tell\\(\\s*(?:\\[[^\\]]*\\]|[^,()]+),\\s*'[^']*',\\s*${text}`, 'g'),
    new RegExp(`\\bt\\.dice\\(\\s*'[^']*',\\s*'[^']*',\\s*${text}`, 'g'),
  ];
  return [
    ...new Set(
      patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] as string)),
    ),
  ];
}

/** Every text in a source file that reads like a rule case, such as `'9.6.4'`; data files are full of other numbers. */
export const casesNamed = (source: string): string[] =>
  [...source.matchAll(/(?<!\bversion: )'(\d{1,2}(?:\.\d{1,2})+(?: \de)?)'/g)].map(
    (match) => match[1] as string,
  );

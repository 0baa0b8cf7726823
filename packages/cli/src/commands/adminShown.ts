/** What the operator's desk answers, as lines for a terminal. */
import { columns } from '../terminal/layout.ts';

type Row = Readonly<Record<string, unknown>>;

/** The columns of each list, in order; what is not named is left to `--json`. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  tables: ['id', 'game', 'state', 'names', 'lines', 'reports', 'touched'],
  events: ['id', 'kind', 'state', 'title', 'entrants', 'reports', 'closes'],
  names: ['place', 'name', 'state', 'touched'],
  bans: ['number', 'address', 'devices', 'expires', 'why'],
  invitations: ['number', 'name', 'uses', 'devices', 'expires'],
  reports: ['number', 'at', 'table', 'reason', 'about', 'words', 'settled'],
  log: ['number', 'at', 'who', 'act', 'target', 'why'],
};

const TIMES = new Set(['touched', 'created', 'at', 'closes', 'opens', 'expires', 'settled']);

function cell(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (TIMES.has(name) && typeof value === 'number')
    return new Date(value).toISOString().slice(0, 16).replace('T', ' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows as people type them: a place as an act takes it, a table or event under one heading. */
function typed(list: string, row: Row): Row {
  if (list === 'names') {
    const number = Number(row.number) + (row.at === 'seat' ? 1 : 0);
    return { ...row, place: `${row.at} ${row.id}.${number}` };
  }
  if (list === 'reports') return { ...row, table: row.game ?? row.event, about: aboutOf(row) };
  return row;
}

function aboutOf({ about, game, event }: Row): string {
  const { line, seat, entrant } = (about ?? {}) as { line?: number; seat?: number; entrant?: number };
  if (line !== undefined) return `line ${game}.${line}`;
  if (seat !== undefined) return `seat ${game}.${seat + 1}`;
  return entrant === undefined ? `title ${event}` : `entrant ${event}.${entrant}`;
}

function listed(list: string, rows: readonly Row[]): string[] {
  const names = LISTS[list] ?? [];
  if (rows.length === 0) return ['Nothing.'];
  return columns([
    [...names],
    ...rows.map((row) => {
      const shown = typed(list, row);
      return names.map((name) => cell(name, shown[name]));
    }),
  ]);
}

/** What the desk answered: lists as tables, everything else as JSON. */
export function shownAnswer(answer: object): string {
  const [only, ...more] = Object.entries(answer).filter(([, value]) => Array.isArray(value));
  if (only && more.length === 0 && only[0] in LISTS)
    return `${listed(only[0], only[1] as readonly Row[]).join('\n')}\n`;
  return Object.keys(answer).length === 0 ? 'Done.\n' : `${JSON.stringify(answer, null, 2)}\n`;
}

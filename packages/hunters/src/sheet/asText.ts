/** The log sheet as text of a fixed width, for terminals and forums. */
import { text } from '@flotilla/table';
import type { LogShip } from '../state.ts';
import type { Sheet, SheetPatrol, SheetRow } from './page.ts';
import type { Say } from './words.ts';
import { boatShort, monthShort, nameOf, patrolShort, resultShort, tonsShort } from './words.ts';

/** No line is wider than this. */
export const SHEET_WIDTH = 100;

const DATE = 8;
const PATROL = 17;
const CELL = 15;
const CELLS = 4;
const SUM = 8;
const RESULT = 3;

const fitted = (words: string, width: number): string =>
  ([...words].length > width ? `${[...words].slice(0, width - 1).join('')}…` : words).padEnd(width);

/** Breaks a sentence into lines that fit. */
function wrapped(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || [...longer].length > SHEET_WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const centred = (words: string): string => words.padStart(Math.floor((SHEET_WIDTH + [...words].length) / 2));

const line = (date: string, patrol: string, cells: string, sum: string, result: string): string =>
  [
    fitted(date, DATE),
    fitted(patrol, PATROL),
    fitted(cells, CELL * CELLS),
    sum.padStart(SUM),
    result.padStart(RESULT),
  ]
    .join(' ')
    .trimEnd();

/** 9.2.6 — a sunk ship's tonnage is circled, a damaged one's ticked. */
function mark(ship: LogShip, say: Say): string {
  const tons = tonsShort(ship, say);
  if (ship.fate === 'sunk') return `(${tons})`;
  return ship.fate === 'damaged' ? ` ${tons} ✓` : ` ${tons}`;
}

const cellsOf = (ships: readonly LogShip[], write: (ship: LogShip) => string): string =>
  ships.map((ship) => `${fitted(write(ship), CELL - 1)} `).join('');

/** Ships four to a line; names, where they are known, above their tonnage. */
function targetLines(ships: readonly LogShip[], say: Say): string[] {
  const lines: string[] = [];
  for (let first = 0; first < ships.length; first += CELLS) {
    const group = ships.slice(first, first + CELLS);
    if (group.some((ship) => ship.name !== '')) lines.push(cellsOf(group, (ship) => ` ${ship.name}`));
    lines.push(cellsOf(group, (ship) => mark(ship, say)));
  }
  return lines;
}

/** 11.1 — the third success is circled: the crew may advance. */
const result = (patrol: SheetPatrol, say: Say): string => {
  const letter = resultShort(patrol, say);
  return patrol.page.advancement && letter !== '' ? `(${letter})` : `${letter} `;
};

function patrolLines(row: SheetRow, patrol: SheetPatrol, say: Say): string[] {
  const targets = targetLines(patrol.page.ships, say);
  const date = monthShort(row.month, say);
  const sum = say(text('sheet.sum', { tons: patrol.tons }));
  const lines: string[] = [];
  if (patrol.newBoat)
    lines.push(line('', '', say(text('sheet.newBoat', { boat: boatShort(patrol.newBoat, say) })), '', ''));
  lines.push(line(date, patrolShort(patrol, say), targets[0] ?? '', sum, result(patrol, say)));
  for (const more of targets.slice(1)) lines.push(line('', '', more, '', ''));
  if (patrol.lost) lines.push(line('', '', `// ${say(text(`sheet.fate.${patrol.lost}`))}`, '', ''));
  return lines;
}

function rowLines(row: SheetRow, say: Say): string[] {
  if (row.patrol) return patrolLines(row, row.patrol, say);
  const mark = row.mark === 'none' ? '' : say(text(`sheet.mark.${row.mark}`));
  return [line(monthShort(row.month, say), mark, '', '', '')];
}

/** 3.5 — one captain's log sheet as text. */
export function sheetText(sheet: Sheet, say: Say): string {
  const rule = '-'.repeat(SHEET_WIDTH);
  const boats = sheet.boats.map((boat) => boatShort(boat, say)).join(', ');
  return [
    centred(say(text('sheet.title'))),
    '',
    ...wrapped(`${say(text('sheet.head.boat'))}: ${boats}`),
    ...wrapped(`${say(text('sheet.head.kommandant'))}: ${nameOf(sheet, say)}`),
    rule,
    line(
      say(text('sheet.column.date')),
      say(text('sheet.column.patrol')),
      say(text('sheet.column.targets')),
      say(text('sheet.column.sunk')),
      '',
    ),
    rule,
    ...sheet.rows.flatMap((row) => rowLines(row, say)),
    rule,
    say(text('sheet.total', { patrols: sheet.patrols, ships: sheet.sunk, tons: sheet.tons })),
    say(text(`sheet.fate.${sheet.fate}`)),
    ...wrapped(say(text('sheet.legend'))),
    '',
  ].join('\n');
}

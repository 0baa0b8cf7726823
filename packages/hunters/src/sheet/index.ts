/** The patrol log sheet as documents of the game: `sheet` for reading, `sheet-html` for printing (rule 3.5). */
import type { State } from '../state.ts';
import { sheetHtml } from './asHtml.ts';
import { sheetText } from './asText.ts';
import { sheetOf } from './page.ts';
import type { Say } from './words.ts';

/** The game's documents by name; several captains get a sheet each. */
export const documents: Readonly<Record<string, (state: State, say: Say) => string>> = {
  sheet: (s, say) => s.captains.map((captain) => sheetText(sheetOf(captain), say)).join('\n'),
  'sheet-html': (s, say) => sheetHtml(s.captains.map(sheetOf), say),
};

export { escaped, sheetHtml } from './asHtml.ts';
export { SHEET_WIDTH, sheetText } from './asText.ts';
export type { LogBook, Sheet, SheetPatrol, SheetRow } from './page.ts';
export { sheetOf } from './page.ts';

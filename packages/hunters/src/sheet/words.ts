/** The words that both forms of the log sheet share. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { calendarMonth, yearOf } from '../rules/calendar.ts';
import type { LogShip } from '../state.ts';
import type { Sheet, SheetBoat, SheetPatrol } from './page.ts';

/** Puts a text into the reader's language. */
export type Say = (said: Text) => string;

/** A month as the sheet's first column shows it. */
export const monthShort = (month: number, say: Say): string =>
  say(
    text('sheet.month', {
      month: text(`sheet.month.${calendarMonth(month) + 1}`),
      year: yearOf(month) % 100,
    }),
  );

/** Where the boat was sent, with the letter of a special task. */
export function patrolShort({ page }: SheetPatrol, say: Say): string {
  const area = text(`sheet.area.${page.area}`);
  return say(page.task === 'none' ? area : text(`sheet.task.${page.task}`, { area }));
}

/** Type and number of a boat. */
export const boatShort = ({ type, number }: SheetBoat, say: Say): string =>
  say(text('sheet.boat', { type: text(`sheet.type.${type}`), number }));

/** The Kommandant's name, or the word for him when he gave none. */
export const nameOf = ({ name }: Sheet, say: Say): string =>
  name === '' ? say(text('sheet.unnamed')) : name;

/** A ship's class letter and tonnage. */
export const tonsShort = ({ kind, tons }: LogShip, say: Say): string =>
  say(text(`sheet.tons.${kind}`, { tons }));

/** S or F; nothing while the boat is at sea or when she did not come back. */
export const resultShort = ({ page }: SheetPatrol, say: Say): string =>
  page.result === 'open' ? '' : say(text(`sheet.result.${page.result}`));

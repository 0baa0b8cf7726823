/** Months of the war, counted from September 1939 (3.5). */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { EndDate } from '../data/modes.ts';
import type { Day } from '../state.ts';

/** The year of a month. */
export const yearOf = (month: number): number => 1939 + (((month + 8) / 12) | 0);

/** The calendar month, 0 for January. */
export const calendarMonth = (month: number): number => (month + 8) % 12;

/** A month as an end date that can be agreed on (13.1.1). */
export const endDate = (month: number): EndDate =>
  `${yearOf(month)}-${String(calendarMonth(month) + 1).padStart(2, '0')}` as EndDate;

/** An end date as the month it names. */
export const monthOfDate = (date: EndDate): number => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return (year - yearOf(0)) * 12 + month - 1 - calendarMonth(0);
};

/** A month in words. */
export const monthText = (month: number): Text =>
  text('date.month', { month: text(`month.${calendarMonth(month) + 1}`), year: yearOf(month) });

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day a number of days after the first of a month; each travel box is three to four days (3.6). */
export function dayAfter(first: number, days: number): Day {
  let day = days;
  let month = first;
  for (let length = daysIn(month); day >= length; length = daysIn(month)) {
    day -= length;
    month++;
  }
  return { month, day: day + 1 };
}

/** A day in words. */
export const dayText = ({ month, day }: Day): Text =>
  text('date.day', { day, month: text(`month.${calendarMonth(month) + 1}`), year: yearOf(month) });

const daysIn = (month: number): number =>
  calendarMonth(month) === 1 && yearOf(month) % 4 === 0 ? 29 : (MONTH_DAYS[calendarMonth(month)] as number);

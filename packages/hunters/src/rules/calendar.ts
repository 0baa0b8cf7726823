/** Months of the war, counted from September 1939 (3.5). */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { EndDate } from '../data/modes.ts';

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

/** The day of a patrol that began in this month, in words; each travel box is three to four days (3.6). */
export function dayText(month: number, days: number): Text {
  let day = days;
  let at = month;
  for (let length = daysIn(at); day >= length; length = daysIn(at)) {
    day -= length;
    at++;
  }
  return text('date.day', {
    day: day + 1,
    month: text(`month.${calendarMonth(at) + 1}`),
    year: yearOf(at),
  });
}

const daysIn = (month: number): number =>
  calendarMonth(month) === 1 && yearOf(month) % 4 === 0 ? 29 : (MONTH_DAYS[calendarMonth(month)] as number);

/** The log on a terminal. */
import type { LogEvent } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { capital } from '@flotilla/table/run';
import { headingLines } from './blocks.ts';
import { wrap } from './layout.ts';
import type { CardPen } from './rollCard.ts';
import { rollCard, rollLine } from './rollCard.ts';

/** How rolls are shown: each as a card, each on a line, or as cards while they are few. */
export type Cards = (typeof CARDS)[number];

/** Every way to show rolls. */
export const CARDS = ['auto', 'full', 'line'] as const;

/** Beyond this many rolls at once, `auto` shows lines. */
export const MOST_CARDS = 4;

/** How a stretch of the log is written. */
export interface LogManner {
  readonly density: Density;
  readonly cards: Cards;
  /** The number of a roll among all rolls of the game. */
  readonly numberOf: (event: LogEvent) => number;
}

/** Events as lines; headings are set off, and what happened under one is indented. */
export function logLines(events: readonly LogEvent[], manner: LogManner, pen: CardPen): string[] {
  const rolls = events.filter((event) => event.roll).length;
  const full = manner.cards === 'full' || (manner.cards === 'auto' && rolls <= MOST_CARDS);
  const lines: string[] = [];
  for (const event of events) {
    if (event.heading !== null && lines.length > 0) lines.push('');
    lines.push(...eventLines(event, manner, full, pen));
  }
  return lines;
}

function eventLines(event: LogEvent, manner: LogManner, full: boolean, pen: CardPen): string[] {
  const { speaker, style, width } = pen;
  if (event.roll) {
    if (full)
      return ['', ...rollCard(event.roll, manner.numberOf(event), pen).map((line) => `  ${line}`), ''];
    return wrap(`  ${rollLine(event.roll, pen)}`, width, '      ');
  }
  const words = capital(speaker.tell(event, manner.density));
  if (event.heading !== null) return headingLines(words, event.heading, style, width);
  const rule = manner.density === 'rolls' && event.rule ? style.dim(` ${speaker.cited(event.rule)}`) : '';
  return wrap(`  ${words}${rule}`, width, '    ');
}

/** Drops empty lines at both ends and all but one of several in a row. */
export function tidyLines(lines: readonly string[]): string[] {
  const kept = lines.filter((line, i) => line !== '' || (lines[i - 1] ?? '') !== '');
  while (kept[0] === '') kept.shift();
  while (kept.at(-1) === '') kept.pop();
  return kept;
}

/** Numbers the rolls of a log from 1. */
export function rollNumbers(log: readonly LogEvent[]): (event: LogEvent) => number {
  const numbers = new Map<LogEvent, number>();
  let number = 0;
  for (const event of log) if (event.roll) numbers.set(event, ++number);
  return (event) => numbers.get(event) ?? 0;
}

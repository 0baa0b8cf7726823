/** Names and dates of careers in the reader's language, where no game is being played. */
import type { CareerFacts } from '@flotilla/hunters';
import { hunters, monthText } from '@flotilla/hunters';
import type { AnyGame } from '@flotilla/table';
import { anyGame, text } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import { word } from '@flotilla/ui/wall/text/index.ts';

const HUNTERS: AnyGame = anyGame(hunters);

/** A month of the war. */
export const monthName = (month: number): string => say(HUNTERS, monthText(month));

/** What a career is called: its captain's name, or that there is none. */
export const captainName = ({ name }: Pick<CareerFacts, 'name'>): string => name || word('plaque.none');

/** The highest award of a captain, from the first grade on. */
export const awardName = (grade: number): string =>
  say(HUNTERS, text(`award.${AWARDS[Math.min(grade, AWARDS.length) - 1]}`));

const AWARDS = ['knightsCross', 'oakleaves', 'swords', 'diamonds'] as const;

/** What became of a captain. */
export const fateName = (fate: CareerFacts['fate']): string => word(`fate.${fate}`);

/** Names and dates of the games in the reader's language, where no game is being played. */
import { hunters, monthText } from '@flotilla/hunters';
import { navalBattles } from '@flotilla/naval-battles';
import type { AnyGame } from '@flotilla/table';
import { anyGame, text } from '@flotilla/table';
import { uboatLeader } from '@flotilla/uboat-leader';
import { say } from '../voice.ts';
import type { BattleFacts, CampaignFacts, CareerFacts } from './facts.ts';
import { word } from './text/index.ts';

const HUNTERS: AnyGame = anyGame(hunters);
const LEADER: AnyGame = anyGame(uboatLeader);
const BATTLES: AnyGame = anyGame(navalBattles);

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

/** A campaign by its name. */
export const campaignName = ({ campaign }: CampaignFacts): string =>
  say(LEADER, text(`campaign.${campaign}`));

/** The evaluation of a campaign; that it goes on while there is none. */
export const evaluationName = (evaluation: string | null): string =>
  evaluation === null ? word('plaque.running') : say(LEADER, text(`evaluation.${evaluation}`));

/** A navy by its name; nothing before one is chosen. */
export const navyName = ({ navy }: Pick<BattleFacts, 'navy'>): string =>
  navy === null ? '' : say(BATTLES, text(`navy.${navy}`));

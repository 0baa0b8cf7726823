/**
 * When bots answer a hushed question on a device that several people share: after a pause that begins with the question and has the
 * same length whatever they hold, so that nobody can read a hand from a clock.
 */
import type { Decision } from '@flotilla/table';

/** The pause in milliseconds: several times as long as the slowest bot thinks about such a question. */
export const HUSHED_PAUSE = 1_200;

/** Whether a bot's answer waits for the pause: who is asked is a secret, and people sit side by side. */
export const isHushedHere = ({ hushed }: Pick<Decision, 'hushed'>, people: number): boolean =>
  people > 1 && hushed === true;

/** Milliseconds from the question to the answer of a bot that thought for so long: whole pauses, one as a rule. */
export const answersAfter = (thought: number): number =>
  Math.max(1, Math.ceil(thought / HUSHED_PAUSE)) * HUSHED_PAUSE;

/** Why the server refused something in a tournament, in the words of tournaments. */
import type { RefusedWords } from '../../net/post.ts';
import type { Key } from './text/index.ts';
import { word } from './text/index.ts';

const REFUSALS = new Set([
  'eventOver',
  'eventFull',
  'linkUsed',
  'notInvited',
  'boardDecided',
  'noBoard',
  'noName',
  'noTitle',
  'noTimes',
  'unreachable',
]);

/** A refusal as a sentence. */
export const refusedInTour = ({ word: why }: RefusedWords): string =>
  word(`refused.${REFUSALS.has(why) ? why : 'fault'}` as Key);

/** What a table at a terminal does otherwise than one on a server: whoever types may take back, and a bot's chance goes by its question. */
import { randomUUID } from 'node:crypto';
import type { HouseRules } from '@flotilla/host';
import { rngFrom, seedFrom, text } from '@flotilla/table';

/** The rules of a house of one screen: the same question gives a bot the same chance, even after an undo. */
export const TERMINAL_RULES: HouseRules = {
  takes: 'wishes',
  undoBy: 'anybody',
  botContext: ({ seat, number }) => [seat, number >>> 16, number & 0xffff, 0],
  refuse: () => ({ why: text('table.refused.notNow'), rule: '' }),
  freshRng: () => rngFrom(seedFrom(randomUUID()), 'imagine'),
};

/** The rules of a house in which a game is only looked at again. */
export const LOOKING_RULES: HouseRules = { ...TERMINAL_RULES, takes: 'nothing' };

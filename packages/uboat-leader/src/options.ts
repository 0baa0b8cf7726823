/** What is agreed before a campaign. */
import type { Field, Refusal } from '@flotilla/table';
import { CAMPAIGNS } from './data/index.ts';
import type { Edition, Length } from './data/types.ts';
import { PACK_LIMIT, packFaults } from './pack/check.ts';
import { editionNote, form } from './rules/editions.ts';

/** What is agreed before a campaign. */
export interface Options {
  /** rules of the first or of the second edition */
  edition: Edition;
  /** id of the campaign sheet */
  campaign: string;
  length: Length;
  /** convoy cards 31-50 only, or all fifty */
  convoys: 'core' | 'all';
  /** boats chosen freely or dealt by lot (13.4) */
  selection: 'free' | 'lot';
  /** the Type XXI boat may be bought (13.1) */
  typeXXI: boolean;
  /** snorkels may be bought (13.2) */
  snorkel: boolean;
  /** torpedoes may be duds (13.3, second edition) */
  duds: boolean;
  /** the flotilla goes on to the campaigns that follow (13.5) */
  linked: boolean;
  /** text of a pack file that changes the decks; empty for none */
  pack: string;
}

/** The form of a new campaign. */
export const optionFields: readonly Field[] = [
  {
    id: 'edition',
    kind: 'choice',
    options: (['first', 'second'] as const).map((id) => ({ id, note: editionNote(id) })),
    start: 'second',
  },
  { id: 'campaign', kind: 'choice', options: CAMPAIGNS.map(({ id }) => ({ id })), start: 'battle-begins' },
  {
    id: 'length',
    kind: 'choice',
    options: [{ id: 'short' }, { id: 'medium' }, { id: 'long' }],
    start: 'short',
  },
  { id: 'convoys', kind: 'choice', options: [{ id: 'core' }, { id: 'all' }], start: 'core' },
  { id: 'selection', kind: 'choice', options: [{ id: 'free' }, { id: 'lot' }], start: 'free' },
  { id: 'typeXXI', kind: 'yes' },
  { id: 'snorkel', kind: 'yes' },
  { id: 'duds', kind: 'yes' },
  { id: 'linked', kind: 'yes' },
  { id: 'pack', kind: 'text', max: PACK_LIMIT },
];

/** Why options do not go together; null when they do. */
export function checkOptions(options: Options): Refusal | null {
  if (options.duds && !form(options.edition, 'dudTable'))
    return { why: { key: 'refused.dudsEdition' }, rule: '13.3 1e' };
  if (options.pack === '') return null;
  const [fault] = packFaults(options.pack);
  return fault === undefined ? null : { why: { key: 'refused.pack', args: { fault } }, rule: 'pack' };
}

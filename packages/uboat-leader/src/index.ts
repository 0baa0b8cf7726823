/** U-Boat Leader, both editions. */
import type { Field, Refusal } from '@flotilla/table';
import { defineGame } from '@flotilla/table';
import { ace } from './bots/ace.ts';
import { steady } from './bots/steady.ts';
import { CAMPAIGNS } from './data/index.ts';
import { describe } from './describe.ts';
import { EVENT_STYLES } from './events.ts';
import { PACK_LIMIT, packFaults } from './pack/check.ts';
import { figures, outcome } from './result.ts';
import { brokenPromise } from './rules/conservation.ts';
import { editionNote, form } from './rules/editions.ts';
import { steps } from './rules/index.ts';
import { freshState } from './rules/setup.ts';
import { logSheet } from './sheet.ts';
import type { Options, UboatLeader } from './state.ts';
import { status } from './status.ts';
import { tell } from './tell.ts';
import { swapSecrets, viewOf } from './view.ts';

const optionFields: readonly Field[] = [
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

function checkOptions(options: Options): Refusal | null {
  if (options.duds && !form(options.edition, 'dudTable'))
    return { why: { key: 'refused.dudsEdition' }, rule: '13.3 1e' };
  if (options.pack === '') return null;
  const [fault] = packFaults(options.pack);
  return fault === undefined ? null : { why: { key: 'refused.pack', args: { fault } }, rule: 'pack' };
}

/** The game as the registry lists it. */
export const uboatLeader = defineGame<UboatLeader>({
  id: 'uboat-leader',
  version: '3.2.0',
  title: 'U-Boat Leader',
  seats: { min: 1, max: 1 },
  optionFields,
  checkOptions,
  setup: freshState,
  first: 'openCampaign',
  steps,
  events: EVENT_STYLES,
  tell,
  view: viewOf,
  describe,
  status,
  outcome,
  figures,
  bots: { steady, ace },
  texts: {
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
    it: async () => (await import('./text/it.ts')).it,
    de: async () => (await import('./text/de.ts')).de,
  },
  swapSecrets,
  invariant: brokenPromise,
  documents: { logSheet },
});

export { packFaults } from './pack/check.ts';
export { fileFaults } from './pack/files.ts';
export { PACK_FORMAT, PACK_VERSION, type Pack } from './pack/format.ts';
export * from './plot.ts';
export type { Options, State, UboatLeader, View } from './state.ts';

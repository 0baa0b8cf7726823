/** What the laboratory found. Made by `npm run lab`: do not edit. */
import type { SwitchFindings } from '@flotilla/table';

export const FINDINGS: SwitchFindings = {
  rulesVersion: '3.3.0',
  games: 200,
  bot: 'steady',
  share: true,
  by: {
    'edition=first': [0.065, 0.145, 0],
    'campaign=happy-time': [0.115, 0.14, 0],
    'campaign=drumbeat': [0.175, 0.141, 1],
    'campaign=hunted': [0.025, 0.151, 0],
    'length=medium': [0.11, 0.136, 0],
    'length=long': [0.135, 0.137, 1],
    'convoys=all': [0.105, 0.146, 0],
    'selection=lot': [-0.095, 0.137, 0],
    'typeXXI=true': [0, 0, 0],
    'snorkel=true': [0, 0, 0],
    'duds=true': [-0.43, 0.123, 1],
    'linked=true': [0.11, 0.115, 1],
  },
};

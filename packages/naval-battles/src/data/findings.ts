/** What the laboratory found. Made by `npm run lab`: do not edit. */
import type { SwitchFindings } from '@flotilla/table';

export const FINDINGS: SwitchFindings = {
  rulesVersion: '1.5.0',
  games: 400,
  bot: 'steady',
  share: false,
  by: {
    'scenario=raider-force-710': [-3.46, 0.611, 1],
    'scenario=taking-the-bear': [-0.427, 0.648, 0],
    'scenario=falkland-express': [-4.79, 0.553, 1],
    'scenario=falkland-express-closer': [-5.34, 0.559, 1],
    'scenario=panda-bay': [-2.54, 0.6, 1],
    'scenario=the-gap-1986': [1.91, 0.938, 1],
    'scenario=southern-pincer-1982': [-3.01, 0.648, 1],
    'scenario=straits-of-tsushima-1991': [-1.58, 0.628, 1],
    'scenario=strait-night-1996': [1.37, 0.851, 1],
    'scenario=levant-convoy-1973': [-1.91, 0.694, 1],
    'rowRule=true': [2.1, 0.718, 1],
    'cardReserve=true': [0.0025, 0.126, 0],
    'windows=everyone': [0, 0, 0],
  },
};

/** The same sea for many, each with a flotilla of their own: one short campaign. */
import type { SameSea } from '@flotilla/table';
import { campaignTale } from './record.ts';
import type { UboatLeader } from './state.ts';

/** How U-Boat Leader is played by many. */
export const sameSea: SameSea<UboatLeader> = {
  lengths: ['campaign'],
  counts: ['points', 'tons'],
  settled: { length: 'short', linked: false, pack: '' },
  isOver: ({ segment }) => segment === 'over',
  progress: ({ clock }) => Math.max(1, clock),
  result(s, log) {
    const { vp, tons, ships, patrols, lost } = campaignTale(s, log);
    return {
      tons,
      ships,
      points: vp,
      patrols,
      hull: 0,
      hullOf: 0,
      fired: 0,
      hits: 0,
      expected: 0,
      lost,
      end: s.segment === 'over' ? 'evaluated' : 'broke off',
      boat: null,
    };
  },
};

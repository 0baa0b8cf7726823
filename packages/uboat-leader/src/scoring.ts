/** The same sea for many, each with a flotilla of their own: one short campaign. */
import type { ScoreFigure, Scoring } from '@flotilla/companion';
import { campaignTale } from './record.ts';
import type { UboatLeader } from './state.ts';

const DETAIL: ScoreFigure = { better: null, shown: 'detail' };

/** What is stored of an attempt. Hull, torpedoes and the boat are those of a single boat: nothing here, where a flotilla sails. */
const FIGURES = {
  tons: { better: 'more', shown: 'score', unit: 't' },
  ships: { better: 'more', shown: 'column' },
  points: { better: 'more', shown: 'score' },
  patrols: DETAIL,
  hull: DETAIL,
  hullOf: DETAIL,
  fired: DETAIL,
  hits: DETAIL,
  expected: DETAIL,
  lost: { better: 'less', shown: 'detail' },
  boat: DETAIL,
} as const satisfies Readonly<Record<string, ScoreFigure>>;

/** How flotillas of U-Boat Leader are compared. */
export const scoring: Scoring<UboatLeader, keyof typeof FIGURES> = {
  figures: FIGURES,
  orders: { points: ['points', 'tons', 'lost'], tons: ['tons', 'lost'] },
  lengths: [{ id: 'campaign' }],
  badEnds: [],
  plans: [
    {
      id: 'campaign',
      length: { kind: 'campaign' },
      options: { campaign: 'battle-begins', length: 'short' },
    },
  ],
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

/** How fleets are compared at a board of two whose game was not played to its end: by the points each has sunk. */
import type { ScoreFigure, Scoring } from '@flotilla/companion';
import { worthOfAll } from './rules/fleet.ts';
import type { NavalBattles, Player, State } from './state.ts';
import { teamLetter } from './text/words.ts';

const FIGURES = { sunk: { better: 'more', shown: 'score' } } as const satisfies Readonly<
  Record<string, ScoreFigure>
>;

const sunkBy = ({ terms }: State, { pile }: Pick<Player, 'pile'>): number => worthOfAll(terms, pile);

/** How fleets are compared. Nobody sails alone against the same dice: no length is offered. */
export const scoring: Scoring<NavalBattles, keyof typeof FIGURES> = {
  figures: FIGURES,
  orders: { sunk: ['sunk'] },
  lengths: [],
  badEnds: [],
  settled: {},
  isOver: ({ ending }) => ending !== null,
  progress: ({ round }) => Math.max(1, round),
  result: (s) => ({ sunk: sunkBy(s, s.players[0] ?? { pile: [] }), end: s.ending?.how ?? 'running' }),
  bySeat: (s) =>
    s.players.map((player) => ({
      seat: player.seat,
      figures: { sunk: sunkBy(s, player) },
      counts: true,
      isDone: s.ending !== null || player.out,
      fate: player.out ? 'out' : 'afloat',
      team: player.team === null ? null : teamLetter(player.team),
    })),
};

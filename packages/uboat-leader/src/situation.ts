/** What is going on, in three sentences: the campaign and the boat, what is at stake, what comes next. */
import type { Situation } from '@flotilla/companion';
import type { Decision } from '@flotilla/table';
import { text } from '@flotilla/table';
import { placeText } from './rules/lookup.ts';
import { standing } from './rules/standing.ts';
import type { View } from './view.ts';

/** Who, where, what is at stake, what comes next. */
export function situation(view: View, _asked: Decision | null): Situation {
  const { battle, segment, turn, so, boats, contacts } = view;
  const { vp, evaluation } = standing(view);
  const campaign = text(`campaign.${view.campaign}`);
  return {
    where: battle
      ? text('situation.where.battle', {
          boat: battle.active,
          place: placeText(battle.place),
          phase: battle.round,
        })
      : text('situation.where.campaign', {
          campaign,
          turn,
          boats: boats.length,
          sea: boats.filter(({ inPort }) => !inPort).length,
        }),
    stake: battle
      ? text('situation.stake.battle', {
          ships: battle.ships.filter(({ area }) => area !== null).length,
          alerted: battle.alerted,
          boats: battle.boats.length,
        })
      : text('situation.stake.campaign', { vp, evaluation: text(`evaluation.${evaluation}`), so, contacts }),
    next: text(`situation.next.${battle ? 'battle' : segment}`),
  };
}

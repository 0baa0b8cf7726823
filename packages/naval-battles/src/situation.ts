/** What is going on, in three sentences: the fleet, the race for points, what comes next. */
import type { Situation } from '@flotilla/companion';
import type { Decision } from '@flotilla/table';
import { text } from '@flotilla/table';
import { nameAt } from './describe.ts';
import type { View } from './view.ts';

/** What a seat is busy with. */
type Stage = 'setup' | 'turn' | 'defend' | 'answer' | 'hand' | 'wait' | 'over';

const STAGE_OF: Readonly<Record<string, Stage>> = {
  defend: 'defend',
  rollNext: 'defend',
  window: 'answer',
  windowForAll: 'answer',
  discardCards: 'hand',
};

function stageOf({ phase, ending }: View, asked: Decision | null): Stage {
  if (ending) return 'over';
  if (phase === 'setup') return 'setup';
  if (!asked) return 'wait';
  return STAGE_OF[asked.step] ?? 'turn';
}

/** Who, where, what is at stake, what comes next. */
export function situation(view: View, asked: Decision | null): Situation {
  const stage = stageOf(view, asked);
  const own = view.players.find(({ seat }) => seat === view.seat);
  const best = Math.max(0, ...view.players.filter((player) => player !== own).map(({ sunk }) => sunk));
  const at = stage === 'setup' ? 'setup' : own ? 'battle' : 'watching';
  return {
    where: text(`situation.where.${at}`, {
      round: view.round,
      active: nameAt(view, view.active),
      ships: own?.fleet?.length ?? 0,
      cards: view.hand.length,
    }),
    stake: text(view.terms.victory.type === 'vp' ? 'situation.stake.race' : 'situation.stake.convoy', {
      mine: own?.sunk ?? 0,
      theirs: best,
      target: view.terms.target,
    }),
    next: text(`situation.next.${stage}`),
  };
}

/** What is going on, in three sentences: the boat and where she is, what is at stake, what comes next. */
import type { Situation } from '@flotilla/companion';
import type { Decision } from '@flotilla/table';
import { text } from '@flotilla/table';
import { BOATS } from './data/boats.ts';
import { placeText, shipsText, today } from './rules/diary.ts';
import type { View } from './view.ts';

/** The stages of a career that feel different. */
type Stage = 'port' | 'sea' | 'lone' | 'convoy' | 'hunt' | 'raid' | 'over';

/** The questions of a hunt. */
const HUNTED = new Set(['testDepth', 'evade', 'evadeTogether']);

function stageOf({ fate, patrol, fight, raid }: View, asked: Decision | null): Stage {
  if (fate !== 'serving') return 'over';
  if (!patrol) return 'port';
  if (raid) return 'raid';
  if (!fight) return 'sea';
  if (HUNTED.has(asked?.step ?? '')) return 'hunt';
  return fight.escorted ? 'convoy' : 'lone';
}

const torpedoesIn = ({ boat }: View): number =>
  [...boat.forward, ...boat.aft].filter((tube) => tube === 'steam' || tube === 'electric').length +
  boat.forwardReloads.steam +
  boat.forwardReloads.electric +
  boat.aftReloads.steam +
  boat.aftReloads.electric;

/** Who, where, what is at stake, what comes next. */
export function situation(view: View, asked: Decision | null): Situation {
  const stage = stageOf(view, asked);
  const { boat, fight } = view;
  const limits = BOATS[boat.type];
  return {
    where: text(`situation.where.${stage === 'port' || stage === 'over' ? stage : 'sea'}`, {
      boat: boat.number,
      date: today(view),
      place: placeText(view),
      hull: boat.hull,
      hullLimit: limits.hull,
      flooding: boat.flooding,
      floodingLimit: limits.flooding,
      torpedoes: torpedoesIn(view),
    }),
    stake: text(`situation.stake.${stage}`, {
      ships: shipsText((fight?.ships ?? []).filter(({ points }) => points > 0)),
      hull: limits.hull - boat.hull,
      sunk: view.sunk,
      tons: view.tons,
    }),
    next: text(`situation.next.${stage}`),
  };
}

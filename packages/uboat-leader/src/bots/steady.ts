/** `steady`: sensible rules of thumb for every decision, quick enough to play hundreds of campaigns a second. */
import type { Bot, Decision, PickDecision, Rng } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { stepsToLeave } from '../rules/display.ts';
import { boatOf } from '../rules/lookup.ts';
import type { UboatLeader } from '../state.ts';
import type { View } from '../view.ts';
import {
  chooseBoat,
  chooseCrew,
  chooseDealt,
  chooseMore,
  choosePort,
  chooseSpending,
  reserveOf,
} from './flotilla.ts';
import { chooseCard, chooseCourse, chooseEngagement, chooseLookout, chooseRemaining } from './orders.ts';
import {
  chooseAim,
  chooseAttacker,
  chooseCall,
  chooseDrift,
  chooseHelm,
  chooseReaction,
  chooseSpread,
  chooseStart,
} from './tactics.ts';

const first = (decision: PickDecision): string => decision.options[0]?.id ?? '';

type Choose = (view: View, decision: PickDecision) => string;

/** One rule of thumb for each kind of question. */
const HABITS: Readonly<Record<string, Choose>> = {
  enlist: (view, decision) => chooseBoat(view, decision, reserveOf(view)),
  crew: (view, decision) => chooseCrew(view, decision, reserveOf(view)),
  dealMore: chooseMore,
  takeDealt: chooseDealt,
  station: choosePort,
  spend: chooseSpending,
  sail: chooseCourse,
  eventOffer: (view, decision) => {
    const boat = boatOf(view, String(decision.about.boat));
    const fire = decision.options.find((option) => option.id === 'fire');
    return fire && boat.fate === 'serving' ? 'fire' : 'decline';
  },
  breakOff: () => 'goOn',
  aimRaid: chooseRaidAim,
  raiding: (_view, decision) =>
    (
      decision.options.find((option) => option.id.startsWith('torpedo')) ??
      decision.options.find((option) => option.id === 'gun')
    )?.id ?? 'stop',
  lookout: chooseLookout,
  chooseConvoy: chooseCard,
  engage: (view) => chooseEngagement(view),
  place: chooseStart,
  wolfpack: chooseCall,
  helm: chooseHelm,
  driftShip: (_view, decision) =>
    [...decision.options].sort((a, b) => stepsOut(a.id) - stepsOut(b.id))[0]?.id ?? '',
  driftBoat: chooseDrift,
  escorts: (_view, decision) =>
    (decision.options.find((option) => option.text === 'far') ?? decision.options[0])?.id ?? '',
  aim: chooseAim,
  spread: chooseSpread,
  enemyAttacks: chooseAttacker,
  react: chooseReaction,
  remaining: chooseRemaining,
};

const stepsOut = (id: string): number => (id === 'gone' ? 0 : -stepsToLeave(id));

/** Aims at every warship that an attack mission has found, one after another. */
function chooseRaidAim(view: View, decision: PickDecision): string {
  const aims = view.raid?.aims ?? [];
  const slot = view.raid?.targets.find((id) => !aims.some((aim) => aim.slot === id));
  return decision.options.find((option) => option.id === `plain:${slot}`)?.id ?? first(decision);
}

/** Chooses by habit; forms keep their first values where that is allowed. */
export function steadyChoice(view: View, decision: Decision, rng: Rng) {
  if (decision.kind === 'fill') {
    const start = startOf(decision.form);
    return decision.check(start) === null ? start : decision.sample(rng);
  }
  return HABITS[decision.step]?.(view, decision) ?? first(decision);
}

/** The bot. */
export const steady: Bot<UboatLeader> = {
  choose: (view, decision, rng) => steadyChoice(view, decision, rng),
};

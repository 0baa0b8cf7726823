/** `ace`: looks ahead with rollouts on imagined tables; everything else he leaves to the steady captain in him. */
import type { Bot, Choice, PickDecision, Rng, Table } from '@flotilla/table';
import { rngFrom } from '@flotilla/table';
import type { Captain, Fight, Hunters, View } from '../state.ts';
import { prospectAt } from './prospects.ts';
import { steady } from './steady.ts';

type Imagine = (rng: Rng) => Table<Hunters>;

/** How often the options still in the race are played out, round by round; after each round only the best stay. */
const RACE: readonly { readonly rollouts: number; readonly stay: number }[] = [
  { rollouts: 8, stay: 3 },
  { rollouts: 12, stay: 2 },
  { rollouts: 20, stay: 1 },
];

/** The most answers of one rollout: a patrol needs far fewer. */
const HORIZON = 400;

/** Ways to go on that differ only in how often the captain is asked. */
const SAME_COURSE = 'box';

/** Decisions worth thinking about; lone ships are attacked without much thought. */
const WEIGHED: Readonly<Record<string, (view: View) => boolean>> = {
  contact: ({ fight }) => fight?.escorted === true,
  wait: ({ fight }) => fight?.escorted === true,
  approach: ({ fight }) => fight?.escorted === true,
  follow: () => true,
  another: () => true,
  course: ({ patrol }) => patrol !== null && patrol.box >= 0,
  testDepth: ({ fight }) => (fight?.round ?? 0) > 1,
  resupply: () => true,
};

/** One option in the race, with what every rollout came to. */
interface Runner {
  readonly id: string;
  readonly worths: number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many standard errors an option must be ahead of the steady choice, over the same dice, to be preferred. */
const SURE = 1;

/** Whether an option is clearly better than another that met the same dice. */
function beats(better: Runner, other: Runner): boolean {
  const count = Math.min(better.worths.length, other.worths.length);
  const gains = Array.from({ length: count }, (_, i) => (better.worths[i] ?? 0) - (other.worths[i] ?? 0));
  const gain = mean(gains);
  const spread = mean(gains.map((each) => (each - gain) ** 2));
  return gain > SURE * Math.sqrt(spread / count);
}

/** What a captain is worth at the end of a rollout: his tonnage, and what a living one may still sink. */
function worthOf(captain: Captain): number {
  if (captain.fate === 'survived') return captain.tons + prospectAt(captain.month, 0);
  if (captain.fate !== 'serving') return captain.fate === 'captured' ? 0 : captain.tons;
  return captain.tons + prospectAt(captain.month, captain.posting === 'none' ? 1 : 0.8);
}

/** Plays one option and then steadily on, until this captain gets his next orders or his career is over. */
function playOn(table: Table<Hunters>, index: number, seat: number, id: Choice, rng: Rng): number {
  const captain = (): Captain => table.state.game.captains[index] as Captain;
  const patrols = captain().patrols;
  table.answer({ seat, decision: table.state.decision, choice: id });
  for (let answers = 0; answers < HORIZON && !table.over; answers++) {
    if (captain().patrols !== patrols || captain().fate !== 'serving') break;
    const [decision] = table.decisions;
    if (!decision) break;
    const choice = steady.choose(table.view(decision.seat), decision, rng, NEVER);
    if (table.answer({ seat: decision.seat, decision: decision.number, choice })) break;
  }
  return worthOf(captain());
}

const NEVER: Imagine = () => {
  throw new Error('The steady captain does not look ahead.');
};

/** Runs the race among the options: all meet the same dice, so that only the decisions differ. */
function race(view: View, decision: PickDecision, usual: Choice, rng: Rng, imagine: Imagine): Choice {
  const draw = (): number => rng.below(1 << 16) * 65536 + rng.below(1 << 16);
  const seed = [draw(), draw(), draw()] as const;
  const all = decision.options
    .filter(({ id }) => id !== SAME_COURSE || id === usual)
    .map(({ id }): Runner => ({ id, worths: [] }));
  const steadyOne = all.find(({ id }) => id === usual) as Runner;
  let ahead = all;
  for (const { rollouts, stay } of RACE) {
    for (let i = 0; i < rollouts; i++) {
      for (const runner of new Set([...ahead, steadyOne])) {
        const dice = rngFrom([...seed, runner.worths.length], 'ace');
        runner.worths.push(playOn(imagine(dice), view.captain, decision.seat, runner.id, dice));
      }
    }
    ahead = [...ahead].sort((a, b) => mean(b.worths) - mean(a.worths)).slice(0, stay);
  }
  const [best] = ahead;
  return best && best !== steadyOne && beats(best, steadyOne) ? best.id : usual;
}

const isFoughtOut = (fight: Readonly<Fight> | null): boolean =>
  fight?.ships.every((ship) => ship.points === 0) ?? false;

/** The captain others talk about. */
export const ace: Bot<Hunters> = {
  choose: (view, decision, rng, imagine) => {
    const weighs = WEIGHED[decision.step]?.(view) ?? false;
    const usual = steady.choose(view, decision, rng, imagine);
    if (!weighs || decision.kind === 'fill' || decision.options.length < 2 || isFoughtOut(view.fight)) {
      return usual;
    }
    return race(view, decision, usual, rng, imagine);
  },
};

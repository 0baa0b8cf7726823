/** `ace`: a captain of proven temper who plays out dangerous moments at imagined tables before he decides. */
import type { Bot, Choice, PickDecision, Rng } from '@flotilla/table';
import { rngFrom } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import type { Captain, Fight, Hunters, View } from '../state.ts';
import { prospectAt } from './prospects.ts';
import { captainBy } from './steady.ts';
import { ACE } from './temper.ts';

type Imagine = (rng: Rng) => Table<Hunters>;

/** What he does without a second thought, and throughout rollouts. */
export const habit: Bot<Hunters> = captainBy(ACE);

/** How often the options still in the race are played out in each round; only the best go on to the next. */
const RACE: readonly { readonly rollouts: number; readonly stay: number }[] = [
  { rollouts: 6, stay: 2 },
  { rollouts: 10, stay: 1 },
];

/** The most answers of one rollout: a patrol needs far fewer. */
const HORIZON = 400;

/** Months after September 1939: from 1941 the escorts are to be reckoned with (9.6.7). */
const EARNEST = 16;

/** Decisions worth thinking about: whether to go in under escort, to stay with the ships, to go below test depth. */
const WEIGHED: Readonly<Record<string, (view: View) => boolean>> = {
  contact: ({ fight, boat, month }) => fight?.escorted === true && (boat.hull > 0 || month >= EARNEST),
  follow: () => true,
  testDepth: ({ fight }) => fight?.detected === true,
  resupply: () => true,
};

/** One option in the race, with the result of every rollout. */
interface Runner {
  readonly id: string;
  readonly worths: number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many standard errors an option must be ahead of the habitual one, over the same dice, to be preferred. */
const SURE = 1;

/** Whether an option is clearly better than another that met the same dice. */
function beats(better: Runner, other: Runner): boolean {
  const count = Math.min(better.worths.length, other.worths.length);
  const gains = Array.from({ length: count }, (_, i) => (better.worths[i] ?? 0) - (other.worths[i] ?? 0));
  const gain = mean(gains);
  const spread = mean(gains.map((each) => (each - gain) * (each - gain)));
  return gain > SURE * Math.sqrt(spread / count);
}

/** What a captain is worth at the end of a rollout: his tonnage and, if he lives, what he may still sink. */
function worthOf(captain: Captain): number {
  if (captain.fate === 'survived') return captain.tons + prospectAt(captain.month, 0);
  if (captain.fate !== 'serving') return captain.fate === 'captured' ? 0 : captain.tons;
  return captain.tons + prospectAt(captain.month, captain.posting === 'none' ? 1 : 0.8);
}

/** Plays one option and continues by habit until this captain gets his next orders or his career is over. */
function playOn(table: Table<Hunters>, index: number, seat: number, id: Choice, rng: Rng): number {
  const captain = (): Captain => table.state.game.captains[index] as Captain;
  const patrols = captain().patrols;
  table.answer({ seat, decision: table.state.decision, choice: id });
  for (let answers = 0; answers < HORIZON && !table.over; answers++) {
    if (captain().patrols !== patrols || captain().fate !== 'serving') break;
    const [decision] = table.decisions;
    if (!decision) break;
    const choice = habit.choose(table.view(decision.seat), decision, rng, NEVER);
    if (table.answer({ seat: decision.seat, decision: decision.number, choice })) break;
  }
  return worthOf(captain());
}

const NEVER: Imagine = () => {
  throw new Error('Habit does not look ahead.');
};

/** Runs the race among the options: all meet the same dice, so that only the decisions differ. */
function race(view: View, decision: PickDecision, usual: Choice, rng: Rng, imagine: Imagine): Choice {
  const draw = (): number => rng.below(1 << 16) * 65536 + rng.below(1 << 16);
  const seed = [draw(), draw(), draw()] as const;
  const all = decision.options.map(({ id }): Runner => ({ id, worths: [] }));
  const habitual = all.find(({ id }) => id === usual) as Runner;
  let ahead = all;
  for (const { rollouts, stay } of RACE) {
    for (let i = 0; i < rollouts; i++) {
      for (const runner of new Set([...ahead, habitual])) {
        const dice = rngFrom([...seed, runner.worths.length], 'ace');
        runner.worths.push(playOn(imagine(dice), view.captain, decision.seat, runner.id, dice));
      }
    }
    ahead = [...ahead].sort((a, b) => mean(b.worths) - mean(a.worths)).slice(0, stay);
  }
  const [best] = ahead;
  return best && best !== habitual && beats(best, habitual) ? best.id : usual;
}

const isFoughtOut = (fight: Readonly<Fight> | null): boolean =>
  fight !== null && fight.ships.length > 0 && fight.ships.every((ship) => ship.points === 0);

/** The captain others talk about. */
export const ace: Bot<Hunters> = {
  choose: (view, decision, rng, imagine) => {
    const weighs = WEIGHED[decision.step]?.(view) ?? false;
    const usual = habit.choose(view, decision, rng, imagine);
    if (!weighs || decision.kind === 'fill' || decision.options.length < 2 || isFoughtOut(view.fight)) {
      return usual;
    }
    return race(view, decision, usual, rng, imagine);
  },
};

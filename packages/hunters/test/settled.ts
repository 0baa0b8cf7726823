/** How the sums of The Hunters are settled by what happens after a choice, and from which games they are looked at. */
import { sampleChoice } from '@flotilla/table';
import { botNamed, chosenBy } from '@flotilla/table/run';
import type { SumCheck, SumChecks, SumGame } from '@flotilla/table/testkit';
import { firstOf } from '@flotilla/table/testkit';
import { hunters } from '../src/index.ts';
import type { OptionalRule } from '../src/options.ts';
import { DIAMONDS } from '../src/rules/follow.ts';
import type { Hunters, Options, State } from '../src/state.ts';
import { flakBoat } from './law.ts';
import { planOf } from './plans.ts';

/** No luck marker is in any shown chance; all courses of the boat are alike before the escort has taken its own (14.8). */
const THROUGH = { luck: 'keep', evade: '1', evadeTogether: '1' };

const first = firstOf<Hunters>;

/** Nobody has found the boat. */
const UNSEEN = { escaped: false, notFound: false, slippedIn: false } as const;

/** A ship sinks before another question is asked. */
const sink: SumCheck<Hunters> = {
  through: { luck: 'keep' },
  came: ({ shown, events, stopped }) => {
    const target = Number(shown.of.split('.')[1]) - 1;
    if (events.some(({ kind, data }) => kind === 'shipSunk' && data.ship === target)) return true;
    return stopped === null ? null : false;
  },
};

/** Every sum of The Hunters. */
export const SETTLED: SumChecks<Hunters> = {
  sink,
  threeOrMore: {
    through: THROUGH,
    came: first({
      ...UNSEEN,
      depthCharged: ({ hits }) => hits >= 3,
      boatSunk: ({ how }) => how === 'sunk',
    }),
  },
  // The round is over when the escorts come again, which begins with a question.
  lost: {
    through: THROUGH,
    came: first(
      { ...UNSEEN, boatSunk: true, kommandantDead: true, scuttled: true, boatCaptured: true },
      false,
    ),
  },
  survivePressure: { through: THROUGH, came: first({ pressureHeld: true, boatSunk: false }) },
  flakHits: {
    through: { luck: 'keep' },
    came: ({ events }) => {
      const shots = events.flatMap(({ kind, data }) => (kind === 'flakFired' ? [data.result] : []));
      if (shots.some((result) => result !== 'miss')) return true;
      return shots.length < 2 ? null : false;
    },
  },
  granted: {
    through: { luck: 'keep' },
    came: first({ boatGranted: true, boatInstead: false, boatRefused: false }),
  },
  keepContact: { through: { luck: 'keep' }, came: first({ followed: true, lostContact: false }) },
  straggler: {
    through: { luck: 'keep', chooseDamaged: sampleChoice },
    came: first({ straggler: true, stillEscorted: false }),
  },
};

/** The rules the hunt depends on: how good escorts are (14.6), whether the boat evades (14.8), and who steers the escorts. */
const HUNTS: readonly (readonly OptionalRule[])[] = [[], ['14.6'], ['14.8'], ['14.6', '14.8']];

const rulesIn = ({ rules, mode }: Options): string => {
  const used = rules.filter((rule) => rule === '14.6' || rule === '14.8').join(' and ') || 'plain';
  return mode === 'twoPlayer' && rules.includes('14.8') ? `${used} by two players` : used;
};

/** Games of every way to play, printing, boat and optional rule, by random players and by the steady bot in turns. */
export function* sumGames(games = 40_000): Generator<SumGame<Hunters>> {
  const steady = botNamed(hunters, 'steady');
  const choose: SumGame<Hunters>['choose'] = (decision, rng, table) => chosenBy(steady, table, decision, rng);
  for (let number = 0; number < games; number++) {
    if (number % 9 === 7) yield { ...flakBoat(number), rules: 'flak boat' };
    else if (number % 9 === 8)
      yield { seed: `diamonds ${number}`, rules: 'Diamonds', prepare: decorate, choose };
    else {
      const { options, ...plan } = planOf(number, 'sums');
      const others = options.rules.filter((rule) => rule !== '14.6' && rule !== '14.8');
      const hunted = { ...options, rules: [...others, ...(HUNTS[(number >> 1) % HUNTS.length] ?? [])] };
      yield { ...plan, options: hunted, rules: rulesIn(hunted), ...(number % 3 === 1 && { choose }) };
    }
  }
}

/** 11.3.6 — every captain wears the Diamonds, which hardly any ever earns. */
function decorate({ captains }: State): void {
  for (const captain of captains) captain.award = DIAMONDS;
}

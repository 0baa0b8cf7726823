/** How the sums of U-Boat Leader are settled by what happens after a choice. */
import type { LogEvent } from '@flotilla/table';
import type { SumCheck, SumChecks, SumGame } from '@flotilla/table/testkit';
import { hullLeft } from '../src/rules/hits.ts';
import { boatOf } from '../src/rules/lookup.ts';
import type { State, UboatLeader } from '../src/state.ts';
import { byBold, lawPlan } from './law.ts';
import { detected, detects } from './settledDetection.ts';
import { contact, shotDoes } from './settledSalvoes.ts';

/** What belongs to one attack: everything until the next ship attacks, which need not ask. */
function ofThisAttack(events: readonly LogEvent[]): readonly LogEvent[] {
  const next = events.findIndex(({ kind }) => NEXT_ATTACK.includes(kind));
  return next < 0 ? events : events.slice(0, next);
}

const NEXT_ATTACK: readonly string[] = ['shipAttacks', 'aircraftAttack', 'attackHarmless'];

/** Something happens before the next question or the next attack. */
const happens = (
  wanted: (event: LogEvent, args: { readonly boat: string }, choice: string) => boolean,
): SumCheck<UboatLeader> => ({
  came: ({ events, args, choice, stopped }) => {
    if (
      ofThisAttack(events).some((event) => wanted(event, args as { readonly boat: string }, String(choice)))
    )
      return true;
    return stopped === null ? null : false;
  },
});

/** The die of an attack shows this (9.25, first edition). */
const attackShows = (result: string): SumCheck<UboatLeader> =>
  happens(({ roll }) => roll?.outcome === result);

/** Every sum of U-Boat Leader. */
export const SETTLED: SumChecks<UboatLeader> = {
  'react.lost': happens(({ kind, data }, { boat }) => kind === 'boatLost' && data.boat === boat),
  'react.stress1': attackShows('stress1'),
  'react.stress3': attackShows('stress3'),
  point: happens(({ kind }) => kind === 'raidHit'),
  givesAlarm: happens(({ kind }) => kind === 'callBetrayed'),
  contact,
  detects,
  detected: detected(),
  detectedAstern: detected(),
  detectedBack: detected(),
  detectedBackBest: detected(),
  detectedHolding: detected(),
  detectedMost: detected(),
  detectedThere: detected(),
  detectedThereAstern: detected(),
  detectedThereBack: detected(),
  detectedThereBackBest: detected(),
  detectedThereHolding: detected(),
  detectedThereMost: detected(),
  miss: shotDoes('miss'),
  light: shotDoes('light'),
  heavy: shotDoes('heavy'),
  sunk: shotDoes('sunk'),
};

/** Campaigns of every edition and option, by random, bold and steady players. */
export function* sumGames(games = 4_000): Generator<SumGame<UboatLeader>> {
  for (let number = 0; number < games; number++) {
    const plan = lawPlan(number);
    yield { ...plan, rules: `${plan.options?.edition} edition` };
  }
}

/** 6.11, 13.3 2e — players who send a boat straight to the raiders while torpedoes may fail. */
export function* raids(games: number): Generator<SumGame<UboatLeader>> {
  const options = { edition: 'second', campaign: 'happy-time', length: 'short', duds: true } as const;
  const choose: SumGame<UboatLeader>['choose'] = (decision, rng, table) => {
    const offered = decision.kind === 'pick' ? decision.options.map(({ id }) => id) : [];
    return TO_THE_RAIDERS.find((id) => offered.includes(id)) ?? byBold(decision, rng, table);
  };
  for (let number = 0; number < games; number++) yield { seed: `raid ${number}`, options, choose };
}

/** What leads there, what is wanted most first. */
const TO_THE_RAIDERS = [
  'torpedo',
  'box:raider',
  'to:north-atlantic',
  'to:southwest-approaches',
  'raider:U-47',
  'U-47',
  'trained',
  'france',
];

/** 9.28 2e — bold players in The Hunted, whose boats can take one or two more hits on the hull whenever they fight. */
export function* batteredBoats(games: number): Generator<SumGame<UboatLeader>> {
  const options = { edition: 'second', campaign: 'hunted', length: 'long' } as const;
  for (let number = 0; number < games; number++) {
    const choose: SumGame<UboatLeader>['choose'] = (decision, rng, table) => {
      batter(table.state.game, 1 + (number % 2));
      return byBold(decision, rng, table);
    };
    yield { seed: `battered ${number}`, options, choose };
  }
}

/** Leaves every boat on the display room for so many hits on its hull. */
function batter(s: State, room: number): void {
  for (const { id } of s.battle?.boats ?? []) {
    const boat = boatOf(s, id);
    const n = hullLeft(s, boat) - room;
    if (n > 0) boat.damage.push({ part: 'hull', lasting: true, n });
  }
}

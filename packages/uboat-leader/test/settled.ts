/** How the sums of U-Boat Leader are settled by what happens after a choice. */
import type { LogEvent } from '@flotilla/table';
import type { SumCheck, SumChecks, SumGame } from '@flotilla/table/testkit';
import type { UboatLeader } from '../src/state.ts';
import { lawPlan } from './law.ts';
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

/** How the chances of being detected are settled: the escorts search until the phase is over (8.5, 9.5, 9.7). */
import type { Decision, LogEvent } from '@flotilla/table';
import { sampleChoice } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import type { Between, Continuation, SumCheck, Trial } from '@flotilla/table/testkit';
import { effects } from '../src/rules/conditions.ts';
import { GONE, range } from '../src/rules/display.ts';
import { detectionRange } from '../src/rules/escorts.ts';
import { boatOf, fighterOf, isEscort, shipOf, shipSpeed } from '../src/rules/lookup.ts';
import { boatDriftEnds, referenceSpeed } from '../src/rules/movement.ts';
import { battleOf } from '../src/rules/sight.ts';
import type { Battle, Ship, State, UboatLeader } from '../src/state.ts';

type Fork = Table<UboatLeader>;

const boatIn = ({ args }: Pick<Trial<UboatLeader>, 'args'>): string =>
  (args as { readonly boat: string }).boat;

/** The fall-back a chance is about; null where all are alike. */
function fallbackOf({ shown: { of, args } }: Trial<UboatLeader>, station: string): string | null {
  if (of.endsWith('Holding')) return station;
  if (of.endsWith('Astern')) return GONE;
  const zone = args?.zone as { readonly key: string } | undefined;
  return zone ? zone.key.replace('zone.', '') : null;
}

/** A boat keeps its depth and stays where it is. */
const stay: Between<UboatLeader> = (next, _rng, fork) => {
  const { depth, area } = fighterOf(battleOf(fork.state.game), String(next.about.boat));
  return offeredOr(next, `${depth}:${area}`);
};

const offeredOr = (next: Decision, id: string): string | null =>
  next.kind === 'pick' && next.options.some((option) => option.id === id && !option.refused) ? id : null;

/**
 * The boat falls back as the words say, all others as they like; where the words name no area but the most escorts that may
 * search, into the one to which escorts fall back.
 */
const fallBack: Between<UboatLeader> = (next, rng, fork, trial) => {
  const boat = String(next.about.boat);
  if (boat !== boatIn(trial)) return sampleChoice(next, rng);
  const { area } = fighterOf(battleOf(fork.state.game), boat);
  const end = fallbackOf(trial, area as string) ?? (isMost(trial) ? endOf(fork, trial) : null);
  return end === null ? sampleChoice(next, rng) : offeredOr(next, end);
};

/** Whether a chance is told for the most escorts that may search, wherever the boat falls back. */
const isMost = ({ shown: { of } }: Trial<UboatLeader>): boolean => of.endsWith('Most');

/** A ship falls back where it can search for the boat, if it can: a chance is told for the most escorts that may search. */
const drift: Between<UboatLeader> = (next, rng, fork, trial) => {
  if (next.kind !== 'pick') return null;
  const end = endOf(fork, trial);
  const battle = battleOf(fork.state.game);
  const reach = detectionRange(battle, fighterOf(battle, boatIn(trial)).depth);
  const near = next.options.find(({ id }) => id !== GONE && end !== GONE && range(id, end) <= reach);
  return near?.id ?? sampleChoice(next, rng);
};

/** Where the boat will be when it is searched for. */
function endOf(fork: Fork, trial: Trial<UboatLeader>): string {
  const { game } = fork.state;
  const fighter = fighterOf(battleOf(game), boatIn(trial));
  const all = boatDriftEnds(game, boatOf(game, fighter.id), fighter, referenceSpeed(game));
  return fallbackOf(trial, fighter.area as string) ?? (all[0] as string);
}

const steps = () => ({
  wolfpack: 'done',
  relocate: 'stay',
  boatsMove: sampleChoice,
  helm: stay,
  driftShip: drift,
  driftBoat: fallBack,
  escorts: sampleChoice,
});

/** Whether the phase in which the boat is searched for has passed. */
function isOver({ decision: { step }, events }: Continuation<UboatLeader>): boolean {
  const begun = events.filter(({ kind }) => kind === 'roundBegins').length;
  return begun > (step === 'place' ? 1 : 0) || events.some(({ kind }) => kind === 'contactOver');
}

/** What a special condition drawn later (2nd edition) changes about the search, which nobody knows beforehand. */
const CHANGES_SEARCH = ['detection', 'alert', 'startSubmerged', 'relocate', 'slowLastShip'] as const;

/** Whether ships turned out otherwise than they looked, so that they fall back otherwise or more of them search. */
function hasNews({ before, after, events }: Continuation<UboatLeader>): boolean {
  if (events.some(({ kind }) => kind === 'misidentified')) return true;
  const [then, now] = [before(), after()];
  if (!then.battle) return false;
  // By the log, as the contact may be over by now.
  const drawn = events.find(({ kind }) => kind === 'conditionKnown')?.data.condition as string | undefined;
  if (drawn !== undefined && CHANGES_SEARCH.some((verb) => effects(now, drawn, verb).length > 0)) return true;
  return (
    now.battle !== null &&
    falls(then, then.battle.ships) !== falls(now, cardsFrom(then.battle.ships, now.battle))
  );
}

/** The ships as they stood, with the cards they have now. */
const cardsFrom = (ships: readonly Ship[], now: Battle): readonly Ship[] =>
  ships.map((ship) => ({ ...ship, card: shipOf(now, ship.slot).card }));

/** 9.5 — the speed of the convoy, and how far each escort falls behind it. */
function falls(s: State, ships: readonly Ship[]): string {
  const there = ships.filter(({ area }) => area !== null);
  const prey = there.filter((ship) => !isEscort(ship));
  const speed = Math.max(0, ...(prey.length > 0 ? prey : there).map((ship) => shipSpeed(s, ship)));
  return [speed, ...there.filter(isEscort).map((ship) => Math.max(0, speed - shipSpeed(s, ship)))].join();
}

const isFound =
  (boat: string) =>
  ({ kind, data }: LogEvent) =>
    kind === 'detected' && data.boat === boat;

/** The boat is detected before the phase is over; each name has continuations of its own, as its fall-back is its own. */
export const detected = (): SumCheck<UboatLeader> => ({
  through: steps(),
  came: (seen) => {
    const found = seen.events.some(isFound(boatIn(seen)));
    if (!found && !isOver(seen) && seen.stopped === null) return null;
    if (hasNews(seen) || isBarred(seen)) return 'moot';
    return found;
  },
});

/** Whether the continuation stopped because the fall-back or the station of the words was not offered any more. */
const isBarred = ({ stopped }: Continuation<UboatLeader>): boolean =>
  stopped !== null && stopped !== 'over' && ['helm', 'driftBoat', 'relocate'].includes(stopped.step);

/** 9.7 — an escort detects any of the boats within its reach. */
export const detects: SumCheck<UboatLeader> = {
  came: ({ events, choice, stopped }) => {
    const found = events.some(
      ({ kind, data }) => kind === 'detected' && (data.ship as unknown as Ship).slot === choice,
    );
    return found ? true : stopped === null ? null : false;
  },
};

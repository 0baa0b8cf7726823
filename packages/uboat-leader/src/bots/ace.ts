/** `ace`: tries contacts out at imagined tables, and uses special missions in the campaign. */
import type { Bot, Decision, Option, PickDecision, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { BOAT_LOST } from '../data/charts.ts';
import { campaignOf, levelOf, targetCard, torpedoesAboard } from '../rules/lookup.ts';
import type { Boat, State, UboatLeader } from '../state.ts';
import type { View } from '../view.ts';
import { chooseBoat, chooseCrew, chooseSpending } from './flotilla.ts';
import { steadyChoice } from './steady.ts';
import { rankedCourses, rankedStarts } from './tactics.ts';

/** How often each candidate is tried out. */
const TRIES = 6;

/** Candidates tried where there are many. */
const CANDIDATES = 4;

/** The number of answers after which a trial is cut short. */
const PATIENCE = 160;

/** Questions worth a trial, with the options that deserve one. */
const TRIED: Readonly<Record<string, (view: View, decision: PickDecision) => readonly string[]>> = {
  engage: allOf,
  place: (view, decision) => rankedStarts(view, decision).slice(0, CANDIDATES),
  helm: (view, decision) => rankedCourses(view, decision).slice(0, CANDIDATES),
  react: allOf,
  remaining: allOf,
};

function allOf(_view: View, decision: PickDecision): readonly string[] {
  return decision.options.map((option) => option.id);
}

/** The bot. */
export const ace: Bot<UboatLeader> = {
  choose: (view, decision, rng, imagine) => {
    if (decision.kind === 'fill') return steadyChoice(view, decision, rng);
    if (decision.step === 'enlist') return chooseBoat(view, decision, missionMoney(view));
    if (decision.step === 'crew') return chooseCrew(view, decision, missionMoney(view));
    if (decision.step === 'spend') return chooseMission(view, decision) ?? chooseSpending(view, decision);
    const candidates = TRIED[decision.step]?.(view, decision) ?? [];
    const habit = steadyChoice(view, decision, rng);
    if (candidates.length < 2) return habit;
    return bestOf(decision, [...new Set([habit as string, ...candidates])], rng, imagine);
  },
};

/**
 * Tries every candidate several times and takes the one that ends best on average. All candidates of a round meet the
 * same imagined sea, so that they differ in what they do, not in their luck.
 */
function bestOf(
  decision: PickDecision,
  candidates: readonly string[],
  rng: Rng,
  imagine: (rng: Rng) => Table<UboatLeader>,
): string {
  const worths = candidates.map(() => 0);
  for (let round = 0; round < TRIES; round++) {
    const sea = seedFrom(`sea ${rng.below(65536)} ${rng.below(65536)}`);
    candidates.forEach((candidate, i) => {
      const luck = rngFrom(sea, 'ace');
      worths[i] = (worths[i] as number) + trial(imagine(luck), decision, candidate, luck);
    });
  }
  return candidates[worths.indexOf(Math.max(...worths))] as string;
}

/** Plays one imagined contact to its end by habit and says what it was worth. */
function trial(table: Table<UboatLeader>, decision: PickDecision, candidate: string, rng: Rng): number {
  const active = table.state.game.active;
  table.answer({ seat: 0, decision: decision.number, choice: candidate });
  for (let i = 0; i < PATIENCE && !table.over; i++) {
    const s = table.state.game;
    if (s.active !== active) break;
    const [next] = table.decisions as [Decision];
    table.answer({ seat: 0, decision: next.number, choice: steadyChoice(table.view(0), next, rng) });
  }
  return worthOf(table.state.game);
}

/** Price of a point of stress, of a torpedo, and of a boat besides the points its loss costs. */
const STRESS_PRICE = 0.4;
const SHAKEN_PRICE = 0.5;
const TORPEDO_WORTH = 0.2;
const BOAT_WORTH = 4;
const DAMAGE_PRICE = 0.35;

/** What a position is worth to the campaign. */
function worthOf(s: State): number {
  let worth = s.vp;
  for (const kill of s.battle?.kills ?? []) worth += targetCard(s, kill.card).vp;
  for (const boat of s.boats) worth += boatWorth(s, boat);
  return worth;
}

function boatWorth(s: State, boat: Boat): number {
  if (boat.fate === 'sunk') return BOAT_LOST - BOAT_WORTH;
  const over = Math.max(0, boat.stress - levelOf(s, boat).okayTo);
  return (
    torpedoesAboard(boat) * TORPEDO_WORTH -
    boat.stress * STRESS_PRICE -
    over * (SHAKEN_PRICE - STRESS_PRICE) -
    boat.damage.length * DAMAGE_PRICE
  );
}

/** Points kept back for special missions the campaign offers. */
function missionMoney(view: View): number {
  const patrols = campaignOf(view).lengths[view.length].patrols;
  const offers = campaignOf(view).options.filter((offer) => offer.type === 'attack' || offer.type === 'mine');
  return (
    Math.min(
      7,
      offers.reduce((sum, offer) => sum + offer.cost * (offer.limit ?? 0), 0),
    ) + (patrols > 1 ? patrols : 0)
  );
}

/** Buys missions for full boats in port: attack for the better crews, mines for the others. */
function chooseMission(view: View, decision: PickDecision): string | null {
  const full = (option: Option): Boat | null => {
    const boat = view.boats.find((other) => option.id.endsWith(`:${other.id}`));
    return boat?.inPort && boat.missions.length === 0 && boat.stress <= 1 && torpedoesAboard(boat) >= 11
      ? boat
      : null;
  };
  const skill = (option: Option) => levelOf(view, full(option) as Boat).okay.torpedo;
  const attacks = decision.options.filter((option) => option.text === 'attack' && full(option));
  const mines = decision.options.filter((option) => option.text === 'mine' && full(option));
  const attack = attacks.sort((a, b) => skill(b) - skill(a))[0];
  if (attack) return attack.id;
  return mines.sort((a, b) => skill(a) - skill(b))[0]?.id ?? null;
}

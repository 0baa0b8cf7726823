/** Patrol orders (rules 7.0-7.4, 11.2.1, 11.4.6). */
import type { FormChoice, Option, Refusal, Rng } from '@flotilla/table';
import { option, text } from '@flotilla/table';
import type { BoatFacts } from '../data/boats.ts';
import { RANK_POWERS, RANKS } from '../data/careers.ts';
import type { Assignment, P1Column } from '../data/charts/orders.ts';
import { ARCTIC_POSTING, AREA_REQUEST, P1, P1_COLUMNS } from '../data/charts/orders.ts';
import type { Boat, Captain, Patrol, Rules, State, Stock } from '../state.ts';
import { electricLimit, factsOf, loadRule } from './boat.ts';
import type { T } from './book.ts';
import { fill, me, patrolOf, pick, step } from './book.ts';
import { roll } from './luck.ts';
import { ashoreDice, ordersForAll, ordersOfHisOwn } from './sea.ts';

/** 6.1 — a posted boat knows her waters, a captain of sufficient rank may ask for his, and all others are sent. */
export const orders = step('orders', (t) => {
  const captain = me(t.state);
  captain.patrols++;
  ashoreDice(t);
  if (captain.posting !== 'none') return assign(t, { area: captain.posting, task: 'none' });
  t.next(mayRequest(captain) ? 'areaRequest' : 'assignment');
});

/** 11.2.1 — whether a captain's rank lets him ask for waters. */
const mayRequest = ({ rank }: Captain): boolean => (RANK_POWERS[rank]?.requestUpTo ?? 0) > 0;

/** 11.2.1 — from Kapitänleutnant upwards the captain may get his wish. */
export const areaRequest = roll('areaRequest', {
  chart: AREA_REQUEST,
  column: (s) => RANKS[me(s).rank] as Exclude<(typeof RANKS)[number], 'oltzs'>,
  welcome: (granted) => granted,
  fell: (t, { outcome }) => {
    t.say('ordersRequested', '11.2.1', { granted: outcome });
    if (outcome) return t.next('requestArea');
    t.next('assignment');
  },
});

/** The date column of P1 for a month. */
export const p1Column = (month: number): P1Column =>
  P1_COLUMNS.find(({ until }) => month <= until)?.column ?? '1943-01';

/** What an assignment becomes for a type of boat (7.3.1, 7.3.2, 11.4.6); null means it is rolled again. */
export function restricted(assignment: Assignment, facts: BoatFacts, rules: Rules): Assignment | null {
  const { area, task } = assignment;
  const { type, family } = facts;
  if (!rules.anyWaters) {
    if (family === 'IX' && (area === 'mediterranean' || area === 'arctic')) return { area: 'africa', task };
    if (family === 'VII' && type !== 'VIID') {
      if (area === 'africa') return { area: 'atlantic', task };
      if (area === 'caribbean' && type !== 'VIICFlak') return { area: 'atlantic', task };
    }
    if (area === 'mediterranean' && facts.limited) return null;
  }
  return type === 'VIID' ? minelayer(assignment, rules) : assignment;
}

/** 11.4.6 — a VIID always lays mines off Britain and America; since the second printing an agent comes first. */
function minelayer(assignment: Assignment, rules: Rules): Assignment {
  const { area, task } = assignment;
  if (area !== 'british' && area !== 'northAmerica' && area !== 'caribbean') return assignment;
  if (task === 'agent' && rules.printing === 2) return assignment;
  return { area, task: 'mines' };
}

const idOf = ({ area, task }: Assignment): string => (task === 'none' ? area : `${area}-${task}`);

/** What can be asked for: the assignments in the current column of P1 that the boat may receive. */
function requestable(s: State): readonly Option<Assignment>[] {
  const { boat, month } = me(s);
  const found = new Map<string, Option<Assignment>>();
  for (const row of P1.columns[p1Column(month)]) {
    const value = restricted(row.result, factsOf(boat), s.rules);
    if (value) found.set(idOf(value), option(idOf(value), { label: assignmentText(value), value }));
  }
  return [...found.values(), option<Assignment>('any')];
}

/** 11.2.1 — any assignment in the current column of P1, or whatever headquarters decides. */
export const requestArea = pick('requestArea', {
  rule: '11.2.1',
  options: requestable,
  take: (t, { value }) => {
    if (!value) return t.next('assignment');
    assign(t, value);
  },
});

/** 7.0 — P1 by date, then what the boat's type makes of it. */
export const assignment = roll('assignment', {
  chart: P1,
  column: (s) => p1Column(me(s).month),
  before: ordersForAll,
  welcome: () => true,
  fell: (t, { outcome }) => {
    const { boat } = me(t.state);
    const allowed = restricted(outcome, factsOf(boat), t.state.rules);
    if (!allowed) return t.next('assignment');
    if (allowed.area !== outcome.area) {
      const rule = factsOf(boat).family === 'IX' ? '7.3.1' : '7.3.2';
      t.say('ordersChanged', rule, { from: outcome.area, to: allowed.area });
    }
    assign(t, allowed);
  },
});

/** An assignment in words. */
export const assignmentText = ({ area, task }: Assignment) =>
  task === 'none' ? text(`area.${area}`) : text(`area.${task}`, { area: text(`area.${area}`) });

function newPatrol({ area, task }: Assignment, captain: Captain): Patrol {
  return {
    area,
    task,
    mission: task === 'mines' || task === 'agent' ? 'pending' : 'none',
    gibraltar: area === 'mediterranean' && captain.posting !== 'mediterranean',
    box: -1,
    heading: 1,
    leg: 1,
    sea: 0,
    aborted: false,
    gyroOut: false,
    towed: false,
    boatLost: false,
    cutShort: false,
    day: 0,
    turnedBack: false,
    entered: 0,
    quiet: 0,
    eventSpent: false,
    superiorTorpedoes: false,
    tankerSought: false,
    resupplied: false,
    watch: 'contact',
    stirred: false,
  };
}

/** 7.1 — the assignment; Arctic posting and mines follow at once. */
export function assign(t: T, given: Assignment): void {
  const captain = me(t.state);
  takeOrders(t, given);
  if (mayStay(captain)) t.next('arcticPosting');
  if (fillsTubes(captain)) t.next('mineLoad');
  t.next('putToSea');
}

/** 7.3.5 — whether a boat sent to the Arctic may have to stay there. */
const mayStay = ({ posting, patrol }: Captain): boolean => patrol?.area === 'arctic' && posting === 'none';

/** 7.4.2 — whether mines take the place of the torpedoes in the tubes. */
const fillsTubes = ({ boat, patrol }: Captain): boolean =>
  patrol?.task === 'mines' && !factsOf(boat).mineShafts;

/** 7.1.1 — the assignment goes on the log sheet. */
function takeOrders(t: T, given: Assignment): void {
  const captain = me(t.state);
  const { boat, month } = captain;
  captain.patrol = newPatrol(given, captain);
  captain.crew.men.agent = 'fit';
  captain.log.push({
    month,
    area: given.area,
    task: given.task,
    ships: [],
    tons: 0,
    result: 'open',
    patrolMonths: 0,
    refitMonths: 0,
    advancement: false,
    boat: boat.type,
    number: boat.number,
  });
  t.say('ordersGiven', '7.1.1', () => ({
    area: given.area,
    task: given.task,
    month,
    boat: boat.type,
    number: boat.number,
    patrol: captain.patrols,
  }));
}

/** 7.3.5 — a boat sent to the Arctic may stay there for good. */
export const arcticPosting = roll('arcticPosting', {
  chart: ARCTIC_POSTING,
  before: ordersOfHisOwn,
  welcome: () => true,
  fell: (t, { outcome }) => {
    if (!outcome) return;
    me(t.state).posting = 'arctic';
    t.say('postedForGood', '7.3.5', { area: 'arctic' });
  },
});

/** 7.4.2 — mines fill every tube; the mix of reloads may be changed. */
export const mineLoad = fill('mineLoad', {
  rule: '7.4.2',
  about: (s) => ({ tubes: factsOf(me(s).boat).forwardTubes + factsOf(me(s).boat).aftTubes }),
  form: (s) => {
    const { boat } = me(s);
    const facts = factsOf(boat);
    return [
      {
        id: 'forwardSteam',
        kind: 'count',
        min: 0,
        max: facts.forwardReloads,
        start: boat.forwardReloads.steam,
      },
      { id: 'aftSteam', kind: 'count', min: 0, max: facts.aftReloads, start: boat.aftReloads.steam },
    ];
  },
  check: (s, choice) => checkMineLoad(me(s).boat, choice, s.rules),
  sample: (s, rng) => sampleMineLoad(me(s).boat, rng, s.rules),
  take: (t, choice) => {
    const { boat } = me(t.state);
    const facts = factsOf(boat);
    boat.forward.fill('mine');
    boat.aft.fill('mine');
    stow(boat.forwardReloads, facts.forwardReloads, Number(choice.forwardSteam));
    stow(boat.aftReloads, facts.aftReloads, Number(choice.aftSteam));
    t.say('minesLoaded', '7.4.2', { tubes: facts.forwardTubes + facts.aftTubes });
  },
});

function stow(reloads: Stock, room: number, steam: number): void {
  reloads.steam = steam;
  reloads.electric = room - steam;
}

/** The mix stays within the boat's own limit of electric torpedoes (4.5); steam torpedoes may fill every rack. */
function checkMineLoad(boat: Boat, choice: FormChoice, rules: Rules): Refusal | null {
  const facts = factsOf(boat);
  const steam = Number(choice.forwardSteam) + Number(choice.aftSteam);
  const electric = facts.forwardReloads + facts.aftReloads - steam;
  const most = electricLimit(facts, rules);
  if (electric <= most) return null;
  return { why: text('refused.tooElectric', { electric, most }), rule: loadRule(rules) };
}

function sampleMineLoad(boat: Boat, rng: Rng, rules: Rules): FormChoice {
  const facts = factsOf(boat);
  const choice = {
    forwardSteam: rng.below(facts.forwardReloads + 1),
    aftSteam: rng.below(facts.aftReloads + 1),
  };
  if (!checkMineLoad(boat, choice, rules)) return choice;
  return { forwardSteam: boat.forwardReloads.steam, aftSteam: boat.aftReloads.steam };
}

/** 7.1.2 — the boat is ready to enter the first box of her track. */
export const putToSea = step('putToSea', (t) => {
  patrolOf(me(t.state)).stirred = false;
  t.next('course');
  t.next('nextBox');
});

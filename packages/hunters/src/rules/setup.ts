/** Game set-up: captains, boats, torpedo loads (rules 4.0, 11.2.2, 14.4). */
import type { Field, FormChoice, Refusal, Rng } from '@flotilla/table';
import { refuse, text } from '@flotilla/table';
import type { BoatType } from '../data/boats.ts';
import { BOAT_TYPES, BOATS } from '../data/boats.ts';
import { RANKS } from '../data/careers.ts';
import { PROMOTION_MONTHS, STARTING_RANK } from '../data/charts/port.ts';
import { MODE_FACTS } from '../data/modes.ts';
import { BOAT_NUMBERS } from '../data/numbers.ts';
import type { Boat, Captain, Load, OptionalRule, Options, Rules, State } from '../state.ts';
import { electricLimit, factsOf, firstNumber, loadRule, newBoat, takeAboard, torpedoes } from './boat.ts';
import { fill, me, pick, step } from './book.ts';
import { monthOfDate, monthText, yearOf } from './calendar.ts';
import { freshCrew } from './crew.ts';
import { roll } from './luck.ts';
import { ashoreDice } from './sea.ts';
import { formPacks } from './wolfpack.ts';

/** The agreed options, in the form the rules read. */
export function rulesOf(options: Options): Rules {
  const has = (rule: OptionalRule): boolean => options.rules.includes(rule);
  return {
    mode: options.mode,
    lastMonth: monthOfDate(options.until),
    printing: options.printing === 'first' ? 1 : 2,
    keepVIIA: has('4.2.2'),
    tubeLimits: has('4.5.2'),
    standardTons: has('14.1'),
    smallConvoys: has('14.2'),
    noRepeats: has('14.3'),
    ...(has('14.3.3') && { furtherShips: true }),
    historicalNumbers: has('14.4'),
    historicalPacks: has('14.5'),
    escortQuality: has('14.6'),
    airQuality: has('14.7'),
    evasion: has('14.8'),
    resupply: has('14.9'),
    anyWaters: has('14.10'),
    penetration: has('14.11'),
    rerolls: options.rerolls,
  };
}

/** A captain on the day he takes over a boat of this type (4.2.1). */
export function newCaptain(seat: number, type: BoatType, rules: Rules): Captain {
  const month = MODE_FACTS[rules.mode].start ?? BOATS[type].available;
  return {
    seat,
    name: '',
    pack: -1,
    berth: MODE_FACTS[rules.mode].sameSea ? 0 : seat,
    boat: newBoat(type, rules, numberAt(type, seat)),
    crew: freshCrew(),
    month,
    joined: month,
    lastDay: 0,
    patrols: 0,
    rank: 1,
    award: 0,
    tonsAtAward: 0,
    honours: 0,
    requests: 0,
    luck: 0,
    posting: 'none',
    tons: 0,
    sunk: 0,
    successes: 0,
    failuresInRow: 0,
    promotionDue: month + PROMOTION_MONTHS,
    promotionAwards: 0,
    promotionSunk: 0,
    promotionFailures: 0,
    capitals: [],
    log: [],
    patrol: null,
    fight: null,
    raid: null,
    refit: null,
    fate: 'serving',
  };
}

/** 4.0 — the state before anybody has chosen anything. */
export function setup(options: Options, seats: number): State {
  const rules = rulesOf(options);
  const type = options.boat === 'choose' ? (MODE_FACTS[options.mode].boats?.[0] ?? 'VIIB') : options.boat;
  const captains: Captain[] = [];
  for (let seat = 0; seat < seats; seat++) captains.push(newCaptain(seat, type, rules));
  const packs = options.mode === 'wolfpack' ? formPacks(captains, options.packs) : [];
  return { rules, captains, packs, active: 0, open: null };
}

/** The historical number offered to a seat: the first captain gets the first one (14.4). */
function numberAt(type: BoatType, seat: number): number {
  let left = seat;
  for (const [first, last] of BOAT_NUMBERS[type]) {
    if (first + left <= last) return first + left;
    left -= last - first + 1;
  }
  return firstNumber(type);
}

/** 4.0 — every captain takes over his boat, then the first patrol is assigned. */
export const begin = step('begin', (t) => {
  t.state.captains.forEach((_, captain) => {
    t.next('takeCommand', { captain });
  });
  t.next('turn');
});

/** 4.1, 4.3 — one captain chooses boat and name, learns his rank and loads torpedoes. */
export const takeCommand = step('takeCommand', (t, { captain }) => {
  t.state.active = captain;
  t.lane(captain);
  ashoreDice(t);
  if (t.options.boat === 'choose') t.next('chooseBoat');
  t.next('commission');
  t.next('startingRank');
  t.next('restock');
  t.next('reportForDuty');
});

/** 4.1.1 — any of the eight types; the start date follows from the type. */
export const chooseBoat = pick('chooseBoat', {
  rule: '4.1.1',
  options: ({ rules: { mode } }) =>
    BOAT_TYPES.map((type) => {
      const { boats, start, rule } = MODE_FACTS[mode];
      const args = { month: monthText(start ?? BOATS[type].available) };
      if (boats === null || boats.includes(type)) return { id: type, args };
      return refuse(type, 'refused.modeBoat', rule, { ...args, boats: boats.join(', ') });
    }),
  take: (t, option) => {
    const s = t.state;
    const { seat, pack, berth } = me(s);
    s.captains[s.active] = { ...newCaptain(seat, option.id as BoatType, s.rules), pack, berth };
  },
});

const numberField = (start: number): Field => ({ id: 'number', kind: 'count', min: 1, max: 9999, start });

/** 4.3.1, 14.4 — the Kommandant's name and the boat's number. */
export const commission = fill('commission', {
  rule: '4.3.1',
  about: (s) => ({ boat: text(`boat.${me(s).boat.type}`) }),
  form: (s) => [{ id: 'name', kind: 'text', name: true, max: 40 }, numberField(me(s).boat.number)],
  check: (s, choice) => checkNumber(s, Number(choice.number)),
  sample: (s, rng) => ({ name: '', number: sampleNumber(s, rng) }),
  take: (t, choice) => {
    const captain = me(t.state);
    captain.name = String(choice.name).trim();
    captain.boat.number = Number(choice.number);
  },
});

/** 14.4 — the number of a new boat. */
export const boatNumber = fill('boatNumber', {
  rule: '4.3.1',
  about: (s) => ({ boat: text(`boat.${me(s).boat.type}`) }),
  form: (s) => [numberField(freeNumber(s))],
  check: (s, choice) => checkNumber(s, Number(choice.number)),
  sample: (s, rng) => ({ number: sampleNumber(s, rng) }),
  take: (t, choice) => {
    me(t.state).boat.number = Number(choice.number);
  },
});

/** Whether another serving captain has this number: boats are told apart by it. */
const isTaken = (s: State, number: number): boolean =>
  s.captains.some(
    (other, index) => index !== s.active && other.fate === 'serving' && other.boat.number === number,
  );

/** Every historical number of a type. */
const numbersOf = (type: BoatType): readonly number[] =>
  BOAT_NUMBERS[type].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );

const NUMBERS = new Map(BOAT_TYPES.map((type) => [type, numbersOf(type)]));

/** The historical numbers of a type that are still free; all of them when none is left, as there are only two flak boats. */
function freeNumbers(s: State): readonly number[] {
  const numbers = NUMBERS.get(me(s).boat.type) as readonly number[];
  if (s.captains.length === 1) return numbers;
  const free = numbers.filter((number) => !isTaken(s, number));
  return free.length > 0 ? free : numbers;
}

/** The first historical number for a new boat, if possible one he has not sailed under before. */
function freeNumber(s: State): number {
  const { log } = me(s);
  const free = freeNumbers(s);
  return free.find((number) => !log.some((page) => page.number === number)) ?? (free[0] as number);
}

function checkNumber(s: State, number: number): Refusal | null {
  if (isTaken(s, number) && !freeNumbers(s).includes(number))
    return { why: text('refused.numberTaken', { number }), rule: '4.3.1' };
  const runs = BOAT_NUMBERS[me(s).boat.type];
  if (!s.rules.historicalNumbers || runs.some(([first, last]) => number >= first && number <= last))
    return null;
  const list = runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
  return { why: text('refused.number', { number, list }), rule: '14.4.1' };
}

function sampleNumber(s: State, rng: Rng): number {
  const [first, last] = rng.pick(BOAT_NUMBERS[me(s).boat.type]);
  const number = first + rng.below(last - first + 1);
  return checkNumber(s, number) ? freeNumber(s) : number;
}

/** 11.2.2 — starting rank: rolled for Type VII from 1940, Kapitänleutnant for everybody else. */
export const startingRank = roll('startingRank', {
  chart: STARTING_RANK,
  column: (s) => String(Math.min(yearOf(me(s).month), 1942)) as '1940' | '1941' | '1942',
  idle: (t) => {
    const { boat, month } = me(t.state);
    return factsOf(boat).family === 'IX' || yearOf(month) === 1939;
  },
  welcome: () => true,
  fell: (t, { outcome }) => {
    me(t.state).rank = outcome;
  },
});

/** 4.5, 4.6.2 — torpedoes and ammunition are replenished; the captain is asked for the load if there is a choice. */
export const restock = step('restock', (t) => {
  const { boat } = me(t.state);
  if (hasChoice(boat)) return t.next('loadout');
  takeAboard(boat, boat.load);
});

/** 4.5 — whether the mix of torpedoes is for the captain to choose. */
const hasChoice = (boat: Boat): boolean => factsOf(boat).adjust > 0;

interface LoadRange {
  leastSteam: number;
  mostSteam: number;
  forwardTubes: number;
  aftTubes: number;
  aftReloads: number;
}

function loadRange(boat: Boat, rules: Rules): LoadRange {
  const facts = factsOf(boat);
  const leastSteam = facts.steam + facts.electric - electricLimit(facts, rules);
  const mostSteam = Math.max(leastSteam, facts.steam + Math.min(facts.adjust, facts.electric));
  const tubes = rules.tubeLimits ? 0 : 1;
  return {
    leastSteam,
    mostSteam,
    forwardTubes: facts.forwardTubes * tubes,
    aftTubes: facts.aftTubes * tubes,
    aftReloads: facts.aftReloads,
  };
}

/** 4.5, 4.5.2 — the mix of torpedoes, and where the electric ones are stowed. */
export const loadout = fill('loadout', {
  rule: (s) => loadRule(s.rules),
  about: (s) => {
    const facts = factsOf(me(s).boat);
    return {
      total: facts.steam + facts.electric,
      steam: facts.steam,
      electric: facts.electric,
      adjust: facts.adjust,
    };
  },
  form: (s) => {
    const { boat } = me(s);
    const range = loadRange(boat, s.rules);
    const { load } = boat;
    return [
      { id: 'steam', kind: 'count', min: range.leastSteam, max: range.mostSteam, start: load.steam },
      { id: 'forwardElectric', kind: 'count', min: 0, max: range.forwardTubes, start: load.forwardElectric },
      { id: 'aftElectric', kind: 'count', min: 0, max: range.aftTubes, start: load.aftElectric },
      {
        id: 'aftReloadElectric',
        kind: 'count',
        min: 0,
        max: range.aftReloads,
        start: load.aftReloadElectric,
      },
    ];
  },
  check: (s, choice) => checkLoad(me(s).boat, loadOf(choice)),
  sample: (s, rng) => sampleLoad(me(s).boat, loadRange(me(s).boat, s.rules), rng),
  take: (t, choice) => {
    const { boat } = me(t.state);
    takeAboard(boat, loadOf(choice));
    t.say('loaded', '4.5', () => ({ ...torpedoes(boat) }));
  },
});

const loadOf = (choice: FormChoice): Load => ({
  steam: Number(choice.steam),
  forwardElectric: Number(choice.forwardElectric),
  aftElectric: Number(choice.aftElectric),
  aftReloadElectric: Number(choice.aftReloadElectric),
});

/** The electric torpedoes left over for the forward reloads must exist and must fit. */
function checkLoad(boat: Boat, load: Load): Refusal | null {
  const facts = factsOf(boat);
  const electric = facts.steam + facts.electric - load.steam;
  const placed = load.forwardElectric + load.aftElectric + load.aftReloadElectric;
  if (placed > electric) return { why: text('refused.electricPlaced', { placed, electric }), rule: '4.5' };
  const left = electric - placed;
  if (left <= facts.forwardReloads) return null;
  return { why: text('refused.electricLeft', { left, room: facts.forwardReloads }), rule: '4.5' };
}

function sampleLoad(boat: Boat, range: LoadRange, rng: Rng): FormChoice {
  const facts = factsOf(boat);
  const steam = range.leastSteam + rng.below(range.mostSteam - range.leastSteam + 1);
  let electric = facts.steam + facts.electric - steam;
  const place = (room: number): number => {
    const placed = rng.below(Math.min(room, electric) + 1);
    electric -= placed;
    return placed;
  };
  const forwardElectric = place(range.forwardTubes);
  const aftElectric = place(range.aftTubes);
  const aftReloadElectric = place(range.aftReloads);
  if (electric > facts.forwardReloads) return { ...boat.load };
  return { steam, forwardElectric, aftElectric, aftReloadElectric };
}

/** 4.4.2 — the boat is ready for her first patrol. */
export const reportForDuty = step('reportForDuty', (t) => {
  const captain = me(t.state);
  const { boat, month, rank } = captain;
  t.say('careerBegins', '4.4.2', () => ({
    captain: t.state.active,
    seat: captain.seat,
    name: captain.name,
    alone: t.state.captains.length === 1,
    boat: boat.type,
    number: boat.number,
    month,
    rank: RANKS[rank] as (typeof RANKS)[number],
  }));
});

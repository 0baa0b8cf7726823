/** Contact: which ships are met, and in what light (rules 8.2, 8.3). */
import type { Option } from '@flotilla/table';
import { option, options, refuse, shownChance, under } from '@flotilla/table';
import type { ShipClass } from '../data/charts/encounters.ts';
import {
  ARCTIC_LIGHT,
  DAYLIGHT,
  SHIP_SIZE,
  STANDARD_TONS,
  WAIT_FOR_NIGHT,
} from '../data/charts/encounters.ts';
import { CAPITAL_POINTS } from '../data/charts/fire.ts';
import { WOLFPACK } from '../data/charts/orders.ts';
import { CAPITAL_SHIPS } from '../data/rosters.ts';
import type { Captain, Fight, Ship, State, Steps } from '../state.ts';
import { canHurt } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, me, patrolOf, pick, step } from './book.ts';
import { calendarMonth } from './calendar.ts';
import { afloatFacts, dayAt, dayOf, kindText, shipFacts, shipsText, toldApart } from './diary.ts';
import { roll } from './luck.ts';
import { sharesEscorts } from './pack.ts';
import {
  CAPITAL_ROSTER,
  MOST_ROLLS,
  metBefore,
  newShip,
  offAmerica,
  rosterOf,
  WHICH_ROSTER,
} from './rosters.ts';
import { ownDice } from './sea.ts';

/** An engagement before anything is known of it. */
export const newFight = (kind: Fight['kind'], escorted: boolean): Fight => ({
  kind,
  escorted,
  light: 'unknown',
  ships: [],
  approach: null,
  arrival: false,
  round: 0,
  detected: false,
  deep: false,
  dived: false,
  bothEnds: false,
  wake: false,
  fired: 0,
  spent: { forward: false, aft: false, gun: false },
  pack: 'none',
  quality: 'unknown',
  mustFire: false,
  found: 'undetected',
  evade: 0,
  courseHits: 0,
  flooded: false,
});

/** The sightings that have ships in them. */
type ShipSighting = Exclude<Fight['kind'], 'damaged' | 'hunted'>;

/** Whether ships are met under escort (8.1.3). */
const underEscort = (kind: ShipSighting): boolean =>
  kind !== 'ship' && kind !== 'twoShips' && kind !== 'tanker';

/** Ships in a convoy that can be attacked (8.1.3, 14.2.1). */
const convoySize = (s: State): number => (s.rules.smallConvoys ? 3 : 4);

/** How many ships of a sighting have their size rolled (8.1.3, 8.2.1). */
function shipsIn(s: State, kind: Exclude<ShipSighting, 'capital'>): number {
  if (kind === 'convoy') return convoySize(s);
  if (kind === 'tanker') return 0;
  return kind === 'ship' || kind === 'shipEscort' ? 1 : 2;
}

/** 8.1.3 — ships in sight: sizes and names are rolled, then the captain decides. */
export function meetShips(t: T, kind: ShipSighting): void {
  const captain = me(t.state);
  patrolOf(captain).stirred = true;
  const fight = newFight(kind, underEscort(kind));
  captain.fight = fight;
  t.say('sighted', '8.1.2', () => ({
    ...dayAt(captain),
    what: kind,
    escorted: fight.escorted,
  }));
  identify(t, kind);
  t.next('encounterOver');
}

/** 8.2 — sizes and names of the ships in sight, then the captain's decision. */
export function identify(t: T, kind: ShipSighting) {
  if (kind === 'capital') return t.next('capitalName');
  if (kind === 'tanker') nameShip(t, 0, 'tanker');
  const count = shipsIn(t.state, kind);
  for (let slot = 0; slot < count; slot++) t.next('shipSize', { slot });
  t.next('madeOut');
}

/** 8.2.1 — how large a ship is. */
export const shipSize = roll('shipSize', {
  chart: SHIP_SIZE,
  welcome: (kind) => kind !== 'small',
  fell: (t, { outcome }, { slot }) => nameShip(t, slot, outcome),
});

/** 8.2.2, 14.1.1 — her name and tonnage from a roster, or the standard tonnage of her class. */
function nameShip(t: T, slot: number, kind: ShipClass) {
  if (!t.state.rules.standardTons) return chooseRoster(t, { slot, kind, inner: false });
  fightOf(me(t.state)).ships[slot] = newShip('', kind, STANDARD_TONS[kind]);
}

/** 14.3.3 — where further rosters are used, a die decides which one names the ship; American waters have only one. */
export function chooseRoster(t: T, args: Steps['whichRoster']) {
  if (t.state.rules.furtherShips && !offAmerica(me(t.state))) return t.next('whichRoster', args);
  nameFrom(t, 'printed', args);
}

/** 14.3.3 — the roster. */
export const whichRoster = roll('whichRoster', {
  chart: WHICH_ROSTER,
  welcome: () => true,
  fell: (t, { outcome }, args) => nameFrom(t, outcome, args),
});

function nameFrom(t: T, roster: 'printed' | 'further', { slot, kind, inner }: Steps['whichRoster']): void {
  const naming = { slot, kind, again: 0, ...(roster === 'further' && { further: true as const }) };
  t.next(inner ? 'innerName' : 'shipName', naming);
}

/** 8.2.2 — the target roster; with 14.3 a ship that was sunk is not met again. */
export const shipName = roll('shipName', {
  chart: (s, naming) => under(rosterOf(me(s), naming), naming.again > 0 ? 'ship.again' : 'ship.name'),
  welcome: () => true,
  fell: (t, { outcome }, args) => {
    const captain = me(t.state);
    const { slot, kind, again } = args;
    if (t.state.rules.noRepeats && again < MOST_ROLLS && metBefore(captain, outcome, slot)) {
      return t.next('shipName', { ...args, again: again + 1 });
    }
    fightOf(captain).ships[slot] = newShip(outcome.name, kind, outcome.tons);
  },
});

/** The number of a capital ship, found by her name, as a roll that waits for a luck marker may be a copy. */
const capitalNumber = (name: string): number => CAPITAL_SHIPS.findIndex((ship) => ship.name === name);

/** 8.2.2 — which capital ship; one already sunk is not there (ruling H9). */
export const capitalName = roll('capitalName', {
  chart: CAPITAL_ROSTER,
  welcome: ({ name }, s) => !me(s).capitals.includes(capitalNumber(name)),
  fell: (t, { outcome: { name, tons } }) => {
    const captain = me(t.state);
    const capital = capitalNumber(name);
    const ship: Ship = {
      name,
      kind: 'capital',
      tons,
      points: CAPITAL_POINTS,
      damaged: false,
      capital,
      logged: -1,
    };
    if (captain.capitals.includes(capital)) {
      captain.fight = null;
      return t.say('noCapital', '8.2.2', () => ({ ...dayOf(captain), ...shipFacts([ship], 0) }));
    }
    fightOf(captain).ships[0] = ship;
    t.next('madeOut');
  },
});

/** 8.2.2 — the ships are known; now the captain decides. */
export const madeOut = step('madeOut', (t) => {
  t.say('madeOut', '8.2.2', () => ({ ships: afloatFacts(fightOf(me(t.state)).ships) }));
  t.next('contact');
});

/** 8.1.4, 8.2.6 — attack, or let them pass. */
export const contact = pick('contact', {
  rule: '8.2.6',
  about: (s) => ({ what: kindText(fightOf(me(s)).kind), ships: shipsText(toldApart(fightOf(me(s)).ships)) }),
  options: (s) => {
    const captain = me(s);
    return canHurt(captain.boat, fightOf(captain)) ? ENGAGE : UNARMED;
  },
  take: (t, { id }) => {
    const captain = me(t.state);
    const fight = fightOf(captain);
    if (id === 'pass') {
      t.say('declined', '8.2.6', { what: fight.kind });
      return endEncounter(t);
    }
    if (fight.kind === 'convoy' && captain.patrol?.task === 'wolfpack') t.next('wolfpackDie');
    t.next('light');
  },
});

const ENGAGE = options('attack', 'pass');
const UNARMED = [refuse('attack', 'refused.unarmed', '9.2.1'), option('pass')];

/** 7.2.2 — how busy the convoy's escorts are with the rest of the pack. */
export const wolfpackDie = roll('wolfpackDie', {
  chart: WOLFPACK,
  idle: sharesEscorts,
  welcome: (outcome) => outcome === 'busy',
  fell: (t, { outcome }) => {
    fightOf(me(t.state)).pack = outcome;
    t.say('packStatus', '7.2.2', { status: outcome });
  },
});

/** 8.3.1, 8.3.5 — the column of the light. */
const lightColumn = (captain: Captain): 'usual' | (typeof ARCTIC_LIGHT)[number] =>
  captain.patrol?.area === 'arctic'
    ? (ARCTIC_LIGHT[calendarMonth(captain.month)] as (typeof ARCTIC_LIGHT)[number])
    : 'usual';

/** 8.3.1, 8.3.5 — day or night. */
export const light = roll('light', {
  chart: DAYLIGHT,
  column: (s) => lightColumn(me(s)),
  welcome: (outcome) => outcome === 'night',
  fell: (t, { outcome }) => {
    setLight(t, outcome);
    if (outcome === 'day') t.next('wait');
    t.next('approach');
  },
});

/** 8.3.1 — sets day or night. */
function setLight(t: T, light: 'day' | 'night'): void {
  fightOf(me(t.state)).light = light;
  t.say('lightFell', '8.3.1', { light });
}

/** 8.3.4, 9.7.5 — the captain chooses when to attack a damaged ship; the Arctic summer and winter allow only one light. */
export const chooseLight = pick('chooseLight', {
  rule: '8.3.4',
  options: (s) => LIGHTS[lightColumn(me(s))] ?? BOTH_LIGHTS,
  take: (t, { id }) => {
    setLight(t, id as 'day' | 'night');
    t.next('approach');
  },
});

const BOTH_LIGHTS: readonly Option[] = options('night', 'day');
const LIGHTS: Readonly<Record<string, readonly Option[]>> = {
  midsummer: [option('day'), refuse('night', 'refused.midsummer', '8.3.5')],
  midwinter: [option('night'), refuse('day', 'refused.midwinter', '8.3.5')],
};

/** 8.3.2 — attack by day, or shadow them until dark at the risk of losing them. */
export const wait = pick('wait', {
  rule: '8.3.2',
  options: (s) => {
    if (isTooFast(fightOf(me(s)))) return TOO_FAST;
    return lightColumn(me(s)) === 'midsummer' ? NO_NIGHT : WAIT;
  },
  odds: (s, { id }) =>
    id === 'wait'
      ? [shownChance(s, waitForNight, null, (outcome) => outcome === 'night', { of: 'keepContact' })]
      : [],
  take: (t, { id }) => {
    if (id !== 'wait') return;
    ownDice(t);
    t.next('waitForNight');
  },
});

/** 8.3.2 — a sound capital ship cannot be shadowed until dark. */
const isTooFast = ({ ships: [first] }: Fight): boolean => first?.kind === 'capital' && !first.damaged;

const WAIT = options('now', 'wait');
const TOO_FAST = [option('now'), refuse('wait', 'refused.capitalFast', '8.3.2')];
const NO_NIGHT = [option('now'), refuse('wait', 'refused.midsummer', '8.3.5')];

/** 8.3.2 — dark at last, or contact lost. */
export const waitForNight = roll('waitForNight', {
  chart: WAIT_FOR_NIGHT,
  welcome: (outcome) => outcome === 'night',
  fell: (t, { outcome }) => {
    t.say('waitedForNight', '8.3.2', { result: outcome });
    if (outcome === 'night') {
      fightOf(me(t.state)).light = 'night';
      return;
    }
    endEncounter(t);
  },
});

/** Drops what is left of an engagement. */
export function endEncounter(t: T): void {
  me(t.state).fight = null;
  t.dropUntil('encounterOver');
}

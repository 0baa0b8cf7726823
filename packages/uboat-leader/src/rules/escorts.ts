/** Combat, second part: escorts search for boats and move (9.6 - 9.10, 9.30). */
import type { Modifier, Odds, RollFacts, Showing } from '@flotilla/table';
import { chanceOf, checkChart, declareRoll, shownChance, takeFromCup, text } from '@flotilla/table';
import { DETECTION_RANGE, HEAVY_LOSS, LIGHT_LOSS } from '../data/charts.ts';
import { TACTICS } from '../data/tactics.ts';
import type { Depth } from '../data/types.ts';
import type { Battle, Fighter, Known, Ship, State } from '../state.ts';
import type { Steps } from '../steps.ts';
import { duel } from './ahead.ts';
import type { T } from './book.ts';
import { pick, roll, step } from './book.ts';
import { detectionBonus } from './conditions.ts';
import { driftEnds, GONE, range } from './display.ts';
import { encounter, shipFacts } from './facts.ts';
import {
  boatOf,
  campaignOf,
  escortCard,
  fighterOf,
  isEscort,
  shipOf,
  shipSpeed,
  shipText,
  zoneText,
} from './lookup.ts';
import { afloat, battleOf, onDisplay, reveal } from './sight.ts';

const TACTICS_BY_ID = new Map(TACTICS.map((counter) => [counter.id, counter]));

/** Escorts on the display. */
export const screen = (battle: Battle): Ship[] => onDisplay(battle).filter(isEscort);

/** 9.7 — how far away an escort searches for a boat at a depth; every Alerted counter adds one. */
export const detectionRange = (battle: Battle, depth: Depth): number =>
  DETECTION_RANGE[depth] + battle.alerted;

/** Boats an escort would roll for: in range and not yet detected. */
const suspects = (battle: Battle, ship: Ship): Fighter[] =>
  afloat(battle).filter(
    (fighter) =>
      !fighter.detected &&
      range(ship.area as string, fighter.area as string) <= detectionRange(battle, fighter.depth),
  );

/**
 * 9.6 — escorts act in the order the player wants, who is asked only where it can matter, and not once the last boat has left.
 */
export const escorts = pick('escorts', {
  rule: '9.6',
  options: (s) => {
    const battle = battleOf(s);
    if (afloat(battle).length === 0) return [];
    const waiting = screen(battle).filter((ship) => !ship.acted);
    const matters = waiting.some((ship) => suspects(battle, ship).length > 0);
    return (matters ? waiting : waiting.slice(0, 1)).map((ship) => ({
      id: ship.slot,
      text: suspects(battle, ship).length > 0 ? 'near' : 'far',
      args: { ship: shipText(s, ship), zone: zoneText(ship.area as string) },
      value: ship.slot,
    }));
  },
  odds: (s, { value }): Odds[] => {
    const battle = battleOf(s);
    const ship = shipOf(battle, value as string);
    return sweepOdds(s, ship, suspects(battle, ship), { of: 'detects' });
  },
  take: (t, { value }) => {
    t.next('escortTurn', { slot: value as string });
    t.next('escorts');
  },
});

/** What a detection die is judged by. */
interface Sweep {
  readonly alerted: number;
  readonly light: number;
  readonly heavy: number;
  readonly tactics: number;
  readonly condition: number;
  readonly exposed: number;
}

/** 9.7 — modifiers of a detection die. */
export const DETECTION_MODIFIERS: readonly Modifier<Sweep>[] = [
  { why: 'alerted', rule: '9.7', value: (sweep) => sweep.alerted, bounds: [0, 20] },
  { why: 'lightDamage', rule: '9.7', value: -LIGHT_LOSS, when: (sweep) => sweep.light > 0 },
  { why: 'heavyDamage', rule: '9.7', value: -HEAVY_LOSS, when: (sweep) => sweep.heavy > 0 },
  { why: 'tactics', rule: '9.30', value: (sweep) => sweep.tactics, bounds: [0, 2] },
  { why: 'condition', rule: '8.7', value: (sweep) => sweep.condition, bounds: [-5, 5] },
  { why: 'exposed', rule: '7.3', value: (sweep) => sweep.exposed, bounds: [-20, 20] },
];

/** What an escort brings to the search for a boat. */
function sweepOf(s: Known, ship: Ship, { id, depth }: Fighter): Sweep {
  const battle = battleOf(s);
  return {
    alerted: battle.alerted,
    light: ship.light,
    heavy: ship.heavy,
    tactics: tacticsOf(ship, 'detect'),
    condition: detectionBonus(s, battle.condition, depth),
    exposed: boatOf(s, id).exposed.reduce(
      (sum, op) => sum + (op.against === 'any' || op.against === depth ? op.n : 0),
      0,
    ),
  };
}

/** 9.30 — what the tactics counter of an escort adds. */
export const tacticsOf = (ship: Ship, use: 'detect' | 'attack'): number =>
  ship.tactics === null ? 0 : (TACTICS_BY_ID.get(ship.tactics)?.[use] ?? 0);

/** 9.30 — the most a tactics counter may add to an escort's attack: what it has drawn, or the best it may draw. */
export const mostTactics = (s: Known, ship: Ship): number =>
  ship.tactics !== null || !campaignOf(s).tactics
    ? tacticsOf(ship, 'attack')
    : Math.max(...TACTICS.map((counter) => counter.attack));

/** 9.30 — an escort draws its tactics counter the first time it detects or attacks. */
export function drawTactics(t: T, ship: Ship): void {
  if (ship.tactics !== null) return;
  const counter = takeFromCup(t.state.cup, t, 'tactics');
  if (counter === null) return;
  ship.tactics = counter;
  t.say('tacticsDrawn', '9.30', () => ({
    ship: shipFacts(t.state, ship),
    counter,
    detect: tacticsOf(ship, 'detect'),
    attack: tacticsOf(ship, 'attack'),
  }));
}

/** 9.7 — the die of an escort that looks for a boat, read from whatever knows both: a state or a view. */
const DETECTION_DIE: RollFacts<Known, Steps['detect'], boolean, 'all', Sweep> = {
  chart: (s, { slot, boat }) => {
    const battle = battleOf(s);
    const { surface, submerged } = escortCard(s, shipOf(battle, slot).card as string);
    const { detect: atLeast } = fighterOf(battle, boat).depth === 'surfaced' ? surface : submerged;
    return checkChart({ purpose: 'detection', rule: '9.7', dice: 'd10', atLeast });
  },
  modifiers: DETECTION_MODIFIERS,
  about: (s, { slot, boat }) => sweepOf(s, shipOf(battleOf(s), slot), fighterOf(battleOf(s), boat)),
};

/** The die by the name of the step that throws it. */
const detectionRoll = declareRoll('detect', DETECTION_DIE);

/** 9.7 — an escort searches for a boat within its reach. */
export const detect = roll('detect', {
  ...DETECTION_DIE,
  idle: (t, { slot }) => shipOf(battleOf(t.state), slot).card === null,
  fell: (t, { outcome }, { slot, boat }) => {
    const battle = battleOf(t.state);
    const fighter = fighterOf(battle, boat);
    if (outcome) fighter.detected = true;
    t.say(outcome ? 'detected' : 'undetected', '9.7', () =>
      encounter(t.state, shipOf(battle, slot), fighter),
    );
  },
});

/** What a ship may turn out to be, and how likely that is. */
interface Unfolded {
  readonly ship: Ship;
  readonly share: number;
}

/** The cards that ships of a kind may turn out to be, in any order. */
export type Unseen = (kind: Ship['kind']) => readonly string[];

/** The cards that lie face down. */
const faceDown =
  ({ decks }: State): Unseen =>
  (kind) =>
    decks[kind === 'fleet' ? 'fleet' : 'escorts'].draw;

/** Everything an escort may turn out to be before it searches: each possible card with each possible counter. */
function unfolded(s: Known, ship: Ship, unseen: Unseen): Unfolded[] {
  const counters = mayDraw(s, ship);
  return mayBe(s, ship, unseen).flatMap(({ card, share }) =>
    counters.map((counter) => ({
      ship: { ...ship, card, tactics: counter.tactics },
      share: share * counter.share,
    })),
  );
}

/** 9.3 — the escorts a ship may turn out to be, identical ones grouped; the one it is, once known. */
function mayBe(s: Known, ship: Ship, unseen: Unseen): { card: string; share: number }[] {
  if (ship.card !== null) return [{ card: ship.card, share: 1 }];
  const pile = unseen(ship.kind);
  const alike = new Map<string, { card: string; share: number }>();
  for (const card of pile) {
    const { surface, submerged } = escortCard(s, card);
    const look = `${surface.detect} ${submerged.detect}`;
    const share = (alike.get(look)?.share ?? 0) + 1 / pile.length;
    alike.set(look, { card, share });
  }
  return [...alike.values()];
}

/** 9.30 — the tactics counters an escort may have when it searches: its own, or any of those left in the cup. */
function mayDraw(s: Known, ship: Ship): { tactics: string | null; share: number }[] {
  const drawn = (id: string) => battleOf(s).ships.filter((other) => other.tactics === id).length;
  const left = TACTICS.map(({ id, count }) => ({ tactics: id, n: count - drawn(id) }));
  const all = left.reduce((sum, { n }) => sum + n, 0);
  if (ship.tactics !== null || all === 0 || !campaignOf(s).tactics)
    return [{ tactics: ship.tactics, share: 1 }];
  return left.map(({ tactics, n }) => ({ tactics, share: n / all }));
}

/** The chance that an escort detects any of these boats, averaged over all it may turn out to be. */
export function chanceToDetect(s: Known, ship: Ship, boats: Fighter[], unseen: Unseen): number {
  return unfolded(s, ship, unseen).reduce((sum, one) => {
    const position = duel(s, one.ship, boats);
    const missed = boats.map(({ id: boat }) =>
      chanceOf(position, detectionRoll, { slot: ship.slot, boat }, (found) => !found),
    );
    return sum + one.share * (1 - missed.reduce((product, miss) => product * miss, 1));
  }, 0);
}

/**
 * 9.7 — the chance that an escort detects any of these boats; that of a single die if the escort is known and there is one boat.
 */
function sweepOdds(s: State, ship: Ship, boats: Fighter[], shown: Showing): Odds[] {
  const [only, ...others] = boats;
  const [known, ...unknown] = unfolded(s, ship, faceDown(s));
  if (only && known && others.length + unknown.length === 0) {
    const args = { slot: ship.slot, boat: only.id };
    const odds = shownChance(duel(s, known.ship, boats), detectionRoll, args, (found) => found, {
      ...shown,
      matching: args,
    });
    return odds.chance > 0 ? [odds] : [];
  }
  const chance = chanceToDetect(s, ship, boats, faceDown(s));
  return chance > 0 ? [{ of: shown.of, chance }] : [];
}

/** The escorts that would search for a boat: all that may come within reach of it, and those that certainly will. */
interface Watch {
  readonly may: readonly Ship[];
  readonly must: readonly Ship[];
}

/** 9.5, 9.7 — which escorts search for a boat after a fall-back by the speed of the reference ship. */
function watchOn(s: State, fighter: Fighter, reference: number): Watch {
  const battle = battleOf(s);
  const reach = detectionRange(battle, fighter.depth);
  const sees = (end: string) => end !== GONE && range(end, fighter.area as string) <= reach;
  const endsOf = (ship: Ship) => driftEnds(ship.area as string, Math.max(0, reference - shipSpeed(s, ship)));
  const may = screen(battle).filter((ship) => endsOf(ship).some(sees));
  return { may, must: may.filter((ship) => endsOf(ship).every(sees)) };
}

/** The chance to be detected where a boat may fall back to; not sure when it also depends on where escorts do. */
interface Prospect {
  readonly end: string;
  readonly chance: number;
  readonly sure: boolean;
}

/**
 * 9.5, 9.7 — the chance that escorts detect a boat this phase: one where the fall-back makes no difference, that of a single die
 * if only one escort can be involved; otherwise two with the names of their fall-backs, the likelier first.
 */
export function detectionOdds(
  s: State,
  boat: string,
  ends: readonly string[],
  reference: number,
  shown: Showing,
): Odds[] {
  const fighter = fighterOf(battleOf(s), boat);
  const watches = ends.map((area): Watch => {
    return area === GONE ? { may: [], must: [] } : watchOn(s, { ...fighter, area }, reference);
  });
  const foundBy = new Map<Ship, number>();
  const found = (ships: readonly Ship[]): number => {
    for (const ship of ships)
      if (!foundBy.has(ship)) foundBy.set(ship, chanceToDetect(s, ship, [fighter], faceDown(s)));
    return 1 - ships.reduce((product, ship) => product * (1 - (foundBy.get(ship) as number)), 1);
  };
  const prospects = watches.map(({ may, must }, i): Prospect => {
    const chance = found(may);
    return { end: ends[i] as string, chance, sure: found(must) === chance };
  });
  const [first, second] = tellingOf(prospects, fighter.area as string);
  if (!first || (first.chance === 0 && !second)) return [];
  if (second) {
    const named = [first, second].map((one) => namedOdds(one, fighter.area as string, shown.of));
    return named[0]?.of === named[1]?.of ? named.map(withRank) : named;
  }
  if (!first.sure) return [{ of: `${shown.of}Most`, chance: first.chance }];
  const [only, ...others] = new Set(watches.flatMap(({ may }) => may));
  return only && others.length === 0
    ? sweepOdds(s, only, [fighter], shown)
    : [{ of: shown.of, chance: first.chance }];
}

/**
 * 9.5 — the fall-backs worth telling, the likelier to be detected first: keeping station, and the best one if it is better, or
 * else the worst; the worst and the best for a boat that cannot keep station; any one where all are alike.
 */
function tellingOf(prospects: readonly Prospect[], station: string): Prospect[] {
  const chances = prospects.map(({ chance }) => chance);
  // of equal ones the nearest, which come first
  const worst = prospects[chances.indexOf(Math.max(...chances))];
  const best = prospects[chances.indexOf(Math.min(...chances))];
  if (!worst || !best) return [];
  if (worst.chance === best.chance) return [prospects.find(({ sure }) => !sure) ?? worst];
  const held = prospects.find(({ end }) => end === station);
  if (!held) return [worst, best];
  return best.chance < held.chance ? [held, best] : [worst, held];
}

/** Two chances of one name, for different areas, the likelier first. */
const withRank = (odds: Odds, rank: number): Odds =>
  rank === 0 ? odds : { ...odds, of: `${odds.of}Best`, text: odds.of };

/** A chance with the name of the fall-back it belongs to. */
function namedOdds({ end, chance, sure }: Prospect, station: string, of: string): Odds {
  if (end === GONE) return { of: `${of}Astern`, chance };
  const args = { zone: zoneText(end), bound: sure ? '' : text('odds.atMost') };
  return { of: `${of}${end === station ? 'Holding' : 'Back'}`, chance, args };
}

/** 9.7 — an escort rolls for every boat within range, then moves. */
export const escortTurn = step('escortTurn', (t, { slot }) => {
  const s = t.state;
  const battle = battleOf(s);
  const ship = shipOf(battle, slot);
  ship.acted = true;
  const near = suspects(battle, ship);
  if (near.length > 0) {
    reveal(t, ship);
    drawTactics(t, ship);
  }
  for (const { id } of near) t.next('detect', { slot, boat: id });
  t.next('escortMove', { slot });
});

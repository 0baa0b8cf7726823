/** Boats react to attacks: crash dive and deep dive, and what they may hope for (9.22 - 9.24). */
import type { Odds, Option, RollFacts, Text } from '@flotilla/table';
import { chanceOf, declareRoll, shownChance } from '@flotilla/table';
import { CRASH_DIVE_STRESS } from '../data/charts.ts';
import type { Edition } from '../data/types.ts';
import type { Boat, Fighter, Known, Ship } from '../state.ts';
import type { Steps } from '../steps.ts';
import { withBoat, withFighter } from './ahead.ts';
import type { T } from './book.ts';
import { pick, roll } from './book.ts';
import { addStress } from './crew.ts';
import { cite, form } from './editions.ts';
import { attackRoll, evadingRoll, threatenedHits } from './enemy.ts';
import { evasionChart } from './evasion.ts';
import { chanceOfLoss, damage, hullLeft, meanStress } from './hits.ts';
import { boatOf, fighterOf, shipOf, shipText, strainText } from './lookup.ts';
import { battleOf } from './sight.ts';

/** 9.22 — a boat may crash-dive from the surface or dive deep when submerged, or take it. */
export const react = pick('react', {
  rule: '9.22',
  about: (s, { slot, boat }) => {
    const ship = shipOf(battleOf(s), slot);
    const strain = strainText(s, boatOf(s, boat));
    return { boat, slot, ship: shipText(s, ship), strain, threat: threatText(s, ship, boat) };
  },
  options: (s, { boat }) => {
    const fighter = fighterOf(battleOf(s), boat);
    const options: Option<string>[] = [{ id: 'hold' }];
    if (fighter.crashed || fighter.deep) return options;
    const id = fighter.depth === 'surfaced' ? 'crashDive' : 'deepDive';
    options.push({ id, args: { stress: strainOf(s.edition, id) } });
    return options;
  },
  odds: (s, { id }, args) => reactionOdds(s, args, id),
  take: (t, { id }, args) => {
    const boat = boatOf(t.state, args.boat);
    const fighter = fighterOf(battleOf(t.state), args.boat);
    if (id === 'crashDive') crashDive(t, boat, fighter);
    if (id === 'deepDive') diveDeep(t, boat, fighter);
  },
});

/** 9.23 — under in a hurry: the attack is rolled for once more below. */
function crashDive(t: T, boat: Boat, fighter: Fighter): void {
  fighter.depth = 'submerged';
  fighter.crashed = true;
  t.say('crashDives', '9.23', { boat: boat.id, zone: fighter.area });
  addStress(t, boat, CRASH_DIVE_STRESS, '9.23');
}

/** 9.24 — deep below: stress at once, then a die against evasion. */
function diveDeep(t: T, boat: Boat, fighter: Fighter): void {
  const { edition } = t.state;
  const rule = cite(edition, 'deepDiveStress');
  fighter.deep = true;
  t.say('divesDeep', rule, { boat: boat.id, zone: fighter.area });
  addStress(t, boat, strainOf(edition, 'deepDive'), rule);
  t.next('deepDive', { boat: boat.id });
}

const DEEP_DIE: RollFacts<Known, Steps['deepDive'], boolean, 'all', undefined> = {
  chart: evasionChart('deepDive', (s) => cite(s.edition, 'deepDiveStress')),
};

const deepRoll = declareRoll('deepDive', DEEP_DIE);

/** 9.24 — a boat that goes deep holds, or its crew (and in the second edition its hull) suffers. */
export const deepDive = roll('deepDive', {
  ...DEEP_DIE,
  fell: (t, { outcome, natural }, args) => {
    if (outcome) return;
    const { edition } = t.state;
    const boat = boatOf(t.state, args.boat);
    addStress(t, boat, form(edition, 'deepDiveStrain'), cite(edition, 'deepDiveStress'));
    if (!form(edition, 'deepDiveDamage')) return;
    if (natural === 10) damage(t, boat, 'hull', true, 1);
    else damage(t, boat, 'flooding', false, 1);
  },
});

/** The stress a reaction costs before its die is thrown (9.23, 9.24). */
function strainOf(edition: Edition, id: string): number {
  if (id === 'crashDive') return CRASH_DIVE_STRESS;
  return id === 'deepDive' ? form(edition, 'deepDiveStress') : 0;
}

/** 9.25 (2nd edition) — the hits that an attack brings, in words. */
function threatText(s: Known, ship: Ship, boat: string): Text {
  if (form(s.edition, 'enemyAttack') !== 'hitCounters') return '';
  return { key: 'react.threat', args: threatenedHits(s, ship, fighterOf(battleOf(s), boat)) };
}

/** The position after a reaction, before its die: the boat lower, the crew under more stress and so perhaps with less evasion. */
function afterReaction<S extends Known>(s: S, id: string, reaction: string): S {
  const boat = boatOf(s, id);
  const strained = withBoat(s, id, { stress: boat.stress + strainOf(s.edition, reaction) });
  if (reaction === 'crashDive') return withFighter(strained, id, { depth: 'submerged', crashed: true });
  return reaction === 'deepDive' ? withFighter(strained, id, { deep: true }) : strained;
}

/** Exact chances that go with a reaction: that of its own die, and of what the attack may do then. */
function reactionOdds(s: Known, args: Steps['react'], id: string): Odds[] {
  const ahead = afterReaction(s, args.boat, id);
  const byHits = form(s.edition, 'enemyAttack') === 'hitCounters';
  const own = { boat: args.boat };
  if (id === 'crashDive') {
    const evades = shownChance(ahead, evadingRoll, args, (passed) => passed, {
      of: 'evades',
      matching: args,
    });
    const hit = byHits ? [chanceToBeLost(ahead, args)] : dieOdds(ahead, args);
    return [evades, ...hit.map(({ of, chance }) => ({ of, chance: (1 - evades.chance) * chance }))];
  }
  if (id === 'hold') return byHits ? [chanceToBeLost(ahead, args)] : dieOdds(ahead, args);
  const holds = shownChance(ahead, deepRoll, own, (passed) => passed, { of: 'holdsDeep', matching: own });
  const crushed = hullLeft(s, boatOf(s, args.boat)) <= 1 ? 1 - holds.chance : 0;
  return [holds, ...(byHits ? [{ of: 'lost', chance: crushed }] : dieOdds(ahead, args))];
}

/** 9.25 (1st edition) — what the attack die can do. */
function dieOdds(s: Known, args: Steps['react']): Odds[] {
  return (['stress1', 'stress3', 'sunk'] as const).map((result) =>
    shownChance(s, attackRoll, args, (fell) => fell === result, {
      of: result === 'sunk' ? 'lost' : result,
      matching: args,
    }),
  );
}

/** 9.27 (2nd edition) — the chance that the boat is lost to the hits. */
function chanceToBeLost(s: Known, { slot, boat }: Steps['react']): Odds {
  const battle = battleOf(s);
  const { light, heavy } = threatenedHits(s, shipOf(battle, slot), fighterOf(battle, boat));
  return { of: 'lost', chance: chanceOfLoss(s, boatOf(s, boat), light, heavy) };
}

/** What a reaction leads to, on average: the attack with its hits, and the strain on the crew. */
export interface Aftermath {
  /** stress taken at once, whatever the dice say */
  readonly strain: number;
  /** the chance that the attack comes through */
  readonly struck: number;
  /** hit counters drawn when it does (second edition) */
  readonly light: number;
  readonly heavy: number;
  /** stress of the crew afterwards, on average */
  readonly stress: number;
}

/** 9.23 - 9.27 — what follows from a reaction to an attack. */
export function aftermathOf(s: Known, args: Steps['react'], id: string): Aftermath {
  const ahead = afterReaction(s, args.boat, id);
  const battle = battleOf(ahead);
  const isDeep = id === 'deepDive';
  const evades = id === 'crashDive' ? chanceOf(ahead, evadingRoll, args, (passed) => passed) : 0;
  const fails = isDeep ? chanceOf(ahead, deepRoll, { boat: args.boat }, (passed) => !passed) : 0;
  const before = boatOf(ahead, args.boat).stress + fails * form(s.edition, 'deepDiveStrain');
  const strain = strainOf(s.edition, id);
  if (form(s.edition, 'enemyAttack') !== 'hitCounters') {
    const share = (result: string) => chanceOf(ahead, attackRoll, args, (fell) => fell === result);
    const [one, three] = [share('stress1'), share('stress3')];
    const through = 1 - evades;
    const stress = before + through * (one + 3 * three);
    return { strain, struck: through * (1 - share('nothing')), light: 0, heavy: 0, stress };
  }
  const isSafe = isDeep && form(s.edition, 'deepDiveAttacks') === 'noEffect';
  const hits = isSafe
    ? { light: 0, heavy: 0 }
    : threatenedHits(ahead, shipOf(battle, args.slot), fighterOf(battle, args.boat));
  const struck = isSafe ? 0 : 1 - evades;
  return { strain, struck, ...hits, stress: before + struck * meanStress(hits) };
}

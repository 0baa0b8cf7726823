/** Boats react to attacks: crash dive and deep dive, and what they may hope for (9.22 - 9.24). */
import type { Odds, Option, Text } from '@flotilla/table';
import { chanceToPass, oddsOf, sumOf } from '@flotilla/table';
import { CRASH_DIVE_STRESS } from '../data/charts.ts';
import type { Edition, HitCount } from '../data/types.ts';
import type { Boat, Fighter, Known, Ship } from '../state.ts';
import type { T } from './book.ts';
import { pick } from './book.ts';
import { stressChart } from './charts.ts';
import { addStress } from './crew.ts';
import { cite, form } from './editions.ts';
import { ATTACK_DIE_MODIFIERS, asSurfaced, strikeOf, threatenedHits } from './enemy.ts';
import { chanceOfLoss, damage, hullLeft } from './hits.ts';
import { attackLine, boatOf, evasionOf, fighterOf, shipOf, shipText, strainText } from './lookup.ts';
import { evade } from './movement.ts';
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
  odds: (s, { id }, { slot, boat }) =>
    reactionOdds(s, shipOf(battleOf(s), slot), fighterOf(battleOf(s), boat), id),
  take: (t, { id }, args) => {
    const boat = boatOf(t.state, args.boat);
    const fighter = fighterOf(battleOf(t.state), args.boat);
    if (id === 'crashDive') crashDive(t, boat, fighter);
    if (id === 'deepDive') deepDive(t, boat, fighter);
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
function deepDive(t: T, boat: Boat, fighter: Fighter): void {
  const { edition } = t.state;
  const rule = cite(edition, 'deepDiveStress');
  fighter.deep = true;
  t.say('divesDeep', rule, { boat: boat.id, zone: fighter.area });
  addStress(t, boat, form(edition, 'deepDiveStress'), rule);
  const roll = t.check(evade(evasionOf(t.state, boat), 'deepDive', rule));
  if (roll.outcome) return;
  addStress(t, boat, form(edition, 'deepDiveStrain'), rule);
  if (!form(edition, 'deepDiveDamage')) return;
  if (roll.natural === 10) damage(t, boat, 'hull', true, 1);
  else damage(t, boat, 'flooding', false, 1);
}

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

/** Exact chances that go with a reaction; a crew that its stress shakes has a lower evasion when the die falls. */
function reactionOdds(s: Known, ship: Ship, fighter: Fighter, id: string): Odds[] {
  const boat = boatOf(s, fighter.id);
  const strained = { ...boat, stress: boat.stress + strainOf(s.edition, id) };
  const evasion = evasionOf(s, strained);
  const evades = chanceToPass(evade(evasion, id, '9.22'));
  const odds: Odds[] = [];
  if (id === 'crashDive') odds.push({ of: 'evades', chance: evades });
  if (id === 'deepDive') odds.push({ of: 'holdsDeep', chance: evades });
  const harm =
    form(s.edition, 'enemyAttack') === 'hitCounters'
      ? lossOdds(s, fighter, threatenedHits(s, ship, fighter, evasion), id, evades)
      : stressOdds(s, ship, fighter, id, id === 'crashDive' ? 1 - evades : 1);
  return [...odds, ...harm];
}

/** 9.25 (1st edition) — what the attack die can do, if it is thrown at all. */
function stressOdds(s: Known, ship: Ship, fighter: Fighter, id: string, reached: number): Odds[] {
  const line = attackLine(s, ship, asSurfaced(fighter) ? 'surfaced' : 'submerged');
  if (!line?.first) return [];
  const chart = stressChart(line.first, id === 'deepDive' ? '2d10kl' : 'd10');
  const results = oddsOf(chart, 'all', sumOf(ATTACK_DIE_MODIFIERS, strikeOf(s, ship, fighter)));
  return (['stress1', 'stress3', 'sunk'] as const).map((of) => ({
    of: of === 'sunk' ? 'lost' : of,
    chance: reached * (results.get(of) ?? 0),
  }));
}

/** 9.24, 9.27 (2nd edition) — the chance that the boat is lost to the hits, or to the depth. */
function lossOdds(s: Known, fighter: Fighter, hits: HitCount, id: string, evades: number): Odds[] {
  const boat = boatOf(s, fighter.id);
  const struck = chanceOfLoss(s, boat, hits.light, hits.heavy);
  const depth = hullLeft(s, boat) <= 1 ? 1 - evades : 0;
  const chance = id === 'hold' ? struck : id === 'crashDive' ? (1 - evades) * struck : depth;
  return [{ of: 'lost', chance }];
}

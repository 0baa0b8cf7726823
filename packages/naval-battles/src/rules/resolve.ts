/** Resolution: attacks that nobody stopped take effect at the same time (resolve; damage; sinking). */
import type { Modifier } from '@flotilla/table';
import { shipCard } from '../data/cards.ts';
import { attackFacts, fleetFacts } from '../facts.ts';
import type { Attack, Wound } from '../state.ts';
import { flightRule } from './air.ts';
import type { T } from './book.ts';
import { atLeast, step } from './book.ts';
import { changeAttack, changeVessel, discardAll } from './change.ts';
import {
  activePlayer,
  closeUp,
  damageOf,
  hullOf,
  isSubmarine,
  planOn,
  playerAt,
  rowPenalty,
  standing,
  vesselIn,
  worthOf,
} from './fleet.ts';
import { endIfDecided } from './victory.ts';

/** What the die of a strike or hunt is about. */
interface Striking {
  readonly plan: number; // Battle Plans on the attacker
  readonly row: number; // the row rule, 0 or less
}

/** card.plan, R20; option.rows, R47 — what is added to the die of a strike. */
const strikeModifiers: readonly Modifier<Striking>[] = [
  {
    why: 'plan',
    rule: 'card.plan',
    value: (about) => about.plan,
    when: (about) => about.plan !== 0,
    bounds: [-6, 6],
  },
  {
    why: 'row',
    rule: 'option.rows',
    value: (about) => about.row,
    when: (about) => about.row !== 0,
    bounds: [-2, 0],
  },
];

const CHARTS = {
  'inherent.air': atLeast('strike', 'inherent.air'),
  'card.air.strike': atLeast('strike', 'card.air.strike'),
  'card.bombardment': atLeast('strike', 'card.bombardment'),
  'inherent.asw': atLeast('asw', 'inherent.asw'),
  'card.air.asw': atLeast('asw', 'card.air.asw'),
};

/** resolve — strikes are rolled, cards do their damage, and then everything sinks that must. */
export const resolve = step('resolve', (t) => {
  const { state } = t;
  state.phase = 'resolution';
  const attacks = standing(state);
  const doomed: Doomed = new Map();
  for (const attack of attacks) if (attack.needs > 0) strike(t, attack, doomed);
  for (const attack of attacks) if (attack.needs === 0) hit(t, attack, doomed);
  for (const [ship, attack] of doomed) sink(t, ship, attack);
  if (doomed.size > 0) {
    for (const player of state.players) player.fleet = closeUp(player.fleet);
    eliminate(t);
  }
  const spent = state.onTable;
  state.onTable = [];
  discardAll(state, spent);
  state.plans = [];
  state.phase = 'discard';
  endIfDecided(t);
});

/** The ships that will sink, each with the attack that was one too many. */
type Doomed = Map<string, number>;

/** A ship sinks once, by the first attack that is enough. */
function doom(doomed: Doomed, ship: string, attack: Attack): void {
  if (!doomed.has(ship)) doomed.set(ship, attack.id);
}

/** card.air.strike; card.air.asw; inherent attacks — the die that sinks; a ship already doomed is not rolled for (R21). */
function strike(t: T, attack: Attack, doomed: Doomed): void {
  const { state } = t;
  if (doomed.has(attack.target)) {
    changeAttack(state, attack.id, { status: 'missed' });
    t.say('tooLate', 'R21', () => ({ attack: attackFacts(attack) }));
    return;
  }
  const row = vesselIn(playerAt(state, attack.on).fleet, attack.target)?.row ?? 0;
  const about = { plan: planOn(state, attack.by), row: rowPenalty(state.terms, row) };
  const chart = CHARTS[flightRule(attack.source, attack.card)](attack.needs);
  const { outcome: sunk, natural: die } = t.roll(chart, { modifiers: strikeModifiers, about });
  changeAttack(state, attack.id, { status: sunk ? 'hit' : 'missed' });
  if (sunk) doom(doomed, attack.target, attack);
  const needs = attack.needs - about.plan - about.row;
  t.say('strikeRolled', chart.rule, () => ({ attack: attackFacts(attack), sunk, needs, die }));
}

/** damage; large calibre; R6, R22 — a card sinks outright, or lies under its target as damage. */
function hit(t: T, attack: Attack, doomed: Doomed): void {
  const { state } = t;
  const owner = playerAt(state, attack.on);
  const vessel = vesselIn(owner.fleet, attack.target);
  changeAttack(state, attack.id, { status: 'hit' });
  if (!vessel || attack.card === null) return;
  if (isSubmarine(vessel.id) || attack.sinks) {
    doom(doomed, vessel.id, attack);
    return;
  }
  const wound: Wound = { card: attack.card, points: attack.damage };
  const wounds = [...vessel.wounds, wound];
  changeVessel(owner, vessel.id, { wounds });
  state.onTable = state.onTable.filter((card) => card !== attack.card);
  const hull = hullOf(state.terms, shipCard(vessel.id));
  const left = hull - damageOf(vessel) - wound.points;
  t.say('damaged', 'attack.damage', () => ({
    owner: fleetFacts(owner),
    attack: attackFacts(attack),
    points: attack.damage,
    left: Math.max(0, left),
    hull,
  }));
  if (left <= 0) doom(doomed, vessel.id, attack);
}

/** attack.sink, R23, R24 — the ship goes to the pile of the active player, its damage cards to the discards. */
function sink(t: T, ship: string, attack: number): void {
  const { state } = t;
  const victor = activePlayer(state);
  const owner = state.players.find((player) => vesselIn(player.fleet, ship));
  const vessel = owner && vesselIn(owner.fleet, ship);
  if (!owner || !vessel) return;
  owner.fleet = owner.fleet.filter((other) => other.id !== ship);
  owner.lost = [...owner.lost, ship];
  victor.pile = [...victor.pile, ship];
  discardAll(
    state,
    vessel.wounds.map((wound) => wound.card),
  );
  state.sunkThisRound++;
  state.totals.sunk++;
  const points = worthOf(state.terms, ship);
  t.say('sunk', 'attack.sink', () => ({
    who: fleetFacts(victor),
    ship,
    owner: fleetFacts(owner),
    attack,
    points,
  }));
}

/** win, R37 — a player without ship and submarine is out; not in team games. */
function eliminate(t: T): void {
  const { state } = t;
  if (state.terms.teams) return;
  for (const player of state.players) {
    if (player.out || player.fleet.length > 0) continue;
    player.out = true;
    discardAll(state, [...player.hand, ...player.stock]);
    player.hand = [];
    player.stock = [];
    player.removed = player.reserve;
    player.reserve = [];
    t.say('eliminated', 'win', { who: fleetFacts(player) });
  }
}

/** Resolution: attacks that nobody stopped take effect at the same time (resolve; damage; sinking). */
import { shipCard } from '../data/cards.ts';
import { attackFacts, fleetFacts } from '../events.ts';
import type { Attack, State, Wound } from '../state.ts';
import type { T } from './book.ts';
import { roll, step } from './book.ts';
import { changeAttack, changeVessel, discardAll } from './change.ts';
import { flightRule, neededOn, STRIKE_DIE, strikeRoll, strikingAt } from './dice.ts';
import {
  activePlayer,
  closeUp,
  damageOf,
  hullOf,
  isSubmarine,
  playerAt,
  standing,
  vesselIn,
  worthOf,
} from './fleet.ts';
import { endIfDecided } from './victory.ts';

/**
 * resolve — strikes are rolled one after another, then cards do their damage and ships sink. A ship already going down is not
 * rolled for (R21).
 */
export const resolve = step('resolve', (t) => {
  const { state } = t;
  state.phase = 'resolution';
  for (const attack of standing(state)) {
    if (attack.needs === 0) continue;
    if (struck(state).has(attack.target)) {
      changeAttack(state, attack.id, { status: 'missed' });
      t.say('tooLate', 'R21', () => ({ attack: attackFacts(attack) }));
      continue;
    }
    t.next('strikeDie', strikeOn(state, attack));
    t.next('resolve');
    return;
  }
  takeEffect(t);
});

/** The ships that will sink, each with the number of the attack that sinks it. */
type Doomed = Map<string, number>;

/** The ships that strikes have sunk, before they go down. */
function struck({ attacks }: State): Doomed {
  const doomed: Doomed = new Map();
  for (const { id, needs, status, target } of attacks)
    if (needs > 0 && status === 'hit') doomed.set(target, id);
  return doomed;
}

function strikeOn(state: State, attack: Attack) {
  const row = vesselIn(playerAt(state, attack.on).fleet, attack.target)?.row ?? 0;
  return { turn: state.turn, attack: attack.id, ship: attack.target, ...strikingAt(attack, row) };
}

/** card.air.strike; card.air.asw; inherent attacks — the die that sinks. */
export const strikeDie = roll('strikeDie', {
  ...STRIKE_DIE,
  fell: (t, { outcome: sunk, natural: die }, args) => {
    const { state } = t;
    const attack = state.attacks.find(({ id }) => id === args.attack);
    if (!attack) return;
    changeAttack(state, attack.id, { status: sunk ? 'hit' : 'missed' });
    t.say('strikeRolled', flightRule(args.source, args.card), () => ({
      attack: attackFacts(attack),
      sunk,
      needs: neededOn(state, strikeRoll, args, args.needs),
      die,
    }));
  },
});

/** resolve — all that got through takes effect at once, and the turn's cards are discarded. */
function takeEffect(t: T): void {
  const { state } = t;
  const doomed = struck(state);
  for (const attack of standing(state)) hit(t, attack, doomed);
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
}

/** A ship sinks once, by the first attack that is enough. */
function doom(doomed: Doomed, ship: string, attack: Attack): void {
  if (!doomed.has(ship)) doomed.set(ship, attack.id);
}

/** damage; large calibre; R6, R22 — a card sinks its target outright, or goes under it as damage. */
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

/** win, R37 — a player with neither ship nor submarine is out; not in team games. */
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

/** Attack cards: aiming guns, missiles and torpedoes, and the ships that fire them (attack; card kinds). */
import type { Odds, Option, Text, TextArgs } from '@flotilla/table';
import { refuse, shownChance } from '@flotilla/table';
import { actionCard, shipCard } from '../data/cards.ts';
import type { ActionCard, ShipCard } from '../data/types.ts';
import type { Events } from '../events.ts';
import { attackFacts, fleetFacts } from '../events.ts';
import type { Attack, Player, State, Terms } from '../state.ts';
import { cardName, nameOf, shipName, who } from '../text/words.ts';
import type { T } from './book.ts';
import { pick } from './book.ts';
import { layOnTable } from './cards.ts';
import { haveActed, nextNumber } from './change.ts';
import { evasionRoll, hitChance, strikingAt, UNTIL_A_PLAN } from './dice.ts';
import { endOdds, endsOf, receptionOf } from './expected.ts';
import type { AtSea, Sea } from './fleet.ts';
import {
  activePlayer,
  areEnemies,
  bar,
  damageOf,
  distance,
  evasionAtSea,
  firesLargeGun,
  hullOf,
  isSubmarine,
  ownerOf,
  playerAt,
  rivalsOf,
  seatsAfter,
  shipIn,
  shipsIn,
  symbolsAgainst,
  symbolsFor,
  vesselIn,
} from './fleet.ts';
import { perShip } from './remember.ts';

/** Why a card cannot be fired at anybody: no ready platforms at all, or nothing within reach. */
export function attackBar(sea: Sea, card: ActionCard): 'noPlatform' | 'nothingInRange' {
  const symbols = sea.ready.reduce((sum, { ship }) => sum + symbolsFor(card, ship), 0);
  return symbols < card.platforms ? 'noPlatform' : 'nothingInRange';
}

/** A ship that cannot be chosen, shown with the reason. */
export const refuseShip = (
  ship: ShipCard,
  why: string,
  rule: string,
  args: TextArgs = {},
): Option<never> => ({
  ...refuse(ship.id, why, rule, { ...args, ship: nameOf(ship) }),
  label: nameOf(ship),
});

/** A ship of another fleet as something to aim at. */
export function targetOption(state: State, owner: Text, { vessel, ship }: AtSea): Option<string> {
  const hull = hullOf(state.terms, ship);
  const args = { ship: nameOf(ship), owner, row: vessel.row, left: hull - damageOf(vessel), hull };
  const kind = vessel.row > 0 ? 'ship' : vessel.active ? 'active' : 'passive';
  return { id: ship.id, text: kind, args, value: ship.id };
}

/** Ships of one's own team, shown as refused targets (option.teams). */
export function teamMates(state: State): Option<string>[] {
  const options: Option<string>[] = [];
  for (const seat of seatsAfter(state, state.active)) {
    if (areEnemies(state, state.active, seat)) continue;
    for (const { ship } of shipsIn(playerAt(state, seat).fleet)) options.push(ownTeam(ship));
  }
  return options;
}

const ownTeam = perShip((ship) => refuseShip(ship, 'refused.ownTeam', 'option.teams'));
const notWithGuns = perShip((ship) => refuseShip(ship, 'refused.submarine', 'R1'));
const tooFar = perShip((ship) => refuseShip(ship, 'refused.range', 'attack.range'));

/** attack; attack.range — the target of an attack card. */
export const aim = pick('aim', {
  rule: 'attack',
  seat: (s) => s.active,
  about: (_, { as }) => ({ card: cardName(as), as }),
  options: (s, { as }, _, greyed) => {
    const card = actionCard(as);
    const { fleet } = activePlayer(s);
    const symbols: (number | undefined)[] = [];
    const options: Option<string>[] = [];
    for (const rival of rivalsOf(s, s.active)) {
      const owner = who(rival);
      for (const target of shipsIn(rival.fleet)) {
        const { row } = target.vessel;
        if (row === 0 && card.kind !== 'torpedo') {
          greyed?.push(notWithGuns(target.ship));
          continue;
        }
        symbols[row] ??= symbolsAgainst(card, fleet, row);
        if ((symbols[row] ?? 0) >= card.platforms) options.push(targetOption(s, owner, target));
        else greyed?.push(tooFar(target.ship));
      }
    }
    if (s.terms.teams) greyed?.push(...teamMates(s));
    return options;
  },
  odds: (s, option, { as }) => {
    const owner = playerAt(s, ownerOf(s, option.id));
    const target = shipIn(owner.fleet, option.id) as AtSea;
    const card = actionCard(as);
    const odds = cardOdds(s, card, owner, target, NO_SHIPS);
    const on = evasionAtSea(target);
    if (on === null) return odds;
    const matching = { turn: s.turn, attack: s.attacks.length + 1, ship: option.id };
    const die = { by: owner.seat, on, hard: card.hard };
    const shown = { of: 'evades', matching, through: UNTIL_A_PLAN };
    return [...odds, shownChance(s, evasionRoll, die, (evaded) => evaded, shown)];
  },
  take: (t, option, { card, as }) => t.next('commitShip', { card, as, target: option.id, ships: [] }),
});

const NO_SHIPS: readonly string[] = [];

/** The chance that a card fired by these ships sinks its target, or hits it where it is not enough for that. */
function cardOdds(
  state: State,
  card: ActionCard,
  owner: Player,
  target: AtSea,
  ships: readonly string[],
): Odds[] {
  const sinks = sinksWith(state.terms, card, target, ships);
  return endOdds(sinks ? 'sinks' : 'hits', receptionOf(state, owner, target, card));
}

/** Whether a card that gets through sinks a ship by itself: a submarine, too little hull left, or a large gun (R6, R12). */
export const sinksWith = (terms: Terms, card: ActionCard, target: AtSea, ships: readonly string[]): boolean =>
  sinksBy(terms, { damage: card.damage, sinks: target.ship.submarine || firesLargeGun(card, ships) }, target);

/** The same for an attack that is declared. */
const sinksBy = (
  terms: Terms,
  { damage, sinks }: Pick<Attack, 'damage' | 'sinks'>,
  { vessel, ship }: AtSea,
): boolean => sinks || damage >= hullOf(terms, ship) - damageOf(vessel);

/** attack.symbols; attack.platforms — the firing ships one by one, until they have enough symbols. */
export const commitShip = pick('commitShip', {
  rule: 'attack.symbols',
  seat: (s) => s.active,
  about: (_, { as, target }) => ({ card: cardName(as), target: shipName(target), as, at: target }),
  options: (s, { as, target, ships }, _, greyed) => {
    const card = actionCard(as);
    const row = vesselIn(playerAt(s, ownerOf(s, target)).fleet, target)?.row ?? 0;
    const options: Option<string>[] = [];
    for (const one of shipsIn(activePlayer(s).fleet)) {
      const { vessel, ship } = one;
      if (ships.includes(ship.id)) continue;
      const why = bar(card, one, row);
      if (why === null) options.push(mayFire(ship));
      else if (why === 'symbol') greyed?.push(noSymbol(ship));
      else if (why === 'range') greyed?.push(tooManyRows(distance(vessel, row))(ship));
      else greyed?.push(IDLE[why](ship));
    }
    return options;
  },
  odds: (s, option, { as, target, ships }) => {
    const firing = [...ships, option.id];
    if (!areEnough(as, firing)) return [];
    const owner = playerAt(s, ownerOf(s, target));
    return cardOdds(s, actionCard(as), owner, shipIn(owner.fleet, target) as AtSea, firing);
  },
  take: (t, option, { card, as, target, ships }) => {
    const firing = [...ships, option.id];
    if (!areEnough(as, firing)) return t.next('commitShip', { card, as, target, ships: firing });
    declareAttack(t, card, as, target, firing);
  },
});

/** Whether some ships have the symbols that a card asks for. */
const areEnough = (as: string, ships: readonly string[]): boolean =>
  ships.reduce((sum, ship) => sum + symbolsFor(actionCard(as), shipCard(ship)), 0) >=
  actionCard(as).platforms;

const mayFire = perShip((ship): Option<string> => ({ id: ship.id, label: nameOf(ship), value: ship.id }));
const byRows = Array.from({ length: 6 }, (_, rows) =>
  perShip((ship) => refuseShip(ship, 'refused.outOfRange', 'attack.range', { rows })),
);
const tooManyRows = (rows: number) => byRows[rows] ?? hasActed;
const hasActed = perShip((ship) => refuseShip(ship, 'refused.acted', 'attack'));
const IDLE = {
  acted: hasActed,
  repaired: perShip((ship) => refuseShip(ship, 'refused.repaired', 'card.repair')),
  passive: perShip((ship) => refuseShip(ship, 'refused.passive', 'R7')),
};
const noSymbol = perShip((ship) => refuseShip(ship, 'refused.symbol', 'attack.symbols'));

/** attack — the card lies beside its target; its ships have acted. */
function declareAttack(t: T, card: string, as: string, target: string, ships: readonly string[]): void {
  const { state } = t;
  const player = activePlayer(state);
  const values = actionCard(as);
  const on = ownerOf(state, target);
  layOnTable(t, player, card);
  haveActed(player, ships);
  const attack: Attack = {
    id: state.attacks.length + 1,
    by: player.seat,
    source: 'card',
    card,
    as,
    ships,
    on,
    target,
    aimed: target,
    types: values.symbols,
    bits: values.bits,
    hard: values.hard,
    damage: values.damage,
    needs: 0,
    sinks: isSubmarine(target) || firesLargeGun(values, ships),
    status: 'declared',
  };
  addAttacks(t, card, as, [attack]);
  t.say('attackCard', `card.${values.kind}`, () => attackingFacts(state, attack));
  sayExpected(t, attack);
}

/** Tells what an attack can be expected to do, counting all that lies open (defence.symbols, evasion). */
export function sayExpected(t: T, attack: Attack): void {
  if (!t.recording) return;
  const { state } = t;
  const owner = playerAt(state, attack.on);
  const target = shipIn(owner.fleet, attack.target);
  if (!target) return;
  const hits = attack.needs > 0 ? hitChance(state, strikingAt(attack, target.vessel.row)) : 1;
  const what = attack.needs > 0 || sinksBy(state.terms, attack, target) ? 'sinks' : 'hits';
  const ends = endsOf(receptionOf(state, owner, target, attack), hits);
  if (ends.guarded < 1) t.say('expected', 'attack', { attack: attackFacts(attack), what, ...ends });
}

/** Who attacks whom with what. */
export const attackingFacts = (state: State, attack: Attack): Events['attackCard'] => ({
  who: fleetFacts(playerAt(state, attack.by)),
  owner: fleetFacts(playerAt(state, attack.on)),
  attack: attackFacts(attack),
});

/** Attacks join those declared; a card among them may be cancelled before it counts. */
export function addAttacks(t: T, card: string | null, as: string | null, attacks: readonly Attack[]): void {
  const { state } = t;
  state.attacks = [...state.attacks, ...attacks];
  state.totals.attacks += attacks.length;
  state.attacksThisRound += attacks.length;
  if (card === null || as === null) return;
  const deed = { kind: 'attack' as const, attacks: attacks.map((attack) => attack.id) };
  state.plays = [
    ...state.plays,
    { id: nextNumber(state), seat: state.active, card, as, deed, cancelled: false },
  ];
}

/** Aircraft and submarine hunters: inherent ones, Air Support and Bombardment (inherent attacks; card kinds). */
import type { Odds, Option } from '@flotilla/table';
import { shownChance, text } from '@flotilla/table';
import { actionCard, bitsOf, shipCard } from '../data/cards.ts';
import type { ActionCard, Threat } from '../data/types.ts';
import type { Events } from '../events.ts';
import { designsOf, fleetFacts } from '../events.ts';
import type { Attack, State } from '../state.ts';
import type { Flight } from '../steps.ts';
import { cardName, shipName, shipNames, who } from '../text/words.ts';
import { addAttacks, attackingFacts, refuseShip, sayExpected, targetOption, teamMates } from './attack.ts';
import type { T } from './book.ts';
import { fill, pick } from './book.ts';
import { heldOption, layOnTable } from './cards.ts';
import { discardAll, haveActed, takeCards } from './change.ts';
import { flightRule, hitChance, strikeRoll, strikingAt, UNTIL_A_PLAN } from './dice.ts';
import { endOdds, receptionOf } from './expected.ts';
import type { AtSea } from './fleet.ts';
import {
  activePlayer,
  cardsOf,
  evasionAtSea,
  ownerOf,
  playerAt,
  rivalsOf,
  shipIn,
  shipsIn,
} from './fleet.ts';
import { handOf } from './hand.ts';
import { perShip } from './remember.ts';

/** The flight of a ship's own aircraft or hunters. */
export const flightFrom = (ship: string, source: 'strike' | 'asw'): Flight => ({
  source,
  card: null,
  as: null,
  ship,
  numbers: source === 'strike' ? shipCard(ship).strikes : shipCard(ship).asw,
  targets: [],
});

/** The flight an action card sends. */
export const flightOf = (card: string, as: string, source: Flight['source']): Flight => ({
  source,
  card,
  as,
  ship: null,
  numbers: source === 'asw' ? [actionCard(as).asw ?? 0] : actionCard(as).strikes,
  targets: [],
});

const flightWith = (flight: Flight, targets: readonly string[]): Flight => ({
  source: flight.source,
  card: flight.card,
  as: flight.as,
  ship: flight.ship,
  numbers: flight.numbers,
  targets,
});

const STRIKE: readonly Threat[] = ['air'];
const HUNT: readonly Threat[] = ['asw'];
const STRIKE_BITS = bitsOf(STRIKE);
const HUNT_BITS = bitsOf(HUNT);

const notASubmarine = perShip((ship) => refuseShip(ship, 'refused.notSubmarine', 'card.air.asw'));
const notFromTheAir = perShip((ship) => refuseShip(ship, 'refused.airSubmarine', 'card.air.strike'));
const otherFleet = perShip((ship) => refuseShip(ship, 'refused.oneFleet', 'card.bombardment'));

const ENOUGH: Option<string> = { id: 'enough' };

/** A ship launches one or more of its attacks; a card all of them (inherent.air, inherent.asw; card.bombardment). */
const mayStop = ({ ship, targets }: Flight): boolean => ship !== null && targets.length > 0;

/** inherent.air; inherent.asw; card.air; card.bombardment — a target for each number, one after another. */
export const fly = pick('fly', {
  rule: (_, { source, card }) => flightRule(source, card),
  seat: (s) => s.active,
  about: (_, flight) => ({
    from: flight.ship === null ? cardName(flight.as ?? '') : shipName(flight.ship),
    needs: flight.numbers[flight.targets.length] ?? 0,
    n: flight.targets.length + 1,
    of: flight.numbers.length,
    aimed: flight.targets.length === 0 ? '' : text('aimedSoFar', { ships: shipNames(flight.targets) }),
    at: flight.targets.join(),
  }),
  options: (s, flight, _, greyed) => {
    const options: Option<string>[] = [];
    const [first] = flight.targets;
    const fleet = flight.source === 'bombardment' && first !== undefined ? ownerOf(s, first) : null;
    const hunts = flight.source === 'asw';
    for (const rival of rivalsOf(s, s.active)) {
      const owner = who(rival);
      for (const target of shipsIn(rival.fleet)) {
        const { vessel, ship } = target;
        if (hunts && vessel.row > 0) greyed?.push(notASubmarine(ship));
        else if (!hunts && vessel.row === 0) greyed?.push(notFromTheAir(ship));
        else if (fleet !== null && rival.seat !== fleet) greyed?.push(otherFleet(ship));
        else options.push(targetOption(s, owner, target));
      }
    }
    if (mayStop(flight)) options.push(ENOUGH);
    if (s.terms.teams) greyed?.push(...teamMates(s));
    return options;
  },
  odds: (s, option, flight) => (option.id === ENOUGH.id ? [] : sinkOdds(s, flight, option.id)),
  take: (t, option, flight) => {
    if (option.id === ENOUGH.id) return declareFlight(t, flight);
    const targets = [...flight.targets, option.id];
    if (targets.length < flight.numbers.length) t.next('fly', flightWith(flight, targets));
    else declareFlight(t, flightWith(flight, targets));
  },
});

/** The chance that the next strike or hunt sinks a ship; the die alone decides where she cannot evade and nobody defends. */
function sinkOdds(state: State, flight: Flight, ship: string): Odds[] {
  const owner = playerAt(state, ownerOf(state, ship));
  const target = shipIn(owner.fleet, ship) as AtSea;
  const aimed = flight.targets.length;
  const striking = {
    by: state.active,
    needs: flight.numbers[aimed] ?? 7,
    source: flight.source,
    card: flight.card,
  };
  const die = strikingAt(striking, target.vessel.row);
  const bits = flight.source === 'asw' ? HUNT_BITS : STRIKE_BITS;
  const ends = endOdds('sinks', receptionOf(state, owner, target, { bits, hard: 0 }), hitChance(state, die));
  if (evasionAtSea(target) !== null) return ends;
  const matching = { turn: state.turn, attack: state.attacks.length + aimed + 1, ship };
  const shown = { of: 'sinksUnguarded', matching, through: UNTIL_A_PLAN };
  return [...ends.slice(0, -1), shownChance(state, strikeRoll, die, (sunk) => sunk, shown)];
}

/** The strikes are declared one by one, each an attack of its own (R31). */
function declareFlight(t: T, flight: Flight): void {
  const { state } = t;
  const player = activePlayer(state);
  const { card, as, ship, source } = flight;
  if (card !== null) layOnTable(t, player, card);
  if (ship !== null) haveActed(player, [ship]);
  const attacks = flight.targets.map(
    (target, index): Attack => ({
      id: state.attacks.length + index + 1,
      by: player.seat,
      source,
      card,
      as,
      ships: ship === null ? [] : [ship],
      on: ownerOf(state, target),
      target,
      aimed: target,
      types: source === 'asw' ? HUNT : STRIKE,
      bits: source === 'asw' ? HUNT_BITS : STRIKE_BITS,
      hard: 0,
      damage: 0,
      needs: flight.numbers[index] ?? 7,
      sinks: false,
      status: 'declared',
    }),
  );
  addAttacks(t, card, as, attacks);
  if (!t.recording) return;
  for (const attack of attacks) {
    t.say(eventOf(flight), flightRule(source, card), attackingFacts(state, attack));
    sayExpected(t, attack);
  }
}

type FlightEvent = 'strikeFrom' | 'huntFrom' | 'airCard' | 'huntCard' | 'bombers';

function eventOf(flight: Flight): FlightEvent & keyof Events {
  if (flight.source === 'bombardment') return 'bombers';
  if (flight.ship !== null) return flight.source === 'strike' ? 'strikeFrom' : 'huntFrom';
  return flight.source === 'strike' ? 'airCard' : 'huntCard';
}

/** The cards that may pay for a Bombardment: everything but the card itself and the copies still to come (R31). */
function payable(state: State, card: string, copies: number): readonly ActionCard[] {
  const { cards, tactics } = handOf(cardsOf(activePlayer(state)));
  const announced = tactics.filter((held) => held.id !== card).slice(0, copies);
  return cards.filter((held) => held.id !== card && !announced.includes(held));
}

/** card.bombardment, R31 — two other cards are discarded when it is played. */
export const payBombardment = fill('payBombardment', {
  rule: 'card.bombardment',
  seat: (s) => s.active,
  about: (_, { as }) => ({ cost: actionCard(as).cost }),
  form: (s, { card, as, copies }) => {
    const { cost } = actionCard(as);
    const options = payable(s, card, copies).map(heldOption);
    return [{ id: 'cards', kind: 'many', options, min: cost, max: cost }];
  },
  check: () => null,
  sample: (s, rng, { card, as, copies }) => {
    const held = payable(s, card, copies).map(({ id }) => id);
    return { cards: rng.shuffled(held).slice(0, actionCard(as).cost) };
  },
  take: (t, choice, { card, as }) => {
    const player = activePlayer(t.state);
    const paid = choice.cards as readonly string[];
    takeCards(player, paid);
    discardAll(t.state, paid);
    t.say('paid', 'card.bombardment', () => ({ who: fleetFacts(player), cards: designsOf(paid) }));
    t.next('fly', flightOf(card, as, 'bombardment'));
  },
});

/** Names of seats, ships, cards and attacks as texts; made once where they never change. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { faceOf, NON_COMBATANT_ID, shipCard } from '../data/cards.ts';
import { SIDE_TEXTS } from '../data/scenarios.ts';
import type { ActionCard, ShipCard, Threat } from '../data/types.ts';
import { perCard, perShip } from '../rules/remember.ts';
import type { Attack, Defence, Plan, Player } from '../state.ts';

/** What distinguishes one fleet from another in words. */
type Named = Pick<Player, 'seat' | 'navy' | 'side'>;

/** Somebody at the table: the navy or, before it is known, the place; players' names replace both keys (`withSeats`). */
export function who(player: Named): Text {
  const { seat } = player;
  const fleet = fleetName(player);
  return fleet === null ? text(`place.${seat}`, { n: seat + 1 }) : text(`seat.${seat}`, { navy: fleet });
}

/** What a fleet sails under: its side in a scenario, or its navy; null before it has one. */
function fleetName({ side, navy }: Named): Text | null {
  if (side !== '') return sideName(side);
  return navy ? text(`navy.${navy}`) : null;
}

/** A side in the reader's language if it is one of ours, otherwise as its scenario file writes it. */
function sideName(side: string): Text {
  const key = SIDE_TEXTS.get(side);
  return key === undefined ? side : text(key);
}

/** What a team is called: a letter, in the order of the seats (optional rule, teams). */
export const teamLetter = (team: number): string => 'ABCDEF'.charAt(team);

const NON_COMBATANT = text('ship.nonCombatant');

/** The name on a ship card; the non-combatant has none and is called what it is. */
export const nameOf = (ship: ShipCard): Text => (ship.id === NON_COMBATANT_ID ? NON_COMBATANT : ship.name);

/** The same by the ship's id. */
export const shipName = (ship: string): Text => nameOf(shipCard(ship));

/** A list in words; an empty one says "none". */
export function listOf(items: readonly Text[]): Text {
  const [first, ...rest] = items;
  if (first === undefined) return text('list.none');
  return rest.length === 0 ? first : text('list.pair', { a: first, b: listOf(rest) });
}

/** The names of several ships. */
export const shipNames = (ships: readonly string[]): Text => listOf(ships.map(shipName));

const GUNS: readonly Threat[] = ['gunSmall', 'gunMedium', 'gunLarge'];
const MISSILES: readonly Threat[] = ['ssm', 'cruise'];
const EVERYTHING = 8;

/** What a guard is good against, families named together. */
function threatNames(against: readonly Threat[]): Text {
  if (against.length === EVERYTHING) return text('threat.all');
  const families: Text[] = [];
  let rest = against;
  for (const [family, name] of [[GUNS, 'guns'] as const, [MISSILES, 'missiles'] as const]) {
    if (!family.every((threat) => rest.includes(threat))) continue;
    families.push(text(`threat.${name}`));
    rest = rest.filter((threat) => !family.includes(threat));
  }
  return listOf([...families, ...rest.map((threat) => text(`threat.${threat}`))]);
}

/** What a ship can do: weapons, aircraft, submarine hunters, command. */
export const armsOf = perShip((ship): Text => {
  const arms: Text[] = ship.weapons.map((weapon) => text(`threat.${weapon}`));
  if (ship.strikes.length > 0) arms.push(text('fleet.strikes', { numbers: numbers(ship.strikes) }));
  if (ship.asw.length > 0) arms.push(text('fleet.asw', { numbers: numbers(ship.asw) }));
  if (ship.command > 0) arms.push(text('fleet.command', { cards: ship.command }));
  return listOf(arms);
});

const numbers = (list: readonly number[]): string => list.map((n) => `${n}+`).join(', ');

/** What keeps a ship afloat: guards and evasion. */
export const protectionOf = perShip((ship): Text => {
  const guards: Text[] = ship.guards.map(({ against, on }) =>
    text('fleet.guard', { against: threatNames(against), on }),
  );
  if (ship.passiveEvasion !== null)
    guards.push(text('fleet.evasions', { passive: ship.passiveEvasion, active: ship.evasion ?? 0 }));
  else if (ship.evasion !== null) guards.push(text('fleet.evasion', { on: ship.evasion }));
  return listOf(guards);
});

/** A ship with everything printed on its card, in one line, for those who choose among ships. */
export const shipLine = perShip((ship): Text => shipLineWith(ship, ship.hull));

/** The same with the hull it has in this battle. */
export function shipLineWith(ship: ShipCard, hull: number): Text {
  return text(ship.submarine ? 'shipLine.submarine' : 'shipLine.surface', {
    ship: nameOf(ship),
    type: text(`type.${ship.type}`),
    hull,
    arms: armsOf(ship),
    guards: protectionOf(ship),
  });
}

/** The short name of a card, by its id or its design: its kind. */
export const cardName = (card: string): Text => kindName(faceOf(card));

/** The same, given the card itself. */
export const kindName = perCard((card) => text(`card.${card.kind}`));

/** A card with everything printed on it, in one line. */
export const cardLine = perCard(lineOf);

/** Several cards, short names. */
export const cardNames = (cards: readonly string[]): Text => listOf(cards.map(cardName));

/** How far a card reaches: from row to row, or one row. */
const rangeWords = ({ min, max }: { min: number; max: number }): string =>
  min === max ? String(min) : `${min}–${max}`;

const HARD = { attack: 'hardAttack', torpedo: 'hardTorpedo' };

function lineOf(card: ActionCard): Text {
  const kind = text(`card.${card.kind}`);
  if (card.symbols.length > 0) {
    const how = card.range ? 'attack' : 'torpedo';
    return text(card.hard === 0 ? `cardLine.${how}` : `cardLine.${HARD[how]}`, {
      kind,
      symbols: listOf(card.symbols.map((symbol) => text(`threat.${symbol}`))),
      platforms: card.platforms,
      range: card.range ? rangeWords(card.range) : '',
      damage: card.damage,
      hard: card.hard,
      large: text(card.largeCalibre ? 'cardLine.large' : 'cardLine.plain'),
      against: card.guard ? threatNames(card.guard.against) : text('list.none'),
      on: card.guard?.on ?? 0,
    });
  }
  if (card.kind === 'airSupport' && card.guard) {
    const [strike = 0] = card.strikes;
    const against = threatNames(card.guard.against);
    return text('cardLine.air', { kind, strike, asw: card.asw ?? 0, against, on: card.guard.on });
  }
  if (card.guard)
    return text('cardLine.guard', { kind, against: threatNames(card.guard.against), on: card.guard.on });
  if (card.strikes.length > 0) {
    return text('cardLine.bombardment', { kind, strikes: listOf(card.strikes.map(String)), cost: card.cost });
  }
  return kind;
}

/** What an attack is called by, in a state or in the log. */
type Attacking = Pick<Attack, 'target' | 'needs' | 'types' | 'as' | 'sinks' | 'hard' | 'damage'>;

/** An attack as a defender sees it: what comes at which ship. */
export function attackLine(attack: Attacking): Text {
  const target = shipName(attack.target);
  if (attack.needs > 0) {
    const key = attack.types.includes('asw') ? 'attackLine.hunt' : 'attackLine.strike';
    return text(key, { target, needs: attack.needs });
  }
  const card = attack.as ? cardName(attack.as) : text('card.gun');
  const key = attack.sinks || shipCard(attack.target).submarine ? 'attackLine.deadly' : 'attackLine.damage';
  return text(attack.hard === 0 ? key : `${key}Hard`, {
    card,
    target,
    damage: attack.damage,
    hard: attack.hard,
  });
}

/** A defence in a few words. */
export function defenceName(defence: Pick<Defence, 'source' | 'ship' | 'card' | 'as'>): Text {
  if (defence.source === 'ship' && defence.ship) return shipName(defence.ship);
  return cardName(defence.as ?? defence.card ?? '');
}

/** What a Battle Plan does. */
export const planLine = (plan: Plan, players: readonly Named[]): Text => planText(plan, players[plan.on]);

/** The same, given the fleet it is about. */
export const planText = ({ value }: Plan, on: Named | undefined): Text =>
  text(value > 0 ? 'plan.bonus' : 'plan.penalty', { who: on ? who(on) : '', value });

/** The action phase: everything the active player may do until the attacks are final (actions). */
import type { Option } from '@flotilla/table';
import { refuse, text } from '@flotilla/table';
import { actionCard, shipCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import type { Player, State, Vessel } from '../state.ts';
import { cardLine, shipName, who } from '../text/words.ts';
import { anyTarget, flightFrom } from './air.ts';
import { attackBar } from './attack.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { changeVessel } from './change.ts';
import { activePlayer, cardsOf, isSubmarine, seatsAfter, standing } from './fleet.ts';
import { canReinforce } from './formation.ts';
import type { Use } from './support.ts';
import { tacticsOf, useCard, usesOf } from './support.ts';

/** One thing the active player may do. */
export type Move =
  | { readonly do: 'close' | 'reinforce' | 'rearrange' | 'orders' }
  | { readonly do: 'turn'; readonly ship: string }
  | { readonly do: 'fly' | 'hunt'; readonly ship: string }
  | { readonly do: 'card'; readonly card: string; readonly use: Use; readonly copies: number };

const CLOSE: Option<Move> = { id: 'close', value: { do: 'close' } };
const REINFORCE: Option<Move> = { id: 'reinforce', value: { do: 'reinforce' } };
const REARRANGE: Option<Move> = { id: 'rearrange', value: { do: 'rearrange' } };
const ORDERS: Option<Move> = { id: 'orders', value: { do: 'orders' } };

/** Options that never change are made once: the lists are long and asked for often. */
const made = new Map<string, Option<Move>>();

function once(id: string, make: (id: string) => Option<Move>): Option<Move> {
  let option = made.get(id);
  if (!option) {
    option = make(id);
    made.set(id, option);
  }
  return option;
}

/** actions — the active player's list: cards, ships, reinforcement, formation, orders, or close. */
export const actions = pick('actions', {
  rule: 'actions',
  seat: (s) => s.active,
  ask: 'always',
  options: (s): Option<Move>[] => {
    const player = activePlayer(s);
    const options: Option<Move>[] = [];
    const cards = cardsOf(player);
    const tactics = tacticsOf(player).length;
    for (const card of cards) addCard(s, card, cards.length - 1, tactics, options);
    for (const vessel of player.fleet) addVessel(s, vessel, options);
    options.push(...fleetMoves(s, player), ORDERS, CLOSE);
    return options;
  },
  take: (t, option) => {
    const move = option.value;
    if (!move || move.do === 'close') return;
    switch (move.do) {
      case 'reinforce':
        t.next('reinforce');
        break;
      case 'rearrange':
        t.next('rearrange');
        break;
      case 'orders':
        t.next('setOrders');
        break;
      case 'turn':
        turnSubmarine(t, move.ship);
        break;
      case 'fly':
        t.next('fly', flightFrom(move.ship, 'strike'));
        break;
      case 'hunt':
        t.next('fly', flightFrom(move.ship, 'asw'));
        break;
      case 'card':
        useCard(t, move.use, move.card, move.card);
        if (move.copies > 0) t.next('copyCard', { as: move.card, copies: move.copies });
        t.next('openWindows');
        break;
    }
    t.next('actions');
  },
});

/** A card, alone or announced together with Superior Tactics as its copies (card.tactics, R30). */
function addCard(state: State, card: string, spare: number, tactics: number, options: Option<Move>[]): void {
  const uses = usesOf(state, card, spare);
  for (const use of uses)
    for (let copies = 0; copies <= tactics; copies++) options.push(cardOption(card, use, copies));
  if (uses.length === 0) options.push(refusedCard(state, actionCard(card)));
}

const cardOption = (card: string, use: Use, copies: number): Option<Move> =>
  once(`${use}:${card}${copies === 0 ? '' : `+${copies}`}`, (id) => ({
    id,
    text: copies === 0 ? use : 'copied',
    args: { card: cardLine(card), copies, use: text(`use.${use}`) },
    value: { do: 'card', card, use, copies },
  }));

/** Cards that cannot be played now stay in sight with the reason. */
function refusedCard(state: State, card: ActionCard): Option<Move> {
  const id = `card:${card.id}`;
  const args = { card: cardLine(card.id), cost: card.cost };
  switch (card.kind) {
    case 'gun':
    case 'missile':
    case 'torpedo': {
      const { why, rule } = attackBar(state, card);
      return once(`${id}|${why}`, () => ({ ...refuse(id, why, rule, args), text: 'card' }));
    }
    case 'airSupport':
    case 'bombardment': {
      const forbidden = card.kind === 'bombardment' ? !state.terms.bombardments : !state.terms.airStrikes;
      const unpaid = card.kind === 'bombardment' && cardsOf(activePlayer(state)).length - 1 < card.cost;
      const why = forbidden ? 'refused.noAirStrikes' : unpaid ? 'refused.cost' : 'refused.noTarget';
      const rule = forbidden ? 'scenarios' : `card.${card.kind === 'bombardment' ? 'bombardment' : 'air'}`;
      return once(`${id}|${why}`, () => ({ ...refuse(id, why, rule, args), text: 'card' }));
    }
    case 'repair':
      return once(id, () => ({ ...refuse(id, 'refused.noDamage', 'card.repair', args), text: 'card' }));
    default:
      return once(id, () => ({
        ...refuse(id, `refused.${card.kind}`, LATER[card.kind] ?? 'actions', args),
        text: 'card',
      }));
  }
}

const LATER: Partial<Record<ActionCard['kind'], string>> = {
  intelligence: 'card.intelligence',
  nearMiss: 'card.nearMiss',
  superiorTactics: 'card.tactics',
  screeningShip: 'card.screen',
};

function addVessel(state: State, vessel: Vessel, options: Option<Move>[]): void {
  const ship = shipCard(vessel.id);
  if (ship.strikes.length > 0) options.push(inherent(state, vessel, 'fly', ship.strikes));
  if (ship.asw.length > 0) options.push(inherent(state, vessel, 'hunt', ship.asw));
  if (ship.submarine) options.push(turning(state, vessel));
}

/** inherent.air; inherent.asw — a ship's own aircraft and hunters are its action. */
function inherent(
  state: State,
  vessel: Vessel,
  what: 'fly' | 'hunt',
  numbers: readonly number[],
): Option<Move> {
  const id = `${what}:${vessel.id}`;
  const rule = what === 'fly' ? 'inherent.air' : 'inherent.asw';
  const bar = inherentBar(state, vessel, what);
  if (bar) {
    return once(`${id}|${bar}`, () => ({
      ...refuse(id, `refused.${bar}`, bar === 'acted' ? 'attack' : rule, { ship: shipName(vessel.id) }),
      text: what === 'fly' ? 'fly' : 'huntFrom',
      args: { ship: shipName(vessel.id), numbers: numbers.join('+, ') },
    }));
  }
  return once(id, () => ({
    id,
    text: what === 'fly' ? 'fly' : 'huntFrom',
    args: { ship: shipName(vessel.id), numbers: numbers.join('+, ') },
    value: { do: what, ship: vessel.id },
  }));
}

function inherentBar(state: State, vessel: Vessel, what: 'fly' | 'hunt'): string | null {
  if (vessel.acted) return 'acted';
  if (vessel.row === 0 && !vessel.active) return 'passive';
  if (what === 'fly' && !state.terms.airStrikes) return 'noAirStrikes';
  return anyTarget(state, what === 'fly' ? 'surface' : 'submarines') ? null : 'noTarget';
}

/** rearrange — a submarine turns active or passive; not passive while it takes part in an attack (R26). */
function turning(state: State, vessel: Vessel): Option<Move> {
  const id = `turn:${vessel.id}`;
  const args = { ship: shipName(vessel.id) };
  if (vessel.active && standing(state).some((attack) => attack.ships.includes(vessel.id)))
    return once(`${id}|attacking`, () => ({
      ...refuse(id, 'refused.attacking', 'R26', args),
      text: 'passive',
    }));
  const text = vessel.active ? 'passive' : 'active';
  return once(`${id}|${text}`, () => ({ id, text, args, value: { do: 'turn', ship: vessel.id } }));
}

function turnSubmarine(t: T, ship: string): void {
  const player = activePlayer(t.state);
  const active = !player.fleet.find((vessel) => vessel.id === ship)?.active;
  changeVessel(player, ship, { active });
  const mode = text(active ? 'mode.active' : 'mode.passive');
  t.say('submarine', 'rearrange', { who: who(player), ship: shipName(ship), mode });
}

function fleetMoves(state: State, player: Player): Option<Move>[] {
  const moves: Option<Move>[] = [];
  const barred = canReinforce(state, player);
  moves.push(
    barred === null
      ? REINFORCE
      : once(`reinforce|${barred}`, () =>
          refuse('reinforce', `refused.${barred}`, REINFORCE_BARS[barred] ?? 'reinforce'),
        ),
  );
  if (player.fleet.filter((vessel) => !isSubmarine(vessel.id)).length > 1) moves.push(REARRANGE);
  return moves;
}

const REINFORCE_BARS: Partial<Record<string, string>> = { noReinforcements: 'scenarios' };

/** actions; defences — the attacks are final; attacked fleets answer in player order. */
export const closeActions = step('closeActions', (t) => {
  const { state } = t;
  state.phase = 'defences';
  const attacks = standing(state);
  t.say('closed', 'actions', { who: who(activePlayer(state)), attacks: attacks.length });
  for (const seat of seatsAfter(state, state.active)) {
    if (!attacks.some((attack) => attack.on === seat)) continue;
    t.next('face', { seat });
    t.next('defend', { seat });
    t.next('openWindows');
    t.next('redirect', { seat });
    t.next('rollDefences', { seat });
    t.next('evade', { seat });
  }
});

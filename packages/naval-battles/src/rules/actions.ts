/** The action phase: everything the active player may do until the attacks are final (actions). */
import type { Greyed, Option } from '@flotilla/table';
import { refuse, text } from '@flotilla/table';
import type { ActionCard } from '../data/types.ts';
import { fleetFacts } from '../events.ts';
import type { Player, State, Vessel } from '../state.ts';
import { cardLine, nameOf } from '../text/words.ts';
import { flightFrom } from './air.ts';
import { attackBar } from './attack.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { changeVessel } from './change.ts';
import type { AtSea, Sea } from './fleet.ts';
import { activePlayer, cardsOf, seaOf, seatsAfter, shipsIn, standing } from './fleet.ts';
import { canReinforce } from './formation.ts';
import { handOf } from './hand.ts';
import { perCard, perShip } from './remember.ts';
import type { Use } from './support.ts';
import { useCard, usesOf } from './support.ts';

/** One thing the active player may do. */
export type Move =
  | { readonly do: 'close' | 'reinforce' | 'rearrange' | 'orders' }
  | { readonly do: 'turn'; readonly ship: string }
  | { readonly do: 'fly' | 'hunt'; readonly ship: string }
  | { readonly do: 'card'; readonly card: string; readonly use: Use; readonly copies: number };

/** A move of the whole fleet. All moves have the same fields, as bots read long lists of them very often. */
const fleetMove = (move: 'close' | 'reinforce' | 'rearrange' | 'orders'): Option<Move> => ({
  id: move,
  text: move,
  args: {},
  value: { do: move },
});

const CLOSE = fleetMove('close');
const REINFORCE = fleetMove('reinforce');
const REARRANGE = fleetMove('rearrange');
const ORDERS = fleetMove('orders');

/** actions — the active player's list: cards, ships, reinforcement, formation, orders, or close. */
export const actions = pick('actions', {
  rule: 'actions',
  seat: (s) => s.active,
  ask: 'always',
  options: (s, _, __, greyed): Option<Move>[] => {
    const player = activePlayer(s);
    const options: Option<Move>[] = [];
    const sea = seaOf(s);
    const { cards, tactics } = handOf(cardsOf(player));
    for (const card of cards) addCard(s, sea, card, cards.length - 1, tactics.length, options, greyed);
    for (const one of shipsIn(player.fleet)) addVessel(s, sea, one, options, greyed);
    addFleetMoves(s, player, options, greyed);
    options.push(ORDERS, CLOSE);
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
        useCard(t, move.use, move.card, move.card, move.copies);
        if (move.copies > 0) t.next('copyCard', { as: move.card, copies: move.copies });
        t.next('openWindows');
        break;
    }
    t.next('actions');
  },
});

/** A card, alone or announced together with Superior Tactics as its copies (card.tactics, R30). */
function addCard(
  state: State,
  sea: Sea,
  card: ActionCard,
  spare: number,
  tactics: number,
  options: Option<Move>[],
  greyed: Greyed,
): void {
  const uses = usesOf(state, sea, card, spare);
  const most = Math.min(tactics, payableCopies(card, spare));
  for (const use of uses) {
    const alone = PLAY[use](card);
    for (let copies = 0; copies <= most; copies++) options.push(alone[copies] as Option<Move>);
  }
  if (uses.length === 0) greyed?.push(REFUSED[barOf(state, sea, card)](card));
  else if (card.kind === 'airSupport' && !state.terms.airStrikes) greyed?.push(NO_STRIKE(card));
}

/** How many copies can be paid for besides the card: each copy has its own price and cannot itself be used to pay (R31). */
const payableCopies = ({ cost }: ActionCard, spare: number): number =>
  Math.floor((spare - cost) / (cost + 1));

const MOST_COPIES = 8;

/** A card put to one use, alone and with copies. Options that never change are made once, as the list is needed often. */
const playing = (use: Use) =>
  perCard((card): readonly Option<Move>[] =>
    Array.from({ length: MOST_COPIES }, (_, copies) => ({
      id: `${use}:${card.id}${copies === 0 ? '' : `+${copies}`}`,
      text: copies === 0 ? use : 'copied',
      args: { card: cardLine(card), copies, use: text(`use.${use}`) },
      value: { do: 'card', card: card.id, use, copies },
    })),
  );

const PLAY = {
  attack: playing('attack'),
  strike: playing('strike'),
  hunt: playing('hunt'),
  bombard: playing('bombard'),
  plan: playing('plan'),
  repair: playing('repair'),
};

type Bar = keyof typeof BARS;

/** Why a card cannot be played now, with the rule that says so. */
const BARS = {
  noPlatform: 'attack.symbols',
  nothingInRange: 'attack.range',
  noAirStrikes: 'scenarios',
  cost: 'card.bombardment',
  noTarget: 'attack',
  noDamage: 'card.repair',
  intelligence: 'card.intelligence',
  nearMiss: 'card.nearMiss',
  superiorTactics: 'card.tactics',
  screeningShip: 'card.screen',
} as const;

/** Why a card cannot be played now; it stays visible with the reason. */
function barOf(state: State, sea: Sea, card: ActionCard): Bar {
  switch (card.kind) {
    case 'gun':
    case 'missile':
    case 'torpedo':
      return attackBar(sea, card);
    case 'airSupport':
      return state.terms.airStrikes ? 'noTarget' : 'noAirStrikes';
    case 'bombardment':
      if (!state.terms.bombardments) return 'noAirStrikes';
      return sea.surface ? 'cost' : 'noTarget';
    case 'repair':
      return 'noDamage';
    case 'battlePlan':
      return 'noTarget';
    default:
      return card.kind;
  }
}

const refusing = (bar: Bar) =>
  perCard((card): Option<Move> => {
    const args = { card: cardLine(card), cost: card.cost };
    return { ...refuse(`card:${card.id}`, `refused.${bar}`, BARS[bar], args), text: 'card' };
  });

/** Air Support that may hunt but not strike (scenarios). */
const NO_STRIKE = perCard(
  (card): Option<Move> => ({
    ...refuse(`strike:${card.id}`, 'refused.noAirStrikes', BARS.noAirStrikes, {
      card: cardLine(card),
      copies: 0,
      use: text('use.strike'),
    }),
    text: 'strike',
  }),
);

const REFUSED = {
  noPlatform: refusing('noPlatform'),
  nothingInRange: refusing('nothingInRange'),
  noAirStrikes: refusing('noAirStrikes'),
  cost: refusing('cost'),
  noTarget: refusing('noTarget'),
  noDamage: refusing('noDamage'),
  intelligence: refusing('intelligence'),
  nearMiss: refusing('nearMiss'),
  superiorTactics: refusing('superiorTactics'),
  screeningShip: refusing('screeningShip'),
};

function addVessel(
  state: State,
  sea: Sea,
  { vessel, ship }: AtSea,
  options: Option<Move>[],
  greyed: Greyed,
): void {
  if (ship.strikes.length > 0) {
    const bar = flightBar(state, sea, vessel);
    (bar === 'ready' ? options : greyed)?.push(FLY[bar](ship));
  }
  if (ship.asw.length > 0) {
    const bar = huntBar(sea, vessel);
    (bar === 'ready' ? options : greyed)?.push(HUNT[bar](ship));
  }
  if (!ship.submarine) return;
  if (!vessel.active) options.push(TURN_ACTIVE(ship));
  else if (isAttacking(state, vessel)) greyed?.push(STAY_ACTIVE(ship));
  else options.push(TURN_PASSIVE(ship));
}

/** What prevents a ship's inherent attack, if anything does. */
type FlightBar = 'acted' | 'repaired' | 'passive' | 'noAirStrikes' | 'noTarget' | 'ready';

function idleBar(vessel: Vessel): 'acted' | 'repaired' | null {
  if (vessel.acted) return 'acted';
  return vessel.repaired ? 'repaired' : null;
}

function flightBar(state: State, sea: Sea, vessel: Vessel): FlightBar {
  const idle = idleBar(vessel);
  if (idle !== null) return idle;
  if (!state.terms.airStrikes) return 'noAirStrikes';
  return sea.surface ? 'ready' : 'noTarget';
}

function huntBar(sea: Sea, vessel: Vessel): FlightBar {
  const idle = idleBar(vessel);
  if (idle !== null) return idle;
  if (vessel.row === 0 && !vessel.active) return 'passive';
  return sea.submarines ? 'ready' : 'noTarget';
}

/** inherent.air; inherent.asw — a ship's own aircraft and hunters are its action. */
function inherent(what: 'fly' | 'hunt', bar: FlightBar) {
  const own = what === 'fly' ? 'inherent.air' : 'inherent.asw';
  const rule = {
    acted: 'attack',
    repaired: 'card.repair',
    noAirStrikes: 'scenarios',
    passive: own,
    noTarget: own,
    ready: own,
  }[bar];
  return perShip((ship): Option<Move> => {
    const id = `${what}:${ship.id}`;
    const name = what === 'fly' ? 'fly' : 'huntFrom';
    const args = { ship: nameOf(ship), numbers: (what === 'fly' ? ship.strikes : ship.asw).join('+, ') };
    if (bar === 'ready') return { id, text: name, args, value: { do: what, ship: ship.id } };
    const why = bar === 'noTarget' ? NO_TARGET[what] : bar;
    return { id, text: name, args, refused: { why: text(`refused.${why}`, { ship: nameOf(ship) }), rule } };
  });
}

/** What is missing at sea for aircraft and for hunters. */
const NO_TARGET = { fly: 'noSurface', hunt: 'noSubmarine' } as const;

const flights = (what: 'fly' | 'hunt') => ({
  ready: inherent(what, 'ready'),
  acted: inherent(what, 'acted'),
  repaired: inherent(what, 'repaired'),
  passive: inherent(what, 'passive'),
  noAirStrikes: inherent(what, 'noAirStrikes'),
  noTarget: inherent(what, 'noTarget'),
});
const FLY = flights('fly');
const HUNT = flights('hunt');

const turnOption = (mode: 'active' | 'passive') =>
  perShip(
    (ship): Option<Move> => ({
      id: `turn:${ship.id}`,
      text: mode,
      args: { ship: nameOf(ship) },
      value: { do: 'turn', ship: ship.id },
    }),
  );
const TURN_ACTIVE = turnOption('active');
const TURN_PASSIVE = turnOption('passive');
const STAY_ACTIVE = perShip(
  (ship): Option<Move> => ({
    ...refuse(`turn:${ship.id}`, 'refused.attacking', 'R26', { ship: nameOf(ship) }),
    text: 'passive',
  }),
);

/** rearrange — a submarine does not turn passive while it takes part in an attack (R26). */
const isAttacking = (state: State, vessel: Vessel): boolean =>
  vessel.acted && standing(state).some((attack) => attack.ships.includes(vessel.id));

function turnSubmarine(t: T, ship: string): void {
  const player = activePlayer(t.state);
  const active = !player.fleet.find((vessel) => vessel.id === ship)?.active;
  changeVessel(player, ship, { active });
  const mode = active ? 'active' : 'passive';
  t.say('submarine', 'rearrange', () => ({ who: fleetFacts(player), ship, mode }));
}

const NO_REINFORCEMENTS = {
  noReinforcements: refuse('reinforce', 'refused.noReinforcements', 'scenarios'),
  noReserve: refuse('reinforce', 'refused.noReserve', 'reinforce'),
  tooFewCards: refuse('reinforce', 'refused.tooFewCards', 'reinforce'),
};

function addFleetMoves(state: State, player: Player, options: Option<Move>[], greyed: Greyed): void {
  const barred = canReinforce(state, player);
  if (barred === null) options.push(REINFORCE);
  else greyed?.push(NO_REINFORCEMENTS[barred]);
  let surface = 0;
  for (const vessel of player.fleet) if (vessel.row > 0) surface++;
  if (surface > 1) options.push(REARRANGE);
}

/** actions; defences — the attacks are final, whether or not anybody can answer; attacked fleets answer in player order. */
export const closeActions = step('closeActions', (t) => {
  const { state } = t;
  state.phase = 'defences';
  const attacks = standing(state);
  if (attacks.length > 0) t.reveal();
  t.say('closed', 'actions', () => ({ who: fleetFacts(activePlayer(state)), attacks: attacks.length }));
  for (const seat of seatsAfter(state, state.active)) {
    if (!attacks.some((attack) => attack.on === seat)) continue;
    t.next('defend', { seat });
    t.next('openWindows');
    t.next('rollDefences', { seat });
    t.next('evade', { seat });
  }
});

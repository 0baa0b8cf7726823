/** What a seat may know, and dealing afresh everything it may not (information, A11). */
import type { Rng, WaitingStep } from '@flotilla/table';
import { SHIPS, shipCard } from './data/cards.ts';
import type { Navy, ShipCard } from './data/types.ts';
import { dealAnew } from './dealing.ts';
import { newVessel } from './rules/change.ts';
import { askedToDefend } from './rules/defence.ts';
import { cardsOf, factsOf, playerAt, worthAfloat, worthOfAll } from './rules/fleet.ts';
import { askedAbout } from './rules/intelligence.ts';
import { asksEveryone, NO_ORDERS, randomOrders } from './rules/orders.ts';
import { designsFor, soldOutFor } from './rules/setup.ts';
import type {
  Attack,
  Defence,
  Division,
  Ending,
  NavalBattles,
  Orders,
  Phase,
  Plan,
  Play,
  Player,
  State,
  Terms,
  Vessel,
} from './state.ts';

/** What everybody may know about a seat. */
export interface PlayerView {
  readonly seat: number;
  readonly navy: Navy | null;
  readonly side: string;
  readonly team: number | null;
  readonly points: number; // starting points
  readonly fleet: readonly Vessel[] | null; // null while it is secret
  readonly reserve: readonly string[] | null; // null while the fleet is secret
  readonly hand: number; // how many cards
  readonly limit: number; // hand size
  readonly stock: number; // face-down cards beside the fleet
  readonly pile: readonly string[]; // ships it has sunk
  readonly sunk: number; // their worth
  readonly afloat: number; // worth of its fleet, 0 while it is secret
  readonly lost: readonly string[]; // its ships that were sunk
  readonly removed: readonly string[]; // reserve taken out of the game
  readonly out: boolean; // eliminated
}

/** What one seat may know; the seat is null for a spectator. */
export interface View {
  readonly seat: number | null;
  readonly terms: Terms;
  readonly first: number;
  readonly round: number;
  readonly turn: number;
  readonly active: number;
  readonly phase: Phase;
  readonly players: readonly PlayerView[];
  readonly hand: readonly string[]; // own cards
  readonly stock: readonly string[]; // own face-down cards
  readonly unspent: number; // own points left for action cards
  readonly orders: Orders | null; // own standing orders
  readonly passing: boolean; // passes for the rest of this turn
  readonly deck: number; // how many cards
  readonly discard: readonly string[];
  readonly attacks: readonly Attack[];
  readonly defences: readonly Defence[];
  readonly plays: readonly Play[];
  readonly plans: readonly Plan[];
  readonly quiet: number;
  readonly division: Division | null; // own team's only
  readonly ending: Ending | null;
  readonly hands: readonly (readonly string[])[] | null; // everybody's cards once the battle is over
}

const EMPTY: readonly string[] = [];

/**
 * What a seat (null: a spectator) may know, field by field. Public lists are shared with the state, as they are never changed in
 * place.
 */
export function view(state: State, seat: number | null): View {
  const own = seat === null ? null : playerAt(state, seat);
  return {
    seat,
    terms: state.terms,
    first: state.first,
    round: state.round,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    players: state.players.map((player) => playerView(state.terms, player, player === own)),
    hand: own ? own.hand : EMPTY,
    stock: own ? own.stock : EMPTY,
    unspent: own ? own.unspent : 0,
    orders: own ? own.orders : null,
    passing: own ? own.passing : false,
    deck: state.deck.length,
    discard: state.discard,
    attacks: state.attacks,
    defences: state.defences,
    plays: state.plays,
    plans: state.plans,
    quiet: state.quiet,
    division: own && state.division?.team === own.team ? state.division : null,
    ending: state.ending,
    hands: state.ending ? state.players.map(cardsOf) : null,
  };
}

function playerView(terms: Terms, player: Player, own: boolean): PlayerView {
  const shown = player.shown || own;
  const facts = shown ? factsOf(player.fleet) : null;
  return {
    seat: player.seat,
    navy: player.navy,
    side: player.side,
    team: player.team,
    points: player.points,
    fleet: shown ? player.fleet : null,
    reserve: shown ? player.reserve : null,
    hand: player.hand.length,
    limit: facts ? facts.limit : 0,
    stock: player.stock.length,
    pile: player.pile,
    sunk: worthOfAll(terms, player.pile),
    afloat: facts ? worthAfloat(terms, facts) : 0,
    lost: player.lost,
    removed: player.removed,
    out: player.out,
  };
}

type Waiting = WaitingStep<NavalBattles>;

const MOST_TRIES = 40;

/** Deals afresh everything a seat cannot know: deck order, other hands and face-down cards, orders, fleets not yet shown. */
export function swapSecrets(
  state: State,
  seat: number | null,
  rng: Rng,
  waiting: Waiting | null,
): false | undefined {
  const others = state.players.filter((player) => player.seat !== seat);
  const awaited = awaitedOf(state, seat, waiting);
  const soldOut = waiting?.step === 'buyCard' && seat !== null ? soldOutFor(state, seat) : NONE;
  const dealt = { deck: state.deck, secrets: others.map(secretsOf) };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const works = state.ending === null ? dealAnew(state, others, soldOut, rng) : shuffleAnew(state, rng);
    for (const player of others) orderAnew(player, tries, rng);
    if (works && awaitedOf(state, seat, waiting) === awaited) break;
    if (tries < MOST_TRIES - 1) continue;
    putBack(state, others, dealt);
    return false;
  }
  for (const player of others) if (!player.shown && state.terms.scenario === null) chooseAnew(player, rng);
  return undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** Once the battle is over every hand lies open, and only the order of the deck is unknown. */
function shuffleAnew(state: State, rng: Rng): true {
  state.deck = rng.shuffled([...state.deck].sort());
  return true;
}

/** The parts of a player that a new deal may change. */
type Secrets = Pick<Player, 'hand' | 'stock' | 'unspent' | 'orders' | 'passing'>;

const secretsOf = ({ hand, stock, unspent, orders, passing }: Player): Secrets => ({
  hand,
  stock,
  unspent,
  orders,
  passing,
});

/** Most players want to be asked: the first tries assume that everybody does; later ones allow any orders. */
const PLAIN_TRIES = MOST_TRIES / 2;

/** Gives a rival new orders, as the real ones are not known. */
function orderAnew(player: Player, tries: number, rng: Rng): void {
  const plain = tries < PLAIN_TRIES;
  player.orders = plain ? NO_ORDERS : randomOrders(rng);
  player.passing = plain ? false : rng.below(2) === 0;
}

/** Anybody can tell by waiting that an answer is awaited; a new deal must keep that, though not whose answer it is. */
function awaitedOf(state: State, seat: number | null, waiting: Waiting | null): string {
  switch (waiting?.step) {
    case 'window':
    case 'windowForAll': {
      const others = askedAbout(state, waiting.args.play).filter((asked) => asked !== seat);
      return others.length > 0 ? 'somebody' : 'nobody';
    }
    case 'defend':
      return askedToDefend(state, waiting.args.seat).length > 0 ? 'somebody' : 'nobody';
    case 'buyCard': {
      const own = seat === null ? '' : designsFor(state, playerAt(state, seat)).join();
      if (asksEveryone(state) || designsFor(state, playerAt(state, waiting.args.seat)).length === 0)
        return own;
      return `${own}, somebody`;
    }
    default:
      return '';
  }
}

function putBack(
  state: State,
  others: readonly Player[],
  dealt: { readonly deck: string[]; readonly secrets: readonly Secrets[] },
): void {
  state.deck = dealt.deck;
  others.forEach((player, index) => {
    Object.assign(player, dealt.secrets[index]);
  });
}

/** Chooses a fleet afresh: one still face down could be any that its points buy. */
function chooseAnew(player: Player, rng: Rng): void {
  const ships = SHIPS.filter((ship) => ship.navy === player.navy);
  if (player.fleet.length === 0 || ships.length === 0) return;
  const single = isSingle(player.fleet.map((vessel) => vessel.id));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const chosen = fleetFor(player.points, rng.shuffled(ships));
    if (isSingle(chosen) !== single) continue;
    player.fleet = chosen.map(newVessel);
    player.reserve = ships.map((ship) => ship.id).filter((ship) => !chosen.includes(ship));
    player.unspent = player.points - chosen.reduce((sum, ship) => sum + shipCard(ship).vp, 0);
    return;
  }
}

/** A single surface ship needs no formation: its owner is not asked for one. */
const isSingle = (ships: readonly string[]): boolean =>
  ships.filter((ship) => !shipCard(ship).submarine).length < 2;

function fleetFor(points: number, ships: readonly ShipCard[]): string[] {
  let left = points;
  return ships
    .filter((ship) => {
      if (ship.vp > left) return false;
      left -= ship.vp;
      return true;
    })
    .map((ship) => ship.id);
}

/** Every card id a seat must not find in anything it is sent. */
export function secrets(state: State, seat: number | null): string[] {
  const hidden = [...state.deck];
  if (state.ending === null)
    for (const player of state.players)
      if (player.seat !== seat) hidden.push(...player.hand, ...player.stock);
  for (const player of state.players)
    if (!player.shown && player.seat !== seat && state.terms.scenario === null)
      hidden.push(...player.fleet.map((vessel) => vessel.id));
  return hidden;
}

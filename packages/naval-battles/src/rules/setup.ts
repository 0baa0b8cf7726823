/** Set-up: player order, navies, secret fleets, formation, bought cards and first hands. */
import type { FormChoice, Option, Rng } from '@flotilla/table';
import { refuse, text } from '@flotilla/table';
import { ACTIONS, actionCard, NON_COMBATANT_ID, SHIPS, shipCard } from '../data/cards.ts';
import { NAVIES } from '../data/navies.ts';
import type { Navy } from '../data/types.ts';
import { berthFacts, designOf, fleetFacts } from '../events.ts';
import { scenarioCards } from '../options.ts';
import type { Player, State, Vessel } from '../state.ts';
import { briefingParts } from '../text/briefing.ts';
import { cardLine, shipLine, shipName } from '../text/words.ts';
import type { T } from './book.ts';
import { fillTogether, pick, pickTogether, step } from './book.ts';
import { drawUp, takeFromDeck } from './cards.ts';
import { newVessel, vesselWith } from './change.ts';
import {
  afloatOf,
  hasGap,
  isSubmarine,
  MOST_ROWS,
  playerAt,
  seatsFrom,
  shipCardsOf,
  worthOfAll,
} from './fleet.ts';
import { asksEveryone } from './orders.ts';
import { presetRows } from './preset.ts';
import { perShip } from './remember.ts';

const NOBODY: readonly number[] = [];

/** The battle begins: the scenario says who goes first, or the dice do (set-up, player order; R52). */
export const begin = step('begin', (t) => {
  const { terms, players } = t.state;
  const { scenario, name, target } = terms;
  t.say('begun', 'setup', { terms: { scenario, name, target } });
  const sides = players.map(fleetFacts);
  for (const part of briefingParts(terms)) t.say('briefing', 'scenarios', { part, terms, sides });
  if (terms.first === null) t.next('rollForFirst', { seats: players.map((player) => player.seat) });
  else t.next('muster');
});

/** setup.order, R44 — everybody rolls a die, the highest begins; those who tie roll again. */
export const rollForFirst = step('rollForFirst', (t, { seats }) => {
  const rolls = seats.map((seat) => ({ seat, die: firstDie(t, seat) }));
  const highest = Math.max(...rolls.map((roll) => roll.die));
  const tied = rolls.filter((roll) => roll.die === highest).map((roll) => roll.seat);
  const [first = 0] = tied;
  if (tied.length > 1) return t.next('rollForFirst', { seats: tied });
  t.state.first = first;
  t.say('rolledForFirst', 'setup.order', { who: fleetFacts(playerAt(t.state, first)) });
  t.next('muster');
});

/** One player's die for the first turn. */
function firstDie(t: T, seat: number): number {
  const { natural } = t.dice('d6', 'firstPlayer', 'setup.order');
  t.say('firstDie', 'setup.order', { who: fleetFacts(playerAt(t.state, seat)), die: natural });
  return natural;
}

/** setup — navies, fleets, formations, bought cards and hands, in that order. */
export const muster = step('muster', (t) => {
  const { terms, first } = t.state;
  const seats = seatsFrom(t.state, first);
  if (terms.scenario === null) {
    for (const seat of seats) t.next('chooseNavy', { seat });
    if (terms.teams) for (const team of teamsOf(t.state)) t.next('dividePoints', { team, asked: 0 });
    t.next('buildFleets');
  }
  for (const seat of seats) {
    t.next('layOut', { seat });
    t.next('showFleet', { seat });
  }
  if (terms.cardReserve) t.next('buyRound');
  t.next('dealHands');
  t.next('startRound');
});

const teamsOf = (state: State): number[] =>
  [...new Set(state.players.map((player) => player.team))].filter((team) => team !== null);

/** With fewer points than this the small navies are weak against the larger ones. */
const SMALL_NAVIES_FIGHT_FROM = 20;

/** Every navy as it may be offered: already taken, fit for the battle, or weak in it. */
const MUSTERS = NAVIES.map((navy) => {
  const name = text(`navy.${navy.id}`);
  const ships = SHIPS.filter((ship) => ship.navy === navy.id);
  const points = ships.reduce((sum, ship) => sum + ship.vp, 0);
  const args = { navy: name, ships: ships.length, points };
  const ids = ships.map((ship) => ship.id);
  const offer = (text: string): Option<Navy> => ({ id: navy.id, text, args, value: navy.id });
  const taken: Option<Navy> = {
    ...refuse(navy.id, 'refused.navyTaken', 'R43', { navy: name }),
    label: name,
  };
  return { navy, ids, taken, fit: offer('navy'), weak: offer('smallNavy') };
});

/** The points a fleet can expect: all of them, or an even share of its team's (option.teams). */
function shareOf({ players, terms }: State, seat: number): number {
  const team = players[seat]?.team ?? null;
  if (team === null) return terms.target;
  return terms.target / players.filter((player) => player.team === team).length;
}

/** setup.navies, R43 — in player order each takes a navy that is still free. */
export const chooseNavy = pick('chooseNavy', {
  rule: 'setup.navies',
  seat: (_, { seat }) => seat,
  options: (s, { seat }): Option<Navy>[] => {
    const points = shareOf(s, seat);
    return MUSTERS.map(({ navy, taken, fit, weak }) => {
      if (s.players.some((player) => player.navy === navy.id)) return taken;
      return points > navy.points.max || (navy.size === 'small' && points < SMALL_NAVIES_FIGHT_FROM)
        ? weak
        : fit;
    });
  },
  take: (t, option, { seat }) => {
    const player = playerAt(t.state, seat);
    const navy = option.id as Navy;
    const before = fleetFacts(player);
    const ships = MUSTERS.find((muster) => muster.navy.id === navy)?.ids ?? [];
    player.navy = navy;
    player.reserve = ships;
    t.state.box = t.state.box.filter((ship) => !ships.includes(ship));
    t.reveal();
    t.say('navy', 'setup.navies', { who: before, navy });
  },
});

/** A ship that may be chosen, with its price. */
export const candidate = perShip((ship): Option => ({ id: ship.id, label: shipLine(ship), cost: ship.vp }));

/** setup.fleets — all choose their ships at once, in secret; the rest is the reserve. */
export const buildFleets = fillTogether('buildFleets', {
  rule: 'setup.fleets',
  seats: (s) => s.players.map((player) => player.seat),
  about: (s, _, seat) => ({ points: playerAt(s, seat).points }),
  form: (s, _, seat) => {
    const player = playerAt(s, seat);
    const options = shipCardsOf(player.reserve).map(candidate);
    return [{ id: 'ships', kind: 'many', options, min: 1, max: options.length, budget: player.points }];
  },
  check: () => null,
  sample: (s, rng, _, seat) => ({ ships: randomFleet(playerAt(s, seat), rng) }),
  take: (t, chosen) => {
    for (const { seat, choice } of chosen) {
      const player = playerAt(t.state, seat);
      const ships = choice.ships as readonly string[];
      player.fleet = player.reserve.filter((ship) => ships.includes(ship)).map(newVessel);
      player.reserve = player.reserve.filter((ship) => !ships.includes(ship));
      player.unspent = player.points - worthOfAll(t.state.terms, ships);
    }
  },
});

/** Ships taken in random order as long as the points last. */
function randomFleet(player: Player, rng: Rng): string[] {
  let left = player.points;
  const fleet: string[] = [];
  for (const ship of rng.shuffled(player.reserve)) {
    if (shipCard(ship).vp > left) continue;
    fleet.push(ship);
    left -= shipCard(ship).vp;
  }
  return fleet;
}

const ROWS = ['1', '2', '3'].map((id) => ({ id, text: 'row', args: { row: Number(id) } }));

/** The fields that place surface ships in rows; those not yet placed start in the preset formation. */
export const rowFields = (fleet: readonly Vessel[]) => {
  const preset = presetRows(fleet);
  const surface = fleet.filter((vessel) => !isSubmarine(vessel.id));
  const options = ROWS.slice(0, Math.min(MOST_ROWS, surface.length));
  return surface.map((vessel) => ({
    id: vessel.id,
    kind: 'choice' as const,
    label: shipName(vessel.id),
    options,
    start: vessel.row > 0 ? String(vessel.row) : (preset[vessel.id] ?? '1'),
  }));
};

/** Why a formation is not allowed: an empty row, or the non-combatant not in the last row (set-up, formation). */
export function formationFault(state: State, fleet: readonly Vessel[], choice: FormChoice) {
  const surface = fleet.filter((vessel) => !isSubmarine(vessel.id));
  const rows = surface.map((vessel) => Number(choice[vessel.id]));
  if (hasGap(rows)) return { why: text('refused.emptyRow'), rule: 'setup.formation' };
  if (!state.terms.nonCombatantLast || !(NON_COMBATANT_ID in choice)) return null;
  if (Number(choice[NON_COMBATANT_ID]) === Math.max(...rows)) return null;
  return { why: text('refused.nonCombatantLast'), rule: 'scenarios' };
}

/** A random formation without empty rows. */
export function randomFormation(state: State, fleet: readonly Vessel[], rng: Rng): Record<string, string> {
  const surface = fleet.filter((vessel) => !isSubmarine(vessel.id)).map((vessel) => vessel.id);
  const depth = 1 + rng.below(Math.max(1, Math.min(MOST_ROWS, surface.length)));
  const rows: Record<string, string> = {};
  rng.shuffled(surface).forEach((ship, index) => {
    rows[ship] = String(index < depth ? index + 1 : 1 + rng.below(depth));
  });
  if (!state.terms.nonCombatantLast || !(NON_COMBATANT_ID in rows)) return rows;
  const rear = Object.keys(rows).find((ship) => rows[ship] === String(depth)) as string;
  return { ...rows, [rear]: rows[NON_COMBATANT_ID] as string, [NON_COMBATANT_ID]: String(depth) };
}

/** The fleet with its surface ships in the chosen rows. */
export const inRows = (fleet: readonly Vessel[], choice: FormChoice): Vessel[] =>
  fleet.map((vessel) =>
    isSubmarine(vessel.id) ? vessel : vesselWith(vessel, { row: Number(choice[vessel.id]) }),
  );

/** setup.formation — the fleets are laid out in rows, one after another. */
export const layOut = fillTogether('layOut', {
  rule: 'setup.formation',
  seats: (s, { seat }) => (surfaceShips(playerAt(s, seat)) > 1 ? [seat] : NOBODY),
  form: (s, { seat }) => rowFields(playerAt(s, seat).fleet),
  check: (s, choice, { seat }) => formationFault(s, playerAt(s, seat).fleet, choice),
  sample: (s, rng, { seat }) => randomFormation(s, playerAt(s, seat).fleet, rng),
  take: (t, chosen, { seat }) => {
    const player = playerAt(t.state, seat);
    player.fleet = inRows(player.fleet, chosen[0]?.choice ?? {});
  },
});

const surfaceShips = (player: Player): number =>
  player.fleet.filter((vessel) => !isSubmarine(vessel.id)).length;

/** setup.formation — the fleet lies face up; a single surface ship is a row of its own. */
export const showFleet = step('showFleet', (t, { seat }) => {
  const player = playerAt(t.state, seat);
  player.fleet = player.fleet.map((vessel) =>
    isSubmarine(vessel.id) || vessel.row > 0 ? vessel : vesselWith(vessel, { row: 1 }),
  );
  player.shown = true;
  t.reveal();
  t.say('shown', 'setup.formation', () => ({
    who: fleetFacts(player),
    ships: berthFacts(player.fleet),
    points: afloatOf(t.state.terms, player.fleet),
  }));
});

/** option.cards — everybody in turn may buy one card; if anybody did, there is another round. */
export const buyRound = step('buyRound', (t) => {
  const { state } = t;
  for (const seat of seatsFrom(state, state.first)) {
    t.next('buyCard', { seat });
  }
  t.next('buyAgain', { stock: stockInAll(state) });
});

/** option.cards — another round when somebody bought in this one. */
export const buyAgain = step('buyAgain', (t, { stock }) => {
  if (stockInAll(t.state) > stock) t.next('buyRound');
});

const stockInAll = (state: State): number =>
  state.players.reduce((sum, player) => sum + player.stock.length, 0);

/** The designs still in the deck that the seat can pay for. */
export function designsFor(state: State, player: Player): string[] {
  const held = new Set(state.deck.map((card) => actionCard(card).design));
  const cheap = ACTIONS.filter((card) => card.reinforcement <= player.unspent && held.has(card.design));
  return [...new Set(cheap.map((card) => card.design))];
}

/** The designs a seat could pay for that it is no longer offered: somebody has bought the last of them. */
export function soldOutFor(state: State, seat: number): ReadonlySet<string> {
  const player = playerAt(state, seat);
  const offered = new Set(designsFor(state, player));
  const cheap = ACTIONS.filter(({ reinforcement }) => reinforcement <= player.unspent);
  return new Set(cheap.map(({ design }) => design).filter((design) => !offered.has(design)));
}

/** option.cards — a card costs its reinforcement value in starting points and lies face down beside the fleet. */
export const buyCard = pickTogether('buyCard', {
  rule: 'option.cards',
  // The points left are secret: when several people play, those who can buy nothing are asked as well (R68).
  ask: asksEveryone,
  hushed: (s) => !asksEveryone(s),
  seats: (_, { seat }) => [seat],
  about: (s, { seat }) => ({ points: playerAt(s, seat).unspent }),
  options: (s, { seat }) => [
    { id: 'none' },
    ...designsFor(s, playerAt(s, seat)).map((design) => {
      const card = ACTIONS.find((other) => other.design === design) ?? actionCard('A001');
      return { id: design, text: 'card', args: { card: cardLine(card), cost: card.reinforcement } };
    }),
  ],
  take: (t, chosen, { seat }) => {
    const design = chosen[0]?.choice.id;
    if (design === undefined || design === 'none') return;
    const player = playerAt(t.state, seat);
    const place = t.state.deck.findIndex((card) => actionCard(card).design === design);
    const [card] = t.state.deck.splice(place, 1);
    if (card === undefined) return;
    player.stock = [...player.stock, card];
    player.unspent -= actionCard(card).reinforcement;
    t.reveal();
    t.say('bought', 'option.cards', { who: fleetFacts(player) });
    t.tell([seat], 'boughtCard', 'option.cards', { card: designOf(card) });
  },
});

/** setup.cards — the deck is shuffled, scenario cards are set aside, everybody draws a hand. */
export const dealHands = step('dealHands', (t) => {
  const { state } = t;
  t.shuffle(state.deck, 'deck');
  for (const player of state.players) {
    for (const { kind, count } of scenarioCards(t.options, player.seat)) {
      for (let i = 0; i < count; i++) {
        const card = takeFromDeck(state.deck, kind);
        if (card !== null) player.stock = [...player.stock, card];
      }
    }
  }
  for (const seat of seatsFrom(state, state.first)) drawUp(t, playerAt(state, seat));
});

/** Positions for tests: a battle in mid-game, played on through offered options with scripted dice. */
import type { Choice, Decision, Refusal } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import { clone, optionsOf, Session, Table } from '@flotilla/table/run';
import { ACTIONS, SHIPS, shipByName } from '../src/data/cards.ts';
import type { Navy } from '../src/data/types.ts';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { setup } from '../src/options.ts';
import type { NavalBattles, Player, State, Terms, Vessel } from '../src/state.ts';

/** One fleet of a position; ships by the name on the card, cards by id. */
export interface Fleet {
  readonly navy: Navy;
  readonly rows: readonly (readonly string[])[];
  readonly passive?: readonly string[];
  readonly active?: readonly string[];
  readonly damage?: Readonly<Record<string, readonly string[]>>;
  readonly pile?: readonly string[];
  readonly hand?: readonly string[];
  readonly stock?: readonly string[];
  readonly reserve?: readonly string[];
  readonly team?: number;
}

/** How a position is set up. */
export interface Position {
  readonly fleets: readonly Fleet[];
  readonly options?: Partial<Options>;
  readonly terms?: Partial<Terms>;
  readonly active?: number;
  readonly round?: number;
  readonly dice?: ScriptedDice;
  readonly top?: readonly string[]; // cards drawn next, the first one first
}

/** A position being played. */
export interface Battle {
  readonly table: Table<NavalBattles>;
  readonly state: () => State;
  readonly player: (seat: number) => Player;
  readonly vessel: (ship: string) => Vessel | undefined;
  readonly asked: (seat?: number) => Decision;
  readonly expect: (step: string, choice: Choice, seat?: number) => void;
  readonly refusal: (choice: Choice, seat?: number) => Refusal | null;
  readonly why: (choice: Choice, seat?: number) => string;
  readonly ids: (seat?: number) => string[];
  readonly say: () => string[];
}

/** The id of the ship with this name. */
export function ship(name: string): string {
  const card = shipByName(name) ?? SHIPS.find((other) => other.id === name);
  if (!card) throw new Error(`There is no ship "${name}".`);
  return card.id;
}

function fleetOf(fleet: Fleet): Vessel[] {
  const wounds = (name: string) =>
    (fleet.damage?.[name] ?? []).map((card) => ({
      card,
      points: ACTIONS.find((other) => other.id === card)?.damage ?? 0,
    }));
  const vessel = (name: string, row: number, active: boolean): Vessel => ({
    id: ship(name),
    row,
    active,
    acted: false,
    repaired: false,
    wounds: wounds(name),
  });
  return [
    ...fleet.rows.flatMap((names, index) => names.map((name) => vessel(name, index + 1, false))),
    ...(fleet.passive ?? []).map((name) => vessel(name, 0, false)),
    ...(fleet.active ?? []).map((name) => vessel(name, 0, true)),
  ];
}

/** The state of a position; every card that is not named is in the deck, every other ship of a navy in reserve. */
export function stateOf(position: Position): State {
  const options = optionsOf(navalBattles, position.options);
  const state = setup(options, position.fleets.length);
  state.terms = {
    ...state.terms,
    teams: position.fleets.some((fleet) => fleet.team !== undefined),
    ...position.terms,
  };
  const inPlay = new Set<string>();
  position.fleets.forEach((fleet, seat) => {
    const player = state.players[seat] as Player;
    player.navy = fleet.navy;
    player.team = fleet.team ?? null;
    player.shown = true;
    player.fleet = fleetOf(fleet);
    player.hand = fleet.hand ?? [];
    player.stock = fleet.stock ?? [];
    player.pile = (fleet.pile ?? []).map(ship);
    for (const held of [...player.fleet.map((v) => v.id), ...player.pile]) inPlay.add(held);
  });
  for (const player of state.players) {
    const named = position.fleets[player.seat]?.reserve;
    const rest = SHIPS.filter((card) => card.navy === player.navy).map((card) => card.id);
    player.reserve = (named ? named.map(ship) : rest).filter((id) => !inPlay.has(id));
    for (const id of player.reserve) inPlay.add(id);
  }
  state.box = SHIPS.map((card) => card.id).filter((id) => !inPlay.has(id));
  const dealt = new Set(
    state.players.flatMap((player) => [
      ...player.hand,
      ...player.stock,
      ...player.fleet.flatMap((v) => v.wounds.map((wound) => wound.card)),
    ]),
  );
  const top = [...(position.top ?? [])].reverse();
  const deck = ACTIONS.map((card) => card.id).filter((id) => !dealt.has(id) && !top.includes(id));
  state.deck = [...deck, ...top];
  state.round = position.round ?? 1;
  return state;
}

/** Sets up a position at the start of the active seat's turn. */
export function battle(position: Position): Battle {
  const game = stateOf(position);
  const seats = position.fleets.length;
  const active = position.active ?? 0;
  const rest = Array.from({ length: seats - 1 - active }, (_, i) => ({
    step: 'startTurn',
    args: { seat: active + 1 + i },
  }));
  const setting = {
    game: navalBattles,
    options: optionsOf(navalBattles, position.options),
    seats,
    seed: 'position',
    script: { dice: position.dice ?? {}, missing: 'seed' as const },
  };
  const fresh = new Table<NavalBattles>({ ...setting, script: null }).state;
  const agenda = [
    { step: 'endRound', args: null },
    ...rest.reverse(),
    { step: 'startTurn', args: { seat: active } },
  ];
  const table = new Table<NavalBattles>(setting, {
    ...fresh,
    game,
    agenda,
    scripted: {},
    decision: 0,
    held: [],
  });
  const state = () => table.state.game;
  const asked = (seat?: number): Decision => {
    const decision = seat === undefined ? table.decisions[0] : table.decisionFor(seat);
    if (!decision) throw new Error('Nothing is asked.');
    return decision;
  };
  const refusal = (choice: Choice, seat?: number) => {
    const decision = asked(seat);
    return table.refusalOf({ seat: decision.seat, decision: decision.number, choice });
  };
  return {
    table,
    state,
    asked,
    refusal,
    player: (seat) => state().players[seat] as Player,
    vessel: (name) =>
      state()
        .players.flatMap((player) => player.fleet)
        .find((v) => v.id === ship(name)),
    why: (choice, seat) => {
      const refused = refusal(choice, seat);
      if (!refused) throw new Error(`"${JSON.stringify(choice)}" is allowed.`);
      const key = typeof refused.why === 'string' ? refused.why : refused.why.key;
      return `${key} [${refused.rule}]`;
    },
    ids: (seat) => {
      const decision = asked(seat);
      return decision.kind === 'pick'
        ? decision.options.map((option) => option.id)
        : decision.form.map((field) => field.id);
    },
    expect: (step, choice, seat) => {
      const decision = asked(seat);
      if (decision.step !== step) throw new Error(`Expected "${step}", was asked "${decision.step}".`);
      const refused = table.answer({ seat: decision.seat, decision: decision.number, choice });
      if (refused)
        throw new Error(`${step}: ${JSON.stringify(choice)} was refused: ${JSON.stringify(refused)}`);
    },
    say: () => (table.log ?? []).map((event) => event.kind),
  };
}

/** The same position as a session, which knows what may be taken back. */
export function sessionAt(b: Battle): Session<NavalBattles> {
  const { options } = b.table.setting;
  const seats = b.state().players.map(({ seat }) => ({ name: `Fleet ${seat + 1}`, bot: null }));
  const session = new Session<NavalBattles>(navalBattles, {
    options: { ...options },
    seats,
    seed: 'position',
  });
  session.table.restore(clone(b.table.state), 0);
  return session;
}

/** A form of the defence phase with nothing declared. */
export const noDefence = (b: Battle, seat: number) =>
  Object.fromEntries(
    b.ids(seat).map((field) => [field, field === 'dice' ? 'auto' : field === 'orders' ? 'ask' : []]),
  );

/** The attacks are made final, and nobody declares a defence. */
export function closeUndefended(b: Battle): void {
  b.expect('actions', 'close');
  while (!b.table.over && b.asked().step === 'defend')
    b.expect('defend', noDefence(b, b.asked().seat), b.asked().seat);
}

/** The active player fires a card at a ship, with the ships named where there is a choice. */
export function fire(b: Battle, card: string, target: string, ...by: string[]): void {
  b.expect('actions', `attack:${card}`);
  if (b.asked().step === 'aim') b.expect('aim', ship(target));
  for (const name of by) if (b.asked().step === 'commitShip') b.expect('commitShip', ship(name));
}

/** The first player's strike sinks a ship, the second player does nothing: the round ends. */
export function sinkAndEnd(b: Battle, target: string): void {
  b.expect('actions', 'strike:A052');
  if (b.asked().step === 'fly') b.expect('fly', ship(target));
  closeUndefended(b);
  for (let guard = 0; !b.table.over && b.state().round === 1 && guard < 40; guard++) {
    const { step, seat } = b.asked();
    b.expect(step, step === 'actions' ? 'close' : { cards: [] }, seat);
  }
}

/**
 * The events of the log: facts that can be read without the state they come from, and the density of each. A card is named by its
 * design, never by its own id: once the discards are shuffled, that very card may be in somebody's hand.
 */
import type { EventStyle } from '@flotilla/table';
import { actionCard } from './data/cards.ts';
import type { Navy, Threat } from './data/types.ts';
import type {
  Attack,
  AttackSource,
  Deed,
  Defence,
  Ending,
  Plan,
  Play,
  Player,
  Terms,
  Vessel,
} from './state.ts';
import type { BriefingPart } from './text/briefing.ts';

/** A fleet as it was called at the time. */
export interface FleetFacts {
  readonly seat: number;
  readonly navy: Navy | null; // null before it was chosen
  readonly side: string; // name of the side in a scenario, otherwise empty
}

/** An attack as it stood at the time. */
export interface AttackFacts {
  readonly number: number; // counts from 1 in every turn
  readonly by: number; // attacking seat
  readonly on: number; // attacked seat
  readonly source: AttackSource;
  readonly card: string | null; // design of the card that lies there, null for an inherent attack
  readonly as: string | null; // design of the card whose values count; differs for a copy
  readonly ships: readonly string[]; // ships that fire or launch
  readonly target: string; // ship attacked then
  readonly aimed: string; // ship it was aimed at before any screening
  readonly types: readonly Threat[]; // its threats; a guard must be good against one of them
  readonly hard: number; // on every die that tries to stop it
  readonly damage: number; // 0 when it does none
  readonly needs: number; // die that sinks the target; 0 when no die is needed
  readonly sinks: boolean; // sinks outright when not stopped
}

/** Something set against an attack. */
export interface GuardFacts {
  readonly number: number; // counts from 1 in every turn
  readonly by: number; // defending seat
  readonly source: Defence['source'];
  readonly ship: string | null; // whose guard it is, or the ship that steps in
  readonly card: string | null; // design of the card spent
  readonly as: string | null; // design of the card whose values count; differs for a copy
  readonly on: number; // number needed; 0 for a ship that steps in
  readonly attack: number; // number of the attack it names
}

/** A card on the table that may be cancelled. */
export interface PlayFacts {
  readonly number: number; // counts from 1 in every turn
  readonly kind: Deed['kind']; // what it does
  readonly card: string; // design of the card whose values count
  readonly attacks: readonly number[]; // numbers of the attacks it makes
  readonly defence: number | null; // number of the defence it is
  readonly answers: number | null; // number of the played card it would cancel
}

/** A die that must show a number: what it needed, modifiers counted, and what it showed. */
export interface DieFacts {
  readonly needs: number;
  readonly die: number;
}

/** A ship and where it lies. */
export interface BerthFacts {
  readonly ship: string;
  readonly row: number; // 1 nearest the enemy; 0 for a submarine
  readonly active: boolean; // submarines only
}

interface By {
  readonly who: FleetFacts;
}

interface Attacking extends By {
  readonly owner: FleetFacts; // whose ship is attacked
  readonly attack: AttackFacts;
}

interface Guarding extends By {
  readonly guard: GuardFacts;
  readonly attack: AttackFacts;
}

interface Planning {
  readonly plan: Plan;
  readonly on: FleetFacts; // whose dice it changes
}

/** Every log event with its facts. */
export interface Events {
  begun: { readonly terms: Pick<Terms, 'scenario' | 'name' | 'target'> };
  briefing: {
    readonly part: BriefingPart;
    readonly terms: Terms;
    readonly sides: readonly FleetFacts[];
  };
  firstDie: By & { readonly die: number };
  rolledForFirst: By;
  navy: By & { readonly navy: Navy };
  divided: By & { readonly points: number };
  shown: By & { readonly ships: readonly BerthFacts[]; readonly points: number };
  bought: By;
  boughtCard: { readonly card: string };
  round: { readonly round: number };
  turn: By;
  reinforced: By & {
    readonly ships: readonly string[];
    readonly row: number; // of the surface ships among them
    readonly cards: readonly string[];
    readonly points: number;
  };
  rearranged: By & { readonly ships: readonly BerthFacts[] };
  submarine: By & { readonly ship: string; readonly mode: 'active' | 'passive' };
  attackCard: Attacking;
  strikeFrom: Attacking;
  huntFrom: Attacking;
  airCard: Attacking;
  huntCard: Attacking;
  bombers: Attacking;
  expected: {
    readonly attack: AttackFacts;
    readonly what: 'sinks' | 'hits'; // what it does if it takes effect
    readonly guarded: number; // chance of that against every open guard
    readonly unguarded: number; // chance if the attacked fleet does nothing
  };
  paid: By & { readonly cards: readonly string[] };
  planPlayed: By & Planning;
  repairPlayed: By & { readonly ships: readonly string[] };
  copied: By & { readonly card: string };
  intelligence: By & { readonly owner: FleetFacts; readonly play: PlayFacts };
  cancelled: { readonly owner: FleetFacts; readonly play: PlayFacts };
  planInForce: Planning;
  repaired: By & { readonly ships: readonly string[]; readonly cards: readonly string[] };
  closed: By & { readonly attacks: number };
  guardShip: Guarding;
  guardCard: Guarding;
  screen: Guarding;
  noDefence: By;
  redirected: { readonly guard: GuardFacts; readonly ship: string; readonly attack: AttackFacts };
  screenLost: { readonly guard: GuardFacts; readonly ship: string };
  guardRolled: DieFacts & {
    readonly guard: GuardFacts;
    readonly attack: AttackFacts;
    readonly stopped: boolean;
  };
  guardLost: { readonly guard: GuardFacts };
  evaded: DieFacts & { readonly attack: AttackFacts; readonly evaded: boolean };
  strikeRolled: DieFacts & { readonly attack: AttackFacts; readonly sunk: boolean };
  tooLate: { readonly attack: AttackFacts };
  damaged: {
    readonly owner: FleetFacts;
    readonly attack: AttackFacts;
    readonly points: number;
    readonly left: number; // hull left
    readonly hull: number; // hull of a sound ship
  };
  sunk: By & {
    readonly ship: string;
    readonly owner: FleetFacts;
    readonly attack: number; // number of the attack that sank it
    readonly points: number;
  };
  eliminated: By;
  discarded: By & { readonly cards: readonly string[] };
  drewCards: By & { readonly cards: number };
  drew: { readonly cards: readonly string[] };
  reshuffled: { readonly cards: number };
  score: { readonly fleets: readonly (By & { readonly points: number })[] };
  quietRound: { readonly quiet: number; readonly of: number }; // rounds without an attack, and how many end the battle
  ended: { readonly how: Ending['how']; readonly winners: readonly FleetFacts[] };
}

/** The face of a card, which does not say where the card is now. */
export const designOf = (card: string): string => actionCard(card).design;

/** The faces of several cards. */
export const designsOf = (cards: readonly string[]): string[] => cards.map(designOf);

const designOrNone = (card: string | null): string | null => (card === null ? null : designOf(card));

/** Whose fleet something is about. */
export const fleetFacts = ({ seat, navy, side }: Player): FleetFacts => ({ seat, navy, side });

/** Where the ships of a fleet lie. */
export const berthFacts = (fleet: readonly Vessel[]): BerthFacts[] =>
  fleet.map(({ id, row, active }) => ({ ship: id, row, active }));

/** An attack as it stands. */
export const attackFacts = (attack: Attack): AttackFacts => ({
  number: attack.id,
  by: attack.by,
  on: attack.on,
  source: attack.source,
  card: designOrNone(attack.card),
  as: designOrNone(attack.as),
  ships: attack.ships,
  target: attack.target,
  aimed: attack.aimed,
  types: attack.types,
  hard: attack.hard,
  damage: attack.damage,
  needs: attack.needs,
  sinks: attack.sinks,
});

/** A defence as it was declared. */
export const guardFacts = (defence: Defence): GuardFacts => ({
  number: defence.id,
  by: defence.by,
  source: defence.source,
  ship: defence.ship,
  card: designOrNone(defence.card),
  as: designOrNone(defence.as),
  on: defence.on,
  attack: defence.attack,
});

/** A card that was played. */
export const playFacts = ({ id, as, deed }: Play): PlayFacts => ({
  number: id,
  kind: deed.kind,
  card: designOf(as),
  attacks: deed.kind === 'attack' ? deed.attacks : [],
  defence: deed.kind === 'defence' ? deed.defence : null,
  answers: deed.kind === 'intelligence' ? deed.on : null,
});

const STORY: EventStyle = { density: 'story' };
const NORMAL: EventStyle = { density: 'normal' };
const EVERYTHING: EventStyle = { density: 'rolls' };

/** How each event is told. */
export const eventStyles: { readonly [K in keyof Events]: EventStyle } = {
  begun: { density: 'story', heading: 1 },
  briefing: STORY,
  firstDie: EVERYTHING,
  rolledForFirst: NORMAL,
  navy: STORY,
  divided: NORMAL,
  shown: STORY,
  bought: NORMAL,
  boughtCard: NORMAL,
  round: { density: 'story', heading: 1 },
  turn: { density: 'normal', heading: 2 },
  reinforced: STORY,
  rearranged: NORMAL,
  submarine: NORMAL,
  attackCard: NORMAL,
  strikeFrom: NORMAL,
  huntFrom: NORMAL,
  airCard: NORMAL,
  huntCard: NORMAL,
  bombers: NORMAL,
  expected: EVERYTHING,
  paid: NORMAL,
  planPlayed: NORMAL,
  repairPlayed: NORMAL,
  copied: NORMAL,
  intelligence: NORMAL,
  cancelled: STORY,
  planInForce: NORMAL,
  repaired: STORY,
  closed: EVERYTHING,
  guardShip: NORMAL,
  guardCard: NORMAL,
  screen: NORMAL,
  noDefence: NORMAL,
  redirected: NORMAL,
  screenLost: NORMAL,
  guardRolled: NORMAL,
  guardLost: NORMAL,
  evaded: NORMAL,
  strikeRolled: NORMAL,
  tooLate: NORMAL,
  damaged: STORY,
  sunk: STORY,
  eliminated: STORY,
  discarded: NORMAL,
  drewCards: EVERYTHING,
  drew: NORMAL,
  reshuffled: NORMAL,
  score: NORMAL,
  quietRound: STORY,
  ended: { density: 'story', heading: 1 },
};

/** The facts of events, made of the state they come from. */
import { actionCard } from './data/cards.ts';
import type { AttackFacts, BerthFacts, FleetFacts, GuardFacts, PlayFacts } from './events.ts';
import type { Attack, Defence, Play, Player, Vessel } from './state.ts';

/** The face of a card, which tells nothing of where the card lies now. */
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

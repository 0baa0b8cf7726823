/** All ship and action cards by id, every field filled in. */
import { ACTION_ROWS } from './actions.ts';
import { ARGENTINA } from './ships/argentina.ts';
import { CHINA } from './ships/china.ts';
import { FRANCE } from './ships/france.ts';
import { JAPAN } from './ships/japan.ts';
import { NON_COMBATANT } from './ships/non-combatant.ts';
import { NORWAY } from './ships/norway.ts';
import { TAIWAN } from './ships/taiwan.ts';
import { UK } from './ships/uk.ts';
import { USA } from './ships/usa.ts';
import { USSR } from './ships/ussr.ts';
import type { ActionCard, ActionRow, Navy, ShipCard, ShipRow, Threat } from './types.ts';
import { THREATS } from './types.ts';

/** Threats or weapons as a number with one bit for each. */
export const bitsOf = (threats: readonly Threat[]): number =>
  threats.reduce((bits, threat) => bits | (1 << THREATS.indexOf(threat)), 0);

const shipOf = (navy: Navy, row: ShipRow, number: number): ShipCard => ({
  id: row.id,
  number,
  name: row.name,
  fullName: row.fullName ?? row.name,
  class: row.class,
  type: row.type,
  navy,
  pennant: row.pennant ?? '',
  service: row.service,
  hull: row.hull ?? 0,
  evasion: row.evasion ?? null,
  passiveEvasion: row.passiveEvasion ?? null,
  weapons: row.weapons ?? [],
  strikes: row.strikes ?? [],
  asw: row.asw ?? [],
  guards: row.guards ?? [],
  command: row.command ?? 0,
  vp: row.vp ?? 0,
  submarine: row.type === 'submarine',
  bits: bitsOf(row.weapons ?? []),
  printed: row.printed ?? [],
});

const FLAGS: readonly (readonly [Navy, readonly ShipRow[]])[] = [
  ['usa', USA],
  ['ussr', USSR],
  ['uk', UK],
  ['china', CHINA],
  ['taiwan', TAIWAN],
  ['japan', JAPAN],
  ['norway', NORWAY],
  ['argentina', ARGENTINA],
  ['france', FRANCE],
  ['nonCombatant', NON_COMBATANT],
];

/** The 110 ship cards. */
export const SHIPS: readonly ShipCard[] = FLAGS.flatMap(([navy, rows]) =>
  rows.map((row) => ({ navy, row })),
).map(({ navy, row }, number) => shipOf(navy, row, number));

/** The ship that only scenarios use. */
export const NON_COMBATANT_ID = 'non-combatant';

const cardOf = (row: ActionRow, number: number): ActionCard => ({
  id: `A${String(number + 1).padStart(3, '0')}`,
  number,
  design: row.design,
  designNumber: ACTION_ROWS.indexOf(row),
  kind: row.kind,
  symbols: row.symbols ?? [],
  platforms: row.platforms ?? 0,
  damage: row.damage ?? 0,
  range: row.range ?? null,
  hard: row.hard ?? 0,
  largeCalibre: row.largeCalibre ?? false,
  guard: row.guard ?? null,
  strikes: row.strikes ?? [],
  asw: row.asw ?? null,
  cost: row.cost ?? 0,
  reinforcement: row.reinforcement,
  bits: bitsOf(row.symbols ?? []),
  printed: row.printed ?? [],
});

/** The 110 action cards. */
export const ACTIONS: readonly ActionCard[] = ACTION_ROWS.flatMap((row) =>
  Array.from({ length: row.copies }, () => row),
).map(cardOf);

const shipById = new Map(SHIPS.map((ship) => [ship.id, ship]));

/** The ship card with this id. */
export function shipCard(id: string): ShipCard {
  const card = shipById.get(id);
  if (!card) throw new Error(`There is no ship "${id}" among the ${SHIPS.length} ship cards.`);
  return card;
}

const digit = (id: string, place: number): number => id.charCodeAt(place) - 48;

/** The action card with this id, found by its number, as cards are looked up more often than anything else. */
export function actionCard(id: string): ActionCard {
  const card = ACTIONS[digit(id, 1) * 100 + digit(id, 2) * 10 + digit(id, 3) - 1];
  if (card?.id !== id)
    throw new Error(`There is no action card "${id}"; they are numbered A001 to A${ACTIONS.length}.`);
  return card;
}

const cardByDesign = new Map(ACTIONS.map((card) => [card.design, card]));

/** What is printed on a card, by its id or by its design. */
export const faceOf = (card: string): ActionCard => cardByDesign.get(card) ?? actionCard(card);

/** Whether this is the id of a ship card. */
export const isShipId = (id: string): boolean => shipById.has(id);

/** The ship whose name is written on the card, within a navy where two navies share a name. */
export const shipByName = (name: string, navy?: Navy): ShipCard | undefined =>
  SHIPS.find((ship) => ship.name === name && (navy === undefined || ship.navy === navy));

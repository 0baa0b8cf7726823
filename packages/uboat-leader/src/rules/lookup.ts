/** Finding things: cards, boats, areas, and what a boat can do in the state its crew is in. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { SNORKEL } from '../data/charts.ts';
import { UNKNOWN_SPEED } from '../data/display.ts';
import { CAMPAIGNS, CORE_CONVOYS, ESCORTS, MERCHANTS, MORE_CONVOYS, NAVAL } from '../data/index.ts';
import type {
  Ability,
  AttackLine,
  BoatCard,
  BoatLevel,
  Campaign,
  Depth,
  EscortCard,
  MerchantCard,
  NavalCard,
  Port,
  SeaArea,
  SkillRow,
} from '../data/types.ts';
import type { ShipFacts } from '../events.ts';
import type { Cards } from '../pack/catalogue.ts';
import { cardsFor } from '../pack/catalogue.ts';
import type { Battle, Boat, Fighter, Load, Ship, State } from '../state.ts';

/** What is needed to look up cards: a state or a view. */
export type Books = Pick<State, 'pack'>;

/** What is needed to look up the campaign sheet: a state or a view. */
export type Sheet = Pick<State, 'campaign'>;

const SHEETS = new Map(CAMPAIGNS.map((campaign) => [campaign.id, campaign]));

/** The cards in use. */
export const cards = (books: Books): Cards => cardsFor(books.pack);

/** The campaign sheet. */
export function campaignOf(sheet: Sheet): Campaign {
  const campaign = SHEETS.get(sheet.campaign);
  if (!campaign) throw new Error(`There is no campaign "${sheet.campaign}".`);
  return campaign;
}

const AREA_MAPS = new Map(
  CAMPAIGNS.map((campaign) => [campaign.id, new Map(campaign.areas.map((a) => [a.id, a]))]),
);

/** A sea area of the campaign map. */
export function seaArea(sheet: Sheet, id: string): SeaArea {
  const area = AREA_MAPS.get(sheet.campaign)?.get(id);
  if (!area) throw new Error(`The map of ${sheet.campaign} has no sea area "${id}".`);
  return area;
}

/** A port of the campaign map. */
export function portOf(sheet: Sheet, id: string): Port {
  const port = campaignOf(sheet).ports.find((other) => other.id === id);
  if (!port) throw new Error(`The map of ${sheet.campaign} has no port "${id}".`);
  return port;
}

/** A boat of the flotilla. */
export function boatOf(s: { readonly boats: readonly Boat[] }, id: string): Boat {
  const boat = s.boats.find((other) => other.id === id);
  if (!boat) throw new Error(`There is no boat "${id}" in the flotilla.`);
  return boat;
}

/** The card of a boat. */
export function boatCard(books: Books, id: string): BoatCard {
  const card = cards(books).boats.get(id);
  if (!card) throw new Error(`There is no boat card "${id}".`);
  return card;
}

/** 3.4 — whether a boat type belongs to one of these classes: II includes IIB and IID, but not III; IX includes IXC/40. */
export const isOfClass = (type: string, classes: readonly string[]): boolean =>
  classes.some((name) => type.startsWith(name) && !'IVX'.includes(type.charAt(name.length) || '-'));

/** The side of its card a boat is on. */
export const levelOf = (books: Books, boat: Pick<Boat, 'id' | 'level'>): BoatLevel =>
  boatCard(books, boat.id).levels[boat.level];

/** 2.8 — the state of the crew. */
export function statusOf(
  books: Books,
  boat: Pick<Boat, 'id' | 'level' | 'stress'>,
): 'okay' | 'shaken' | 'unfit' {
  const level = levelOf(books, boat);
  if (boat.stress <= level.okayTo) return 'okay';
  return boat.stress <= level.shakenTo ? 'shaken' : 'unfit';
}

/** 2.8 — the stress of a crew with the limits it has yet to reach. */
export function strainText(books: Books, boat: Pick<Boat, 'id' | 'level' | 'stress'>): Text {
  const { okayTo, shakenTo } = levelOf(books, boat);
  return text(`strain.${statusOf(books, boat)}`, {
    stress: boat.stress,
    shaken: okayTo + 1,
    unfit: shakenTo + 1,
  });
}

/** 2.8 — the stat row in use; unfit crews use the row of shaken ones. */
export function rowOf(books: Books, boat: Pick<Boat, 'id' | 'level' | 'stress'>): SkillRow {
  const level = levelOf(books, boat);
  return boat.stress <= level.okayTo ? level.okay : level.shaken;
}

/** 2.8, 13.2 — evasion in the row in use, two more with a snorkel. */
export const evasionOf = (books: Books, boat: Boat): number =>
  rowOf(books, boat).evasion + (boat.snorkel ? SNORKEL.evasion : 0);

/** Whether the boat has a special ability at its level. */
export const hasAbility = (books: Books, boat: Boat, ability: Ability): boolean =>
  levelOf(books, boat).abilities.includes(ability);

/** How much of a part of the boat is damaged. */
export function damageTo(boat: Boat, part: Boat['damage'][number]['part']): number {
  let sum = 0;
  for (const damage of boat.damage) if (damage.part === part) sum += damage.n;
  return sum;
}

/** 9.2, 9.28 — speed of a boat at a depth, less engine damage. */
export function boatSpeed(books: Books, boat: Boat, depth: Depth): number {
  const card = boatCard(books, boat.id);
  return Math.max(0, card[depth] - damageTo(boat, 'engines'));
}

/** A boat on the display. */
export function fighterOf(battle: Battle, id: string): Fighter {
  const fighter = battle.boats.find((other) => other.id === id);
  if (!fighter) throw new Error(`${id} is not on the tactical display.`);
  return fighter;
}

/** A ship of the contact. */
export function shipOf(battle: Battle, slot: string): Ship {
  const ship = battle.ships.find((other) => other.slot === slot);
  if (!ship) throw new Error(`There is no ship "${slot}" in this contact.`);
  return ship;
}

/** Whether a ship screens the others. */
export const isEscort = (ship: Pick<Ship, 'kind'>): boolean =>
  ship.kind === 'escort' || ship.kind === 'fleet';

/** Any card that can be attacked. */
export type TargetCard = MerchantCard | EscortCard | NavalCard;

/** The card with this id, of whatever deck. */
export function targetCard(books: Books, id: string): TargetCard {
  const all = cards(books);
  const merchant = all.merchants.get(id);
  if (merchant && !('misidentified' in merchant)) return merchant;
  const card = all.escorts.get(id) ?? all.naval.get(id);
  if (!card) throw new Error(`There is no ship card "${id}".`);
  return card;
}

/** The escort on a card. */
export function escortCard(books: Books, id: string): EscortCard {
  const card = cards(books).escorts.get(id);
  if (!card) throw new Error(`There is no escort card "${id}".`);
  return card;
}

/** What a ship shows of itself; null while it is unknown. */
export const knownCard = (books: Books, ship: Ship): TargetCard | null =>
  ship.card === null ? null : targetCard(books, ship.card);

/** 9.5, 9.20 — speed of a ship, less damage and breakdowns. */
export function shipSpeed(books: Books, ship: Ship): number {
  const full = ship.card === null ? UNKNOWN_SPEED[ship.kind] : targetCard(books, ship.card).speed;
  return Math.max(0, full - ship.light - 2 * ship.heavy - ship.slowed);
}

/** Whether the ship attacks with aircraft (9.29). */
export function isCarrier(books: Books, ship: Ship): boolean {
  const card = knownCard(books, ship);
  return card !== null && 'carrier' in card && card.carrier === true;
}

/** The attack of a ship against a boat at a depth. */
export function attackLine(books: Books, ship: Ship, depth: Depth): AttackLine | null {
  const card = knownCard(books, ship);
  if (card === null) return null;
  if (isEscort(ship)) {
    const escort = card as EscortCard;
    return depth === 'surfaced' ? escort.surface.attack : escort.submerged.attack;
  }
  if (depth === 'surfaced') return (card as MerchantCard).surface;
  return 'submerged' in card ? (card as NavalCard).submerged : null;
}

/** Torpedoes in a place. */
export const torpedoesIn = (load: Load): number => load.plain + load.fat + load.t5;

/** Mines of a boat, in the tubes and stored. */
export const minesAboard = (boat: Boat): number => boat.ready.mines + boat.stored.mines;

/** Torpedoes of a boat, in the tubes and stored. */
export const torpedoesAboard = (boat: Boat): number => torpedoesIn(boat.ready) + torpedoesIn(boat.stored);

/** Name of a sea area or port. */
export const placeText = (id: string): Text => text(`place.${id}`);

/** Name of an area of the tactical display. */
export const zoneText = (id: string): Text => text(`zone.${id}`);

/** Name of a skill level. */
export const levelText = (level: Boat['level']): Text => text(`level.${level}`);

/** Several texts in a row. */
export const joined = (words: readonly Text[]): Text =>
  words.length === 0 ? '' : words.reduce((sum, word) => text('cell.and', { a: sum, b: word }));

/** Name of a ship, or what is known of it. */
export const shipName = ({ name, kind, slot }: ShipFacts): Text =>
  name ?? text(`ship.unknown.${kind}`, { slot });

/** Name of a ship on the display, or what is known of it. */
export const shipText = (books: Books, { card, kind, slot }: Ship): Text =>
  shipName({ slot, kind, card, name: card === null ? null : targetCard(books, card).name });

const OWN_TYPES = new Set(
  [...MERCHANTS, ...ESCORTS, ...NAVAL].flatMap((card) => ('type' in card ? [card.type] : [])),
);
const OWN_TITLES = new Set([...CORE_CONVOYS, ...MORE_CONVOYS].map((card) => card.title));

/** Name of a ship type; packs may bring types of their own, in their own words. */
export const typeText = (type: string): Text => (OWN_TYPES.has(type) ? text(`shiptype.${type}`) : type);

/** Title of a convoy card; packs may bring titles of their own, in their own words. */
export const titleText = (title: string): Text => (OWN_TITLES.has(title) ? text(`convoy.${title}`) : title);

/** The view as structured text: flotilla, map, contact, for terminal, screen reader and generic screens. */
import type { Block, Fact, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { ContactRow, EscortCard } from './data/types.ts';
import { conditionOf } from './rules/conditions.ts';
import { ALL_AREAS, range } from './rules/display.ts';
import { inEdition } from './rules/editions.ts';
import {
  boatCard,
  campaignOf,
  cards,
  evasionOf,
  isEscort,
  joined,
  knownCard,
  levelOf,
  levelText,
  placeText,
  rowOf,
  shipSpeed,
  shipText,
  statusOf,
  titleText,
  torpedoesIn,
  typeText,
  zoneText,
} from './rules/lookup.ts';
import { leftOf } from './rules/strategic.ts';
import { numbersText } from './rules/torpedoes.ts';
import type { Battle, Boat, Fighter, Ship } from './state.ts';
import { bandFacts, status } from './status.ts';
import type { View } from './view.ts';

const head = (...keys: string[]): Text[] => keys.map((key) => text(`head.${key}`));

/** The whole view in blocks; in a battle its display comes first. */
export function describe(view: View): Block[] {
  const blocks: Block[] = [
    {
      kind: 'heading',
      level: 1,
      text: text('screen.campaign', {
        campaign: { key: `campaign.${view.campaign}` },
        length: { key: `length.${view.length}` },
        edition: { key: `edition.${view.edition}` },
      }),
    },
    { kind: 'facts', facts: status(view) },
    ...bandFacts(view),
  ];
  if (view.battle) blocks.push(...contact(view, view.battle));
  if (view.boats.length > 0) blocks.push(flotilla(view));
  if (!view.battle && view.segment !== 'over') blocks.push(map(view));
  if (view.segment === 'setup' || view.segment === 'strategic') blocks.push(specialOptions(view));
  if (view.raid) blocks.push(raidTargets(view, view.raid.targets));
  if (view.finished.length > 0) blocks.push(results(view));
  return blocks;
}

/** 3.4 — what special option points buy in this campaign, and how much of it is left. */
function specialOptions(view: View): Block {
  return {
    kind: 'table',
    caption: text('screen.options'),
    head: head('option', 'cost', 'left', 'where'),
    rows: campaignOf(view).options.map((offer) => [
      text(`offer.${offer.type}`),
      offer.cost,
      leftOf(view, offer) ?? text('cell.unlimited'),
      offer.areas ? joined(offer.areas.map(placeText)) : '',
    ]),
  };
}

function flotilla(view: View): Block {
  return {
    kind: 'table',
    caption: text('screen.flotilla'),
    head: head('boat', 'crew', 'place', 'torpedoes', 'gun', 'xp', 'patrols', 'notes'),
    rows: view.boats.map((boat) => boatRow(view, boat)),
  };
}

function boatRow(view: View, boat: Boat): (Text | number)[] {
  const level = levelOf(view, boat);
  const card = boatCard(view, boat.id);
  const serving = boat.fate === 'serving';
  return [
    text('cell.boat', { boat: boat.id, type: card.type }),
    text('cell.crew', {
      level: levelText(boat.level),
      status: serving ? text(`status.${statusOf(view, boat)}`) : text(`fate.${boat.fate}`),
      stress: boat.stress,
      okay: level.okayTo,
      shaken: level.shakenTo,
    }),
    boat.place === '' ? '' : placeText(boat.place),
    text('cell.torpedoes', { ready: load(boat.ready), stored: load(boat.stored) }),
    boat.gun,
    level.promotion === null ? String(boat.xp) : text('cell.xp', { xp: boat.xp, needed: level.promotion }),
    text('cell.patrols', { done: boat.patrols, of: campaignOf(view).lengths[view.length].patrols }),
    notes(boat, level.abilities),
  ];
}

/** What lies in the tubes or is stored: plain torpedoes by their number, everything else by its name. */
function load({ plain, ...special }: Boat['ready']): Text | number {
  const named = SPECIAL_LOADS.filter((kind) => special[kind] > 0).map((kind) =>
    text(`cell.${kind}`, { n: special[kind] }),
  );
  if (named.length === 0) return plain;
  return joined(plain > 0 ? [String(plain), ...named] : named);
}

const SPECIAL_LOADS = ['fat', 't5', 'mines'] as const;

/** Abilities, missions, markers and damage of a boat, as one list of words. */
function notes(boat: Boat, abilities: readonly string[]): Text {
  const words: Text[] = [
    ...abilities.map((ability) => text(`ability.${ability}`)),
    ...boat.missions.map((mission) => text('cell.mission', { mission: text(`mission.${mission}`) })),
    ...(boat.snorkel ? [text('cell.snorkel')] : []),
    ...(boat.attacked ? [text('cell.attacked')] : []),
    ...(boat.searched && !boat.inPort ? [text('cell.searched')] : []),
    ...(boat.stunned > 0 ? [text('cell.stunned')] : []),
    ...boat.damage.map((damage) =>
      text('cell.damage', {
        part: text(`part.${damage.part}`),
        lasting: text(damage.lasting ? 'damage.lasting' : 'damage.temporary'),
      }),
    ),
  ];
  return joined(words);
}

/** How many contacts a search finds up to a number on the die. */
const contactRow = ({ contacts: n, upTo }: ContactRow): Text =>
  upTo === null ? text('cell.contactsElse', { n }) : text('cell.contactsUpTo', { n, upTo });

function map(view: View): Block {
  const campaign = campaignOf(view);
  return {
    kind: 'table',
    caption: text('screen.map'),
    head: head('area', 'moving', 'patrolling', 'contacts', 'next', 'counters', 'boats'),
    rows: campaign.areas.map((area) => [
      placeText(area.id),
      area.moving,
      area.patrolling,
      joined(area.contacts.map(contactRow)),
      joined([
        ...campaign.ports
          .filter((port) => port.adjacent.includes(area.id))
          .map((port) => text('cell.port', { port: placeText(port.id) })),
        ...area.adjacent.map(placeText),
      ]),
      counters(
        view,
        area.id,
        area.boxes.map((box) => box.mission),
      ),
      view.boats
        .filter((boat) => boat.fate === 'serving' && boat.place === area.id)
        .map((boat) => boat.id)
        .join(', '),
    ]),
  };
}

function counters(view: View, id: string, boxes: readonly string[]): Text {
  const marks = view.marks[id];
  return joined([
    ...boxes.map((box) => text('cell.box', { mission: text(`mission.${box}`) })),
    ...(marks?.airSearch ? [text('cell.airSearch')] : []),
    ...(marks?.supply ? [text('cell.supply')] : []),
    ...(marks?.intelligence ? [text('cell.intelligence')] : []),
    ...(marks && marks.warnings > 0 ? [text('cell.warnings', { n: marks.warnings })] : []),
  ]);
}

function contact(view: View, battle: Battle): Block[] {
  const card = cards(view).convoys.get(battle.card);
  const condition = conditionOf(view, battle.condition);
  const facts: Fact[] = [
    { label: text('fact.round'), value: battle.round },
    {
      label: text('fact.alerted'),
      value: battle.alerted,
      ...(battle.alerted > 0 && { tone: 'warn' as const }),
    },
  ];
  if (condition)
    facts.push({
      label: condition.name ?? text(`condition.${condition.key}.name`),
      value: condition.text ?? inEdition(view.edition, `condition.${condition.key}.text`),
    });
  return [
    {
      kind: 'heading',
      level: 2,
      text: text('screen.contact', {
        number: card?.number ?? 0,
        title: card ? titleText(card.title) : '',
        area: placeText(battle.place),
      }),
    },
    { kind: 'facts', facts },
    display(view, battle),
    {
      kind: 'table',
      caption: text('screen.boats'),
      head: head('boat', 'zone', 'depth', 'detected', 'tubes', 'skills'),
      rows: battle.boats.map((fighter) => fighterRow(view, fighter)),
    },
    ...knownShips(view, battle),
  ];
}

/** The ships whose cards are face up; nothing while there are none. */
function knownShips(view: View, battle: Battle): Block[] {
  const rows = battle.ships
    .filter((ship) => ship.card !== null && (ship.area !== null || ship.heavy > 0))
    .map((ship) => shipRow(view, battle, ship));
  if (rows.length === 0) return [];
  const columns = head('slot', 'ship', 'ranges', 'speed', 'damage', 'torpedo', 'gun', 'vp', 'attack');
  return [{ kind: 'table', caption: text('screen.ships'), head: columns, rows }];
}

/** Who is where on the display, from the convoy outwards; areas with nobody are left out. */
function display(view: View, battle: Battle): Block {
  const rows: Text[][] = [];
  for (const area of ALL_AREAS) {
    const ships = battle.ships.filter((ship) => ship.area === area).map((ship) => pieceText(view, ship));
    const boats = battle.boats.filter((fighter) => fighter.area === area).map((fighter) => fighter.id);
    if (ships.length + boats.length > 0) rows.push([zoneText(area), joined(ships), joined(boats)]);
  }
  return { kind: 'table', caption: text('screen.display'), head: head('zone', 'ships', 'boats'), rows };
}

/** A ship on the display: its place on the card, with its name or its kind. */
function pieceText(view: View, ship: Ship): Text {
  const card = knownCard(view, ship);
  return card ? text('cell.piece', { slot: ship.slot, ship: card.name }) : shipText(view, ship);
}

function fighterRow(view: View, fighter: Fighter): (Text | number)[] {
  const boat = view.boats.find((other) => other.id === fighter.id) as Boat;
  const row = rowOf(view, boat);
  return [
    fighter.id,
    fighter.area === null ? text('cell.away') : zoneText(fighter.area),
    text(`depth.${fighter.depth}`),
    fighter.detected ? text('cell.yes') : text('cell.no'),
    torpedoesIn(boat.ready),
    text('cell.skills', {
      initiative: text(`initiative.${row.initiative}`),
      torpedo: row.torpedo,
      gunnery: row.gunnery,
      evasion: evasionOf(view, boat),
    }),
  ];
}

function shipRow(view: View, battle: Battle, ship: Ship): (Text | number)[] {
  const card = knownCard(view, ship);
  const boats = battle.boats.filter((fighter) => fighter.area !== null);
  const { area } = ship;
  const away =
    area === null ? text('cell.away') : boats.map((fighter) => range(fighter.area as string, area)).join('/');
  const damage = ship.sunk
    ? text('damage.sunk')
    : joined([
        ...(ship.heavy > 0 ? [text('damage.heavy')] : []),
        ...(ship.light > 0 ? [text('damage.light')] : []),
      ]);
  return [
    ship.slot,
    card ? text('cell.ship', { ship: card.name, type: typeText(card.type) }) : '',
    away,
    shipSpeed(view, ship),
    damage,
    card ? numbersText(card.torpedo) : '?',
    card ? numbersText(card.gun) : '?',
    card ? card.vp : '?',
    attackCell(view, ship),
  ];
}

/** What a ship can do to boats, in the words of the edition. */
function attackCell(view: View, ship: Ship): Text {
  const card = knownCard(view, ship);
  if (!card) return '?';
  const line = (attack: {
    first: readonly number[] | null;
    second: { light: number; heavy: number };
  }): Text =>
    view.edition === 'first'
      ? (attack.first?.join('-') ?? '–')
      : text('cell.hits', { light: attack.second.light, heavy: attack.second.heavy });
  if (isEscort(ship)) {
    const escort = card as EscortCard;
    return text('cell.escort', {
      surfaceDetect: escort.surface.detect,
      surface: line(escort.surface.attack),
      submergedDetect: escort.submerged.detect,
      submerged: line(escort.submerged.attack),
    });
  }
  return 'surface' in card && 'first' in card.surface ? line(card.surface) : '';
}

function raidTargets(view: View, targets: readonly string[]): Block {
  const found = targets.map((id) => cards(view).naval.get(id)).filter((card) => card !== undefined);
  return {
    kind: 'table',
    caption: text('screen.warships'),
    head: head('ship', 'torpedo', 'vp'),
    rows: found.map((card) => [
      text('cell.ship', { ship: card.name, type: typeText(card.type) }),
      numbersText(card.torpedo),
      card.vp,
    ]),
  };
}

function results(view: View): Block {
  return {
    kind: 'table',
    caption: text('screen.results'),
    head: head('campaign', 'vp', 'lost', 'evaluation'),
    rows: view.finished.map((past) => [
      text(`campaign.${past.campaign}`),
      past.vp,
      past.lost,
      text(`evaluation.${past.evaluation}`),
    ]),
  };
}

/** Turns the facts of events into the arguments of their sentences (`log.<kind>` and `story.<kind>`). */
import type { Telling, Text, TextArgs } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Events, ShipFacts } from './events.ts';
import { inEdition } from './rules/editions.ts';
import { levelText, placeText, shipName, titleText, typeText, zoneText } from './rules/lookup.ts';
import type { UboatLeader } from './state.ts';

const atArea = ({ boat, area }: Events['patrols']): TextArgs => ({ boat, area: placeText(area) });

const inPort = ({ boat, port }: Events['stationed']): TextArgs => ({ boat, port: placeText(port) });

const underway = ({ boat, from, area }: Events['sails']): TextArgs => ({
  boat,
  from: placeText(from),
  area: placeText(area),
});

const intoZone = ({ boat, zone }: { boat: string; zone: string }): TextArgs => ({
  boat,
  zone: zoneText(zone),
});

const ofShip = ({ ship }: { ship: ShipFacts }): TextArgs => ({ ship: shipName(ship) });

const shipInZone = ({ ship }: Events['revealed']): TextArgs => ({
  slot: ship.slot,
  ship: shipName(ship),
  zone: zoneText(ship.zone ?? ''),
});

const shipToBoat = ({ ship, boat }: { ship: ShipFacts; boat: string }): TextArgs => ({
  ship: shipName(ship),
  boat,
});

const shot = ({ n, range, ...facts }: Events['gunFired']): TextArgs => ({ ...shipToBoat(facts), n, range });

const hit = ({ type, tons, damage, ...facts }: Events['shipHit']): TextArgs => ({
  ...shipToBoat(facts),
  type: typeText(type),
  tons,
  damage: text(`damage.${damage}`),
});

/** The words of a card: its own if it comes from a pack, otherwise those of the catalogue. */
function cardWords(
  { name, words, edition }: Pick<Events['eventDrawn'], 'name' | 'words' | 'edition'>,
  key: string,
): { name: Text; words: Text } {
  return { name: name ?? text(`${key}.name`), words: words ?? inEdition(edition, `${key}.text`) };
}

const setUp = {
  campaignOpens: ({ campaign, length, edition, so }) => ({
    campaign: text(`campaign.${campaign}`),
    length: text(`length.${length}`),
    edition: text(`edition.${edition}`),
    so,
  }),
  enlisted: (facts) => ({ ...facts, level: levelText(facts.level) }),
  stationed: inPort,
  boatKept: (facts) => ({ ...facts, level: levelText(facts.level) }),
} satisfies Partial<Telling<UboatLeader>>;

const strategy = {
  counterPlaced: ({ what, area, cost, left }) => ({
    what: text(`option.${what}`),
    area: placeText(area),
    cost,
    left,
  }),
  missionGiven: (facts) => ({ ...facts, mission: text(`mission.${facts.mission}`) }),
} satisfies Partial<Telling<UboatLeader>>;

const operations = {
  tooWorn: inPort,
  staysInPort: inPort,
  putsToSea: underway,
  sails: underway,
  patrols: atArea,
  halts: atArea,
  comesHome: ({ patrol, vp, ...facts }) => ({ ...inPort(facts), patrol, vp }),
  eventDrawn: (facts) => {
    const { name, words } = cardWords(facts, `event.${facts.face}`);
    return { ...atArea(facts), event: name, text: words };
  },
  warned: ({ area, n }) => ({ area: placeText(area), n }),
  intelligenceLost: ({ area }) => ({ area: placeText(area) }),
  noTorpedoFits: ({ boat, quarry }) => ({ boat, quarry: text(`quarry.${quarry}`) }),
  breaksDown: atArea,
  entersBox: ({ mission, ...facts }) => ({ ...atArea(facts), mission: text(`mission.${mission}`) }),
  breaksOff: atArea,
  minesLaid: ({ mines, n, vp, ...facts }) => ({ ...atArea(facts), mines, n, vp }),
  warshipFound: ({ type, ...facts }) => ({ ...shipToBoat(facts), type: typeText(type) }),
  raidHit: ({ boat, vp }) => ({ boat, vp }),
  raidMiss: ({ boat }) => ({ boat }),
} satisfies Partial<Telling<UboatLeader>>;

const crews = {
  boatLost: ({ boat, captain }) => ({ boat, captain }),
  hitCounter: ({ boat, side, effect, n }) => ({
    boat,
    side: text(`side.${side}`),
    effect: text(`hit.${effect}`, { n }),
  }),
  damaged: ({ boat, part, lasting }) => ({
    boat,
    part: text(`part.${part}`),
    lasting: text(lasting ? 'damage.lasting' : 'damage.temporary'),
  }),
} satisfies Partial<Telling<UboatLeader>>;

const contact = {
  keepsQuiet: atArea,
  contactRoll: ({ n, ...facts }) => ({ ...atArea(facts), n }),
  sighted: ({ number, title, ships, escorts, left, ...facts }) => ({
    ...atArea(facts),
    number,
    title: titleText(title),
    ships,
    escorts,
    left,
  }),
  retreats: atArea,
  takesStation: ({ depth, ...facts }) => ({ ...intoZone(facts), depth: text(`depth.${depth}`) }),
  conditionKnown: (facts) => {
    const { name, words } = cardWords(facts, `condition.${facts.condition}`);
    return { condition: name, text: words };
  },
} satisfies Partial<Telling<UboatLeader>>;

const ofBoat = ({ boat }: { boat: string }): TextArgs => ({ boat });

const movement = {
  roundBegins: ({ round, alerted }) => ({ round, alerted }),
  dives: ofBoat,
  surfaces: ofBoat,
  movesTo: intoZone,
  leavesDisplay: ofBoat,
  fallsBack: intoZone,
  fallsAstern: ofBoat,
  shakesOff: ofBoat,
  stillHunted: ofBoat,
  revealed: shipInZone,
  misidentified: shipInZone,
  shipFallsBack: shipInZone,
  shipFallsOut: ofShip,
  tacticsDrawn: ({ ship, detect, attack }) => ({ ship: shipName(ship), detect, attack }),
  detected: shipToBoat,
  undetected: shipToBoat,
  escortHunts: shipInZone,
  escortMoves: shipInZone,
} satisfies Partial<Telling<UboatLeader>>;

const attacks = {
  salvoFired: ({ weapon, ...facts }) => ({ ...shot(facts), salvo: text(`salvo.${weapon}`, { n: facts.n }) }),
  gunFired: shot,
  duds: ({ boat, n, fired }) => ({ boat, n, fired }),
  missed: ofShip,
  shipHit: hit,
  shipSunk: hit,
  oilSeen: ({ boat, n }) => ({ boat, n }),
  shipAttacks: shipToBoat,
  aircraftAttack: shipToBoat,
  attackHarmless: shipToBoat,
  crashDives: ofBoat,
  divesDeep: ofBoat,
  attackEvaded: shipToBoat,
  attackMissed: shipToBoat,
  attackRattles: shipToBoat,
  attackHits: ({ light, heavy, ...facts }) => ({ ...shipToBoat(facts), light, heavy }),
} satisfies Partial<Telling<UboatLeader>>;

const afterwards = {
  killRecorded: ({ boat, name, vp, xp, total }) => ({ boat, ship: name, vp, xp, total }),
  finishedOff: ({ weapon, ...facts }) => ({ ...shipToBoat(facts), weapon: text(`weapon.${weapon}`) }),
  reattacks: ({ boat, n }) => ({ boat, n }),
  promoted: (facts) => ({ ...facts, level: levelText(facts.level) }),
  campaignEnds: ({ campaign, vp, lost, evaluation }) => ({
    campaign: text(`campaign.${campaign}`),
    vp,
    lost,
    evaluation: text(`evaluation.${evaluation}`),
  }),
} satisfies Partial<Telling<UboatLeader>>;

/** The arguments of every sentence of the log, from the facts of its event. */
export const tell: Telling<UboatLeader> = {
  ...setUp,
  ...strategy,
  ...operations,
  ...crews,
  ...contact,
  ...movement,
  ...attacks,
  ...afterwards,
};

/**
 * Set-up: decks, special option points, choosing and stationing boats (3), dealing them (13.4), keeping them from an earlier
 * campaign (13.5).
 */
import type { Option, Text, TextArgs } from '@flotilla/table';
import { deckOf, refuse, text } from '@flotilla/table';
import { TACTICS } from '../data/tactics.ts';
import type { BoatCard, Level, OptionType, SkillRow } from '../data/types.ts';
import type { Options } from '../options.ts';
import type { Boat, Known, State } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { emptyLoad, rearm } from './crew.ts';
import { boatCard, boatOf, campaignOf, cards, isOfClass, joined, levelText, placeText } from './lookup.ts';
import { mayEnter } from './strategic.ts';

/** Skill levels, lowest first. */
export const LEVELS: readonly Level[] = ['green', 'trained', 'veteran', 'ace'];

const NOTHING_BOUGHT: Record<OptionType, number> = {
  airSearch: 0,
  supply: 0,
  intelligence: 0,
  rest: 0,
  advancedTorpedo: 0,
  radioCall: 0,
  mine: 0,
  attack: 0,
  raider: 0,
};

/** The state before anything happens. */
export function freshState(options: Options): State {
  const none = () => deckOf<string>([]);
  return {
    edition: options.edition,
    campaign: options.campaign,
    length: options.length,
    convoys: options.convoys,
    selection: options.selection,
    typeXXI: options.typeXXI,
    snorkel: options.snorkel,
    duds: options.duds,
    linked: options.linked,
    pack: options.pack,
    segment: 'setup',
    turn: 0,
    clock: 0,
    occasion: 0,
    so: 0,
    soStart: 0,
    vp: 0,
    bought: { ...NOTHING_BOUGHT },
    rested: false,
    marks: {},
    boats: [],
    decks: {
      events: none(),
      convoys: none(),
      merchants: none(),
      escorts: none(),
      fleet: none(),
      naval: none(),
    },
    wrecks: [],
    lot: [],
    dealt: 0,
    cup: [],
    contacts: 0,
    active: '',
    vpBefore: 0,
    reviews: [],
    battle: null,
    raid: null,
    cameFrom: '',
    finished: [],
  };
}

/** 3.1 - 3.6 — opens a campaign: its points, its map, its decks. */
export const openCampaign = step('openCampaign', (t) => {
  const s = t.state;
  const campaign = campaignOf(s);
  s.segment = 'setup';
  s.turn = 0;
  s.clock++;
  t.at(s.clock);
  s.vp = 0;
  s.soStart = campaign.lengths[s.length].so;
  s.so = s.soStart;
  s.bought = { ...NOTHING_BOUGHT };
  s.marks = Object.fromEntries(campaign.areas.map((area) => [area.id, noMarks()]));
  s.cup = campaign.tactics
    ? TACTICS.flatMap((counter) => new Array<string>(counter.count).fill(counter.id))
    : [];
  layDecks(t);
  t.say('campaignOpens', '3', {
    campaign: campaign.id,
    length: s.length,
    edition: s.edition,
    so: s.so,
  });
  if (s.finished.length > 0) t.next('keepBoats');
  else recruit(t);
  t.next('newTurn');
});

/** 3.7, 13.4 — new boats join the flotilla, chosen freely or dealt. */
const recruit = (t: T): void => t.next(t.state.selection === 'lot' ? 'dealBoat' : 'enlist');

const noMarks = () => ({ airSearch: false, supply: false, intelligence: false, warnings: 0 });

/** 3.5, 13.5 — removes the cards named on the sheet and warships already sunk, sets the fleet escorts aside and shuffles. */
function layDecks(t: T): void {
  const s = t.state;
  const all = cards(s);
  const campaign = campaignOf(s);
  const convoys = [...all.convoys.values()].filter(
    (card) =>
      (s.convoys === 'all' || all.core.has(card.id)) &&
      (card.campaigns?.includes(campaign.id) ?? true) &&
      !campaign.removedConvoys.includes(card.number),
  );
  const escorts = [...all.escorts.values()];
  s.decks = {
    events: deckOf([...all.events.keys()]),
    convoys: deckOf(convoys.map((card) => card.id)),
    merchants: deckOf([...all.merchants.keys()]),
    escorts: deckOf(escorts.filter((card) => !card.fleet).map((card) => card.id)),
    fleet: deckOf(escorts.filter((card) => card.fleet).map((card) => card.id)),
    naval: deckOf([...all.naval.keys()].filter((id) => !s.wrecks.includes(id))),
  };
  for (const [name, deck] of Object.entries(s.decks)) t.shuffle(deck.draw, `deck.${name}`);
}

/** Why something cannot be bought. */
interface Unable {
  readonly why: string;
  readonly rule: string;
  readonly args?: TextArgs;
}

/** Why a boat cannot serve in this campaign; null when it can (3.7, 3.4, 13.1). */
export function unableToServe(s: Pick<State, 'campaign' | 'typeXXI'>, card: BoatCard): Unable | null {
  const campaign = campaignOf(s);
  if (card.admittedBy === 'typeXXI') return s.typeXXI ? null : { why: 'refused.typeXXI', rule: '13.1' };
  for (const limit of campaign.limits) {
    if (limit.admits && !isOfClass(card.type, limit.admits)) return { why: 'refused.class', rule: '3.4' };
    if (limit.bars && isOfClass(card.type, limit.bars)) return { why: 'refused.class', rule: '3.4' };
  }
  const serves = card.from <= campaign.to && card.to >= campaign.from;
  return serves ? null : { why: 'refused.service', rule: '3.7' };
}

/** Why a boat cannot join this flotilla; null when it can. */
export function unableToJoin(s: Known, card: BoatCard): Unable | null {
  const there = s.boats.find((boat) => boat.id === card.id);
  if (there) return { why: there.fate === 'sunk' ? 'refused.lost' : 'refused.twice', rule: '3.7' };
  const rival = s.boats.find((boat) => boat.id === card.exclusiveWith);
  if (!rival) return unableToServe(s, card);
  return rival.fate === 'sunk'
    ? { why: 'refused.captainLost', rule: '13.1', args: { rival: rival.id } }
    : { why: 'refused.captain', rule: '13.1' };
}

/** What is said about a boat: who commands it, what it carries, what its crew costs at each level. */
export function boatArgs(card: BoatCard) {
  const { green, trained, veteran, ace } = card.levels;
  return {
    boat: card.id,
    type: card.type,
    captain: card.captain,
    torpedoes: card.ready + card.stored,
    green: green.so,
    trained: trained.so,
    veteran: veteran.so,
    ace: ace.so,
  };
}

/** What is said about a crew at a level. */
function crewArgs(card: BoatCard, level: Level) {
  const { so, okayTo, shakenTo, okay, shaken, abilities } = card.levels[level];
  const words = abilities.map((ability) => text(`ability.${ability}`));
  return {
    boat: card.id,
    type: card.type,
    captain: card.captain,
    level: levelText(level),
    cost: so,
    torpedoes: card.ready + card.stored,
    okay: okayTo,
    shaken: shakenTo,
    skills: skillsText(okay),
    weary: skillsText(shaken),
    abilities: words.length === 0 ? '' : text('crew.abilities', { list: joined(words) }),
  };
}

const skillsText = ({ initiative, ...skills }: SkillRow): Text =>
  text('cell.skills', { ...skills, initiative: text(`initiative.${initiative}`) });

/** 3.7 — boats are bought one by one, each only once. */
export const enlist = pick('enlist', {
  rule: '3.7',
  about: (s) => ({ so: s.so, boats: s.boats.filter((boat) => boat.fate === 'serving').length }),
  options: (s) => {
    const options: Option<string | null>[] = [];
    if (s.boats.some((boat) => boat.fate === 'serving')) options.push({ id: 'done', value: null });
    for (const card of cards(s).boats.values()) {
      const args = boatArgs(card);
      const why = unableToJoin(s, card) ?? unableToPay(s, card);
      if (why)
        options.push({ ...refuse(card.id, why.why, why.rule, { ...args, ...why.args }), text: 'boat' });
      else options.push({ id: card.id, text: 'boat', args, value: card.id });
    }
    return options;
  },
  take: (t, { value }) => {
    if (!value) return;
    t.next('crew', { boat: value });
    t.next('enlist');
  },
});

/** What the cheapest crew of a boat costs. */
export const leastCost = (card: BoatCard): number =>
  Math.min(...LEVELS.map((level) => card.levels[level].so));

/** Why not even the cheapest crew of a boat can be paid for; null when it can. */
function unableToPay(s: Known, card: BoatCard): Unable | null {
  const cost = leastCost(card);
  return cost > s.so ? { why: 'refused.cost', rule: '3.7', args: { cost, so: s.so } } : null;
}

/** 3.7 — a boat is bought at one of four skill levels. */
export const crew = pick('crew', {
  rule: '3.7',
  about: (s, { boat }) => {
    const { type, captain, torpedoes } = boatArgs(boatCard(s, boat));
    return { boat, type, captain, torpedoes, so: s.so };
  },
  options: (s, { boat }) => LEVELS.map((level) => crewOption(s, boatCard(s, boat), level, '3.7')),
  take: (t, { value }, { boat }) => {
    takeBoat(t, boatCard(t.state, boat), value as Level);
    t.next('station', { boat });
  },
});

/** A crew that can be bought, or is refused as too expensive. */
export function crewOption(s: Known, card: BoatCard, level: Level, rule: string): Option<Level> {
  const args = crewArgs(card, level);
  if (args.cost > s.so)
    return { ...refuse(level, 'refused.cost', rule, { ...args, so: s.so }), text: 'level' };
  return { id: level, text: 'level', args, value: level };
}

/** A boat joins the flotilla, armed. */
export function takeBoat(t: T, card: BoatCard, level: Level): void {
  const s = t.state;
  const { id: boat, type, captain } = card;
  const cost = card.levels[level].so;
  s.so -= cost;
  const fresh = newBoat(card, level);
  rearm(t, fresh);
  s.boats.push(fresh);
  t.say('enlisted', '3.7', { boat, type, captain, level, cost, left: s.so });
}

/** A boat fresh from the yard, not yet armed or stationed. */
export function newBoat({ id, levels }: BoatCard, level: Level): Boat {
  return {
    id,
    level,
    paid: levels[level].so,
    stress: 0,
    xp: 0,
    patrols: 0,
    place: '',
    inPort: true,
    searched: false,
    moved: false,
    homeward: false,
    ready: emptyLoad(),
    stored: emptyLoad(),
    gun: 0,
    missions: [],
    snorkel: false,
    attacked: false,
    contactBonus: 0,
    exposed: [],
    warned: [],
    damage: [],
    stunned: 0,
    log: [{ xp: 0, vp: 0, stress: 0, sunk: [] }],
    fate: 'serving',
  };
}

/** 3.7 — a bought boat is placed in any port. */
export const station = pick('station', {
  rule: '3.7',
  about: (_s, { boat }) => ({ boat }),
  options: (s, args) => {
    const boat = boatOf(s, args.boat);
    return campaignOf(s).ports.map((port) => {
      const named = { id: port.id, label: placeText(port.id) };
      if (port.adjacent.some((area) => mayEnter(s, boat, area))) return named;
      const why = {
        key: 'refused.portLocked',
        args: { port: placeText(port.id), type: boatCard(s, boat.id).type },
      };
      return { ...named, refused: { why, rule: '3.4' } };
    });
  },
  take: (t, option, { boat }) => {
    const placed = boatOf(t.state, boat);
    placed.place = option.id;
    placed.inPort = true;
    t.say('stationed', '3.7', { boat, port: option.id });
  },
});

/**
 * 13.5 — boats go on to the next campaign; those it does not admit are traded for their points. Without points no new boat joins.
 */
export const keepBoats = step('keepBoats', (t) => {
  const s = t.state;
  for (const boat of s.boats) if (boat.fate === 'sunk') boat.log = [];
  const survivors = s.boats.filter((boat) => boat.fate !== 'sunk');
  const worth = (boat: Boat) => boatCard(s, boat.id).levels[boat.level].so;
  let traded = 0;
  let spent = 0;
  for (const boat of survivors) {
    spent += worth(boat);
    boat.fate = 'serving';
    if (!unableToServe(s, boatCard(s, boat.id))) {
      makeReady(t, boat);
      t.say('boatKept', '13.5', { boat: boat.id, level: boat.level, cost: worth(boat) });
      t.next('station', { boat: boat.id });
      continue;
    }
    traded += worth(boat);
    boat.fate = 'home';
    t.say('boatTraded', '13.5', { boat: boat.id, so: worth(boat) });
  }
  s.boats = s.boats.filter((boat) => boat.fate !== 'home');
  s.so = Math.max(0, s.soStart - spent) + traded;
  if (s.so > 0) recruit(t);
});

/** A boat between two campaigns: rested, repaired and armed (13.5). */
function makeReady(t: T, boat: Boat): void {
  const fresh = newBoat(boatCard(t.state, boat.id), boat.level);
  Object.assign(boat, { ...fresh, xp: boat.xp, snorkel: boat.snorkel });
  rearm(t, boat);
}

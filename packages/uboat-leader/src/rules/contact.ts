/** The contact phase: searching for ships, convoy cards, set-up on the display, wolfpacks, conditions (8). */
import type { Odds, Option, Text } from '@flotilla/table';
import { chancesOf, discardCard, shownChance, text } from '@flotilla/table';
import type { Depth, Slot } from '../data/types.ts';
import type { Battle, Boat, Fighter, Known, Ship, State } from '../state.ts';
import { withFighter } from './ahead.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import {
  conditionOf,
  conditionWords,
  heldUnder,
  mustStartElsewhere,
  raiseAlarm,
  slowLastShip,
} from './conditions.ts';
import { drawSeveral } from './decks.ts';
import { ringAreas } from './display.ts';
import { cite, form } from './editions.ts';
import { shipFacts } from './facts.ts';
import {
  boatOf,
  cards,
  fighterOf,
  hasAbility,
  isEscort,
  joined,
  placeText,
  statusOf,
  strainText,
  titleText,
  zoneText,
} from './lookup.ts';
import { ifItStays } from './movement.ts';
import { serving } from './operations.ts';
import { search } from './search.ts';
import { battleOf } from './sight.ts';

/** 8.1 — the tactical segment opens; unfit crews at sea are done. */
export const tactical = step('tactical', (t) => {
  const s = t.state;
  s.segment = 'tactical';
  s.vpBefore = s.vp;
  s.occasion = 0;
  for (const boat of serving(s)) if (!boat.inPort && statusOf(s, boat) === 'unfit') boat.searched = true;
  if (hunters(s).length > 0) t.say('tacticalBegins', '8', { turn: s.turn });
  t.next('lookout');
});

const hunters = (s: Known): Boat[] =>
  serving(s).filter((boat) => !boat.inPort && !boat.searched && statusOf(s, boat) !== 'unfit');

/** 8.1 — which boat searches for contacts next, or stays out of it. */
export const lookout = pick('lookout', {
  rule: '8.1',
  options: (s) =>
    hunters(s).flatMap((boat) => {
      const args = { boat: boat.id, area: placeText(boat.place), strain: strainText(s, boat) };
      return [
        { id: `search:${boat.id}`, text: 'search', args, value: { boat: boat.id, search: true } },
        { id: `rest:${boat.id}`, text: 'rest', args, value: { boat: boat.id, search: false } },
      ];
    }),
  odds: (s, { value }): Odds[] => {
    if (!value?.search) return [];
    const args = { boat: value.boat };
    return [...chancesOf(s, search, args).keys()].map((contacts) =>
      shownChance(s, search, args, (n) => String(n) === contacts, {
        of: `contacts${contacts}`,
        matching: args,
      }),
    );
  },
  take: (t, { value }) => {
    if (!value) return;
    const boat = boatOf(t.state, value.boat);
    if (!value.search) {
      boat.searched = true;
      t.say('keepsQuiet', '8.1', { boat: boat.id, area: boat.place });
    } else t.next('search', { boat: boat.id });
    t.next('lookout');
  },
});

/** 8.3 — a convoy card is drawn, two with an air search; each card uses up one contact. */
export const meet = step('meet', (t) => {
  const s = t.state;
  s.contacts--;
  s.occasion++;
  t.at(s.clock, 2, s.occasion);
  const boat = boatOf(s, s.active);
  const marks = s.marks[boat.place];
  const drawn = drawSeveral(t, 'convoys', marks?.airSearch ? 2 : 1);
  t.reveal();
  if (marks && !boat.warned.includes(boat.place)) {
    boat.warned.push(boat.place);
    marks.warnings++;
  }
  if (drawn.length > 1) t.next('chooseConvoy', { cards: drawn });
  else if (drawn[0] !== undefined) t.next('sighted', { card: drawn[0] });
});

/** 6.2 — with an air search the better of two cards may be taken; the other is discarded. */
export const chooseConvoy = pick('chooseConvoy', {
  rule: '6.2',
  about: (s) => ({ boat: s.active }),
  options: (s, args) =>
    args.cards.map((id) => ({
      id,
      text: 'card',
      args: {
        ...cardArgs(s, id),
        condition: knownCondition(s, convoyCard(s, id).condition, 'contact.withCondition'),
      },
      value: id,
    })),
  take: (t, { value }, args) => {
    for (const id of args.cards) if (id !== value) discardCard(t.state.decks.convoys, id);
    t.next('sighted', { card: value as string });
  },
});

/** What a convoy card shows. */
function cardFacts(s: Known, id: string) {
  const { number, title, layout } = convoyCard(s, id);
  const escorts = layout.filter(isEscort).length;
  return { number, title, ships: layout.length - escorts, escorts };
}

function cardArgs(s: Known, id: string) {
  const facts = cardFacts(s, id);
  return { ...facts, title: titleText(facts.title) };
}

/** 8.7 1e — the special condition as part of a question; nothing while it is not known (2e). */
function knownCondition(s: Known, key: string, phrase: string): Text {
  if (key === '' || form(s.edition, 'condition') === 'secondCard') return '';
  const { name, words } = conditionWords(s, key);
  return text(phrase, { name, words });
}

/** 8.7 1e — the special condition of the contact, for its questions. */
export const conditionInForce = (s: Known): Text =>
  knownCondition(s, battleOf(s).condition, 'contact.condition');

/** 8.7 — logs the special condition. */
export function tellCondition(t: T, battle: Battle): void {
  const { edition } = t.state;
  const { condition, alerted } = battle;
  const own = conditionOf(t.state, condition);
  t.say('conditionKnown', cite(edition, 'condition'), {
    condition,
    name: own?.name ?? null,
    words: own?.text ?? null,
    edition,
    alerted,
  });
}

/** The convoy card with this id. */
export function convoyCard(s: Pick<State, 'pack'>, id: string) {
  const card = cards(s).convoys.get(id);
  if (!card) throw new Error(`There is no convoy card "${id}".`);
  return card;
}

/** 8.5, 8.7 1e — the counters of the card are set up on the display; in the first edition its condition shows at once. */
export const sighted = step('sighted', (t, { card }) => {
  const s = t.state;
  const boat = boatOf(s, s.active);
  const battle = layOut(s, card, boat);
  s.battle = battle;
  t.say('sighted', '8.3', () => ({
    boat: boat.id,
    area: boat.place,
    card,
    ...cardFacts(s, card),
    left: s.contacts,
    warnings: s.marks[boat.place]?.warnings ?? 0,
    layout: battle.ships.map((ship) => shipFacts(s, ship)),
  }));
  if (form(s.edition, 'condition') === 'ownCard') showCondition(t, battle);
  t.next('engage');
});

/** 8.7 1e — the condition of the card in hand is known before anything is decided. */
function showCondition(t: T, battle: Battle): void {
  battle.condition = convoyCard(t.state, battle.card).condition;
  raiseAlarm(t.state, battle);
  slowLastShip(t.state, battle);
  tellCondition(t, battle);
}

function layOut(s: Known, card: string, boat: Boat): Battle {
  return {
    card,
    condition: '',
    active: boat.id,
    place: boat.place,
    round: 0,
    alerted: 0,
    ships: convoyCard(s, card).layout.map(unknownShip),
    boats: [newFighter(boat.id)],
    called: [],
    radio: false,
    rolled: false,
    aims: [],
    kills: [],
    fought: false,
  };
}

/** A ship not yet identified, in its place on the convoy card. */
export const unknownShip = ({ slot, kind, area }: Slot): Ship => ({
  slot,
  kind,
  area,
  card: null,
  mistaken: null,
  light: 0,
  heavy: 0,
  sunk: false,
  slowed: 0,
  tactics: null,
  acted: false,
  fired: false,
});

/** A boat about to come onto the display. */
export const newFighter = (id: string): Fighter => ({
  id,
  area: null,
  depth: 'surfaced',
  detected: false,
  silent: false,
  deep: false,
  crashed: false,
  moved: false,
  drifted: false,
  fired: false,
  reloaded: false,
});

/** 8.4 — the boat may let the contact go. */
export const engage = pick('engage', {
  rule: '8.4',
  about: (s) => ({ boat: s.active, ...cardArgs(s, s.battle?.card ?? ''), condition: conditionInForce(s) }),
  options: () => [{ id: 'attack' }, { id: 'retreat' }],
  take: (t, { id }) => {
    if (id === 'retreat') {
      const boat = boatOf(t.state, t.state.active);
      t.say('retreats', '8.4', { boat: boat.id, area: boat.place });
      return t.next('aftermath');
    }
    joinBattle(t);
  },
});

/** 8.5, 8.6, 9 — boats enter the display, others are called, the condition is shown, combat begins. */
export function joinBattle(t: T): void {
  const battle = t.state.battle;
  if (!battle) return;
  battle.fought = true;
  t.next('place', { boat: battle.active });
  t.next('wolfpack');
  t.next('condition');
  t.next('round');
}

/** 8.5 — a boat starts in a long area, an Infiltrator also in a medium or short one, at either depth. */
export const place = pick('place', {
  rule: '8.5',
  about: (s, { boat }) => ({ boat, screen: screenText(s.battle as Battle), condition: conditionInForce(s) }),
  options: (s, { boat }) => (hasAbility(s, boatOf(s, boat), 'infiltrator') ? INFILTRATOR_SPOTS : LONG_SPOTS),
  odds: (s, { value }, { boat }) => {
    if (!value || mustStartElsewhere(s, value.area)) return [];
    const depth = heldUnder(s, s.battle as Battle) ? 'submerged' : value.depth;
    return ifItStays(withFighter(s, boat, { ...value, depth }), boat);
  },
  take: (t, { value }, { boat }) => {
    if (!value) return;
    Object.assign(fighterOf(t.state.battle as Battle, boat), value);
    t.say('takesStation', '8.5', { boat, zone: value.area, depth: value.depth });
  },
});

function spots(area: string): Option<{ area: string; depth: Depth }>[] {
  return (['surfaced', 'submerged'] as const).map((depth) => ({
    id: `${depth}:${area}`,
    text: depth,
    args: { zone: zoneText(area) },
    value: { area, depth },
  }));
}

const LONG_SPOTS = ringAreas('long').flatMap(spots);
const INFILTRATOR_SPOTS = [
  ...ringAreas('short').flatMap(spots),
  ...ringAreas('medium').flatMap(spots),
  ...LONG_SPOTS,
];

/** Where the escorts are before the fight, in words. */
function screenText(battle: Battle): Text {
  const escorts = battle.ships.filter((ship) => isEscort(ship) && ship.area !== null);
  if (escorts.length === 0) return text('start.unescorted');
  const places = escorts.map(({ slot, area }) =>
    text('start.escort', { slot, zone: zoneText(area as string) }),
  );
  return text('start.escorts', { list: joined(places) });
}

/** The strategic segment: special options and special missions (6). */
import type { Option, Text, TextArgs } from '@flotilla/table';
import { refuse, text } from '@flotilla/table';
import { ADVANCED_COST, REST_RELIEF, SNORKEL } from '../data/charts.ts';
import type { Mission, OptionOffer } from '../data/types.ts';
import type { Boat, Known, State } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { easeStress } from './crew.ts';
import { cite, form } from './editions.ts';
import { boatCard, boatOf, campaignOf, isOfClass, joined, placeText, statusOf } from './lookup.ts';
import { standing } from './standing.ts';

/** 4 — a new round of segments. */
export const newTurn = step('newTurn', (t) => {
  const s = t.state;
  s.segment = 'strategic';
  s.turn++;
  s.clock++;
  s.occasion = 0;
  t.at(s.clock);
  t.say('turnBegins', '4', { turn: s.turn, vp: standing(s).vp, so: s.so });
  t.next('spend');
  t.next('operations');
  t.next('tactical');
  t.next('endTactical');
  t.next('refit');
});

type Purchase =
  | { kind: 'area'; type: 'airSearch' | 'supply' | 'intelligence'; area: string; cost: number }
  | { kind: 'rest'; cost: number }
  | { kind: 'mission'; mission: Mission; boat: string; cost: number }
  | { kind: 'mines'; boat: string }
  | { kind: 'advanced'; boat: string }
  | { kind: 'snorkel'; boat: string; cost: number };

type Offer = Option<Purchase | null>;

/** 6.1 — points are spent on options one by one. */
export const spend = pick('spend', {
  rule: '6.1',
  about: (s) => ({ so: s.so, turn: s.turn }),
  options: (s) => [
    { id: 'done', value: null },
    ...campaignOf(s).options.flatMap((offer) => offersOf(s, offer)),
    ...snorkels(s),
  ],
  take: (t, { value }) => {
    if (!value) return;
    buy(t, value);
    t.next('spend');
  },
});

function offersOf(s: Known, offer: OptionOffer): Offer[] {
  switch (offer.type) {
    case 'airSearch':
    case 'supply':
    case 'intelligence':
      return areaOffers(s, offer, offer.type);
    case 'rest':
      return restOffer(s, offer);
    case 'mine':
    case 'attack':
    case 'raider':
      return missionOffers(s, offer, offer.type);
    case 'advancedTorpedo':
      return inPort(s).map((boat) => advancedOffer(s, boat));
    case 'radioCall':
      return [];
  }
}

const inPort = (s: Known): Boat[] => s.boats.filter((boat) => boat.fate === 'serving' && boat.inPort);

/** 3.4 — how often an option can still be bought in this campaign; null where the sheet sets no limit. */
export const leftOf = (s: Pick<Known, 'bought'>, { type, limit }: OptionOffer): number | null =>
  limit === null ? null : Math.max(0, limit - s.bought[type]);

/** 3.4 — what an option costs, and how many are left where the sheet limits them. */
export function priceText(s: Pick<Known, 'bought'>, offer: OptionOffer): Text {
  const left = leftOf(s, offer);
  return left === null
    ? text('price.each', { cost: offer.cost })
    : text('price.left', { cost: offer.cost, left });
}

/** Why an option cannot be paid for or bought again; null when it can. */
function unaffordable(s: Known, offer: OptionOffer): { why: string; rule: string; args: TextArgs } | null {
  const { cost } = offer;
  if (cost > s.so) return { why: 'refused.soLeft', rule: '6.1', args: { cost, so: s.so } };
  return leftOf(s, offer) === 0 ? { why: 'refused.limit', rule: '3.4', args: {} } : null;
}

/** 6.2, 6.3, 6.4 — counters for sea areas, one of a kind in each. */
function areaOffers(s: Known, offer: OptionOffer, type: 'airSearch' | 'supply' | 'intelligence'): Offer[] {
  const rule = { airSearch: '6.2', supply: '6.3', intelligence: '6.4' }[type];
  const unpaid = unaffordable(s, offer);
  const offers: Offer[] = [];
  for (const area of campaignOf(s).areas) {
    if (!area.mayStop) continue;
    const id = `${type}:${area.id}`;
    const args = { area: placeText(area.id), cost: offer.cost, price: priceText(s, offer) };
    const named = { id, text: type, args };
    if (offer.areas && !offer.areas.includes(area.id)) continue;
    if (unpaid) offers.push({ ...named, refused: refusalOf(unpaid) });
    else if (s.marks[area.id]?.[type])
      offers.push({ ...named, ...refuse(id, 'refused.counterThere', rule, args), text: type });
    else offers.push({ ...named, value: { kind: 'area', type, area: area.id, cost: offer.cost } });
  }
  if (offer.areas) offers.push(elsewhere(s, offer, type, offer.areas));
  return offers;
}

/** 3.4 — areas the sheet leaves out, in one line. */
function elsewhere(s: Known, offer: OptionOffer, type: string, areas: readonly string[]): Offer {
  const args = {
    option: { key: `option.${type}` },
    price: priceText(s, offer),
    areas: joined(areas.map(placeText)),
  };
  return { ...refuse(type, 'refused.optionArea', '3.4', args), text: 'elsewhere' };
}

const refusalOf = (reason: { why: string; rule: string; args: TextArgs }) => ({
  why: { key: reason.why, args: reason.args },
  rule: reason.rule,
});

/** 6.5 — priority rest for everybody in port, once in a segment. */
function restOffer(s: Known, offer: OptionOffer): Offer[] {
  const named = { id: 'rest', args: { cost: offer.cost, price: priceText(s, offer) } };
  const unpaid = unaffordable(s, offer);
  if (unpaid) return [{ ...named, refused: refusalOf(unpaid) }];
  if (s.rested) return [refuse('rest', 'refused.restTwice', '6.5', named.args)];
  if (!inPort(s).some((boat) => boat.stress > 0))
    return [refuse('rest', 'refused.nobodyToRest', '6.5', named.args)];
  return [{ ...named, value: { kind: 'rest', cost: offer.cost } }];
}

/** 6.8 - 6.11 — a mission for a boat. */
function missionOffers(s: Known, offer: OptionOffer, mission: Mission): Offer[] {
  const unpaid = unaffordable(s, offer);
  const boats = s.boats.filter((boat) => boat.fate === 'serving');
  return boats.map((boat) => {
    if (mission === 'mine' && mayRestow(boat)) return restowOffer(boat);
    const args = { boat: boat.id, cost: offer.cost, price: priceText(s, offer) };
    const named = { id: `${mission}:${boat.id}`, text: mission, args };
    const why = unpaid ?? unableForMission(s, boat, mission);
    if (why) return { ...named, refused: refusalOf(why) };
    return { ...named, value: { kind: 'mission', mission, boat: boat.id, cost: offer.cost } };
  });
}

/** 6.9, 11.6 — whether a boat in port has mines that it can put ashore or load again. */
const mayRestow = (boat: Boat): boolean => boat.inPort && boat.missions.includes('mine');

/** 6.9 — mines already paid for are exchanged again at no cost. */
const restowOffer = (boat: Boat): Offer => ({
  id: `mine:${boat.id}`,
  text: 'restow',
  args: { boat: boat.id },
  value: { kind: 'mines', boat: boat.id },
});

function unableForMission(
  s: Known,
  boat: Boat,
  mission: Mission,
): { why: string; rule: string; args: TextArgs } | null {
  const args = { boat: boat.id };
  const most = form(s.edition, 'missionsPerBoat');
  if (mission === 'mine' && !boat.inPort) return { why: 'refused.mineInPort', rule: '6.9', args };
  if (boat.missions.includes(mission)) return { why: 'refused.missionTwice', rule: '6.8', args };
  if (boat.missions.length >= most)
    return { why: 'refused.missions', rule: cite(s.edition, 'missionsPerBoat'), args };
  if (statusOf(s, boat) === 'unfit') return { why: 'refused.unfit', rule: '2.8', args };
  if (mission === 'mine' && boat.ready.plain + boat.stored.plain === 0)
    return { why: 'refused.noTorpedoes', rule: '6.9', args };
  return reachesBox(s, boat, mission) ? null : { why: 'refused.boxOutOfBounds', rule: '3.4', args };
}

/** Whether the boat's class may go to a box of this mission. */
const reachesBox = (s: Known, boat: Boat, mission: Mission): boolean =>
  campaignOf(s).areas.some(
    (area) => area.boxes.some((box) => box.mission === mission) && mayEnter(s, boat, area.id),
  );

/** 3.4 — whether a boat's class may be in a sea area. */
export function mayEnter(s: Pick<State, 'pack' | 'campaign'>, boat: Boat, area: string): boolean {
  const { type } = boatCard(s, boat.id);
  return campaignOf(s).limits.every(
    (limit) =>
      !(limit.types && isOfClass(type, limit.types)) ||
      ((limit.onlyAreas?.includes(area) ?? true) && !(limit.notAreas?.includes(area) ?? false)),
  );
}

function advancedOffer(s: Known, boat: Boat): Offer {
  const named = { id: `advanced:${boat.id}`, text: 'advanced', args: { boat: boat.id, cost: ADVANCED_COST } };
  const refused = (why: string, rule: string) => ({
    ...named,
    refused: { why: { key: why, args: named.args }, rule },
  });
  if (s.so < ADVANCED_COST) return refused('refused.soLeft', '6.1');
  if (boat.ready.plain + boat.stored.plain === 0) return refused('refused.noTorpedoes', '6.6');
  return { ...named, value: { kind: 'advanced', boat: boat.id } };
}

/** 13.2 — snorkels for boats in port. */
function snorkels(s: Known): Offer[] {
  if (!s.snorkel) return [];
  return inPort(s)
    .filter((boat) => !boat.snorkel)
    .map((boat) => {
      const named = {
        id: `snorkel:${boat.id}`,
        text: 'snorkel',
        args: { boat: boat.id, cost: SNORKEL.cost, so: s.so },
      };
      if (isOfClass(boatCard(s, boat.id).type, SNORKEL.barred))
        return { ...named, refused: { why: { key: 'refused.snorkelType', args: named.args }, rule: '13.2' } };
      if (SNORKEL.cost > s.so)
        return { ...named, refused: { why: { key: 'refused.soLeft', args: named.args }, rule: '6.1' } };
      return { ...named, value: { kind: 'snorkel', boat: boat.id, cost: SNORKEL.cost } };
    });
}

function buy(t: T, purchase: Purchase): void {
  const s = t.state;
  switch (purchase.kind) {
    case 'area': {
      pay(t, purchase.cost);
      s.bought[purchase.type]++;
      const marks = s.marks[purchase.area];
      if (marks) marks[purchase.type] = true;
      const rule = { airSearch: '6.2', supply: '6.3', intelligence: '6.4' }[purchase.type];
      t.say('counterPlaced', rule, {
        what: purchase.type,
        area: purchase.area,
        cost: purchase.cost,
        left: s.so,
      });
      return;
    }
    case 'rest':
      pay(t, purchase.cost);
      s.bought.rest++;
      s.rested = true;
      t.say('restBought', '6.5', { cost: purchase.cost, left: s.so });
      for (const boat of inPort(s)) easeStress(t, boat, REST_RELIEF, '6.5');
      return;
    case 'mission':
      pay(t, purchase.cost);
      s.bought[purchase.mission]++;
      t.say('missionGiven', '6.8', {
        boat: purchase.boat,
        mission: purchase.mission,
        cost: purchase.cost,
        left: s.so,
      });
      if (purchase.mission === 'mine') t.next('loadMines', { boat: purchase.boat });
      else boatOf(s, purchase.boat).missions.push(purchase.mission);
      return;
    case 'mines':
      t.next('loadMines', { boat: purchase.boat });
      return;
    case 'advanced':
      t.next('loadAdvanced', { boat: purchase.boat });
      return;
    case 'snorkel':
      pay(t, purchase.cost);
      boatOf(s, purchase.boat).snorkel = true;
      t.say('snorkelFitted', '13.2', { boat: purchase.boat, left: s.so });
  }
}

/** Takes points off. */
export function pay(t: Pick<T, 'state'>, cost: number): void {
  t.state.so -= cost;
}

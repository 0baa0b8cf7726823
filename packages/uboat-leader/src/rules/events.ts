/** Event cards: the few verbs in which every event is written, interpreted one by one (7.3). */
import type { Modifier, Option, Text } from '@flotilla/table';
import type { EventCost, EventOffer, EventOp, ReviewRow } from '../data/types.ts';
import type { Boat, Known } from '../state.ts';
import type { T } from './book.ts';
import { pick, roll, step } from './book.ts';
import { eventChart } from './charts.ts';
import {
  addStress,
  dropTorpedoes,
  easeStress,
  gainExperience,
  reload,
  scorePoints,
  torpedoesLeft,
} from './crew.ts';
import { drawHits } from './hits.ts';
import { boatOf, damageTo, evasionOf, seaArea, statusOf, strainText, torpedoesAboard } from './lookup.ts';
import { spendOrdinary, tellMisfit, unableToSpend } from './spending.ts';
import { standing } from './standing.ts';

interface EventRoll {
  readonly evasion: number;
}

/** What is added to the die of an event. */
export const EVENT_MODIFIERS: readonly Modifier<EventRoll>[] = [
  { why: 'evasion', rule: '7.3', value: (about) => about.evasion, bounds: [0, 12] },
];

/** 7.3 — carries out effects in order; the rest wait while a die or a choice is settled. */
export const eventOps = step('eventOps', (t, { boat, name, ops }) => {
  const drawer = boatOf(t.state, boat);
  for (const [i, op] of ops.entries()) {
    if (drawer.fate !== 'serving') break;
    if ('edition' in op && op.edition !== undefined && op.edition !== t.state.edition) continue;
    const branch = branchOf(t, drawer, name, op);
    if (!branch) continue;
    branch();
    const rest = ops.slice(i + 1);
    // Once counters have been drawn, crews may be worn out: that is looked at even when no effect is left.
    if (rest.length > 0 || op.do === 'hits') t.next('eventOps', { boat, name, ops: rest });
    return;
  }
  for (const crew of atSea(t.state)) breakDown(t, crew);
});

/** 7.3 — the die of an event; for some, the evasion of the crew is added. */
export const eventDie = roll('eventDie', {
  chart: (_s, { rows }) => eventChart(rows),
  modifiers: EVENT_MODIFIERS,
  about: (s, { boat, evades }): EventRoll => ({ evasion: evades ? evasionOf(s, boatOf(s, boat)) : 0 }),
  fell: (t, { outcome }, { boat, name, rows }) =>
    t.next('eventOps', { boat, name, ops: rows[outcome]?.ops ?? [] }),
});

/** Carries out an effect, or returns what must be settled before the next one. */
function branchOf(t: T, boat: Boat, name: Text, op: EventOp): (() => void) | null {
  if (op.do === 'roll') {
    return () => t.next('eventDie', { boat: boat.id, name, rows: op.rows, evades: op.evasion });
  }
  if (op.do === 'hits') return () => drawHits(t, boat, op.light, op.heavy, '7.3');
  if (op.do === 'offer') {
    return () => {
      for (const { cost } of op.offers) tellUnable(t, boat, cost);
      t.next('eventOffer', { boat: boat.id, name, offers: op.offers });
    };
  }
  carryOut(t, boat, name, op);
  return null;
}

/** Whether using an offer means attacking a ship. */
const isAttack = ({ torpedoes = 0, gun = 0 }: EventCost): boolean => torpedoes + gun > 0;

/** 2.8 — whether an offer is an attack, in which an Unfit crew takes no part. */
const beyondCrew = (s: Known, boat: Boat, cost: EventCost): boolean =>
  isAttack(cost) && statusOf(s, boat) === 'unfit';

/** Logs why a boat cannot attack the ship it has met, as nothing is asked when it can only decline. */
function tellUnable(t: T, boat: Boat, cost: EventCost): void {
  if (beyondCrew(t.state, boat, cost)) t.say('unfitToAttack', '2.8', { boat: boat.id });
  else tellMisfit(t, boat, 'ship', cost.torpedoes ?? 0);
}

type PlainOp = Exclude<EventOp, { do: 'roll' | 'offer' | 'hits' }>;

function carryOut(t: T, boat: Boat, name: Text, op: PlainOp): void {
  const s = t.state;
  const marks = s.marks[boat.place];
  switch (op.do) {
    case 'stress':
      for (const crew of op.who === 'allAtSea' ? atSea(s) : [boat]) strain(t, crew, op.n);
      return;
    case 'contacts':
      boat.contactBonus += op.n;
      return;
    case 'warning':
      if (marks) marks.warnings += op.n;
      t.say('warned', '7.3', { area: boat.place, n: op.n, warnings: marks?.warnings ?? 0 });
      return;
    case 'dropIntelligence':
      if (!marks?.intelligence) return;
      marks.intelligence = false;
      t.say('intelligenceLost', '7.3', { area: boat.place });
      return;
    case 'detection':
      boat.exposed.push({ n: op.n, against: op.against });
      return;
    case 'victory':
      scorePoints(t, boat, op.n);
      t.say('pointsScored', '7.3', { boat: boat.id, n: op.n, vp: standing(s).vp });
      return;
    case 'experience':
      gainExperience(boat, op.n);
      return;
    case 'specialPoints':
      s.so += op.n;
      t.say('specialPoints', '7.3', { n: op.n, so: s.so });
      return;
    case 'review':
      s.reviews.push({ boat: boat.id, name, rows: op.rows });
      return;
    case 'reload':
      reload(t, boat);
      return;
    case 'endMovement':
      if (!boat.inPort && seaArea(s, boat.place).mayStop) boat.moved = true;
      return;
    case 'loseTorpedo':
      loseTorpedoes(t, boat, Math.min(op.n, torpedoesAboard(boat)));
      return;
  }
}

function loseTorpedoes(t: T, boat: Boat, n: number): void {
  if (n === 0) return;
  dropTorpedoes(boat, n);
  t.say('torpedoLost', '7.3', { ...torpedoesLeft(boat), n, torpedoes: torpedoesAboard(boat) });
}

const atSea = (s: Known): Boat[] => s.boats.filter((boat) => boat.fate === 'serving' && !boat.inPort);

function strain(t: T, boat: Boat, n: number): void {
  if (n < 0) easeStress(t, boat, -n, '7.3');
  else addStress(t, boat, n, '7.3');
}

/** 7.1 — a crew that becomes Unfit through an event goes to the Searched box; from the Channel, to where it came from. */
function breakDown(t: T, boat: Boat): void {
  const s = t.state;
  if (boat.homeward || boat.searched || s.segment !== 'operations') return;
  if (statusOf(s, boat) !== 'unfit') return;
  const from = boat.place;
  if (!seaArea(s, boat.place).mayStop) boat.place = s.cameFrom;
  boat.searched = true;
  boat.moved = true;
  t.say('breaksDown', '7.1', { boat: boat.id, from, area: boat.place });
}

/** 7.3 — an event that can be used at a price, or declined. */
export const eventOffer = pick('eventOffer', {
  rule: '7.3',
  about: (s, { boat, name }) => ({ boat, event: name, strain: strainText(s, boatOf(s, boat)) }),
  options: (s, { boat, offers }) => [
    ...offers.map((offer) => offerOption(s, boatOf(s, boat), offer)),
    { id: 'decline', value: null },
  ],
  take: (t, { value }, args) => {
    const boat = boatOf(t.state, args.boat);
    const offer = args.offers.find((other) => other.id === value);
    if (offer) payCost(t, boat, offer.cost);
    t.next('eventOps', { boat: boat.id, name: args.name, ops: offer?.ops ?? [] });
  },
});

function offerOption(s: Known, boat: Boat, offer: EventOffer): Option<string | null> {
  const { torpedoes = 0, gun = 0, stress = 0 } = offer.cost;
  const text = torpedoes > 0 ? 'torpedoes' : gun > 0 ? 'gun' : stress > 0 ? 'stress' : 'free';
  const named = { id: offer.id, text, args: { torpedoes, gun, stress }, value: offer.id };
  if (beyondCrew(s, boat, offer.cost))
    return { ...named, refused: { why: { key: 'refused.unfit', args: { boat: boat.id } }, rule: '2.8' } };
  const untorpedoed = unableToSpend(boat, 'ship', torpedoes, '7.3');
  if (untorpedoed) return { ...named, refused: untorpedoed };
  if (gun > boat.gun || (gun > 0 && damageTo(boat, 'gun') > 0)) {
    return { ...named, refused: { why: { key: 'refused.noGun', args: { boat: boat.id } }, rule: '7.3' } };
  }
  return named;
}

function payCost(t: T, boat: Boat, cost: EventCost): void {
  spendOrdinary(boat, cost.torpedoes ?? 0);
  boat.gun -= cost.gun ?? 0;
  addStress(t, boat, cost.stress ?? 0, '7.3');
  if (cost.torpedoes) t.say('torpedoSpent', '7.3', { ...torpedoesLeft(boat), n: cost.torpedoes });
  if (cost.gun) t.say('shellsSpent', '7.3', { boat: boat.id, n: cost.gun, gun: boat.gun });
}

/** The row of a review for a gain of points. */
export const reviewRow = (rows: readonly ReviewRow[], gain: number): ReviewRow | null =>
  rows.find((row) => gain >= row.gain) ?? null;

/** The operations segment: boats sail area by area and draw event cards (7). */
import type { Odds, Option, Refusal } from '@flotilla/table';
import { chanceOf, discardCard, shownChance } from '@flotilla/table';
import type { Mission, SeaArea } from '../data/types.ts';
import type { Boat, Known, State } from '../state.ts';
import { withBoat } from './ahead.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { drawFrom } from './decks.ts';
import { unableToAttack } from './hits.ts';
import {
  boatCard,
  boatOf,
  campaignOf,
  cards,
  isOfClass,
  placeText,
  portOf,
  seaArea,
  statusOf,
  strainText,
  torpedoesAboard,
} from './lookup.ts';
import { search } from './search.ts';
import { mayEnter } from './strategic.ts';

/** 7.1 — everybody may sail once; unfit crews in port stay there, those at sea make for the nearest port. */
export const operations = step('operations', (t) => {
  const s = t.state;
  s.segment = 'operations';
  t.say('operationsBegin', '7', { turn: s.turn });
  for (const boat of serving(s)) {
    const unfit = statusOf(s, boat) === 'unfit';
    boat.moved = unfit && boat.inPort;
    boat.homeward = unfit && !boat.inPort;
    if (boat.moved) t.say('tooWorn', '2.8', { boat: boat.id, port: boat.place });
  }
  t.next('nextToSail');
});

/** Boats still in play. */
export const serving = (s: { readonly boats: readonly Boat[] }): Boat[] =>
  s.boats.filter((boat) => boat.fate === 'serving');

/** 7.1 — which boat sails next. */
export const nextToSail = pick('nextToSail', {
  rule: '7.1',
  options: (s) =>
    serving(s)
      .filter((boat) => !boat.moved)
      .map((boat) => ({
        id: boat.id,
        text: 'boat',
        args: { boat: boat.id, place: placeText(boat.place), strain: strainText(s, boat) },
      })),
  take: (t, option) => {
    t.state.occasion++;
    t.at(t.state.clock, 1, t.state.occasion);
    t.state.cameFrom = boatOf(t.state, option.id).place;
    t.next('sail', { boat: option.id, moved: false });
    t.next('nextToSail');
  },
});

type Order =
  | { kind: 'stay' }
  | { kind: 'stop' }
  | { kind: 'area'; area: string }
  | { kind: 'port'; port: string }
  | { kind: 'box'; mission: Mission };

/** 7.1 — where a boat goes: area by area, until it stops. */
export const sail = pick('sail', {
  rule: '7.1',
  about: (s, { boat }) => {
    const at = boatOf(s, boat);
    return { boat, place: placeText(at.place), strain: strainText(s, at), torpedoes: torpedoesAboard(at) };
  },
  options: (s, { boat, moved }) => ordersFor(s, boatOf(s, boat), moved),
  odds: (s, { value }, { boat }) => prospects(s, boatOf(s, boat), value as Order),
  take: (t, { value }, { boat, moved }) => carryOut(t, boatOf(t.state, boat), value as Order, moved),
});

/** 8.1 — the chance of a contact where an order leads, as things stand; a promise only if nobody draws cards first. */
function prospects(s: State, boat: Boat, order: Order): Odds[] {
  const stays = order.kind === 'stay' || order.kind === 'stop';
  const place = order.kind === 'area' ? order.area : stays && !boat.inPort ? boat.place : null;
  if (place === null || !seaArea(s, place).mayStop) return [];
  const there = withBoat(s, boat.id, { place });
  const args = { boat: boat.id };
  if (order.kind !== 'stop' || othersSail(s, boat))
    return [{ of: 'contact', chance: chanceOf(there, search, args, (n) => n > 0) }];
  const shown = { of: 'contact', matching: args, through: ['lookout'] };
  return [shownChance(there, search, args, (n) => n > 0, shown)];
}

/** Whether other boats have yet to sail: the cards they draw may change what waits in an area. */
const othersSail = (s: State, boat: Boat): boolean =>
  serving(s).some((other) => other.id !== boat.id && !other.moved);

function ordersFor(s: Known, boat: Boat, moved: boolean): Option<Order>[] {
  if (boat.moved || boat.fate !== 'serving') return [];
  if (boat.homeward) return waysHome(s, boat);
  if (boat.inPort) {
    const out = portOf(s, boat.place).adjacent.map((area) => toArea(s, boat, area));
    return [{ id: 'stay', text: 'stayInPort', value: { kind: 'stay' } }, ...out];
  }
  const area = seaArea(s, boat.place);
  return [
    ...pauses(area, moved),
    ...boxes(boat, area, moved),
    ...toPorts(s, area),
    ...area.adjacent.map((to) => toArea(s, boat, to)),
  ];
}

function pauses(area: SeaArea, moved: boolean): Option<Order>[] {
  if (!moved)
    return [{ id: 'stay', text: 'patrol', args: { events: area.patrolling }, value: { kind: 'stay' } }];
  if (area.mayStop) return [{ id: 'stop', value: { kind: 'stop' } }];
  return [
    {
      id: 'stop',
      refused: { why: { key: 'refused.mayNotStop', args: { area: placeText(area.id) } }, rule: '7.1' },
    },
  ];
}

/** 7.1 — a boat with the mission may enter a box of its area; one that has not moved draws its patrol cards first. */
function boxes(boat: Boat, area: SeaArea, moved: boolean): Option<Order>[] {
  return area.boxes
    .filter((box) => boat.missions.includes(box.mission))
    .map((box) => {
      const named = {
        id: `box:${box.mission}`,
        text: `box.${box.mission}`,
        args: { events: box.events + (moved ? 0 : area.patrolling) },
      };
      const refused = barredFrom(boat, box.mission);
      return refused ? { ...named, refused } : { ...named, value: { kind: 'box', mission: box.mission } };
    });
}

/** 9.27 — why a boat cannot carry out a mission now: laying mines is not an attack, the others are. */
export const barredFrom = (boat: Boat, mission: Mission): Refusal | null =>
  mission === 'mine' ? null : unableToAttack(boat);

const toPorts = (s: Known, area: SeaArea): Option<Order>[] =>
  campaignOf(s)
    .ports.filter((port) => port.adjacent.includes(area.id))
    .map((port) => ({
      id: `port:${port.id}`,
      text: 'port',
      args: { port: placeText(port.id) },
      value: { kind: 'port', port: port.id },
    }));

function toArea(s: Known, boat: Boat, id: string): Option<Order> {
  const args = { area: placeText(id), events: cardsOnEntering(s, boat, id), type: boatCard(s, boat.id).type };
  const named = { id: `to:${id}`, text: 'area', args };
  if (mayEnter(s, boat, id)) return { ...named, value: { kind: 'area', area: id } };
  return { ...named, refused: { why: { key: 'refused.typeArea', args }, rule: '3.4' } };
}

/** 7.3 — event cards for entering an area. */
export function cardsOnEntering(s: Pick<State, 'pack' | 'campaign'>, boat: Boat, id: string): number {
  const area = seaArea(s, id);
  const { longReach } = area;
  const far = longReach && isOfClass(boatCard(s, boat.id).type, longReach.types) ? longReach.events : 0;
  return area.moving + far;
}

/** 7.1 — an Unfit crew takes a shortest route to the nearest port. */
function waysHome(s: Known, boat: Boat): Option<Order>[] {
  const steps = stepsHome(s, boat);
  const here = steps.get(boat.place) as number;
  const area = seaArea(s, boat.place);
  if (here === 1) return toPorts(s, area);
  return area.adjacent.filter((to) => steps.get(to) === here - 1).map((to) => toArea(s, boat, to));
}

/** Steps from every sea area to the nearest port, by routes the boat may take. */
export function stepsHome(s: Pick<State, 'pack' | 'campaign'>, boat: Boat): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  const queue: string[] = [];
  for (const port of campaignOf(s).ports) {
    for (const area of port.adjacent) {
      if (steps.has(area) || !mayEnter(s, boat, area)) continue;
      steps.set(area, 1);
      queue.push(area);
    }
  }
  for (const id of queue) {
    for (const near of seaArea(s, id).adjacent) {
      if (steps.has(near) || !mayEnter(s, boat, near)) continue;
      steps.set(near, (steps.get(id) as number) + 1);
      queue.push(near);
    }
  }
  return steps;
}

function carryOut(t: T, boat: Boat, order: Order, moved: boolean): void {
  const s = t.state;
  switch (order.kind) {
    case 'stay':
      if (boat.inPort) {
        boat.moved = true;
        t.say('staysInPort', '7.1', { boat: boat.id, port: boat.place });
        return;
      }
      t.say('patrols', '7.1', { boat: boat.id, area: boat.place });
      t.next('drawEvents', { boat: boat.id, left: seaArea(s, boat.place).patrolling });
      t.next('halt', { boat: boat.id });
      return;
    case 'stop':
      t.next('halt', { boat: boat.id });
      return;
    case 'area':
      t.say(boat.inPort ? 'putsToSea' : 'sails', '7.1', {
        boat: boat.id,
        from: boat.place,
        area: order.area,
      });
      s.cameFrom = boat.place;
      boat.place = order.area;
      boat.inPort = false;
      t.next('drawEvents', { boat: boat.id, left: cardsOnEntering(s, boat, order.area) });
      t.next('sail', { boat: boat.id, moved: true });
      return;
    case 'port':
      comeHome(t, boat, order.port);
      return;
    case 'box':
      if (!moved) t.next('drawEvents', { boat: boat.id, left: seaArea(s, boat.place).patrolling });
      t.next('enterBox', { boat: boat.id, mission: order.mission });
      return;
  }
}

/** 7.2 — a boat that enters a port has completed a patrol. */
function comeHome(t: T, boat: Boat, port: string): void {
  const from = boat.place;
  boat.place = port;
  boat.inPort = true;
  boat.moved = true;
  boat.homeward = false;
  boat.patrols++;
  const line = boat.log[boat.log.length - 1];
  if (line) line.stress = boat.stress;
  boat.log.push({ xp: 0, vp: 0, stress: 0, sunk: [] });
  t.say('comesHome', '7.2', {
    boat: boat.id,
    from,
    port,
    patrol: boat.patrols,
    vp: line?.vp ?? 0,
  });
}

/** 7.1 — a boat ends its movement. */
export const halt = step('halt', (t, args) => {
  const boat = boatOf(t.state, args.boat);
  if (boat.moved) return;
  boat.moved = true;
  t.say('halts', '7.1', { boat: boat.id, area: boat.place });
});

/** 7.3 — event cards are drawn and resolved one after another. */
export const drawEvents = step('drawEvents', (t, { boat, left }) => {
  if (left === 0 || !canGoOn(boatOf(t.state, boat))) return;
  t.next('event', { boat });
  t.next('drawEvents', { boat, left: left - 1 });
});

/** Whether a boat still draws cards: not lost, not sent to the Searched box. */
export const canGoOn = (boat: Boat): boolean => boat.fate === 'serving' && !boat.searched;

/** 7.3 — one event card, read for the years of the campaign. */
export const event = step('event', (t, { boat }) => {
  const s = t.state;
  const id = drawFrom(t, 'events');
  if (id === null) return;
  t.reveal();
  discardCard(s.decks.events, id);
  const card = cards(s).events.get(id);
  const face = card && cards(s).faces.get(card[campaignOf(s).events]);
  if (!face) throw new Error(`The event card "${id}" has no face for this campaign.`);
  t.say('eventDrawn', '7.3', {
    boat,
    area: boatOf(s, boat).place,
    card: id,
    number: card.number,
    face: face.key,
    name: face.name ?? null,
    words: face.text ?? null,
    edition: s.edition,
  });
  const name = face.name ?? { key: `event.${face.key}.name` };
  if (face.ops.length > 0) t.next('eventOps', { boat, name, ops: face.ops });
});

/** Turns the facts of log events into the arguments of their sentences. */
import type { Telling, Text, TextArgs } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Blast } from './data/charts/escorts.ts';
import { COURSES } from './data/charts/escorts.ts';
import { calendarMonth, dayText, monthText, yearOf } from './rules/calendar.ts';
import { kindText, shipsText, shipText } from './rules/diary.ts';
import { assignmentText } from './rules/orders.ts';
import { captainText, commanderText, fateText } from './rules/pack.ts';
import type {
  AfloatFacts,
  Day,
  DayAt,
  Events,
  Fight,
  HelmFacts,
  Hunters,
  ManFacts,
  ShipFacts,
  TorpedoFacts,
} from './state.ts';

const date = (day: Day): TextArgs => ({ date: dayText(day) });
const dateAndPlace = (at: DayAt): TextArgs => ({ date: dayText(at), place: text(`place.${at.place}`) });
const ship = (facts: ShipFacts): TextArgs => ({ ship: shipText(facts) });
const ships = (facts: { readonly ships: readonly AfloatFacts[] }): TextArgs => ({
  ships: shipsText(facts.ships),
});
const shot = (facts: TorpedoFacts): TextArgs => ({
  ship: shipText(facts),
  torpedo: text(`torpedo.${facts.torpedo}`),
});
const what = (facts: { readonly what: Fight['kind'] }): TextArgs => ({ what: kindText(facts.what) });
const helm = (facts: HelmFacts): TextArgs => ({ boat: facts.boat, name: captainText(facts) });
const man = (facts: Pick<ManFacts, 'man'>): TextArgs => ({ man: text(`man.${facts.man}`) });
const who = (facts: Pick<ManFacts, 'man'>): TextArgs => ({ who: text(`man.${facts.man}`) });
const system = (facts: Events['systemDamaged']): TextArgs => ({ system: text(`system.${facts.system}`) });
const quality = (facts: Events['escortsRated']): TextArgs => ({ quality: text(`quality.${facts.quality}`) });
const crew = (facts: Events['crewAdvanced']): TextArgs => ({ quality: text(`crew.${facts.quality}`) });
const area = (facts: Events['postedForGood']): TextArgs => ({ area: text(`area.${facts.area}`) });
const boat = (facts: Events['boatGranted']): TextArgs => ({ boat: text(`boat.${facts.boat}`) });
const task = (facts: Events['missionFailed']): TextArgs => ({ task: text(`task.${facts.task}`) });
const event = (facts: Events['eventIgnored']): TextArgs => ({ event: text(`event.${facts.event}`) });
const loss = (facts: Events['boatSunk']): TextArgs => ({ ...date(facts), how: text(`loss.${facts.how}`) });
const patrol = ({ month, result, ...sums }: Events['returned']): TextArgs => ({
  ...sums,
  month: monthText(month),
  result: text(`result.${result}`),
});
const course = (number: number): Text => text(`course.${COURSES[number - 1]}`);

function depth({ surfaced, escorted }: Events['wentIn']): Text {
  if (!surfaced) return text('depth.submerged');
  return text(escorted ? 'depth.nightSurface' : 'depth.surfaced');
}

function blast(hits: Blast): Text {
  if (hits === 'sunk') return text('hits.sunk');
  return hits === 0 ? text('outcome.E3.0') : text('hits.count', { hits });
}

/** The arguments of each event's sentence; an event left out has only numbers and names. */
export const tell: Telling<Hunters> = {
  careerBegins: (facts) => ({
    ...boat(facts),
    number: facts.number,
    name: commanderText(facts, facts.alone),
    month: monthText(facts.month),
    rank: text(`rank.${facts.rank}`),
  }),
  ordersRequested: ({ granted }) => ({ granted: text(granted ? 'outcome.granted' : 'outcome.refused') }),
  ordersGiven: (facts) => ({
    number: facts.number,
    patrol: facts.patrol,
    month: monthText(facts.month),
    m: calendarMonth(facts.month) + 1,
    yy: yearOf(facts.month) % 100,
    area: assignmentText(facts),
  }),
  ordersChanged: ({ from, to }) => ({ from: text(`area.${from}`), to: text(`area.${to}`) }),
  postedForGood: area,
  boxQuiet: dateAndPlace,
  boxCalm: dateAndPlace,
  shipLetPass: (facts) => ({ ...dateAndPlace(facts), what: text(`sighting.${facts.what}`) }),
  noCapital: (facts) => ({ ...date(facts), ...ship(facts) }),
  sighted: (facts) => ({ ...dateAndPlace(facts), ...what(facts) }),
  madeOut: ships,
  declined: what,
  packStatus: ({ status }) => ({ status: text(`pack.${status}`) }),
  lightFell: ({ light }) => ({ light: text(`light.${light}`) }),
  waitedForNight: ({ result }) => ({ result: text(`outcome.${result}`) }),
  wentIn: (facts) => ({ depth: depth(facts), range: text(`range.${facts.range}`) }),
  insideConvoy: ships,
  salvoFired: ({ count, end }) => ({ count, end: text(`end.${end}`) }),
  torpedoMissed: shot,
  torpedoDud: shot,
  torpedoHit: (facts) => ({ ...shot(facts), points: facts.points }),
  torpedoWasted: ship,
  shellMissed: ship,
  shellHit: (facts) => ({ ...ship(facts), points: facts.points }),
  shellWasted: ship,
  shipDamaged: (facts) => ({ ...ship(facts), left: facts.left }),
  shipSunk: ({ tons, patrolTons, careerTons, ...sunk }) => ({
    tons,
    patrolTons,
    careerTons,
    ship: shipText(sunk),
  }),
  escortsRated: quality,
  found: ({ detection }) => ({ hard: text(`found.${detection}`) }),
  evaded: ({ boat, escort, hits }) => ({ boat: course(boat), escort: course(escort), hits }),
  hitsChanged: ({ why, who, quality, from, to }) => ({
    why: text(why === 'quality' ? `change.${who}.${quality}` : 'change.evasion'),
    from: blast(from),
    to: blast(to),
  }),
  // What is struck while still sound is not aboard at all (10.6.3).
  noEffect: ({ system, condition }) => ({
    what: text(condition === 'sound' ? 'system.absent' : `system.${system}`),
  }),
  systemDamaged: system,
  wounded: (facts) => ({ ...man(facts), wound: text(`wound.${facts.wound}`) }),
  unhurt: man,
  commandPasses: man,
  repaired: system,
  inoperable: system,
  reloaded: ({ end, ...stock }) => ({ ...stock, end: text(`end.${end}`) }),
  followed: what,
  straggler: ship,
  stillEscorted: ship,
  aircraftSighted: dateAndPlace,
  aircrewRated: quality,
  flakFired: ({ result }) => ({ result: text(`outcome.${result}`) }),
  shadowed: ({ result }) => ({ result: text(`shadow.${result}`) }),
  missionDone: (facts) => ({ ...date(facts), ...task(facts) }),
  missionFailed: task,
  eventHappened: (facts) => ({ ...dateAndPlace(facts), ...event(facts) }),
  eventIgnored: event,
  manLost: man,
  looseTorpedo: ({ wound }) => ({ wound: text(`wound.${wound}`) }),
  spareFitted: system,
  luckUsed: ({ roll }) => ({ roll: text(`roll.${roll}`) }),
  abortOrdered: (facts) => ({ ...date(facts), why: text(`abort.${facts.why}`) }),
  diedOfWounds: man,
  returned: patrol,
  broughtHome: patrol,
  recovers: (facts) => ({ ...man(facts), months: facts.months }),
  replaced: man,
  crewQualityFell: crew,
  advanced: who,
  crewAdvanced: crew,
  nothingLearned: who,
  promoted: ({ rank }) => ({ rank: text(`rank.${rank}`) }),
  decorated: ({ award }) => ({ award: text(`award.${award}`) }),
  boatGranted: boat,
  boatInstead: (facts) => ({ ...boat(facts), asked: text(`boat.${facts.asked}`) }),
  newBoat: (facts) => ({ ...boat(facts), number: facts.number, why: text(`newBoat.${facts.why}`) }),
  nextPatrol: ({ month }) => ({ month: monthText(month) }),
  boatSunk: loss,
  scuttled: date,
  boatCaptured: date,
  stranded: date,
  kommandantDead: loss,
  atTheHelm: helm,
  helmPasses: helm,
  packLost: ({ fate, ...facts }) => ({ ...facts, fate: text(`fate.${fate}`) }),
  packHome: ({ how, ...facts }) => ({ ...facts, how: text(`packHome.${how}`) }),
  careerEnds: ({ fate, level, tons, ships, patrols, ...agreed }) => ({
    tons,
    ships,
    patrols,
    fate: fateText(agreed, fate),
    level: text(`level.${level}`),
  }),
};

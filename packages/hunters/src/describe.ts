/** A view in structured text: boat, crew, patrol, contact, log sheet. */
import type { Block, Fact, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { BOATS } from './data/boats.ts';
import { AWARDS, RANKS, VICTORY_LEVELS } from './data/careers.ts';
import { SYSTEMS } from './data/charts/damage.ts';
import { torpedoes } from './rules/boat.ts';
import { monthText } from './rules/calendar.ts';
import { shipText, today } from './rules/diary.ts';
import { isCaptive } from './rules/loss.ts';
import { assignmentText } from './rules/orders.ts';
import { captainText, commanderText, fateText } from './rules/pack.ts';
import { boxOf, isInPort, isTransit, trackOf } from './rules/track.ts';
import type { Fight, LogShip, Tube, View, Wound } from './state.ts';

const fact = (label: string, value: Text | number, tone?: Fact['tone']): Fact => ({
  label: text(`fact.${label}`),
  value,
  ...(tone && { tone }),
});

const outOf = (value: number, limit: number): Text => text('outOf', { value, limit });

/** How serious a filled track is. */
function toneOf(value: number, limit: number): Fact['tone'] {
  if (value === 0) return 'good';
  return value * 2 >= limit ? 'bad' : 'warn';
}

/** The few facts that are always in sight. */
export function status(view: View): readonly Fact[] {
  const { boat } = view;
  const left = torpedoes(boat);
  return [
    { ...fact('boat', patrolText(view)), alone: true },
    { ...fact('date', today(view)), alone: true },
    { ...fact('place', placeOf(view)), alone: true },
    ...(view.fate === 'serving' ? [...wearFacts(boat), fact('torpedoes', left.steam + left.electric)] : []),
    fact('tons', view.tons),
  ];
}

/** What the boat has taken. */
function wearFacts({ type, hull, flooding }: View['boat']): Fact[] {
  const limits = BOATS[type];
  return [
    fact('hull', outOf(hull, limits.hull), toneOf(hull, limits.hull)),
    fact('flooding', outOf(flooding, limits.flooding), toneOf(flooding, limits.flooding)),
  ];
}

/** The boat with the patrol she is on, or fits out for. */
function patrolText({ boat, patrol, patrols, fate }: View): Text {
  const fittingOut = patrol === null && fate === 'serving';
  return text('boatPatrol', { number: boat.number, patrol: fittingOut ? patrols + 1 : patrols });
}

/** Where the boat is, from what the seat sees. */
function placeOf(view: View): Text {
  const { patrol, fate } = view;
  if (fate !== 'serving') return text('place.ended');
  if (!patrol || isInPort(view)) return text('place.port');
  if (patrol.box < 0) return text('place.outward');
  const box = boxOf(view);
  if (isTransit(box))
    return text(patrol.aborted ? 'place.homeward' : 'place.transit', { box: patrol.box + 1 });
  return text('place.box', { area: text(`area.${patrol.area}`), box: patrol.box + 1 });
}

/** Everything a seat can see, block by block. */
export function describe(view: View): readonly Block[] {
  return [
    { kind: 'heading', level: 1, text: titleOf(view) },
    { kind: 'facts', facts: careerFacts(view) },
    { kind: 'heading', level: 2, text: text('heading.boat') },
    { kind: 'facts', facts: boatFacts(view) },
    { kind: 'heading', level: 2, text: text('heading.crew') },
    { kind: 'facts', facts: crewFacts(view) },
    ...patrolBlocks(view),
    ...(view.fight ? fightBlocks(view.fight) : []),
    ...(view.raid ? [{ kind: 'paragraph' as const, text: text('raid.now') }] : []),
    ...(view.log.length > 0 ? [logTable(view)] : []),
    ...standingBlocks(view),
  ];
}

const titleOf = (view: View): Text =>
  text('title', {
    number: view.boat.number,
    boat: text(`boat.${view.boat.type}`),
    rank: text(`rank.${RANKS[view.rank]}`),
    name: commanderText({ name: view.name, seat: view.captain }, view.rivals.length === 0),
  });

/** Below the first rung of the ladder nobody who still serves is called defeated. */
const isFirstRung = ({ fate, level }: View): boolean => fate === 'serving' && level === 'defeat';

function careerFacts(view: View): Fact[] {
  const race = view.rules.mode === 'wolfpack';
  const next = race ? undefined : [...VICTORY_LEVELS].reverse().find(({ tons }) => tons > view.tons);
  const facts = [
    fact('date', today(view)),
    fact('patrols', view.patrols),
    fact('sunk', view.sunk),
    fact('tons', view.tons),
    ...(race || isFirstRung(view) ? [] : [fact('level', text(`level.${view.level}`))]),
    fact('award', text(`award.${AWARDS[view.award]}`)),
  ];
  if (next)
    facts.push(fact('nextLevel', text('levelAt', { level: text(`level.${next.level}`), tons: next.tons })));
  if (view.luck > 0) facts.push(fact('luck', view.luck, 'good'));
  if (view.requests > 0) facts.push(fact('requests', view.requests));
  if (view.posting !== 'none') facts.push(fact('posting', text(`area.${view.posting}`)));
  if (view.fate !== 'serving') facts.push(fact('fate', fateText(view.rules, view.fate)));
  return facts;
}

const tubeList = (tubes: readonly Tube[]): Text =>
  tubes
    .slice(1)
    .reduce<Text>(
      (list, tube) => text('list.plain', { list, item: text(`tube.load.${tube}`) }),
      text(`tube.load.${tubes[0] ?? 'empty'}`),
    );

function boatFacts(view: View): Fact[] {
  const { boat } = view;
  const broken = SYSTEMS.filter((system) => boat.systems[system] !== 'sound');
  return [
    ...wearFacts(boat),
    fact('forwardTubes', tubeList(boat.forward)),
    fact('aftTubes', tubeList(boat.aft)),
    fact('forwardReloads', text('mix', { ...boat.forwardReloads })),
    fact('aftReloads', text('mix', { ...boat.aftReloads })),
    fact('ammo', boat.ammo),
    ...broken.map((system) => ({
      label: text(`system.${system}`),
      value: text(`condition.${boat.systems[system]}`),
      tone: 'bad' as const,
    })),
  ];
}

function crewFacts(view: View): Fact[] {
  const { crew } = view;
  const men = (['kommandant', 'firstOfficer', 'secondOfficer', 'engineer', 'doctor'] as const).map((man) => {
    const expert = man !== 'kommandant' && crew.experts[man];
    const state = stateOf(view, crew.men[man]);
    return {
      label: text(`man.${man}`),
      value: text(expert ? 'expertIs' : 'plainIs', { wound: text(`wound.${state}`) }),
      ...(state === 'fit' ? {} : { tone: state === 'LW' ? ('warn' as const) : ('bad' as const) }),
    };
  });
  const hands = crew.hands
    .slice(1)
    .reduce<Text>(
      (list, wound) => text('list.plain', { list, item: text(`wound.${stateOf(view, wound)}`) }),
      text(`wound.${stateOf(view, crew.hands[0] as Wound)}`),
    );
  return [fact('quality', text(`crew.${crew.quality}`)), ...men, { label: text('man.crew'), value: hands }];
}

/** How a man is: a survivor of the boat's loss is a prisoner of war (10.9.2). */
const stateOf = ({ fate }: View, wound: Wound): Wound | 'captive' =>
  wound !== 'KIA' && isCaptive(fate) ? 'captive' : wound;

function patrolBlocks(view: View): Block[] {
  const { patrol } = view;
  if (!patrol) return [];
  const facts = [
    fact('orders', assignmentText(patrol)),
    fact('place', placeOf(view)),
    fact('box', outOf(patrol.box + 1, trackOf(view).length)),
  ];
  if (patrol.mission !== 'none') facts.push(fact('mission', text(`mission.${patrol.mission}`)));
  if (patrol.aborted) facts.push(fact('course', text('course.home'), 'warn'));
  if (patrol.superiorTorpedoes) facts.push(fact('event', text('event.superiorTorpedoes'), 'good'));
  return [
    { kind: 'heading', level: 2, text: text('heading.patrol') },
    { kind: 'facts', facts },
  ];
}

function fightBlocks(fight: Fight): Block[] {
  const facts = [
    fact('escort', text(fight.escorted ? 'escorted' : 'unescorted'), fight.escorted ? 'warn' : 'good'),
    fact('light', text(`light.${fight.light}`)),
  ];
  if (fight.approach) {
    facts.push(fact('depth', text(fight.approach.surfaced ? 'depth.surfaced' : 'depth.submerged')));
    facts.push(fact('range', text(`range.${fight.approach.range}`)));
  }
  if (fight.round > 0) facts.push(fact('rounds', fight.round));
  if (fight.quality !== 'unknown') facts.push(fact('escortQuality', text(`quality.${fight.quality}`)));
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: text('heading.contact') },
    { kind: 'facts', facts },
  ];
  if (fight.ships.length > 0) {
    blocks.push({
      kind: 'table',
      caption: text('table.ships'),
      head: [text('column.ship'), text('column.tons'), text('column.points')],
      rows: fight.ships.map((ship) => [
        shipText(ship),
        ship.tons,
        ship.points === 0 ? text('ship.sunk') : ship.points,
      ]),
    });
  }
  return blocks;
}

const logShip = (ship: LogShip): Text =>
  text(`logShip.${ship.fate}`, {
    name: ship.name === '' ? text(`ship.a.${ship.kind}`) : ship.name,
    tons: ship.tons,
  });

/** The log sheet as a table (3.5). */
const logTable = ({ log, fate }: View): Block => ({
  kind: 'table',
  caption: text('table.log'),
  head: [
    text('column.month'),
    text('column.patrol'),
    text('column.targets'),
    text('column.tons'),
    text('column.result'),
  ],
  rows: log.map((page) => [
    monthText(page.month),
    assignmentText(page),
    page.ships.length === 0
      ? text('none')
      : page.ships
          .slice(1)
          .reduce<Text>(
            (list, ship) => text('list.plain', { list, item: logShip(ship) }),
            logShip(page.ships[0] as LogShip),
          ),
    page.tons,
    text(`result.${page.result === 'open' && fate !== 'serving' ? 'lost' : page.result}`),
  ]),
});

/** The standings of captains and packs; nothing in a solitaire game. */
function standingBlocks(view: View): Block[] {
  if (view.standings.length < 2) return [];
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: text(`mode.${view.rules.mode}`) },
    ...helmBlocks(view),
    {
      kind: 'table',
      caption: text('table.standings'),
      head: [
        text('column.place'),
        text('column.captain'),
        text('column.boat'),
        text('column.patrols'),
        text('column.ships'),
        text('column.tons'),
        text('column.fate'),
      ],
      rows: view.standings.map((row) => [
        row.canWin ? row.place : text('standing.out', { place: row.place }),
        captainText(row),
        text('boat.number', { number: row.boat }),
        row.patrols,
        row.sunk,
        row.tons,
        fateText(view.rules, row.fate),
      ]),
    },
  ];
  if (view.packs.length > 0) blocks.push(packTable(view));
  return blocks;
}

/** The boat that is moving, when it is another captain's. */
function helmBlocks(view: View): Block[] {
  const rival = view.rivals.find(({ captain }) => captain === view.active);
  if (rival?.fate !== 'serving') return [];
  const place = rival.patrol ? text(`area.${rival.patrol.area}`) : text('place.port');
  const hull = text('outOf', { value: rival.hull, limit: BOATS[rival.boat].hull });
  return [
    {
      kind: 'paragraph',
      text: text('helm.now', { name: captainText(rival), boat: rival.number, place, hull }),
    },
  ];
}

const packTable = (view: View): Block => ({
  kind: 'table',
  caption: text('table.packs'),
  head: [
    text('column.place'),
    text('column.pack'),
    text('column.boats'),
    text('column.ships'),
    text('column.tons'),
  ],
  rows: view.packs.map((row) => [
    row.place,
    row.name || text('pack.unnamed', { number: row.pack + 1 }),
    text('outOf', { value: row.afloat, limit: row.seats.length }),
    row.sunk,
    row.tons,
  ]),
});

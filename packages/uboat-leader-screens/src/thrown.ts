/** What is thrown for, in words: who against whom, and from which number on each result comes. Nothing that comes of it is said. */
import type { Beat } from '@flotilla/companion';
import { bigRollOf, needOf } from '@flotilla/companion';
import type { LogEvent, RollRecord } from '@flotilla/table';
import { percent, rollOutcome } from '@flotilla/table/run';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { RollWords, Say } from '@flotilla/ui/stage/own.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import type { ShipFacts, View } from './game.ts';
import { bigRolls, placeText, shipName } from './game.ts';
import { lastOf } from './scene/facts.ts';
import { word } from './text/index.ts';

const eventsOf = ({ moments }: Pick<Beat, 'moments'>): readonly LogEvent[] =>
  moments.flatMap(({ events }) => events);

/** What was told in a beat, the moment of its roll first, and then backwards what was told before it. */
function toldAround({ beats, at }: Director, beat: Beat): readonly LogEvent[] {
  const before = beats.slice(0, at).flatMap(eventsOf).reverse();
  return [...(beat.moments[0]?.events ?? []), ...before];
}

const shipIn = ({ data }: LogEvent): ShipFacts | null => (data.ship as ShipFacts | undefined) ?? null;

/** The boat of a beat; empty where nothing is told of one. */
export const boatIn = (events: readonly LogEvent[]): string =>
  String(events.find(({ data }) => typeof data.boat === 'string')?.data.boat ?? '');

/** The boat a roll is about. */
export const boatThrown = (director: Director, beat: Beat): string => boatIn(toldAround(director, beat));

/** Who attacked last before all that is told: how a boat reacts is a story of its own. */
function attackerBefore({ story: told }: Director): ShipFacts | null {
  const attack = told && lastOf(told.log.slice(0, told.story.before.log), ['shipAttacks', 'aircraftAttack']);
  return attack && shipIn(attack);
}

/** A roll of a campaign in words. */
export function rollWords(director: Director, beat: Beat, roll: RollRecord, say: Say): RollWords | null {
  const told = toldAround(director, beat);
  const ship = told.map(shipIn).find((one) => one !== null) ?? attackerBefore(director);
  const view = director.before.value as View;
  const boat = boatIn(told) || (view.active ?? '');
  const said = { boat, ship: ship ? say(shipName(ship)) : '' };
  switch (roll.purpose) {
    case 'torpedo':
    case 'gun':
      return shotWords(beat, roll, say);
    case 'contact': {
      const area = told.find(({ data }) => typeof data.area === 'string')?.data.area;
      const place = area === undefined ? '' : say(placeText(String(area)));
      return { title: word('ask.contact', { ...said, place }), under: resultWords(roll, say) };
    }
    case 'enemyAttack':
      return { title: word('ask.enemyAttack', said), under: resultWords(roll, say) };
    case 'duds':
    case 'detection':
    case 'wolfpack':
    case 'silent':
    case 'crashDive':
    case 'deepDive':
    case 'raid':
      return { title: word(`ask.${roll.purpose}`, said) };
    default:
      return null;
  }
}

/** Every result worth a hope or a fear with the numbers that bring it: `light damage from 3 · sunk from 8`. */
function resultWords(roll: RollRecord, say: Say): string {
  const big = bigRollOf(bigRolls, roll);
  if (!big) return '';
  const named = (outcome: string): string => say(rollOutcome({ chart: roll.chart, outcome }, () => true));
  return big.of
    .flatMap((outcome) => {
      const { throws } = needOf({ ...big, of: [outcome] }, roll);
      const first = throws.find(({ wanted }) => wanted);
      return first ? [word('ask.from', { what: named(outcome), n: first.natural })] : [];
    })
    .join(' · ');
}

/** A shot begins where it is told who fires at whom; its first die follows. */
interface Fired {
  readonly event: LogEvent;
  readonly roll: RollRecord | null;
}

function firedIn(beat: Beat): Fired[] {
  const events = eventsOf(beat);
  return events.flatMap((event, i) => {
    if (event.kind !== 'salvoFired' && event.kind !== 'gunFired') return [];
    const next = events.slice(i + 1).find(({ roll }) => roll)?.roll ?? null;
    return [{ event, roll: next }];
  });
}

function titleOf({ event }: Fired, say: Say): string {
  const ship = shipIn(event);
  const said = { ship: ship ? say(shipName(ship)) : '', n: Number(event.data.n) };
  return word(event.kind === 'gunFired' ? 'ask.gun' : 'ask.torpedo', said);
}

/** What the first shot of a beat is called; empty where none is fired. */
export function shotTitle(beat: Beat, say: Say): string {
  const [first] = firedIn(beat);
  return first ? titleOf(first, say) : '';
}

const slotOf = (shot: Fired | undefined): string => (shot && shipIn(shot.event)?.slot) ?? '';

/** Whether a shot of a volley is told of whatever the first one does: not at the same ship, nor by a torpedo that picks its own. */
const isElsewhere = (first: Fired | undefined) => (shot: Fired) =>
  slotOf(shot) !== slotOf(first) && shot.event.data.weapon !== 'fat';

/** The best that may come of a shot, with its chance: `sunk 81%`. */
function bestOf(roll: RollRecord, say: Say): string {
  const big = bigRollOf(bigRolls, roll);
  if (!big) return '';
  const best = needOf(big, roll)
    .results.filter(({ wanted, chance }) => wanted && chance > 0)
    .at(-1);
  if (!best) return '';
  const named = say(rollOutcome({ chart: roll.chart, outcome: best.outcome }, () => true));
  return `${named} ${percent(spoken(), best.chance)}`;
}

/** The first shot of a volley, and below it what each number does and who is shot at next. */
function shotWords(beat: Beat, roll: RollRecord, say: Say): RollWords {
  const [first, ...rest] = firedIn(beat);
  const then = rest.filter(isElsewhere(first)).map((shot) => {
    const best = shot.roll && bestOf(shot.roll, say);
    return best ? `${titleOf(shot, say)} (${best})` : '';
  });
  const lines = [
    first ? word('ask.range', { n: Number(first.event.data.range) }) : '',
    resultWords(roll, say),
    ...then.filter(Boolean).map((what) => word('ask.then', { what })),
  ];
  return {
    title: first ? titleOf(first, say) : '',
    under: lines.filter(Boolean).join(' · '),
    best: bestOf(roll, say),
  };
}

/** A battle as beats: every attack, every answer and every die in turn, then the results. */
import type { Beat, BeatsOf } from '@flotilla/companion';
import type { LogEvent, Moment } from '@flotilla/table';
import type { Events } from './events.ts';
import type { View } from './view.ts';

/** What is seen in a beat. */
export type BeatKind =
  | 'setup' // navies, fleets, bought cards
  | 'turn' // a round or turn begins
  | 'fleet' // ships come in, change rows or turn
  | 'ownAttack' // an attack of the seat that looks on
  | 'attack' // an attack of somebody else
  | 'card' // a card that helps, or an answer to one
  | 'defence' // defences are declared
  | 'die' // a guard, an evasion or a strike is rolled, or a ship steps in
  | 'results' // damage, ships sinking, points moving
  | 'cards' // discarding and drawing
  | 'end'; // the battle is over

const KINDS: { readonly [K in keyof Events]: BeatKind } = {
  begun: 'setup',
  briefing: 'setup',
  firstDie: 'setup',
  rolledForFirst: 'setup',
  navy: 'setup',
  divided: 'setup',
  shown: 'setup',
  bought: 'setup',
  boughtCard: 'setup',
  round: 'turn',
  turn: 'turn',
  reinforced: 'fleet',
  rearranged: 'fleet',
  submarine: 'fleet',
  attackCard: 'attack',
  strikeFrom: 'attack',
  huntFrom: 'attack',
  airCard: 'attack',
  huntCard: 'attack',
  bombers: 'attack',
  expected: 'attack',
  paid: 'card',
  planPlayed: 'card',
  repairPlayed: 'card',
  copied: 'card',
  intelligence: 'card',
  cancelled: 'card',
  planInForce: 'card',
  repaired: 'card',
  closed: 'defence',
  guardShip: 'defence',
  guardCard: 'defence',
  screen: 'defence',
  noDefence: 'defence',
  redirected: 'die',
  screenLost: 'die',
  guardRolled: 'die',
  guardLost: 'die',
  evaded: 'die',
  strikeRolled: 'die',
  tooLate: 'die',
  damaged: 'results',
  sunk: 'results',
  eliminated: 'results',
  discarded: 'cards',
  drewCards: 'cards',
  drew: 'cards',
  reshuffled: 'cards',
  score: 'turn',
  quietRound: 'turn',
  ended: 'end',
};

/** When several things happen in a moment, the most important gives it its kind. */
const BY_WEIGHT: readonly BeatKind[] = [
  'end',
  'results',
  'die',
  'attack',
  'card',
  'defence',
  'fleet',
  'turn',
  'setup',
  'cards',
];

/** Kinds of which neighbours are shown as one. */
const TOGETHER: readonly BeatKind[] = ['setup', 'turn', 'defence', 'cards'];

/** The kind of a log entry; a roll belongs to the entry that follows it. */
const kindOf = ({ kind }: LogEvent): BeatKind | null => KINDS[kind as keyof Events] ?? null;

function kindOfMoment({ events, view }: Moment): BeatKind {
  const kinds = new Set(events.map(kindOf));
  const found = BY_WEIGHT.find((kind) => kinds.has(kind)) ?? 'cards';
  return found === 'attack' && isOwn(events, view as View) ? 'ownAttack' : found;
}

/** Whether the seat that looks on makes the attack. */
const isOwn = (events: readonly LogEvent[], { seat }: View): boolean =>
  events.some(({ data }) => (data as { attack?: { by?: number } } | null)?.attack?.by === seat);

/** The entry that names a beat: the one its kind comes from; of results a ship that sinks before damage. */
const headlineIn = (moments: readonly Moment[], kind: BeatKind): LogEvent | null => {
  const events = moments.flatMap((moment) => moment.events).filter(({ roll }) => !roll);
  const own = kind === 'ownAttack' ? 'attack' : kind;
  const named = events.filter((event) => kindOf(event) === own);
  return named.find((event) => event.kind === 'sunk') ?? named[0] ?? events[0] ?? null;
};

/** The beats of a battle: the player goes on after the results of a turn and at the end. */
export const beats: BeatsOf = (moments) => {
  const groups: { kind: BeatKind; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const kind = kindOfMoment(moment);
    const last = groups.at(-1);
    if (last && last.kind === kind && TOGETHER.includes(kind)) last.moments.push(moment);
    else groups.push({ kind, moments: [moment] });
  }
  return groups.map(
    (group): Beat => ({
      kind: group.kind,
      moments: group.moments,
      stop: group.kind === 'results' || group.kind === 'end',
      big: false,
      headline: headlineIn(group.moments, group.kind),
    }),
  );
};

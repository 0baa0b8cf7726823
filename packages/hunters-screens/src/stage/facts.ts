/** The facts a beat holds, by the kind of event. */
import type { Beat } from '@flotilla/companion';
import type { Events } from '@flotilla/hunters';
import type { LogEvent, RollRecord } from '@flotilla/table';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { View } from '../game.ts';

/** Beats that belong to the homecoming. */
export const HOME_BEATS: ReadonlySet<string> = new Set([
  'homecoming',
  'refit',
  'crew',
  'promotion',
  'award',
  'newBoat',
]);

/** What the entries of one kind tell, in order. */
export const factsAmong = <K extends keyof Events>(
  events: readonly LogEvent[],
  kind: K,
): readonly Events[K][] =>
  events.filter((event) => event.kind === kind).map(({ data }) => data as unknown as Events[K]);

/** All entries of a beat. */
export const entriesOf = ({ moments }: Beat): readonly LogEvent[] => moments.flatMap(({ events }) => events);

/** Every event of a kind in a beat, in order. */
export const eventsIn = <K extends keyof Events>(beat: Beat, kind: K): readonly Events[K][] =>
  factsAmong(entriesOf(beat), kind);

/** The entry of the log that tells of a kind of event in a beat; null when there is none. */
export const eventIn = ({ moments }: Beat, kind: keyof Events): LogEvent | null =>
  moments.flatMap(({ events }) => events).find((event) => event.kind === kind) ?? null;

/** The first event of a kind in a beat; null when there is none. */
export const factsOf = <K extends keyof Events>(beat: Beat, kind: K): Events[K] | null =>
  eventsIn(beat, kind)[0] ?? null;

/** The roll a beat begins with; null when nothing is thrown. */
export const firstRollOf = (beat: Beat): RollRecord | null =>
  beat.moments.flatMap(({ events }) => events).find(({ roll }) => roll)?.roll ?? null;

/** The rolls of a beat that were made for one purpose, in order. */
export const rollsIn = (beat: Beat, purpose: string): readonly RollRecord[] =>
  beat.moments
    .flatMap(({ events }) => events)
    .flatMap(({ roll }) => (roll?.purpose === purpose ? [roll] : []));

/** The last that was seen of the patrol: its track lies on the chart once more. */
export function lastAtSea({ story: told }: Pick<Director, 'story'>): View | null {
  const story = told?.story;
  const views = [story?.before, ...(story?.moments ?? [])].map((moment) => moment?.view as View | undefined);
  return views.filter((view) => view?.patrol).at(-1) ?? null;
}

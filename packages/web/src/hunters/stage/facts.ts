/** The facts a beat holds, by the kind of event. */
import type { Events } from '@flotilla/hunters';
import type { Beat, LogEvent, RollRecord } from '@flotilla/table';

const ofKind = <K extends keyof Events>(events: readonly LogEvent[], kind: K): readonly Events[K][] =>
  events.filter((event) => event.kind === kind).map(({ data }) => data as unknown as Events[K]);

/** Every event of a kind in a beat, in order. */
export const eventsIn = <K extends keyof Events>(beat: Beat, kind: K): readonly Events[K][] =>
  ofKind(
    beat.moments.flatMap(({ events }) => events),
    kind,
  );

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

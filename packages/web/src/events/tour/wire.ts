/** A tournament as the server tells of it. */
import type {
  BoardPlace,
  CaptainPlace,
  EventTold,
  Round,
  TourKind,
  TourSettings,
  TourStandings,
} from '@flotilla/protocol';

/** A tournament and one's own place in it. */
export type TourEvent = EventTold &
  Required<Pick<EventTold, 'round' | 'rounds' | 'list'>> & {
    readonly kind: TourKind;
    readonly settings: TourSettings;
  };

/** Somebody in the standings; captains have tons, others figures. */
export type TourPlace = Pick<BoardPlace, keyof BoardPlace & keyof CaptainPlace> &
  Partial<BoardPlace> &
  Partial<CaptainPlace>;

/** The standings. */
export type Standings = Omit<TourStandings, 'places'> & { readonly places: readonly TourPlace[] };

/** Everything about a tournament at one moment. */
export interface TourSnapshot {
  readonly tour: TourEvent;
  readonly rounds: readonly Round[];
  readonly standings: Standings;
}

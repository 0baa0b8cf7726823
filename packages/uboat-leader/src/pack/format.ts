/**
 * Pack files: JSON in which owners of the printed game type in their own cards. A pack replaces or extends any of
 * the decks; a card with the id of an existing one takes its place.
 */
import type {
  BoatCard,
  Condition,
  ConvoyCard,
  EscortCard,
  EventCard,
  EventFace,
  MerchantCard,
  MisidentifiedCard,
  NavalCard,
} from '../data/types.ts';

/** What a pack file calls itself. */
export const PACK_FORMAT = 'flotilla/uboat-leader-pack';

/** Version of the pack format that is read. */
export const PACK_VERSION = 1;

/** One deck of a pack: `extend` adds to ours, `replace` is used alone. */
export interface PackDeck<Card> {
  readonly mode: 'extend' | 'replace';
  readonly cards: readonly Card[];
}

/** A pack file. Conditions and faces carry their own words, since the text catalogue does not know them. */
export interface Pack {
  readonly format: typeof PACK_FORMAT;
  readonly version: typeof PACK_VERSION;
  readonly name: string;
  readonly boats?: PackDeck<BoatCard>;
  readonly merchants?: PackDeck<MerchantCard | MisidentifiedCard>;
  readonly escorts?: PackDeck<EscortCard>;
  readonly naval?: PackDeck<NavalCard>;
  readonly convoys?: PackDeck<ConvoyCard>;
  readonly events?: PackDeck<EventCard>;
  /** special conditions that convoy cards of the pack name */
  readonly conditions?: readonly Condition[];
  /** event faces that event cards of the pack name */
  readonly faces?: readonly EventFace[];
}

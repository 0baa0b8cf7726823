/** The cards in use: our own decks, changed by the pack of the game if it has one. */
import {
  BOATS,
  CONDITIONS,
  CORE_CONVOYS,
  ESCORTS,
  EVENT_FACES,
  EVENTS,
  MERCHANTS,
  MORE_CONVOYS,
  NAVAL,
} from '../data/index.ts';
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
import type { Pack, PackDeck } from './format.ts';

/** Every card by id, and the decks in printed order. */
export interface Cards {
  readonly boats: ReadonlyMap<string, BoatCard>;
  readonly merchants: ReadonlyMap<string, MerchantCard | MisidentifiedCard>;
  readonly escorts: ReadonlyMap<string, EscortCard>;
  readonly naval: ReadonlyMap<string, NavalCard>;
  readonly convoys: ReadonlyMap<string, ConvoyCard>;
  /** ids of the convoy cards of the core deck */
  readonly core: ReadonlySet<string>;
  readonly events: ReadonlyMap<string, EventCard>;
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly faces: ReadonlyMap<string, EventFace>;
}

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]) =>
  new Map(cards.map((card) => [card.id, card]));
const byKey = <Item extends { readonly key: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.key, item]));

function merged<Card extends { readonly id: string }>(
  own: readonly Card[],
  deck?: PackDeck<Card>,
): Map<string, Card> {
  if (!deck) return byId(own);
  return byId(deck.mode === 'replace' ? deck.cards : [...own, ...deck.cards]);
}

/** Our decks, as changed by a pack. */
export function cardsWith(pack: Pack | null): Cards {
  const convoys = merged([...CORE_CONVOYS, ...MORE_CONVOYS], pack?.convoys);
  const core = pack?.convoys?.mode === 'replace' ? [] : CORE_CONVOYS;
  return {
    boats: merged(BOATS, pack?.boats),
    merchants: merged(MERCHANTS, pack?.merchants),
    escorts: merged(ESCORTS, pack?.escorts),
    naval: merged(NAVAL, pack?.naval),
    convoys,
    core: new Set([...core, ...(pack?.convoys?.cards ?? [])].map((card) => card.id)),
    events: merged(EVENTS, pack?.events),
    conditions: byKey([...CONDITIONS, ...(pack?.conditions ?? [])]),
    faces: byKey([...EVENT_FACES, ...(pack?.faces ?? [])]),
  };
}

const OWN = cardsWith(null);
const opened = new Map<string, Cards>();
const KEPT = 8;

/**
 * The cards in use for a game: `pack` is the text of its pack file, already checked when the game was set up. The last few packs
 * are kept parsed, as rules look up cards all the time.
 */
export function cardsFor(pack: string): Cards {
  if (pack === '') return OWN;
  const known = opened.get(pack);
  if (known) return known;
  if (opened.size >= KEPT) opened.clear();
  const cards = cardsWith(JSON.parse(pack) as Pack);
  opened.set(pack, cards);
  return cards;
}

/** A pack while it is being made: plain data, changed card by card, always whole enough to be checked and written. */
import type { Cards } from '@flotilla/uboat-leader';
import { cardsWith, PACK_FORMAT, PACK_VERSION, packFaults } from '@flotilla/uboat-leader';
import type { DeckName } from './shapes.ts';
import { DECKS, freshCard } from './shapes.ts';

/** A card as it is typed in; whether it is sound is for the rules to say. */
export type Card = Readonly<Record<string, unknown>>;

/** A pack as it is typed in. */
export type PackDraft = Readonly<Record<string, unknown>>;

/** Decks that are plain lists: words for events and conditions, which nobody draws from. */
const isPlain = (deck: DeckName): boolean => deck === 'faces' || deck === 'conditions';

/** The field that names a card of a deck. */
export const nameField = (deck: DeckName): 'key' | 'id' => (isPlain(deck) ? 'key' : 'id');

/** What a card is called within its deck. */
export const cardId = (deck: DeckName, card: Card): string => String(card[nameField(deck)] ?? '');

/** A pack with nothing in it yet. */
export const emptyDraft = (name: string): PackDraft => ({ format: PACK_FORMAT, version: PACK_VERSION, name });

/** Reads the text of a pack into a draft; null where it is no pack at all. */
export function draftFrom(text: string): PackDraft | null {
  try {
    const value: unknown = JSON.parse(text);
    const isPack = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isPack && (value as PackDraft).format === PACK_FORMAT ? (value as PackDraft) : null;
  } catch {
    return null;
  }
}

/** The pack as text, as it is kept, exported and played with; what has no value is left out. */
export const textOf = (draft: PackDraft): string => `${JSON.stringify(withoutNothing(draft), null, 1)}\n`;

/** A price or a range that was left empty is not written: an offer costs what it names, a condition holds everywhere. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => part !== undefined && !(part === null && LEFT_OUT.includes(name)))
      .map(([name, part]) => [name, withoutNothing(part)]),
  );
}

const LEFT_OUT: readonly string[] = ['torpedoes', 'gun', 'stress', 'from', 'to'];

/** Everything that is wrong with a draft, in the sentences of the rules. */
export const faultsOf = (draft: PackDraft) => packFaults(textOf(draft));

const asList = (value: unknown): readonly Card[] => (Array.isArray(value) ? (value as readonly Card[]) : []);

/** The cards of a deck that the pack brings. */
export function cardsIn(draft: PackDraft, deck: DeckName): readonly Card[] {
  const value = draft[deck];
  return isPlain(deck) ? asList(value) : asList((value as { cards?: unknown } | undefined)?.cards);
}

/** Whether the pack plays with its own cards of a deck alone. */
export const replaces = (draft: PackDraft, deck: DeckName): boolean =>
  (draft[deck] as { mode?: unknown } | undefined)?.mode === 'replace';

/** The draft with other cards in a deck; a deck without any is left out. */
export function withCards(
  draft: PackDraft,
  deck: DeckName,
  cards: readonly Card[],
  mode = modeOf(draft, deck),
): PackDraft {
  const { [deck]: _before, ...rest } = draft;
  if (cards.length === 0) return rest;
  return { ...rest, [deck]: isPlain(deck) ? cards : { mode, cards } };
}

const modeOf = (draft: PackDraft, deck: DeckName): string => (replaces(draft, deck) ? 'replace' : 'extend');

/** Our own cards of a deck, as they can be taken over. */
export function ours(deck: DeckName): readonly Card[] {
  const cards: Cards = cardsWith(null);
  return [...cards[deck].values()].map((card) => ({ ...(card as unknown as Card) }));
}

/** A new card that bears no name yet. */
export const newCard = (deck: DeckName, number: number): Card => {
  const fresh = freshCard(DECKS[deck]);
  const name = { [nameField(deck)]: `own-${number}` };
  const ace = deck === 'boats' ? { levels: withAce(fresh.levels as Card) } : {};
  const seen = deck === 'events' ? { early: 'rough-seas', late: 'rough-seas' } : {};
  const calm = deck === 'convoys' ? { condition: 'nothing-unusual' } : {};
  return { ...fresh, ...name, ...ace, ...seen, ...calm, ...('number' in fresh && { number }) };
};

/** Aces are not promoted. */
const withAce = (levels: Card): Card => ({ ...levels, ace: { ...(levels.ace as Card), promotion: null } });

/** A value with one of its parts changed. */
export function put(value: unknown, path: readonly (string | number)[], part: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return part;
  if (Array.isArray(value)) return value.map((item, i) => (i === head ? put(item, rest, part) : item));
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Card;
  return { ...fields, [head]: put(fields[head as string], rest, part) };
}

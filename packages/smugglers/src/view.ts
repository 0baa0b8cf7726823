/** What a seat of Smugglers may know, and what it may not. */
import type { Block, Fact, Rng } from '@flotilla/table';
import { text } from '@flotilla/table';
import { cardOrBack, coveText } from './cards.ts';
import { isOver } from './rules.ts';
import type { Card, Smuggler, State, View } from './state.ts';

/** The cards whose faces a seat may know; null is a spectator. */
function knownTo(s: State, seat: number | null): Set<number> {
  const known = new Set(s.shown);
  const add = (cards: readonly number[] | undefined): void => cards?.forEach((card) => void known.add(card));
  if (isOver(s)) for (const cellar of s.cellars) add(cellar);
  if (seat === null) return known;
  add(s.hands[seat]);
  add(s.boats[seat]?.cargo);
  add(s.cellars[seat]);
  add(s.peeked[seat]);
  return known;
}

/** What a seat may know, field by field. */
export function view(s: State, seat: number | null): View {
  const known = knownTo(s, seat);
  const card = (id: number): Card => ({ id, face: known.has(id) ? (s.faces[id] as string) : null });
  const smuggler = (hand: readonly number[], i: number): Smuggler => ({
    hand: hand.map(card),
    cargo: s.boats[i]?.cargo.map(card) ?? [],
    cove: s.boats[i]?.cove ?? null,
    cellar: s.cellars[i]?.map(card) ?? [],
    coins: s.coins[i] ?? 0,
  });
  return {
    nights: s.nights,
    night: Math.min(s.night, s.nights),
    seat,
    cutter: s.cutter,
    deck: s.deck.length,
    smugglers: s.hands.map(smuggler),
    shown: s.shown.map(card),
  };
}

/** Deals the faces a seat does not know afresh among the cards it does not know. */
export function swapSecrets(s: State, seat: number | null, rng: Rng): void {
  const known = knownTo(s, seat);
  const unknown = s.faces.map((_, id) => id).filter((id) => !known.has(id));
  // Sorted before they are shuffled: the real order must leave no trace.
  const faces = rng.shuffled(unknown.map((id) => s.faces[id] as string).sort());
  unknown.forEach((id, i) => {
    s.faces[id] = faces[i] as string;
  });
}

/** The marks a seat must not find in any message. */
export function secrets(s: State, seat: number | null): string[] {
  const known = knownTo(s, seat);
  return s.faces.filter((_, id) => !known.has(id));
}

/** The view as structured text. */
export function describe(v: View): readonly Block[] {
  const own = v.seat === null ? undefined : v.smugglers[v.seat];
  const cards = (list: readonly Card[]) => list.map(({ face }) => cardOrBack(face));
  return [
    { kind: 'heading', level: 1, text: text('nightOf', { night: v.night, nights: v.nights }) },
    {
      kind: 'table',
      caption: text('coast'),
      head: ['smuggler', 'inHand', 'aboard', 'cove', 'cellar', 'coins'].map((key) => text(key)),
      rows: v.smugglers.map((other, seat) => [
        seat + 1,
        other.hand.length,
        other.cargo.length,
        other.cove ? coveText(other.cove) : text('inPort'),
        other.cellar.length,
        other.coins,
      ]),
    },
    ...(own
      ? ([
          { kind: 'heading', level: 2, text: text('yourHand') },
          { kind: 'list', items: cards(own.hand) },
          { kind: 'heading', level: 2, text: text('yourCellar') },
          { kind: 'list', items: cards(own.cellar) },
        ] as const)
      : []),
    { kind: 'heading', level: 2, text: text('seenByAll') },
    { kind: 'list', items: cards(v.shown) },
  ];
}

/** The few facts that are always shown. */
export const status = (v: View): readonly Fact[] => [
  { label: text('night'), value: v.night },
  { label: text('cutter'), value: v.cutter ? coveText(v.cutter) : text('unknown') },
  { label: text('deck'), value: v.deck },
];

/** The cards of Smugglers and the cutter's chart. */
import type { Text } from '@flotilla/table';
import { defineChart } from '@flotilla/table';
import type { Cove, Kind } from './state.ts';

/** 1 — the cards of each kind; the letter begins the mark that makes every card unique. */
const KINDS: Readonly<Record<Kind, { letter: string; count: number; worth: number }>> = {
  tea: { letter: 'T', count: 12, worth: 1 },
  rum: { letter: 'R', count: 10, worth: 2 },
  silk: { letter: 'S', count: 8, worth: 3 },
  lantern: { letter: 'L', count: 6, worth: 0 },
};

const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** All faces, unshuffled: `T1` to `T12`, `R1` to `R10` and so on. */
export const FACES: readonly string[] = KIND_NAMES.flatMap((kind) =>
  Array.from({ length: KINDS[kind].count }, (_, i) => `${KINDS[kind].letter}${i + 1}`),
);

/** What a face shows. */
export function kindOf(face: string): Kind {
  const kind = KIND_NAMES.find((name) => KINDS[name].letter === face[0]);
  if (!kind) throw new Error(`There is no card "${face}".`);
  return kind;
}

/** What a face is worth once it is landed. */
export const worthOf = (face: string): number => KINDS[kindOf(face)].worth;

/** A face in words. */
export const cardText = (face: string) => ({ key: `card.${kindOf(face)}`, args: { mark: face } });

/** A cove in words. */
export const coveText = (cove: Cove) => ({ key: `cove.${cove}` });

/** A card in words, even if it is face down. */
export const cardOrBack = (face: string | null): Text =>
  face === null ? { key: 'card.back' } : cardText(face);

/** 2 — the coves, and how many cards a boat may carry there. */
export const COVES: Readonly<Record<Cove, { most: number }>> = {
  north: { most: 1 },
  middle: { most: 2 },
  south: { most: 2 },
};

/** 3 — where the cutter is tonight; the shallow north cove is watched least. */
export const cutterChart = defineChart<Cove, 'all'>({
  id: 'cutter',
  rule: '3',
  dice: 'd6',
  columns: {
    all: [
      { to: 1, result: 'north' },
      { from: 2, to: 3, result: 'middle' },
      { from: 4, result: 'south' },
    ],
  },
});

/** 1 — cards in hand at nightfall. */
export const HAND = 4;

/** 4.2 — coins for warning another boat. */
export const FEE = 2;

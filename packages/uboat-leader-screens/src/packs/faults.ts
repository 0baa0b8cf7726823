/** Where in a pack a fault lies: the deck and the card, so that the editor can lead there. */
import type { Text } from '@flotilla/table';
import type { DeckName } from './shapes.ts';
import { DECK_NAMES } from './shapes.ts';

/** A fault with the place it is about. */
export interface FaultPlace {
  readonly deck: DeckName | null;
  readonly card: number | null;
  /** The fields behind the card, outermost first. */
  readonly fields: readonly string[];
}

const NOWHERE: FaultPlace = { deck: null, card: null, fields: [] };

/** The path a fault of the rules names; empty where it names none. */
function pathOf(fault: Text): string {
  if (typeof fault === 'string' || fault.key !== 'fault.at') return '';
  return String(fault.args?.path ?? '');
}

/** What is wrong, without the path before it. */
export function whatOf(fault: Text): Text {
  if (typeof fault === 'string' || fault.key !== 'fault.at') return fault;
  return (fault.args?.what as Text | undefined) ?? fault;
}

/** The place of a fault. */
export function placeOf(fault: Text): FaultPlace {
  const [, name = '', rest = ''] = /^(?:pack\.)?([a-z]+)(?:\b(.*))?$/i.exec(pathOf(fault)) ?? [];
  const deck = DECK_NAMES.find((one) => one === name) ?? null;
  if (!deck) return NOWHERE;
  const card = /\[(\d+)\]/.exec(rest);
  const behind = card ? rest.slice((card.index ?? 0) + card[0].length) : rest;
  return {
    deck,
    card: card ? Number(card[1]) : null,
    fields: behind.split(/[.[\]\s]+/).filter((part) => part !== ''),
  };
}

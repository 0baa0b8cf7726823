/** Words for ships, and which picture goes with them. */
import { text } from '@flotilla/table';
import type { ShipKind } from '@flotilla/ui/art/ships/index.ts';
import type { Say } from '@flotilla/ui/stage/own.ts';
import type { Ship, View } from './game.ts';
import { AWARDS, CAPITAL_SHIPS, shownName } from './game.ts';
import { figure, word } from './text/index.ts';

export type { Say } from '@flotilla/ui/stage/own.ts';

/** A ship by her name, or by what she is where the roster gives no names. */
export const shipWords = (ship: Pick<Ship, 'name' | 'kind' | 'twin'>, say: Say): string =>
  ship.name === '' ? say(text(`ship.a.${ship.kind}`)) : shownName(ship);

/** What a captain has to show: his decoration if he has one, his patrols, ships and tons. */
export function recordWords(view: View, say: Say): string {
  const { award, patrols, sunk, tons } = view;
  const record = word('captain.record', { patrols, ships: sunk, tons: figure(tons) });
  return award === 0 ? record : `${say(text(`award.${AWARDS[award]}`))} · ${record}`;
}

/** Freighters from this size on may be passenger ships. */
const LINER_TONS = 13_000;

/** The drawing that fits a ship. */
export function drawingOf(ship: Pick<Ship, 'name' | 'kind' | 'tons'>): ShipKind {
  if (ship.kind === 'tanker') return 'tanker';
  if (ship.kind !== 'capital') return ship.tons >= LINER_TONS ? 'liner' : 'freighter';
  return CAPITAL_SHIPS.find(({ name }) => name === ship.name)?.kind ?? 'battleship';
}

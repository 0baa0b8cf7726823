/** What stands where on the display: ships first, boats on top of them. */
import type { AnyGame } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Battle, Fighter, Ship, View } from '../game.ts';
import { shipText } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { piecesIn } from '../geometry/board.ts';
import type { Wreck } from '../scene/facts.ts';
import { word } from '../text/index.ts';

interface Spoken {
  /** What a screen reader says of it. */
  readonly words: (view: View, game: AnyGame) => string;
}

/** A piece on the display. */
export type PieceOn =
  | (Spoken & { readonly kind: 'ship'; readonly ship: Ship })
  | (Spoken & { readonly kind: 'boat'; readonly fighter: Fighter })
  | (Spoken & { readonly kind: 'wreck'; readonly wreck: Wreck });

/** The pieces of every area that has any. */
export type PiecesByArea = ReadonlyMap<string, readonly PieceOn[]>;

const shipPiece = (ship: Ship): PieceOn => ({
  kind: 'ship',
  ship,
  words: (view, game) => `${ship.slot} ${say(game, shipText(view, ship))}`,
});

const boatPiece = (fighter: Fighter): PieceOn => ({
  kind: 'boat',
  fighter,
  words: () =>
    [
      fighter.id,
      word(`depth.${fighter.depth}`),
      fighter.detected ? word('boat.detected') : '',
      fighter.silent ? word('boat.silent') : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
});

const wreckPiece = (wreck: Wreck): PieceOn => ({
  kind: 'wreck',
  wreck,
  words: () => word('wreck.here', { name: wreck.name }),
});

const NOBODY: ReadonlyMap<string, Wreck> = new Map();

/** Everything on the display by its area; whoever went down in this contact keeps the place where that happened. */
export function standingIn({ ships, boats }: Battle, wrecks = NOBODY): PiecesByArea {
  const areas = new Map<string, PieceOn[]>();
  const put = (area: string | null, piece: PieceOn): void => {
    if (area !== null) areas.set(area, [...(areas.get(area) ?? []), piece]);
  };
  const lie = (id: string): void => {
    const wreck = wrecks.get(id);
    if (wreck) put(wreck.zone, wreckPiece(wreck));
  };
  for (const ship of ships)
    if (ship.sunk) lie(ship.slot);
    else put(ship.area, shipPiece(ship));
  for (const fighter of boats)
    if (fighter.area === null) lie(fighter.id);
    else put(fighter.area, boatPiece(fighter));
  return areas;
}

function idOf(piece: PieceOn): string {
  if (piece.kind === 'ship') return piece.ship.slot;
  return piece.kind === 'boat' ? piece.fighter.id : piece.wreck.id;
}

/** Where a piece stands, by its counter or number; null where it is not on the display. */
export function spotOf(standing: PiecesByArea, id: string): Spot | null {
  for (const [area, pieces] of standing) {
    const place = pieces.findIndex((piece) => idOf(piece) === id);
    if (place >= 0) return piecesIn(area, pieces.length)[place] ?? null;
  }
  return null;
}

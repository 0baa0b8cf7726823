/** What stands where on the display: ships first, boats on top of them. */
import type { AnyGame } from '@flotilla/table';
import { say } from '../../voice.ts';
import type { Battle, Fighter, Ship, View } from '../game.ts';
import { shipText } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { piecesIn } from '../geometry/board.ts';
import { word } from '../text/index.ts';

interface Spoken {
  /** What a screen reader says of it. */
  readonly words: (view: View, game: AnyGame) => string;
}

/** A piece on the display. */
export type PieceOn =
  | (Spoken & { readonly kind: 'ship'; readonly ship: Ship })
  | (Spoken & { readonly kind: 'boat'; readonly fighter: Fighter });

/** The pieces of every area that has any. */
export type Standing = ReadonlyMap<string, readonly PieceOn[]>;

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

/** Everything on the display by its area. */
export function standingIn({ ships, boats }: Battle): Standing {
  const areas = new Map<string, PieceOn[]>();
  const put = (area: string | null, piece: PieceOn): void => {
    if (area !== null) areas.set(area, [...(areas.get(area) ?? []), piece]);
  };
  for (const ship of ships) if (!ship.sunk) put(ship.area, shipPiece(ship));
  for (const fighter of boats) put(fighter.area, boatPiece(fighter));
  return areas;
}

const idOf = (piece: PieceOn): string => (piece.kind === 'ship' ? piece.ship.slot : piece.fighter.id);

/** Where a piece stands, by its counter or number; null where it is not on the display. */
export function spotOf(standing: Standing, id: string): Spot | null {
  for (const [area, pieces] of standing) {
    const place = pieces.findIndex((piece) => idOf(piece) === id);
    if (place >= 0) return piecesIn(area, pieces.length)[place] ?? null;
  }
  return null;
}

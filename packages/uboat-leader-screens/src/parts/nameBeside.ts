/** The name of a ship where her counter already stands beside it. */
import type { AnyGame } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Ship, View } from '../game.ts';
import { knownCard, shipText } from '../game.ts';
import { word } from '../text/index.ts';

/** Her name, or what kind of ship she seems to be. */
export const nameBeside = (game: AnyGame, view: View, ship: Ship): string =>
  knownCard(view, ship) ? say(game, shipText(view, ship)) : word(`unknown.${ship.kind}`);

/** What the screens use of Naval Battles, in one place. */
import type { Text } from '@flotilla/table';
import type { ShipKind } from '@flotilla/ui/art/ships/index.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Say } from '@flotilla/ui/stage/own.ts';
import { say } from '@flotilla/ui/text/voice.ts';

export type {
  ActionCard,
  AtSea,
  Attack,
  Blow,
  CardKind,
  Coming,
  Declared,
  Move,
  Navy,
  Outlook,
  PlayerView,
  Prospect,
  Review,
  ShipCard,
  ShipType,
  Style,
  Terms,
  Threat,
  Vessel,
  View,
} from '@flotilla/naval-battles';
export {
  ACTIONS,
  actionCard,
  areEnemies,
  attackLine,
  briefing,
  cardLine,
  cardName,
  chanceToStop,
  damageAimedAt,
  damageOf,
  evasionOf,
  fires,
  firingAt,
  firingBar,
  guardingNamed,
  handLine,
  hullOf,
  LUCKY,
  MOST_ROWS,
  mayAct,
  NAVIES,
  nameAt,
  outlookOf,
  planLine,
  presetRows,
  readyMade,
  reviewOf,
  rowsInReach,
  rowsOf,
  SCENARIO_FILES,
  SHIPS,
  STYLES,
  scenarioById,
  shipAtSea,
  shipCard,
  shipName,
  shipsIn,
  shotAt,
  sidesOf,
  strengthOf,
  strikeAt,
  symbolsOf,
  teamLetter,
  unusedBy,
  worthOf,
} from '@flotilla/naval-battles';

import type { ShipType, View } from '@flotilla/naval-battles';
import { nameAt } from '@flotilla/naval-battles';

export type { Say };

const voices = new WeakMap<Session['game'], Say>();

/** How a session's game speaks; the same function every time, so that what is given it need not be drawn again. */
export function sayOf({ game }: Pick<Session, 'game'>): Say {
  const known = voices.get(game);
  if (known) return known;
  const voice: Say = (said) => say(game, said);
  voices.set(game, voice);
  return voice;
}

/** What the looking seat may know. */
export const viewOf = (session: Session): View => session.view.value as View;

/** Whether the battle is on and another fleet than the looking seat's has the turn: the hand can only defend. */
export const isRivalsTurn = ({ phase, active, seat }: View): boolean =>
  seat !== null && phase !== 'setup' && active !== seat;

/** What a fleet is called where its commander stands beside it: by its navy, unless two sail under one flag. */
export function fleetName(view: View, seat: number): Text {
  const navy = view.players[seat]?.navy ?? null;
  const isOnly = navy !== null && view.players.filter((other) => other.navy === navy).length === 1;
  return isOnly ? { key: `navy.${navy}` } : nameAt(view, seat);
}

/** Who acts: a person by name and navy, a computer by its navy alone. */
export const actorName = ({ seats }: Pick<Session, 'seats'>, view: View, seat: number): Text =>
  seats[seat]?.bot ? fleetName(view, seat) : nameAt(view, seat);

/** The drawing that fits a type of ship. */
export const DRAWINGS: Readonly<Record<ShipType, ShipKind>> = {
  carrier: 'modernCarrier',
  battleship: 'modernBattleship',
  cruiser: 'missileCruiser',
  destroyer: 'missileDestroyer',
  frigate: 'missileFrigate',
  missileBoat: 'missileBoat',
  submarine: 'modernSubmarine',
  auxiliary: 'auxiliary',
  nonCombatant: 'modernMerchant',
};

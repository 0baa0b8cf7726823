/** Scenes for tests of modifiers, and the modifiers that apply in them. */
import type { Modifier } from '@flotilla/table';
import { appliedOf } from '../../table/src/modifiers.ts';
import { newFight } from '../src/rules/contact.ts';
import type { HuntScene } from '../src/rules/modifiers.ts';
import { newShip } from '../src/rules/rosters.ts';
import type { Captain, Fight } from '../src/state.ts';
import { captainOf, monthOf } from './helpers.ts';

/** A list of reasons with values, as a roll would show them. */
export const shown = <A>(list: readonly Modifier<A>[], about: A): Record<string, number> =>
  Object.fromEntries(appliedOf(list, about).map(({ why, value }) => [why, value]));

/** Submerged at medium range by day against an escorted ship in 1940: nothing applies. */
export function scene(change: (captain: Captain, fight: Fight) => void = () => {}): HuntScene {
  const captain = captainOf('VIIB', monthOf(1940, 8));
  const fight = newFight('convoy', true);
  fight.light = 'day';
  fight.approach = { surfaced: false, range: 'medium' };
  fight.round = 1;
  fight.ships = [newShip('Firby', 'small', 4900)];
  change(captain, fight);
  return { captain, fight };
}

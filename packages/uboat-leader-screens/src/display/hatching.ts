/** Which areas are hatched at the question that waits, and why. */
import type { PickDecision } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { PlotModel } from '../desk.ts';
import type { Boat, View } from '../game.ts';
import { DISPLAY, fighterOfView, weaponReach, within } from '../game.ts';
import { isAiming, salvoOf } from '../salvo/draft.ts';
import { word } from '../text/index.ts';

/** Hatched areas with the reason in words. */
export interface Hatching {
  readonly areas: ReadonlySet<string>;
  readonly why: string;
}

const NONE: Hatching = { areas: new Set(), why: '' };

/** The areas that are refused or out of reach. */
export function hatchingOf(desk: PlotModel, view: View, boat: Boat | null): Hatching {
  const decision = desk.session.decision.value;
  if (decision?.kind !== 'pick') return NONE;
  return isAiming(decision.step) ? beyondRange(desk, view, decision, boat) : refusedAreas(desk);
}

/** Areas the weapon in hand does not reach. */
function beyondRange(desk: PlotModel, view: View, decision: PickDecision, boat: Boat | null): Hatching {
  const area = boat && fighterOfView(view, boat.id)?.area;
  if (!area) return NONE;
  const range = weaponReach(salvoOf(desk.session, decision).weapon);
  const reached = new Set(within(area, range));
  return {
    areas: new Set(DISPLAY.map(({ id }) => id).filter((id) => !reached.has(id))),
    why: word('hatched.range', { n: range }),
  };
}

/** Areas the rules refuse, with the reason of the first of them. */
function refusedAreas(desk: PlotModel): Hatching {
  const refused = DISPLAY.flatMap(({ id }) => {
    const why = desk.of(id)?.option.refused?.why;
    return why ? [{ id, why }] : [];
  });
  const [first] = refused;
  if (!first) return NONE;
  return {
    areas: new Set(refused.map(({ id }) => id)),
    why: word('hatched.refused', { why: say(desk.session.game, first.why) }),
  };
}

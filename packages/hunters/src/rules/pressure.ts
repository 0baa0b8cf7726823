/** Below test depth: the hull against the sea (rules 9.6.4-9.6.6, 10.3.4). */
import type { Chart } from '@flotilla/table';
import { defineChart } from '@flotilla/table';
import type { Boat } from '../state.ts';
import { factsOf } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, me } from './book.ts';
import { boatSinks } from './loss.ts';
import { roll } from './luck.ts';

/** 10.3.4 — going below test depth costs a hull box before the dice are thrown. */
export function goDeeper(t: T): void {
  const { boat } = me(t.state);
  fightOf(me(t.state)).dived = true;
  boat.hull++;
  t.say('wentDeep', '9.6.4', strained(boat, 1));
  if (!crushed(t)) t.next('pressure');
}

const strained = (boat: Boat, boxes: number) => ({ boxes, hull: boat.hull, limit: factsOf(boat).hull });

/** 9.6.4, 10.3.2 — the last hull box is gone, and the boat with it. */
function crushed(t: T): boolean {
  const { boat } = me(t.state);
  if (boat.hull < factsOf(boat).hull) return false;
  boatSinks(t, 'crushed');
  return true;
}

/** 9.6.4 — the dice against the damaged hull boxes: one chart for each number of boxes. */
const PRESSURE: readonly Chart<'implodes' | 'gives' | 'holds', 'all'>[] = Array.from(
  { length: 10 },
  (_, hull) =>
    defineChart({
      id: 'pressure',
      rule: '9.6.4',
      dice: '2d6',
      columns: {
        all: [
          { to: hull - 1, result: 'implodes' },
          { from: hull, to: hull, result: 'gives' },
          { from: hull + 1, result: 'holds' },
        ],
      },
    }),
);

/** 9.6.4 — the hull under pressure: it holds, or gives way and is tried again, or is the end of the boat. */
export const pressure = roll('pressure', {
  chart: (s) => PRESSURE[me(s).boat.hull] as (typeof PRESSURE)[number],
  welcome: (outcome) => outcome === 'holds',
  fell: (t, { outcome }) => {
    const { boat } = me(t.state);
    if (outcome === 'implodes') return boatSinks(t, 'imploded');
    if (outcome === 'holds') {
      fightOf(me(t.state)).deep = true;
      return t.say('pressureHeld', '9.6.4', strained(boat, 0));
    }
    boat.hull++;
    t.say('pressureGave', '9.6.4', strained(boat, 1));
    if (!crushed(t)) t.next('pressure');
  },
});

/** Convoy penetration (rule 14.11). */
import { under } from '@flotilla/table';
import { SHIP_SIZE, STANDARD_TONS } from '../data/charts/encounters.ts';
import { fightOf, me, step } from './book.ts';
import { chooseRoster } from './contact.ts';
import { afloatFacts } from './diary.ts';
import { roll } from './luck.ts';
import { INSIDE_CONVOY } from './modifiers.ts';
import { MOST_ROLLS, metBefore, newShip, rosterOf } from './rosters.ts';
import { backToOwnDice, insideConvoy } from './sea.ts';

/** 14.11.1 — inside the columns of a convoy the ships are larger. */
export const penetrate = step('penetrate', (t) => {
  const { ships } = fightOf(me(t.state));
  insideConvoy(t);
  ships.forEach((_, slot) => {
    t.next('innerSize', { slot });
  });
  t.next('penetrated');
});

/** 14.11.1 — the ships now in front of the tubes. */
export const penetrated = step('penetrated', (t) => {
  const { ships } = fightOf(me(t.state));
  backToOwnDice(t);
  t.say('insideConvoy', '14.11.1', () => ({ ships: afloatFacts(ships) }));
});

/** 14.11.1 — ship sizes inside a convoy. */
export const innerSize = roll('innerSize', {
  chart: SHIP_SIZE,
  purpose: 'ship.size.inner',
  rule: '14.11.1',
  modifiers: INSIDE_CONVOY,
  about: () => undefined,
  welcome: (kind) => kind !== 'small',
  fell: (t, { outcome }, { slot }) => {
    if (!t.state.rules.standardTons) return chooseRoster(t, { slot, kind: outcome, inner: true });
    fightOf(me(t.state)).ships[slot] = newShip('', outcome, STANDARD_TONS[outcome]);
  },
});

/** 14.11.1 — names of the ships inside. */
export const innerName = roll('innerName', {
  chart: (s, naming) => under(rosterOf(me(s), naming), naming.again > 0 ? 'ship.again' : 'ship.name.inner'),
  welcome: () => true,
  fell: (t, { outcome }, args) => {
    const { slot, kind, again } = args;
    const captain = me(t.state);
    if (t.state.rules.noRepeats && again < MOST_ROLLS && metBefore(captain, outcome, slot)) {
      return t.next('innerName', { ...args, again: again + 1 });
    }
    fightOf(captain).ships[slot] = newShip(outcome.name, kind, outcome.tons);
  },
});

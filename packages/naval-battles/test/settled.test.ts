/** How a sum is settled where another attack of the same turn sinks the same ship: only the first of them is told of (R21, R22). */
import { clone } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { norway, uk, usa } from './fleets.ts';
import { battle, closeUndefended, fire, ship } from './position.ts';
import { SETTLED } from './settled.ts';

/** Two guns of large calibre, which sink outright whatever a ship can still stand (R12). */
const [FIRST, SECOND] = ['A014', 'A015'] as const;

/** Two American battleships, one after the other, against a British ship of three fleets; nobody defends. */
function firedTwice(target: string, hits: readonly string[]) {
  const b = battle({
    fleets: [
      usa({ rows: [['Missouri', 'New Jersey']], hand: [FIRST, SECOND] }),
      uk({ rows: [['Blake', 'Antrim']], damage: { [target]: hits } }),
      norway(),
    ],
  });
  fire(b, FIRST, target, 'Missouri');
  b.expect('actions', `attack:${SECOND}`);
  const decision = b.asked();
  const [before, args, told] = [clone(b.state()), b.table.waiting?.args, b.table.log?.length ?? 0];
  const aimed = decision.kind === 'pick' ? decision.options.filter(({ id }) => id === ship(target)) : [];
  const shown = aimed.flatMap((option) => b.table.odds(decision, option));
  b.expect('aim', ship(target));
  closeUndefended(b);
  const seen = {
    decision,
    args,
    choice: ship(target),
    before: () => before,
    after: b.state,
    events: (b.table.log ?? []).slice(told),
    stopped: b.asked(),
  };
  const tellers = seen.events.filter(({ kind }) => kind === 'damaged' || kind === 'sunk');
  expect(tellers.map(({ data }) => data.attack)).toEqual([1]);
  return shown.map((odds) => ({ ...odds, came: SETTLED[odds.of]?.came({ ...seen, shown: odds }) }));
}

it.each([
  ['hits', 'Blake', []],
  ['sinks', 'Antrim', ['A004', 'A010', 'A011']],
] as const)('an attack that %s %s came about though the one before it sank her', (what, target, hits) => {
  const open = firedTwice(target, hits).find(({ of }) => of === `${what}Unguarded`);
  expect(open).toMatchObject({ chance: 1, came: true });
});

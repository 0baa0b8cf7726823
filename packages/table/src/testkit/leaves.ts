/** Leaf counts: how many different ways a game can go from a position; any change of the rules shows up in them. */

import { rngFrom } from '../chance.ts';
import type { Decision } from '../decision.ts';
import { sampleChoice } from '../decision.ts';
import type { GameShape } from '../game.ts';
import { seedFrom } from '../seed.ts';
import type { Table } from '../table.ts';

/** The number of positions after 1, 2, … answers with the dice of the table's seed; a form counts as one way. */
export function leafCounts<G extends GameShape>(table: Table<G>, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const visit = (position: Table<G>, level: number): void => {
    if (level === depth || position.over) return;
    const decision = position.decisions[0] as Decision;
    for (const choice of choicesOf(decision)) {
      const after = position.copy();
      const refusal = after.answer({ seat: decision.seat, decision: decision.number, choice });
      if (refusal) throw new Error(`${decision.step} refused what it offered.`);
      counts[level] = (counts[level] as number) + 1;
      visit(after, level + 1);
    }
  };
  visit(table, 0);
  return counts;
}

const choicesOf = (decision: Decision) =>
  decision.kind === 'pick'
    ? decision.options.map((option) => option.id)
    : [sampleChoice(decision, rngFrom(seedFrom('leaves'), 'leaves'))];

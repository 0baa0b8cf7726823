/** How many torpedoes are suggested, in three manners, each with the figures shown for it (9.13). */
import { MANNERS } from '@flotilla/table';
import { words } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { en } from '../src/text/en/index.ts';
import { weighing } from '../src/weighing.ts';
import { contact, EDITIONS, letPass, type Played } from './game.ts';

/** U-99 beside a known merchant, about to say how many torpedoes she is worth. */
function aiming(edition: 'first' | 'second'): Played {
  const merchants = { 'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'], detection: [1, 1] };
  const game = contact(edition, 'CV-37', merchants, [['U-99', 'veteran']]);
  game.expect('engage', 'attack');
  game.expect('place', 'surfaced:S-E');
  game.expect('helm', 'surfaced:S-E');
  letPass(game, { driftBoat: 'S-SE', escorts: 'E2' });
  const target = game.asked();
  if (target.kind !== 'pick') throw new Error('aim expected');
  const id = target.options.find((option) => option.id.startsWith('plain:M'))?.id as string;
  game.expect('aim', id);
  return game;
}

it.each(EDITIONS)('thrifty, steady and bold salvoes say what they are after, %s edition', (edition) => {
  const game = aiming(edition);
  const decision = game.asked();
  if (decision.kind !== 'pick') throw new Error('spread expected');
  const oddsOf = (choice: unknown) => {
    const option = decision.options.find(({ id }) => id === choice);
    return option ? game.table.odds(decision, option) : [];
  };
  const plans = weighing.suggestions?.(game.table.view(0), decision, oddsOf) ?? [];
  expect(plans.flatMap(({ manners }) => manners).sort()).toEqual([...MANNERS].sort());
  const sunk = (choice: unknown): number => oddsOf(choice).find(({ of }) => of === 'sunk')?.chance ?? 0;
  for (const { choice, why } of plans) {
    const line = words({ language: 'en', catalogue: en }, why);
    expect(line).toMatch(new RegExp(`^${String(choice)} torpedo`));
    expect(line).toContain(`sunk ${Math.round(sunk(choice) * 100)}%`);
  }
  const by = (manner: string) => plans.find(({ manners }) => manners.some((one) => one === manner))?.choice;
  expect(Number(by('thrifty'))).toBeLessThanOrEqual(Number(by('bold')));
  expect(sunk(by('bold'))).toBe(Math.max(...decision.options.map(({ id }) => sunk(id))));
});

import type { Text } from '@flotilla/table';
import { optionText, tableTexts, words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { en } from '../src/text/en/index.ts';
import type { Battle } from './position.ts';
import { battle, fire } from './position.ts';

const say = (said: Text): string => words({ language: 'en', catalogue: { ...tableTexts.en, ...en } }, said);

/** What the form that is asked offers in one field, in words. */
function offered(b: Battle, id: string, seat?: number): string[] {
  const decision = b.asked(seat);
  const field = decision.kind === 'fill' ? decision.form.find((other) => other.id === id) : undefined;
  if (field?.kind !== 'many') throw new Error(`There is no list "${id}".`);
  return field.options.map((option) => say(optionText(decision.step, option)));
}

const lay = (hand: readonly string[], theirs: readonly string[] = []) =>
  battle({
    fleets: [
      { navy: 'usa', rows: [['Missouri']], hand },
      { navy: 'uk', rows: [['Amazon']], hand: theirs },
    ],
  });

const SMALL_GUN = 'Gun Combat (small gun; 1 platform, range 1, damage 1; or stops guns on 4+)';
const BROADSIDE =
  'Gun Combat (small gun, medium gun, large gun; 3 platforms, range 1–2, damage 4, hard to stop −2; or stops guns on 3+)';

describe('cards of a hand can be told apart', () => {
  it('when they are discarded (discard)', () => {
    const b = lay(['A004', 'A018']);
    b.expect('actions', 'close');
    expect(offered(b, 'cards')).toEqual([SMALL_GUN, BROADSIDE]);
  });

  it('and torpedo cards name no range (card.torpedo, R5)', () => {
    const b = lay(['A043', 'A049']);
    b.expect('actions', 'close');
    expect(offered(b, 'cards')).toEqual([
      'Torpedo Combat (torpedo; 1 platform, damage 3; or stops torpedo on 3+)',
      'Torpedo Combat (torpedo; 1 platform, damage 2, hard to stop −2; or stops torpedo on 3+)',
    ]);
  });

  it('when they pay for a Bombardment (card.bombardment, R31)', () => {
    const b = lay(['A064', 'A004', 'A018', 'A005']);
    b.expect('actions', 'bombard:A064');
    expect(offered(b, 'cards')).toEqual([SMALL_GUN, BROADSIDE, SMALL_GUN]);
  });

  it('when they pay for reinforcements, with what they are worth (reinforce, R27)', () => {
    const b = lay(['A004', 'A018']);
    b.expect('actions', 'reinforce');
    expect(offered(b, 'cards')).toEqual([`${SMALL_GUN} — reinforcement 2`, `${BROADSIDE} — reinforcement 3`]);
  });

  it('when Superior Tactics copies one of them in defence (card.tactics, R30)', () => {
    const b = lay(['A014'], ['A004', 'A096']);
    fire(b, 'A014', 'Amazon');
    b.expect('actions', 'close');
    expect(offered(b, 'attack1', 1)).toContain(`Superior Tactics as a copy of ${SMALL_GUN}`);
  });
});

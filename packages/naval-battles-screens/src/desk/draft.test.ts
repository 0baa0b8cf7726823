import { navalBattles } from '@flotilla/naval-battles';
import type { Decision } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { sessionWith } from '@flotilla/ui/test/helpers.tsx';
import { describe, expect, it } from 'vitest';
import { chosenIn, draftOf, redraft, toggle } from './draft.ts';

const asked = (number: number, as: string): Decision => ({
  kind: 'pick',
  number,
  seat: 0,
  step: 'aim',
  rule: 'attack',
  about: { as },
  options: [{ id: 'x' }],
  refused: [],
});

const fleet: Decision = {
  kind: 'fill',
  number: 3,
  seat: 0,
  step: 'buildFleets',
  rule: 'setup.fleets',
  about: { points: 25 },
  form: [{ id: 'ships', kind: 'many', options: [{ id: 'a' }, { id: 'b' }], min: 1, max: 2 }],
  check: () => null,
  sample: () => ({ ships: ['a'] }),
};

describe('a draft', () => {
  it('stays while others answer the same question, and is forgotten with it', () => {
    const session = sessionWith(anyGame(navalBattles), { decision: fleet });
    toggle(session, 'ships', 'a');
    session.position.value = 1;
    expect(chosenIn(draftOf(session), 'ships')).toEqual(['a']);
    session.decision.value = { ...fleet, number: 4 };
    expect(chosenIn(draftOf(session), 'ships')).toEqual([]);
  });

  it('of a card taken back does not hold for the next card', () => {
    const session = sessionWith(anyGame(navalBattles), { decision: asked(7, 'A001') });
    redraft(session, { ticks: ['uk-blake'] });
    session.decision.value = asked(7, 'A002');
    expect(draftOf(session).ticks).toBeNull();
  });
});

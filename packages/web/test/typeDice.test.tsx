// @vitest-environment happy-dom
/** Real dice: nobody throws without knowing what for. */
import { nightWatch } from '@flotilla/night-watch';
import type { RollRecord } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { DiceWanted } from '@flotilla/table/run';
import { Sheet } from '@flotilla/ui/frame/sheet.tsx';
import { TypeDice } from '@flotilla/ui/frame/typeDice.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROLLED } from '../../table/src/log.ts';

const game = anyGame(nightWatch);

beforeAll(() => withWords(game));
afterEach(cleanup);

const thrown: RollRecord = {
  purpose: 'look',
  chart: 'look',
  column: 'all',
  rule: '2.1',
  dice: '2d6',
  faces: [3, 4],
  natural: 7,
  modifiers: [],
  notApplied: [],
  total: 7,
  outcome: '1',
  from: null,
  to: null,
  chance: 0.5,
  results: [],
};

/** Dice for a look, after one throw of the same answer. */
function dice(count = 2): DiceWanted {
  const wanted = new DiceWanted('look', count, 6);
  wanted.roll = {
    chart: 'look',
    rule: '2.1',
    modifiers: [{ why: 'tired', rule: '2.1', value: -1 }],
    rows: [
      { from: null, to: 4, outcome: 'fog' },
      { from: 5, to: null, outcome: 'one' },
    ],
  };
  const event = { kind: ROLLED, rule: '2.1', decision: 1, density: 'rolls' as const, heading: null };
  wanted.since = [{ ...event, to: null, data: {}, roll: thrown }];
  return wanted;
}

describe('dice to be typed in', () => {
  it('come with what was thrown before, with what is added and with what which total gives', () => {
    const { container } = render(<TypeDice session={sessionWith(game, {})} wanted={dice()} />);
    expect(screen.getByRole('heading').textContent).toMatch(/: roll 2d6 and enter them$/);
    expect(container.querySelectorAll('.earlier-rolls .roll-line')).toHaveLength(1);
    expect(container.querySelector('.roll-ahead td')?.textContent).toBe('−1');
    const needs = [...container.querySelectorAll('.roll-needs li')].map(({ textContent }) => textContent);
    expect(needs[0]).toMatch(/^≤ 4/);
    expect(needs[1]).toMatch(/^5\+/);
    expect(container.querySelector('.question .rule')?.textContent).toBe('2.1');
  });

  it('are spoken of as one where there is one', () => {
    render(<TypeDice session={sessionWith(game, {})} wanted={dice(1)} />);
    expect(screen.getByRole('heading').textContent).toMatch(/: roll 1d6 and enter it$/);
  });

  it('take the focus when they are asked for', async () => {
    const session = sessionWith(game, {
      decision: {
        kind: 'pick',
        number: 1,
        seat: 0,
        step: 'watch',
        rule: '2',
        about: {},
        options: [{ id: 'look' }],
        refused: [],
      },
    });
    const { container, rerender } = render(
      <Sheet session={session} tools={null} Panel={() => <button type="button">answer</button>} />,
    );
    const pressed = screen.getByRole('button', { name: 'answer' });
    pressed.focus();
    fireEvent.click(pressed);
    Object.assign(session.dice, { value: dice() });
    rerender(<Sheet session={session} tools={null} Panel={() => null} />);
    await new Promise((done) => setTimeout(done, 120));
    expect(document.activeElement).toBe(container.querySelector('.sheet-body'));
  });
});

// @vitest-environment happy-dom
/** The advisor: nothing is called best that is not. */

import type { OnAdvice } from '@flotilla/client';
import type { Advice } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { DecisionPanel } from '@flotilla/ui/parts/decision.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const game = anyGame(nightWatch);

beforeAll(() => withWords(game));
afterEach(cleanup);

/** Advice on two options by the mean number of sightings, of which looking may be the best. */
const advice = (look: number, write: number, best: 'look' | null): Advice => ({
  rollouts: 1200,
  by: 'sightings',
  best,
  why: { first: 'look', second: 'write', lead: { mean: look - write, error: 10 }, gains: null, costs: null },
  failed: 0,
  capped: 0,
  options: [
    { choice: 'look', mean: look },
    { choice: 'write', mean: write },
  ].map(({ choice, mean }) => ({
    choice,
    option: null,
    from: 'offered',
    rollouts: 1200,
    worth: { mean, error: 1200 },
    amounts: { sightings: { mean, error: 1200 } },
    behind: null,
    happens: {},
    win: { count: 600, share: 0.5, low: 0.4, high: 0.6 },
    figures: { sightings: { mean, error: 1200 } },
    endings: {},
  })),
});

/** A panel whose advisor answers when the test lets it. */
function asked(seats: number) {
  const plain = sessionWith(game, {
    decision: {
      kind: 'pick',
      number: 1,
      seat: 0,
      step: 'watch',
      rule: '2',
      about: { seen: 1 },
      options: [
        { id: 'look', label: 'Look again' },
        { id: 'write', label: 'Write them down' },
      ],
      refused: [],
    },
  });
  let say: OnAdvice = () => {};
  const stop = vi.fn();
  const advise = vi.fn((told: OnAdvice) => {
    say = told;
    return stop;
  });
  const names = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, bot: null }));
  const session: Session = { ...plain, seats: names, advise };
  const { container, unmount } = render(<DecisionPanel session={session} />);
  const button = screen.getByRole('button', { name: /advisor/ });
  button.focus();
  fireEvent.click(button);
  const tell = async (found: Advice | null, more = false): Promise<void> => act(() => say(found, more));
  return { container, unmount, button, advise, stop, tell };
}

describe('the advisor', () => {
  it('keeps the focus, thinks on until it is stopped, and refines what it has said in place', async () => {
    const { container, button, advise, stop, tell } = asked(1);
    await tell(advice(9000, 8900, null), true);
    expect(screen.getByRole('status').textContent).toBe('Too near to call.');
    expect(container.querySelector('.advice.best')).toBeNull();
    await tell(advice(9100, 2000, 'look'), true);
    expect(container.querySelector('.advice.best')?.textContent).toMatch(/^best · .*9,100/);
    expect(stop).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(stop).toHaveBeenCalledOnce();
    expect(button.textContent).toBe('What would the advisor do?');
    expect(document.activeElement).toBe(button);
    expect(advise).toHaveBeenCalledOnce();
  });

  it('stops thinking once the question is gone', async () => {
    const { unmount, stop, tell } = asked(1);
    await tell(advice(9000, 2000, null), true);
    await act(() => {
      unmount();
    });
    expect(stop).toHaveBeenCalledOnce();
  });

  it('alone at the table speaks of what the game counts, and writes errors as it writes figures', async () => {
    const { container, tell } = asked(1);
    await tell(advice(9000, 2000, 'look'));
    const [best, other] = [...container.querySelectorAll('.advice')].map(({ textContent }) => textContent);
    expect(best).toBe('best · sightings of the first lookout 9,000 ± 1,200');
    expect(other).toBe('sightings of the first lookout 2,000 ± 1,200');
    expect(screen.getByRole('status').textContent).toBe(
      'Look again is ahead of Write them down by about 7,000.',
    );
  });

  it('calls nothing best that the statistics do not, however far apart the means', async () => {
    const { container, tell } = asked(1);
    await tell(advice(9000, 2000, null));
    expect(container.querySelector('.advice.best')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Too near to call.');
  });

  it('among several speaks of games won', async () => {
    const { container, tell } = asked(2);
    await tell({ ...advice(9000, 2000, null), by: 'win' });
    expect(container.querySelector('.advice')?.textContent).toBe('wins 50%');
  });
});

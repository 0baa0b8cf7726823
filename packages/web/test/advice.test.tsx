// @vitest-environment happy-dom
/** The advisor: nothing is called best that is not. */
import type { Advice } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DecisionPanel } from '../src/parts/decision.tsx';
import type { Session } from '../src/session/session.ts';
import { sessionWith, withWords } from './helpers.tsx';

const game = anyGame(nightWatch);

beforeAll(() => withWords(game));
afterEach(cleanup);

/** Advice on two options by the mean number of sightings. */
const advice = (look: number, write: number): Advice => ({
  rollouts: 1200,
  options: [
    { choice: 'look', mean: look },
    { choice: 'write', mean: write },
  ].map(({ choice, mean }) => ({
    choice,
    option: null,
    rollouts: 1200,
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
      options: [{ id: 'look' }, { id: 'write' }],
      refused: [],
    },
  });
  let answer: (found: Advice) => void = () => {};
  const advise = vi.fn(() => new Promise<Advice>((done) => (answer = done)));
  const names = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, bot: null }));
  const session: Session = { ...plain, seats: names, advise };
  const { container } = render(<DecisionPanel session={session} />);
  const button = screen.getByRole('button', { name: /advisor/ });
  button.focus();
  fireEvent.click(button);
  const tell = async (found: Advice): Promise<void> => {
    answer(found);
    await vi.waitFor(() => expect(container.querySelector('.advice')).not.toBeNull());
  };
  return { container, button, advise, answer: tell };
}

describe('the advisor', () => {
  it('keeps the focus while it thinks and is asked once', async () => {
    const { button, advise, answer } = asked(1);
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(advise).toHaveBeenCalledOnce();
    await answer(advice(9000, 2000));
    expect(document.activeElement).toBe(button);
  });

  it('alone at the table speaks of what the game counts, and writes errors as it writes figures', async () => {
    const { container, answer } = asked(1);
    await answer(advice(9000, 2000));
    const [best, other] = [...container.querySelectorAll('.advice')].map(({ textContent }) => textContent);
    expect(best).toBe('best · sightings of the first lookout 9,000 ± 1,200');
    expect(other).toBe('sightings of the first lookout 2,000 ± 1,200');
    expect(container.textContent).not.toContain('no clear difference');
  });

  it('calls nothing best within the error', async () => {
    const { container, answer } = asked(1);
    await answer(advice(9000, 8000));
    expect(container.querySelector('.advice.best')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^no clear difference/);
  });

  it('among several speaks of games won', async () => {
    const { container, answer } = asked(2);
    await answer(advice(9000, 2000));
    expect(container.querySelector('.advice')?.textContent).toBe('wins 50%');
    expect(screen.getByRole('status').textContent).toMatch(/^no clear difference/);
  });
});

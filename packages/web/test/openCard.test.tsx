// @vitest-environment happy-dom
/** A card that lies open at one device: one press lets it pass, a name takes the device. */
import { nightWatch } from '@flotilla/night-watch';
import { anyGame, text } from '@flotilla/table';
import { note, tell } from '@flotilla/ui/base/notes.ts';
import { NextThing } from '@flotilla/ui/frame/sheet.tsx';
import { DecisionPanel } from '@flotilla/ui/parts/decision.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const game = anyGame(nightWatch);

beforeAll(() => withWords(game));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A card that Anna has just laid open; Bert and Cleo could answer it. */
function laidOpen(holder: number | null = 0) {
  const session = {
    ...sessionWith(game, {}),
    seats: ['Anna', 'Bert', 'Cleo'].map((name) => ({ name, bot: null })),
  };
  session.open.value = { number: 4, text: text('ask.watch'), rule: '2', takers: [1, 2], holder };
  render(<NextThing session={session} Panel={DecisionPanel} />);
  return session;
}

const PASS = { name: 'Nobody answers: let it pass' };

describe('a card that lies open', () => {
  it('names everybody who may answer, and who goes on when nobody does', () => {
    laidOpen();
    // Terms of art can be pressed as well, once their words are there.
    const buttons = screen.getAllByRole('button').filter((button) => !button.classList.contains('term'));
    const [, ...offered] = buttons.map((button) => button.textContent);
    expect(offered).toEqual([PASS.name, 'Bert answers', 'Cleo answers']);
    expect(document.body.textContent).toContain('After that, Anna’s hand may be shown');
    cleanup();
    laidOpen(null);
    expect(document.body.textContent).not.toContain('After that');
  });

  it('takes no press in its first moments, then one press or Enter lets it pass', () => {
    const session = laidOpen();
    const button = screen.getByRole('button', PASS);
    fireEvent.click(button);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Bert answers' }));
    expect(session.can.value.device.letPass).not.toHaveBeenCalled();
    expect(session.can.value.device.takeUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(750);
    fireEvent.click(button);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(session.can.value.device.letPass).toHaveBeenCalledTimes(2);
  });

  it('gives the device to whoever wants to answer', () => {
    const session = laidOpen();
    vi.advanceTimersByTime(750);
    fireEvent.click(screen.getByRole('button', { name: 'Cleo answers' }));
    expect(session.can.value.device.takeUp).toHaveBeenCalledWith(2);
  });

  it('leaves nothing in sight that was noted to the player before', () => {
    tell('Only for your eyes.');
    laidOpen();
    expect(note.value).toBeNull();
  });

  it('is a new card when the next one is laid open: no press of the one before counts', () => {
    const session = laidOpen();
    vi.advanceTimersByTime(750);
    act(() => {
      session.open.value = { number: 5, text: text('ask.watch'), rule: '2', takers: [1], holder: 0 };
    });
    fireEvent.click(screen.getByRole('button', PASS));
    expect(session.can.value.device.letPass).not.toHaveBeenCalled();
  });
});

// @vitest-environment happy-dom
/** The curtain of a hot-seat game: a press meant for the screen before must never lift it. */
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { announce, announced, note, tell } from '@flotilla/ui/base/notes.ts';
import { Curtain } from '@flotilla/ui/frame/curtain.tsx';
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

/** A curtain that has just fallen before Anna. */
function fallen() {
  const session = sessionWith(game, {});
  session.handTo.value = 0;
  render(<Curtain session={session} />);
  return { session, button: screen.getByRole('button', { name: 'I am Anna' }) };
}

describe('the curtain', () => {
  it('falls silent: nothing that was announced or noted to the player before is left', () => {
    announce('You hold rum.');
    tell('Only for your eyes.');
    fallen();
    expect(announced.value).toBe('');
    expect(note.value).toBeNull();
  });

  it('brings the reader to its heading, not to the button that lifts it', () => {
    fallen();
    expect(document.activeElement?.textContent).toBe('Pass the device to Anna');
  });

  it('takes no press, click or key in its first moments', () => {
    const { session, button } = fallen();
    vi.advanceTimersByTime(60);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    fireEvent.click(button);
    vi.advanceTimersByTime(600);
    fireEvent.click(button);
    expect(session.can.value.device.take).not.toHaveBeenCalled();
  });

  it('is lifted by a press, by Enter and by Space afterwards', () => {
    const { session, button } = fallen();
    vi.advanceTimersByTime(750);
    fireEvent.click(button);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    fireEvent.keyDown(document.activeElement as Element, { key: ' ' });
    expect(session.can.value.device.take).toHaveBeenCalledTimes(3);
  });

  it('stays down while a key is held', () => {
    const { session, button } = fallen();
    vi.advanceTimersByTime(2000);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', repeat: true });
    expect(session.can.value.device.take).not.toHaveBeenCalled();
    // The browser makes a click of a key on a button unless it is told not to.
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  });

  it('falls anew for the next player', () => {
    const { session, button } = fallen();
    vi.advanceTimersByTime(750);
    act(() => {
      session.handTo.value = 1;
    });
    fireEvent.click(button);
    expect(session.can.value.device.take).not.toHaveBeenCalled();
  });
});

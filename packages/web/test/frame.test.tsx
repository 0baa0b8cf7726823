// @vitest-environment happy-dom
/** The frame of a table: one page for every screen, however the device is held. */
import { nightWatch } from '@flotilla/night-watch';
import type { FillDecision } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { wide } from '@flotilla/ui/base/wide.ts';
import { PlayFrame } from '@flotilla/ui/frame/frame.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const game = anyGame(nightWatch);

beforeEach(() => withWords(game));
afterEach(() => {
  cleanup();
  wide.value = true;
});

const christening: FillDecision = {
  kind: 'fill',
  number: 1,
  seat: 0,
  step: 'christen',
  rule: '4',
  about: {},
  form: [{ id: 'name', kind: 'text', max: 10, label: 'Name' }],
  check: () => null,
  sample: () => ({ name: 'x' }),
};

const Board = () => <input aria-label="Note on the board" />;

const frameOf = (session: ReturnType<typeof sessionWith>) => (
  <PlayFrame session={session} Board={Board} Status={() => null} />
);

describe('the frame', () => {
  it('keeps a form filled in halfway, and everything on the board, when the device is turned', () => {
    wide.value = false;
    render(frameOf(sessionWith(game, { decision: christening })));
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    const note = screen.getByLabelText('Note on the board');
    fireEvent.input(name, { target: { value: 'U-99' } });
    for (const turned of [true, false]) {
      act(() => {
        wide.value = turned;
      });
      expect(screen.getByLabelText('Name')).toBe(name);
      expect(screen.getByLabelText('Note on the board')).toBe(note);
      expect(name.value).toBe('U-99');
    }
  });
});

describe('the focus', () => {
  it('goes from the heading to the next question with the first answer, and from nowhere else', async () => {
    const session = sessionWith(game, { decision: christening });
    const { container } = render(frameOf(session));
    const ask = async (number: number): Promise<void> => {
      act(() => {
        session.decision.value = { ...christening, number };
      });
      // The focus follows with the frame in which the question is laid out.
      await new Promise((laidOut) => requestAnimationFrame(laidOut));
    };
    const heading = container.querySelector('h1') as HTMLElement;
    heading.tabIndex = -1;
    heading.focus();
    expect(document.activeElement).toBe(heading);
    await ask(2);
    expect(document.activeElement).toBe(container.querySelector('.sheet-body'));
    screen.getByLabelText('Note on the board').focus();
    await ask(3);
    expect(document.activeElement).toBe(screen.getByLabelText('Note on the board'));
  });
});

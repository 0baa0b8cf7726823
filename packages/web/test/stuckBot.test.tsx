// @vitest-environment happy-dom
/** The banner of a bot that cannot go on, and names that are typed on the site. */
import { loadGame } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import type { FillDecision } from '@flotilla/table';
import { anyGame, text } from '@flotilla/table';
import type { StuckBot } from '@flotilla/ui/base/session.ts';
import { readSettings, settings } from '@flotilla/ui/base/settings.ts';
import { PlayFrame } from '@flotilla/ui/frame/frame.tsx';
import { DecisionPanel } from '@flotilla/ui/parts/decision.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GenericNewGame } from '../src/screens/newGame.tsx';
import { SettingsScreen } from '../src/screens/settings.tsx';

const game = anyGame(nightWatch);

beforeEach(() => withWords(game));
afterEach(cleanup);

describe('a bot that cannot go on', () => {
  const laid = () => {
    const why = text('table.seat.noBot', { game: 'Night Watch', bot: 'toString', bots: 'random, steady' });
    const stuck = signal<StuckBot | null>({ seat: 1, why });
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'Ben', bot: 'toString' },
    ];
    const session = { ...sessionWith(game, {}), stuck, seats };
    render(<PlayFrame session={session} Board={() => null} Status={() => null} />);
    return session;
  };

  it('is told with the reason, and a person or another bot takes its seat', () => {
    const session = laid();
    expect(screen.getByRole('alert').textContent).toContain(
      'The bot toString at seat 2 cannot go on. Night Watch has no bot "toString"; it has random, steady.',
    );
    const who = screen.getByLabelText<HTMLSelectElement>('Who takes the seat?');
    fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
    expect(session.can.value.reseat).toHaveBeenLastCalledWith(1, null);
    fireEvent.change(who, { target: { value: 'steady' } });
    fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
    expect(session.can.value.reseat).toHaveBeenLastCalledWith(1, 'steady');
    act(() => {
      session.stuck.value = null;
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a name', () => {
  const typed = `Ada\u202e\u0007 ${'x'.repeat(60)}`;
  const shown = `Ada ${'x'.repeat(36)}`;
  const type = (input: Element): void => {
    fireEvent.input(input, { target: { value: typed } });
    fireEvent.change(input, { target: { value: typed } });
  };

  it('of a player is cleaned and shortened where a game begins', async () => {
    const battles = await loadGame('naval-battles');
    await withWords(battles);
    const start = vi.fn();
    const { container } = render(<GenericNewGame game={battles} start={start} />);
    type(container.querySelector('.seats input') as Element);
    fireEvent.submit(container.querySelector('form') as Element);
    expect(start.mock.calls[0]?.[1][0].name).toBe(shown);
  });

  it('in a form is cleaned and shortened', () => {
    const naming: FillDecision = {
      ...({ kind: 'fill', number: 1, seat: 0, step: 'christen', rule: '4', about: {} } as const),
      form: [{ id: 'name', kind: 'text', name: true, max: 40, label: 'Name' }],
      check: () => null,
      sample: () => ({ name: 'x' }),
    };
    const session = sessionWith(game, { decision: naming });
    const { container } = render(<DecisionPanel session={session} />);
    type(screen.getByLabelText('Name'));
    fireEvent.submit(container.querySelector('form') as Element);
    expect(session.answer).toHaveBeenCalledWith({ name: shown });
  });

  it('of the reader is cleaned and shortened in the settings', () => {
    render(<SettingsScreen />);
    type(screen.getByRole('textbox'));
    expect(settings.value.name).toBe(shown);
    expect(readSettings(JSON.stringify({ name: typed })).name).toBe(shown);
  });
});

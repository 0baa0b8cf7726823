// @vitest-environment happy-dom
/** Looking on: in a replay, or while only bots play. */
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { News } from '@flotilla/ui/frame/news.tsx';
import { ReplayBar } from '@flotilla/ui/frame/replayBar.tsx';
import { NextThing } from '@flotilla/ui/frame/sheet.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { signal } from '@preact/signals';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

const game = anyGame(nightWatch);

beforeAll(() => withWords(game));
afterEach(cleanup);

describe('a replay', () => {
  it('takes every step, however fast the keys come', () => {
    const session = sessionWith(game, {});
    session.length.value = 20;
    session.can.value.scrub.goTo.mockImplementation(((position: number) => {
      session.position.value = position;
    }) as never);
    render(<ReplayBar session={session} />);
    const right = (): boolean => dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    for (let i = 0; i < 6; i++) right();
    expect(session.position.value).toBe(6);
  });

  it('waits for nobody, and has no last decision of the reader', () => {
    const session: Session = { ...sessionWith(game, {}), mode: 'replay' };
    const { container } = render(<NextThing session={session} Panel={() => null} />);
    expect(container.textContent).toBe('Anna decides here.');
    expect(container.querySelector('.sweep')).toBeNull();
    render(<News session={session} />);
    expect(screen.getByRole('heading').textContent).toBe('Events');
  });
});

describe('a table that has closed', () => {
  it('waits for nobody, as after the one patrol of a sea of the day', () => {
    const session: Session = { ...sessionWith(game, {}), asked: signal([]) };
    const { container } = render(<NextThing session={session} Panel={() => null} />);
    expect(container.textContent).toBe('The game is over: there is nothing left to decide.');
    expect(container.querySelector('.sweep')).toBeNull();
  });
});

describe('a game of bots', () => {
  it('has no last decision of the reader', () => {
    const session: Session = { ...sessionWith(game, {}), seats: [{ name: 'Bot', bot: 'steady' }] };
    render(<News session={session} />);
    expect(screen.getByRole('heading').textContent).toBe('Events');
  });
});

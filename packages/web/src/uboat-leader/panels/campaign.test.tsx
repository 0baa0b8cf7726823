// @vitest-environment happy-dom
import type { Decision } from '@flotilla/table';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Habit } from '../../../test/campaigns.ts';
import { asked } from '../../../test/campaigns.ts';
import type { LocalSession } from '../../session/local.ts';
import { Board } from '../Board.tsx';
import { Panel } from '../Panel.tsx';
import { tableAt, withWords } from '../testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const lastAnswer = (session: LocalSession): unknown => session.record().answers.at(-1)?.choice;

/** Takes the first option whose id begins with one of these, wherever it is offered. */
const prefers =
  (...beginnings: readonly string[]): Habit =>
  (decision: Decision) => {
    if (decision.kind !== 'pick') return null;
    const wanted = decision.options.find(({ id }) => beginnings.some((one) => id.startsWith(one)));
    return wanted?.id ?? null;
  };

const happyTime = { campaign: 'happy-time', length: 'medium' };

describe('loading a boat', () => {
  it('6.9: swaps a torpedo for a mine where it is pressed, and says how many there are', () => {
    const session = tableAt(asked('loadMines'), happyTime, prefers('mine:'));
    const { container } = render(<Panel session={session} />);
    const mines = () => container.querySelectorAll('[data-part=place][data-state=mine]').length;
    const before = mines();
    expect(before).toBeGreaterThan(0);
    fireEvent.click(container.querySelector('[data-part=place][data-state=mine]') as Element);
    expect(mines()).toBe(before - 1);
    fireEvent.click(container.querySelector('[data-id=confirm]') as Element);
    const { stored, ready } = lastAnswer(session) as { stored: number; ready: number };
    expect(stored + ready).toBe(before - 1);
  });

  it('6.6: turns a torpedo into FAT and T5 one press after the other', () => {
    const session = tableAt(asked('loadAdvanced'), { campaign: 'hunted' }, prefers('advanced:'));
    const { container } = render(<Panel session={session} />);
    const press = () => fireEvent.click(container.querySelector('[data-part=place]') as Element);
    press();
    expect(container.querySelectorAll('[data-part=place][data-state=fat]')).toHaveLength(1);
    press();
    expect(container.querySelectorAll('[data-part=place][data-state=t5]')).toHaveLength(1);
    fireEvent.click(container.querySelector('[data-id=confirm]') as Element);
    expect(lastAnswer(session)).toEqual({ fatReady: 0, t5Ready: 1, fatStored: 0, t5Stored: 0 });
  });
});

describe('a card with a choice', () => {
  it('7.3: lies above its answers', () => {
    const session = tableAt(asked('eventOffer'), happyTime);
    const { container } = render(<Panel session={session} />);
    expect(container.querySelector('.ubl-face')?.textContent).not.toBe('');
    fireEvent.click(container.querySelector('[data-part=answer][data-id=decline]') as Element);
    expect(lastAnswer(session)).toBe('decline');
  });

  it('6.10: shows the warships found in harbour, each with what can be fired at her', () => {
    const habit = prefers('attack:', 'box:attack', 'goOn', 'to:north-sea', 'to:british-isles');
    const session = tableAt(asked('aimRaid'), { campaign: 'battle-begins', length: 'long' }, habit);
    const { container } = render(<Panel session={session} />);
    const ships = container.querySelectorAll('.ubl-warships [data-part=ship]');
    expect(ships.length).toBeGreaterThan(0);
    const shot = container.querySelector<HTMLElement>('[data-part=answer][data-id^="plain:"]');
    fireEvent.click(shot as Element);
    expect(lastAnswer(session)).toBe(shot?.dataset.id);
  });
});

describe('a flotilla drawn by lot', () => {
  it('13.4: lays the dealt card on the wall with its two crews', () => {
    const session = tableAt(asked('takeDealt'), { ...happyTime, selection: 'lot' });
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    expect(container.querySelectorAll('.ubl-wall [data-part=boat]')).toHaveLength(1);
    const crews = container.querySelectorAll<HTMLElement>('.ubl-crew-offer');
    expect(crews).toHaveLength(2);
    fireEvent.click(crews[0] as Element);
    expect(lastAnswer(session)).toBe(crews[0]?.dataset.id);
  });
});

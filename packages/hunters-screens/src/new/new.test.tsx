// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { game, withWords } from '../testing.tsx';
import { NewCareer } from './NewCareer.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

describe('a new career', () => {
  it('shows all eight boats with what their mats print', () => {
    const { container } = render(<NewCareer game={game} start={() => {}} />);
    const cards = [...container.querySelectorAll('.boat-card')];
    expect(cards).toHaveLength(8);
    expect(cards[2]?.textContent).toMatch(
      /Type VIIC.*October 1940.*4 forward, 1 aft.*14 \(8 \+ 6\).*8\.8 cm, 10 rounds.*about \d+ patrols.*\d%.*[\d,]+\st/,
    );
  });

  it('begins at once in the boat that was chosen', () => {
    const start = vi.fn();
    render(<NewCareer game={game} start={start} />);
    fireEvent.click(screen.getByText('Type IXB'));
    fireEvent.click(screen.getByText('Take command: Type IXB'));
    expect(start).toHaveBeenCalledTimes(1);
    expect(start.mock.calls[0]?.[0]).toMatchObject({ boat: 'IXB', printing: 'second' });
    expect(start.mock.calls[0]?.[1]).toHaveLength(1);
  });

  it('does not begin what the rules forbid, and says which: penetration with the first printing (14.11)', () => {
    const start = vi.fn();
    const { container } = render(<NewCareer game={game} start={start} />);
    const boxes = [...container.querySelectorAll<HTMLInputElement>('.new-rules input')];
    const first = boxes.find((box) => box.closest('label')?.textContent?.match(/first/i));
    const inside = boxes.find((box) => box.closest('label')?.textContent?.includes('14.11'));
    fireEvent.click(first as Element);
    fireEvent.click(inside as Element);
    expect(container.querySelector('.verdict.bad')?.textContent).toContain('14.11');
    fireEvent.click(container.querySelector('.new-start button') as Element);
    expect(start).not.toHaveBeenCalled();
  });

  it('asks only what means something the way it is played, and forgets what was asked before (13.1.1, 13.5.1)', () => {
    const start = vi.fn();
    const { container } = render(<NewCareer game={game} start={start} />);
    const choose = (words: string): void => {
      const all = [...container.querySelectorAll<HTMLInputElement>('.new-rules input')];
      const wanted = all.find((box) => box.closest('label')?.textContent?.includes(words));
      fireEvent.click(wanted as Element);
    };
    const asked = (): string => container.querySelector('.new-rules')?.textContent ?? '';
    expect(asked()).not.toMatch(/Wolfpacks|Last month/);
    choose('13.5');
    fireEvent.click(screen.getByRole('button', { name: /^More/ }));
    expect(asked()).not.toMatch(/Last month/);
    expect(screen.queryByRole('group', { name: 'Number of players' }), 'no Type VIIB in a pack').toBeNull();
    fireEvent.click(screen.getByText('Type VIIC'));
    const counts = screen.getByRole('group', { name: 'Number of players' }).textContent;
    expect(counts, 'two boats at least in each pack').toBe('456789101112');
    choose('13.1');
    expect(asked()).not.toMatch(/Wolfpacks/);
    fireEvent.click(container.querySelector('.new-start button') as Element);
    expect(start.mock.calls[0]?.[0]).toMatchObject({ mode: 'twoPlayer', packs: 1 });
  });

  it('offers the seats that another way to play needs', () => {
    const start = vi.fn();
    const { container } = render(<NewCareer game={game} start={start} />);
    const two = [...container.querySelectorAll<HTMLInputElement>('.new-rules input')].find((box) =>
      box.closest('label')?.textContent?.includes('13.1'),
    );
    fireEvent.click(two as Element);
    expect(screen.queryByRole('group', { name: 'Number of players' }), 'two is all there can be').toBeNull();
    fireEvent.click(container.querySelector('.new-start button') as Element);
    expect(start.mock.calls[0]?.[0]).toMatchObject({ mode: 'twoPlayer' });
    expect(start.mock.calls[0]?.[1]).toHaveLength(2);
  });
});

// @vitest-environment happy-dom
/** The form of a new game: what a scenario tells and settles. */
import { loadGame } from '@flotilla/lab';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GenericNewGame } from '../src/screens/newGame.tsx';

afterEach(cleanup);

describe('a new game', () => {
  it('tells what there is to know about the scenario that is chosen', async () => {
    const battles = await loadGame('naval-battles');
    await withWords(battles);
    const { container } = render(<GenericNewGame game={battles} start={vi.fn()} />);
    const noted = () => container.querySelector('.field-note')?.textContent;
    expect(noted()).toBe('');
    fireEvent.change(screen.getByLabelText('Battle'), { target: { value: 'falkland-express' } });
    expect(noted()).toMatch(/^Three rounds, no reinforcements, no air strikes\./);
    fireEvent.change(screen.getByLabelText('Battle'), { target: { value: 'open' } });
    expect(noted()).toBe('');
  });

  it('leaves out what the scenario settles, and forgets what was filled in there', async () => {
    const battles = await loadGame('naval-battles');
    await withWords(battles);
    const start = vi.fn();
    const { container } = render(<GenericNewGame game={battles} start={start} />);
    const battle = (value: string) =>
      fireEvent.change(screen.getByLabelText('Battle'), { target: { value } });
    fireEvent.input(screen.getByLabelText(/^Teams/), { target: { value: 'AB' } });
    battle('falkland-express');
    expect(screen.queryByLabelText(/^Teams/)).toBeNull();
    expect(screen.queryByLabelText(/JSON/)).toBeNull();
    fireEvent.submit(container.querySelector('form') as Element);
    expect(start.mock.calls[0]?.[0]).toMatchObject({ scenario: 'falkland-express', teams: '' });
    battle('custom');
    expect(screen.getByLabelText(/JSON/)).toBeTruthy();
  });

  it('says who is asked where two persons play, and does not ask it any more', async () => {
    const battles = await loadGame('naval-battles');
    await withWords(battles);
    const start = vi.fn();
    const { container } = render(<GenericNewGame game={battles} start={start} />);
    const begin = () => fireEvent.submit(container.querySelector('form') as Element);
    const offered = () => screen.queryByText(/^Only whoever has an answer/);
    expect(offered()).not.toBeNull();
    begin();
    expect(start.mock.calls[0]?.[0]).toMatchObject({ windows: 'holders' });
    fireEvent.change(screen.getByLabelText('Seat 2 is played by'), { target: { value: '' } });
    expect(offered()).toBeNull();
    expect(container.textContent).toContain(
      'Who is asked to answer a card or an attack: Everybody who could hold one (always so when two or more people play)',
    );
    begin();
    expect(start.mock.calls[1]?.[0]).toMatchObject({ windows: 'everyone' });
  });

  it.each([
    ['en', 'Of 100 captains, {n} ± {w} fewer'],
    ['fr', 'Sur 100 commandants, {n} ± {w} de moins'],
    ['it', 'Su 100 comandanti, {n} ± {w} in meno'],
    ['de', 'Von 100 Kommandanten überleben {n} ± {w} weniger'],
  ] as const)('tells beside each switch what the laboratory found, in %s', async (language, sentence) => {
    const hunters = await loadGame('hunters');
    await withWords(hunters, language);
    const figures = (id: string): string[] =>
      (hunters.weighing?.findings?.by[id] ?? []).map((value) =>
        new Intl.NumberFormat(language).format(Math.round(Math.abs(value) * 1000) / 10),
      );
    const [n = '', w = ''] = figures('rules=14.6');
    const { container } = render(<GenericNewGame game={hunters} start={vi.fn()} />);
    const told = sentence.replace('{n}', n).replace('{w}', w);
    const note = [...container.querySelectorAll('.finding')].find((one) => one.textContent?.startsWith(told));
    const input = note?.closest('label')?.querySelector('input');
    expect(input?.getAttribute('aria-describedby'), 'a screen reader is led to it').toBe(note?.id);
    expect(note?.getAttribute('aria-hidden'), 'it is no part of the name').toBe('true');
    // The boats are a list: what was found about the chosen one stands below it.
    const boats = container.querySelector('select') as HTMLSelectElement;
    fireEvent.change(boats, { target: { value: 'VIICFlak' } });
    expect(boats.closest('.field')?.querySelector('.field-note')?.textContent).toContain(
      figures('boat=VIICFlak').slice(0, 2).join(' ± '),
    );
  });
});

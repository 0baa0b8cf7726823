// @vitest-environment happy-dom
/** The question asked now: options to pick from, and forms to fill in. */
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { Bot, Choice, FillDecision, GameShape, PickDecision } from '@flotilla/table';
import { anyGame, refuse, rngFrom, seedFrom, text } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { note } from '@flotilla/ui/base/notes.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { DecisionPanel } from '@flotilla/ui/parts/decision.tsx';
import { openRule } from '@flotilla/ui/parts/rule.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const game = anyGame(nightWatch);

beforeEach(() => withWords(game));
afterEach(() => {
  cleanup();
  openRule.value = null;
});

const pick = (options: number): PickDecision => ({
  kind: 'pick',
  number: 5,
  seat: 0,
  step: 'carryOn',
  rule: '3',
  about: { seen: 2 },
  options: Array.from({ length: options }, (_, i) => ({ id: `o${i + 1}`, label: `Option ${i + 1}` })),
  refused: [],
});

describe('the decision panel', () => {
  it('asks, numbers the options, shows chances, and answers on a click', () => {
    const session = sessionWith(game, {
      decision: { ...pick(0), options: [{ id: 'look' }, { id: 'write' }] },
    });
    session.odds.mockImplementation(() => [{ of: 'fog', chance: 0.25 }]);
    render(<DecisionPanel session={session} />);
    expect(screen.getByRole('heading').textContent).toMatch(/^2 sightings this turn/);
    const [look, write] = screen.getAllByRole('button', { name: /Look again|Write them down/ });
    expect(look?.textContent).toContain('1');
    expect(look?.textContent).toContain('fog 25%');
    fireEvent.click(write as HTMLElement);
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('write');
  });

  it('hides the chances of those who do not want them, and never works them out', () => {
    settings.value = { ...settings.value, odds: false };
    const session = sessionWith(game, { decision: pick(2) });
    render(<DecisionPanel session={session} />);
    expect(session.odds).not.toHaveBeenCalled();
  });

  it('answers to digits', () => {
    const session = sessionWith(game, { decision: pick(4) });
    render(<DecisionPanel session={session} />);
    fireEvent.keyDown(document.body, { key: '3' });
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('o3');
  });

  it('answers to the numbers options keep, and tells why one that keeps its number is not allowed', () => {
    const [fire, , third] = pick(3).options;
    const options = [
      { ...fire, number: 1 },
      { ...third, number: 3 },
    ] as PickDecision['options'];
    const refused = [{ ...refuse('o2', 'table.undo.nothing', '2.1'), number: 2 }];
    const session = sessionWith(game, { decision: { ...pick(0), options, refused } });
    render(<DecisionPanel session={session} />);
    const buttons = screen.getAllByRole('button', { name: /Option/ });
    expect(buttons.map((button) => button.querySelector('.counter')?.textContent)).toEqual(['1', '3']);
    fireEvent.keyDown(document.body, { key: '3' });
    expect(session.answer).toHaveBeenLastCalledWith('o3');
    fireEvent.keyDown(document.body, { key: '2' });
    expect(session.answer).toHaveBeenLastCalledWith('o2');
    fireEvent.keyDown(document.body, { key: '4' });
    expect(session.answer).toHaveBeenCalledTimes(2);
  });

  it('waits for a second digit where there are more than nine options', () => {
    vi.useFakeTimers();
    const session = sessionWith(game, { decision: pick(12) });
    render(<DecisionPanel session={session} />);
    fireEvent.keyDown(document.body, { key: '1' });
    expect(session.answer).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: '2' });
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('o12');
    fireEvent.keyDown(document.body, { key: '1' });
    vi.advanceTimersByTime(1000);
    expect(session.answer).toHaveBeenLastCalledWith('o1');
    fireEvent.keyDown(document.body, { key: '7' });
    expect(session.answer).toHaveBeenLastCalledWith('o7');
    vi.useRealTimers();
  });

  it('shows what is not allowed with the reason and its rule, and takes no answer there', () => {
    const refused = refuse('write', 'table.undo.nothing', '2.1');
    const session = sessionWith(game, { decision: { ...pick(2), refused: [refused] } });
    const { container } = render(<DecisionPanel session={session} />);
    const greyed = container.querySelector('.option.refused') as HTMLElement;
    expect(greyed.textContent).toContain('Not allowed now: Write them down');
    expect(greyed.textContent).toContain('There is nothing to take back.');
    fireEvent.click(greyed);
    expect(session.answer).not.toHaveBeenCalled();
    fireEvent.click(greyed.querySelector('.rule') as HTMLElement);
    expect(openRule.value).toBe('2.1');
  });
});

describe('a form', () => {
  const fill: FillDecision = {
    kind: 'fill',
    number: 1,
    seat: 0,
    step: 'load',
    rule: '4',
    about: {},
    form: [
      { id: 'steam', kind: 'count', min: 0, max: 4, start: 1, label: 'Steam' },
      {
        id: 'men',
        kind: 'many',
        min: 0,
        max: 2,
        label: 'Men',
        options: [
          { id: 'a', label: 'Adam' },
          { id: 'b', label: 'Bruno' },
        ],
      },
      {
        id: 'course',
        kind: 'choice',
        label: 'Course',
        options: [
          { id: 'n', label: 'North' },
          { id: 's', label: 'South' },
        ],
      },
      { id: 'name', kind: 'text', max: 10, label: 'Name' },
      { id: 'dive', kind: 'yes', label: 'Dive' },
    ],
    check: (choice) =>
      (choice.steam as number) > 2
        ? { why: text('table.refused.count', { field: 'steam', min: 0, max: 2 }), rule: '4.1' }
        : null,
    sample: () => ({ steam: 2, men: ['b'], course: 's', name: 'x', dive: true }),
  };

  it('is judged while it is filled in, names its fields by their labels, and is sent when it is right', () => {
    const session = sessionWith(game, { decision: fill });
    const { container } = render(<DecisionPanel session={session} />);
    const verdict = () => container.querySelector('.verdict')?.textContent ?? '';
    fireEvent.click(screen.getByRole('button', { name: 'More: Steam' }));
    fireEvent.click(screen.getByRole('button', { name: 'More: Steam' }));
    expect(verdict()).toContain('Steam must be a whole number from 0 to 2.');
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(session.answer).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Less: Steam' }));
    expect(verdict()).toBe('');
    fireEvent.click(screen.getByLabelText('Adam'));
    fireEvent.click(screen.getByLabelText('South'));
    fireEvent.click(screen.getByLabelText('Dive'));
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'U-99' } });
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(session.answer).toHaveBeenCalledExactlyOnceWith({
      steam: 2,
      men: ['a'],
      course: 's',
      name: 'U-99',
      dive: true,
    });
  });

  it('is sent by Enter, once, and says why when it is refused; a field and a button keep their own Enter', () => {
    const session = sessionWith(game, { decision: fill });
    render(<DecisionPanel session={session} />);
    const more = screen.getByRole('button', { name: 'More: Steam' });
    for (const element of [screen.getByLabelText('Name'), screen.getByLabelText('Adam'), more])
      fireEvent.keyDown(element, { key: 'Enter' });
    expect(session.answer).not.toHaveBeenCalled();
    fireEvent.click(more);
    fireEvent.click(more);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(session.answer).not.toHaveBeenCalled();
    expect(note.value?.text).toContain('Steam must be a whole number from 0 to 2.');
    fireEvent.click(screen.getByRole('button', { name: 'Less: Steam' }));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(session.answer).toHaveBeenCalledTimes(1);
  });

  it('names its fields with a capital', () => {
    const form = fill.form.map((field) => ({ ...field, label: String(field.label).toLowerCase() }));
    const { container } = render(
      <DecisionPanel session={sessionWith(game, { decision: { ...fill, form } })} />,
    );
    const titles = [...container.querySelectorAll('.field-label')].map(({ textContent }) => textContent);
    expect(titles.map((title) => title?.split(' ')[0])).toEqual(['Steam', 'Men', 'Course', 'Name']);
    expect(screen.getByLabelText('Dive')).toBeTruthy();
  });

  it('counts in French as the French do: none is singular', async () => {
    await withWords(game, 'fr');
    const { container } = render(<DecisionPanel session={sessionWith(game, { decision: fill })} />);
    expect(container.querySelector('legend')?.textContent).toContain('0 choisi,');
  });

  /** A session whose steady player answers this. */
  const advisedBy = (answer: Choice) => {
    const steady = { choose: () => answer };
    return sessionWith({ ...game, bots: { ...game.bots, steady } }, { decision: fill });
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const send = (container: Element) => fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  const STEADY = { steam: 0, men: ['a'], course: 'n', name: 'steady', dive: false };
  const START = { steam: 1, men: [], course: 'n', name: '', dive: false };

  it('is suggested as the steady player fills it in, or by chance where that is asked for, and begun anew', () => {
    const session = advisedBy(STEADY);
    const { container } = render(<DecisionPanel session={session} />);
    press('Suggest');
    send(container);
    expect(session.answer).toHaveBeenLastCalledWith(STEADY);
    press('Any legal');
    send(container);
    expect(session.answer).toHaveBeenLastCalledWith({
      steam: 2,
      men: ['b'],
      course: 's',
      name: 'x',
      dive: true,
    });
    press('Start over');
    send(container);
    expect(session.answer).toHaveBeenLastCalledWith(START);
  });

  it.each([
    ['nothing that is allowed', { ...STEADY, steam: 4 }],
    ['no form', 'look'],
  ])('stays as it is when the steady player says %s, and the reader is told', (_, answer) => {
    const session = advisedBy(answer);
    const { container } = render(<DecisionPanel session={session} />);
    press('Suggest');
    expect(note.value?.text).toBe('The steady player has no suggestion here.');
    send(container);
    expect(session.answer).toHaveBeenLastCalledWith(START);
  });

  it('of a real game is suggested as its steady bot answers it: the two best cards of the hand', async () => {
    const smuggling = anyGame(smugglers);
    await withWords(smuggling);
    const table = new Table({ game: smuggling, options: optionsOf(smuggling), seats: 3, seed: 'hand' });
    const decision = table.decisionFor(0) as FillDecision;
    const view = table.view(0);
    const steady = smuggling.bots.steady as Bot<GameShape>;
    const rng = rngFrom(seedFrom('steady'), 'test');
    const answers = Array.from({ length: 50 }, () =>
      JSON.stringify(steady.choose(view, decision, rng, () => table)),
    );
    const session = sessionWith(smuggling, { decision, view });
    const { container } = render(<DecisionPanel session={session} />);
    for (let i = 0; i < 20; i++) {
      press('Suggest');
      send(container);
      expect(answers).toContain(JSON.stringify(session.answer.mock.lastCall?.at(0)));
    }
  });
});

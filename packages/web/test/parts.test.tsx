// @vitest-environment happy-dom
import { GAMES } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import type { AnyGame, FillDecision, LogEvent, PickDecision, RollRecord } from '@flotilla/table';
import { anyGame, refuse, text } from '@flotilla/table';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../src/notes.ts';
import { Blocks } from '../src/parts/blocks.tsx';
import { DecisionPanel } from '../src/parts/decision.tsx';
import { Die } from '../src/parts/die.tsx';
import { diaryOf, LogPanel, sectionsOf } from '../src/parts/log.tsx';
import { News } from '../src/parts/news.tsx';
import { RollCard, rangeOf } from '../src/parts/rollCard.tsx';
import { nearestCase, openRule, Rule, RuleList, RulesOf } from '../src/parts/rule.tsx';
import { GenericNewGame } from '../src/screens/newGame.tsx';
import { settings } from '../src/settings.ts';
import { sessionWith, withWords } from './helpers.tsx';

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

const roll = (more: Partial<RollRecord> = {}): RollRecord => ({
  purpose: 'look',
  chart: 'look',
  column: 'all',
  rule: '2',
  dice: '2d6',
  faces: [4, 5],
  natural: 9,
  modifiers: [{ why: 'darkAdapted', rule: '2.1', value: 1 }],
  notApplied: [{ why: 'tired', rule: '2.1', value: -2 }],
  total: 10,
  outcome: 'two',
  from: 9,
  to: null,
  chance: 0.42,
  ...more,
});

const event = (more: Partial<LogEvent>): LogEvent => ({
  kind: 'wrote',
  rule: '3',
  decision: 1,
  density: 'story',
  heading: null,
  to: null,
  data: { seat: 1, seen: 2 },
  roll: null,
  ...more,
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

  it('can be suggested and begun anew', () => {
    const session = sessionWith(game, { decision: fill });
    const { container } = render(<DecisionPanel session={session} />);
    fireEvent.click(screen.getByRole('button', { name: 'Suggest' }));
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(session.answer).toHaveBeenLastCalledWith({
      steam: 2,
      men: ['b'],
      course: 's',
      name: 'x',
      dive: true,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    fireEvent.submit(container.querySelector('form') as HTMLFormElement);
    expect(session.answer).toHaveBeenLastCalledWith({
      steam: 1,
      men: [],
      course: 'n',
      name: '',
      dive: false,
    });
  });
});

const navalBattles = async (): Promise<AnyGame> => {
  const entry = GAMES.find(({ id }) => id === 'naval-battles');
  if (!entry) throw new Error('Naval Battles is not in the registry.');
  return entry.load();
};

describe('a new game', () => {
  it('tells what there is to know about the scenario that is chosen', async () => {
    const battles = await navalBattles();
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
    const battles = await navalBattles();
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
});

describe('rule chips', () => {
  it.each([
    ['en', /^Range$/],
    ['fr', /^Portée$/],
  ] as const)(
    'of a rulebook without numbers show a heading in the language %s',
    async (language, heading) => {
      const battles = await navalBattles();
      await withWords(battles, language);
      const { container } = render(
        <RulesOf.Provider value={battles}>
          <Rule rule="attack.range" />
          <Rule rule="9.6.7" />
        </RulesOf.Provider>,
      );
      const [named, numbered] = [...container.querySelectorAll('.rule')];
      expect(named?.textContent).toMatch(heading);
      expect(numbered?.textContent).toBe('9.6.7');
      fireEvent.click(named as HTMLElement);
      expect(openRule.value).toBe('attack.range');
    },
  );

  it('open rules that say more than their heading, in the order of the book', async () => {
    const battles = await navalBattles();
    await withWords(battles);
    const { container } = render(<RuleList game={battles} rule="attack.range" />);
    const cases = [...container.querySelectorAll('.rule-case')];
    expect(cases[0]?.id).toBe('rule-setup');
    const here = container.querySelector('.rule-here') as HTMLElement;
    expect(here.querySelector('dt')?.textContent).toContain('Range');
    for (const one of cases) expect(one.querySelector('dd')?.textContent?.length).toBeGreaterThan(40);
  });
});

describe('the roll card', () => {
  it('shows dice, natural total, every modifier with its reason, total, range, result, chance and rule', () => {
    const { container } = render(<RollCard game={game} event={event({ roll: roll() })} number={214} />);
    const words = container.textContent ?? '';
    for (const part of [
      'A look over the sea',
      '2d6',
      '4, 5',
      '9',
      'eyes used to the dark',
      '+1',
      'Total',
      '10',
      '9+',
      'two sightings',
      '42%',
      'roll 214',
    ])
      expect(words).toContain(part);
    expect([...container.querySelectorAll('.rule')].map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Rule 2',
      'Rule 2.1',
    ]);
    expect(container.querySelectorAll('.die')).toHaveLength(2);
  });

  it('tells on demand what could have applied', () => {
    const { container } = render(<RollCard game={game} event={event({ roll: roll() })} />);
    expect(container.textContent).not.toContain('tired eyes');
    fireEvent.click(screen.getByRole('button', { name: '1 not applied' }));
    expect(container.textContent).toContain('tired eyes (−2)');
  });

  it('writes ranges as a player reads them', () => {
    expect(rangeOf({ from: 9, to: null })).toBe('9+');
    expect(rangeOf({ from: null, to: 4 })).toBe('≤ 4');
    expect(rangeOf({ from: 5, to: 7 })).toBe('5–7');
    expect(rangeOf({ from: 6, to: 6 })).toBe('6');
    expect(rangeOf({ from: null, to: null })).toBe('');
  });

  it('draws as many pips as the face says, and a number on other dice', () => {
    for (let face = 1; face <= 6; face++) {
      const { container, unmount } = render(<Die face={face} sides={6} />);
      expect(container.querySelector('.die-pips')?.getAttribute('d')?.match(/M/g)).toHaveLength(face);
      unmount();
    }
    expect(render(<Die face={10} sides={10} />).container.textContent).toBe('10');
  });
});

describe('the log', () => {
  const begins = (watch: number): LogEvent =>
    event({ kind: 'watchBegins', density: 'normal', heading: 2, data: { watch, seat: 1 }, decision: watch });
  const rolled = event({ kind: 'rolled', density: 'rolls', roll: roll(), data: {} });
  const log = [begins(1), rolled, event({}), begins(2), rolled, event({ data: { seat: 1, seen: 7 } })];

  it('is sorted into sections by its headings', () => {
    const patrol = event({ heading: 1 });
    const sections = sectionsOf([event({}), patrol, begins(1), event({}), patrol, event({})]);
    expect(
      sections.map(({ heading, events, parts }) => [heading?.heading, events.length, parts.length]),
    ).toEqual([
      [undefined, 1, 0],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  it('shows the last section, folds the others, and opens them on a click', () => {
    const { container } = render(<LogPanel session={sessionWith(game, { log })} />);
    expect(container.textContent).toContain('writes 7 sightings');
    expect(container.textContent).not.toContain('writes 2 sightings');
    fireEvent.click(screen.getByRole('button', { name: /Watch 1/ }));
    expect(container.textContent).toContain('writes 2 sightings');
  });

  it('tells more or less', () => {
    const { container } = render(<LogPanel session={sessionWith(game, { log })} />);
    expect(container.querySelectorAll('.log-roll')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Every roll' }));
    expect(container.querySelectorAll('.log-roll')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Story' }));
    expect(container.querySelectorAll('.log-heading')).toHaveLength(0);
    expect(container.textContent).toContain('writes 2 sightings');
  });

  it('draws a bounded number of lines however long it is', () => {
    const long = Array.from({ length: 5000 }, () => event({}));
    const { container } = render(<LogPanel session={sessionWith(game, { log: long })} />);
    expect(container.querySelectorAll('.log-line').length).toBeLessThan(200);
    fireEvent.click(screen.getByRole('button', { name: /^Show 4,880 earlier lines/ }));
    expect(container.querySelectorAll('.log-line').length).toBeGreaterThan(200);
  });

  it('becomes a text file with rules and underlined headings', () => {
    expect(diaryOf(game, log, 'normal')).toBe(
      [
        'Watch 1: lookout 1 takes over.',
        '------------------------------',
        'Lookout 1 writes 2 sightings into the log. [3]',
        '',
        'Watch 2: lookout 1 takes over.',
        '------------------------------',
        'Lookout 1 writes 7 sightings into the log. [3]',
      ].join('\n'),
    );
  });
});

describe('the news', () => {
  it('shows what has happened since, rolls as cards, and tells it to a screen reader', async () => {
    const session = sessionWith(game, { log: [event({ data: { seat: 1, seen: 1 } })] });
    session.seen.value = 1;
    const { container } = render(<News session={session} />);
    expect(container.textContent).toContain('Nothing has happened since.');
    session.log.value = [
      ...session.log.value,
      event({ roll: roll() }),
      event({ data: { seat: 2, seen: 3 } }),
    ];
    await vi.waitFor(() => expect(container.textContent).toContain('Lookout 2 writes 3 sightings'));
    expect(container.querySelectorAll('.roll-card')).toHaveLength(1);
    expect(container.textContent).not.toContain('writes 1 sighting');
    await vi.waitFor(() =>
      expect(announced.value).toBe(
        'A look over the sea: 10, two sightings. Lookout 2 writes 3 sightings into the log.',
      ),
    );
  });
});

describe('a description', () => {
  it('is drawn with headings, facts, lists and tables, and a tone is also a word', () => {
    const { container } = render(
      <Blocks
        game={game}
        blocks={[
          { kind: 'heading', level: 1, text: 'The boat' },
          { kind: 'paragraph', text: 'She lies in port.' },
          { kind: 'facts', facts: [{ label: 'Hull', value: 3, tone: 'bad' }] },
          { kind: 'list', items: ['one', 'two'] },
          { kind: 'table', caption: 'Ships', head: ['Name', 'Tons'], rows: [['Olaf', 12000]] },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The boat');
    expect(container.querySelector('.fact')?.textContent).toBe('Hull3 (danger)');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(screen.getByRole('table').textContent).toContain('12,000');
  });
});

describe('a rule number', () => {
  it('leads to its own case, or to the nearest it is part of', () => {
    expect(nearestCase(game, '2.1')).toBe('2.1');
    expect(nearestCase(game, '2.1.7')).toBe('2.1');
    expect(nearestCase(game, '3.9')).toBe('3');
    expect(nearestCase(game, '99')).toBeNull();
  });
});

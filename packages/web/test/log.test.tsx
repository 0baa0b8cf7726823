// @vitest-environment happy-dom
/** What has happened: roll cards, the log, the news. */
import { nightWatch } from '@flotilla/night-watch';
import type { LogEvent, RollRecord } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { announced } from '@flotilla/ui/base/notes.ts';
import { News } from '@flotilla/ui/frame/news.tsx';
import { Die } from '@flotilla/ui/parts/die.tsx';
import { diaryOf, LogPanel, sectionsOf } from '@flotilla/ui/parts/log.tsx';
import { RollCard, rangeOf } from '@flotilla/ui/parts/rollCard.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const game = anyGame(nightWatch);

beforeEach(() => withWords(game));
afterEach(cleanup);

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
  results: [],
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

  it('tells the sums that stood before the roll', () => {
    const sums = [{ of: 'fog', chance: 0.269 }];
    const { container } = render(<RollCard game={game} event={event({ roll: roll({ sums }) })} />);
    expect(container.querySelector('.roll-sum')?.textContent).toBe('before the roll: fog 27%');
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
    expect(container.textContent).toContain('Nothing new has happened.');
    session.log.value = [
      ...session.log.value,
      event({ roll: roll() }),
      event({ data: { seat: 2, seen: 3 } }),
    ];
    await expect.poll(() => container.textContent).toContain('Lookout 2 writes 3 sightings');
    expect(container.querySelectorAll('.roll-card')).toHaveLength(1);
    expect(container.textContent).not.toContain('writes 1 sighting');
    await expect
      .poll(() => announced.value)
      .toBe('A look over the sea: 10, two sightings. Lookout 2 writes 3 sightings into the log.');
  });
});

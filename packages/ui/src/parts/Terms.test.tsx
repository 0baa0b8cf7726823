// @vitest-environment happy-dom
import { hunters } from '@flotilla/hunters';
import type { LogEvent, RollRecord } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionWith, withWords } from '../../test/helpers.tsx';
import { speakOfLearning } from '../text/learn/index.ts';
import { LogPanel } from './log.tsx';
import { RollCard } from './rollCard.tsx';
import { RuleList } from './rule.tsx';
import { Terms } from './Terms.tsx';

const game = anyGame(hunters);
const term = (name: string) => screen.getByRole('button', { name, hidden: true });

const event = (more: Partial<LogEvent>): LogEvent => ({
  kind: 'dud',
  rule: '9.2.4',
  decision: 1,
  density: 'story',
  heading: null,
  to: null,
  data: {},
  roll: null,
  ...more,
});

const roll: RollRecord = {
  purpose: 'escort.search',
  chart: 'search',
  column: 'all',
  rule: '9.6',
  dice: '2d6',
  faces: [4, 5],
  natural: 9,
  modifiers: [{ why: 'testDepth', rule: '9.6.4', value: -1 }],
  notApplied: [],
  total: 8,
  outcome: 'found',
  from: 7,
  to: null,
  chance: 0.42,
  results: [],
};

beforeAll(async () => {
  await withWords(game);
  await speakOfLearning('en');
});
afterEach(cleanup);

describe('a term of art', () => {
  it('keeps what stands at it without a space, and the sentence keeps its words', () => {
    const said = 'Duds (test depth), then (duds) and test depth!';
    const { container } = render(<Terms game={game} said={said} />);
    expect(container.textContent).toBe(said);
    const places = [...container.querySelectorAll('.term-place')].map((place) => place.textContent);
    expect(places).toContain('(test depth),');
  });

  it('opens a card with two sentences and its rule, and closes again', () => {
    render(<Terms game={game} said="Below test depth they hear nothing." />);
    fireEvent.click(term('test depth'));
    const card = document.querySelector('dialog');
    expect(card?.textContent).toContain('The depth a hull is built for.');
    expect(card?.textContent).toContain('Rule 9.6.4');
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('can be pressed on a roll card', () => {
    render(<RollCard game={game} event={event({ roll })} />);
    expect(document.querySelectorAll('.roll-card .term').length).toBeGreaterThan(0);
  });

  it('can be pressed in the log, where the way to the moment stands beside the sentence', () => {
    render(<LogPanel session={sessionWith(game, { log: [event({ kind: 'notFound' })] })} />);
    expect(document.querySelector('.log-line .term')?.textContent).toBe('escorts');
    expect(document.querySelectorAll('.log-line .moment').length).toBe(1);
  });

  it('can be pressed in the rules', () => {
    render(<RuleList game={game} rule="9.6.4" />);
    expect(document.querySelectorAll('.term').length).toBeGreaterThan(3);
  });
});

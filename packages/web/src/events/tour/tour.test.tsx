// @vitest-environment happy-dom
/** The page of a tournament, with a server that tells of one. */

import { loadGame } from '@flotilla/lab';
import type { Round } from '@flotilla/protocol';
import { note } from '@flotilla/ui/base/notes.ts';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { expectComplete } from '@flotilla/ui/text/catalogues.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TourScreen } from './Tour.tsx';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it as italian } from './text/it.ts';
import type { Standings, TourEvent } from './wire.ts';

const HOUR = 3_600_000;

const TOUR: TourEvent = {
  id: 'a1111111111111111',
  kind: 'swiss',
  title: 'Autumn Cup',
  game: 'naval-battles',
  rules: '1.0.0',
  options: {},
  listed: true,
  created: Date.now() - 2 * HOUR,
  ended: null,
  entrants: { invited: 0, entered: 4 },
  seas: [],
  told: [],
  ways: [],
  settings: {
    rounds: 3,
    cycles: 1,
    pace: { kind: 'live', minutes: 25, window: 45 },
    every: 90,
    early: false,
    grace: null,
    judge: 'points',
  },
  entry: 'open',
  state: 'open',
  opens: Date.now() - HOUR,
  closes: Date.now() + 9 * HOUR,
  round: 2,
  rounds: 3,
  list: ['Anna', 'Jonas', 'Mei', 'Luca'].map((name, i) => ({ entrant: i + 1, name, state: 'entered' })),
  you: {
    entrant: 4,
    name: 'Luca',
    organiser: false,
    attempts: [],
    withdrawn: false,
    board: {
      round: 2,
      board: 2,
      game: 'b2222222222222222',
      seat: 1,
      sits: false,
      closes: Date.now() + HOUR,
      state: 'waiting',
    },
  },
};

const seat = (entrant: number) => ({ entrant, name: TOUR.list[entrant - 1]?.name ?? '' });

const ROUNDS: Round[] = [
  {
    round: 1,
    state: 'over',
    opens: TOUR.opens,
    closes: TOUR.opens,
    boards: [
      {
        board: 1,
        seats: [seat(1), seat(3)],
        game: 'c',
        state: 'over',
        result: { points: [1, 0], how: 'played', sunk: [9, 2] },
      },
      {
        board: 2,
        seats: [seat(4), seat(2)],
        game: 'd',
        state: 'over',
        result: { points: [0.5, 0.5], how: 'judged', sunk: [3, 3] },
      },
    ],
  },
  {
    round: 2,
    state: 'running',
    opens: TOUR.opens,
    closes: Date.now() + HOUR,
    boards: [
      { board: 1, seats: [seat(1), seat(2)], game: 'e', state: 'running', result: null },
      { board: 2, seats: [seat(3), seat(4)], game: 'b2222222222222222', state: 'waiting', result: null },
    ],
  },
  { round: 3, state: 'planned', opens: Date.now() + HOUR, closes: Date.now() + 2 * HOUR, boards: [] },
];

const STANDINGS: Standings = {
  event: TOUR.id,
  title: TOUR.title,
  kind: 'swiss',
  state: 'open',
  round: 2,
  rounds: 3,
  counts: 'points',
  order: ['points', 'buchholz', 'sonneborn'],
  packs: [],
  places: [
    {
      place: 1,
      ...seat(1),
      withdrawn: false,
      behindBy: null,
      measures: [
        { by: 'points', value: 1, parts: [{ round: 1, against: 3, adds: 1 }], sentence: '' },
        { by: 'buchholz', value: 0, parts: [{ round: 1, against: 3, adds: 0 }], sentence: '' },
        { by: 'sonneborn', value: 0, parts: [], sentence: '' },
      ],
    },
    {
      place: 2,
      ...seat(4),
      withdrawn: false,
      behindBy: 'points',
      measures: [
        { by: 'points', value: 0.5, parts: [{ round: 1, against: 2, adds: 0.5 }], sentence: '' },
        { by: 'buchholz', value: 0.5, parts: [{ round: 1, against: 2, adds: 0.5 }], sentence: '' },
        { by: 'sonneborn', value: 0.25, parts: [{ round: 1, against: 2, adds: 0.25 }], sentence: '' },
      ],
    },
  ],
};

const sent: { path: string; body: unknown }[] = [];
let tour: TourEvent = TOUR;
let rounds: Round[] = ROUNDS;
let invited = { name: '', used: false };
/** The word with which the server refuses whatever is sent to it; null takes everything. */
let refusal: string | null = null;

beforeEach(async () => {
  tour = TOUR;
  rounds = ROUNDS;
  invited = { name: '', used: false };
  sent.length = 0;
  refusal = null;
  await withWords(await loadGame('naval-battles'), 'en');
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const path = String(address).replace(/.*\/api\/v1/, '');
    if (body) sent.push({ path, body: JSON.parse(body) });
    if (body && refusal)
      return new Response(JSON.stringify({ error: refusal }), {
        status: 409,
        headers: { 'Content-Type': 'application/json' },
      });
    const told: Record<string, object> = {
      rounds: { rounds },
      standings: STANDINGS,
      sit: { game: 'b2222222222222222', seat: 1 },
      link: invited,
    };
    const answer = told[path.split('/')[3] ?? ''] ?? tour;
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of a tournament', () => {
  it('shows my board first, and takes my seat with one press', async () => {
    render(<TourScreen id={TOUR.id} link="" />);
    expect(await screen.findByText('Round 2, board 2: Mei – Luca')).toBeTruthy();
    const rounds = screen.getByRole('region', { name: 'Rounds' });
    const [first] = within(rounds).getAllByText(/Mei – Luca|Anna – Jonas/);
    expect(first?.textContent).toContain('Mei – Luca');
    fireEvent.click(screen.getByRole('button', { name: 'Take your seat' }));
    await expect.poll(() => sent.map(({ path }) => path)).toEqual([`/events/${TOUR.id}/sit`]);
    expect(sent[0]?.body).toEqual({ share: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it.each([
    ['boardDecided', 'Too late: this board is decided.'],
    ['somethingElse', 'That did not work. Nothing was changed; try again.'],
  ])('says in the words of tournaments that the server refuses: %s', async (word, said) => {
    refusal = word;
    render(<TourScreen id={TOUR.id} link="" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Take your seat' }));
    await expect.poll(() => note.value?.text).toBe(said);
  });

  it('says what every figure of a place is made of', async () => {
    render(<TourScreen id={TOUR.id} link="" />);
    const table = within(await screen.findByRole('table'));
    expect(table.queryByText(/the points of those one met/)).toBeNull();
    const name = table.getByRole('button', { name: 'Luca' });
    fireEvent.click(name);
    expect(name.getAttribute('aria-expanded')).toBe('true');
    const items = table.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(items).toContain(
      'Buchholz ½: the points of the opponents met; a bye counts one’s own points (Jonas ½)',
    );
    expect(table.getByText('Behind the place above by: Points.')).toBeTruthy();
  });

  it('lets somebody enter by the link behind the address, and nobody without where it is by invitation', async () => {
    tour = { ...TOUR, you: null, entry: 'invited', state: 'announced', round: 0 };
    const { unmount } = render(<TourScreen id={TOUR.id} link="" />);
    expect(await screen.findByText(/by invitation/)).toBeTruthy();
    unmount();
    render(<TourScreen id={TOUR.id} link="secret" />);
    fireEvent.input(await screen.findByLabelText('Your name in the tournament'), {
      target: { value: 'Ines' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
    await expect
      .poll(() => sent.at(-1)?.body)
      .toMatchObject({ name: 'Ines', link: 'secret', keep: 'cookie' });
  });

  it('asks nobody for a name the organiser has given, and says when a link has been used', async () => {
    tour = { ...TOUR, you: null, entry: 'invited', state: 'announced', round: 0 };
    invited = { name: 'Ines', used: false };
    const { unmount } = render(<TourScreen id={TOUR.id} link="secret" />);
    expect(await screen.findByText('You play as Ines.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    unmount();
    invited = { name: 'Ines', used: true };
    render(<TourScreen id={TOUR.id} link="secret" />);
    expect(await screen.findByText(/This link has been used/)).toBeTruthy();
  });

  it('says who is at a board already, and for whom it waits', async () => {
    const [first, second, third] = ROUNDS as [Round, Round, Round];
    const board = { ...(second.boards[1] as Round['boards'][number]) };
    const seats = [
      { ...seat(3), sits: false },
      { ...seat(4), sits: true },
    ];
    rounds = [first, { ...second, boards: [{ ...board, seats }] }, third];
    render(<TourScreen id={TOUR.id} link="" />);
    expect(await screen.findByText('You are seated. The game begins when Mei arrives.')).toBeTruthy();
    expect(screen.getByText('Luca is there')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'To your board' })).toBeTruthy();
    await expect.poll(() => document.title).toContain('Your board');
  });

  it('tells whoever has lost in a cup that he is out, and promises him no further round', async () => {
    const [first, second] = ROUNDS as [Round, Round];
    tour = { ...TOUR, kind: 'cup', rounds: 2 };
    rounds = [first, { ...second, boards: second.boards.slice(0, 1) }];
    render(<TourScreen id={TOUR.id} link="" />);
    expect(await screen.findByText(/You are out of the cup/)).toBeTruthy();
    expect(screen.queryByText(/next round/)).toBeNull();
  });
});

it('has all its words in four languages', () => {
  expectComplete(en, { de, fr, it: italian });
});

// @vitest-environment happy-dom
/** The standings of a sea of the day: first voyages and all voyages apart, with marks that everybody sees. */
import type { SeaStandings, StandingRow } from '@flotilla/protocol';
import { settings } from '@flotilla/ui/base/settings.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Standings } from './Standings.tsx';
import { loadScore } from './score.ts';
import { speak } from './text/index.ts';
import type { SeaEvent } from './wire.ts';

afterEach(cleanup);
beforeAll(async () => {
  settings.value = { ...settings.value, language: 'en' };
  await Promise.all([speak('en'), loadScore('hunters')]);
});

const figures = (tons: number): StandingRow['seas'][number]['figures'] => ({
  ...{ tons, ships: 1, points: 0, patrols: 1, hull: 0, hullOf: 8, fired: 2, hits: 1, expected: 1, lost: 0 },
  end: 'home',
  boat: 569,
});

const row = (entrant: number, name: string, place: number, more: Partial<StandingRow> = {}): StandingRow => ({
  ...{ entrant, name, place, state: 'entered', score: 9_000 - place },
  seas: [{ sea: 1, state: 'over', progress: 1, figures: figures(9_000 - place), minutes: 9 }],
  ...more,
});

const standings = (rows: readonly StandingRow[]): SeaStandings => ({
  ...{ event: 'e', state: 'open', counts: 'tons', ties: [] },
  rows,
});

const event = (more: object = {}): SeaEvent =>
  ({ id: 'e', kind: 'sea', game: 'hunters', state: 'open', you: null, ...more }) as unknown as SeaEvent;

/** The places and names that are shown, and the marks below them. */
const lines = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((line) =>
    line.classList.contains('event-marks')
      ? `! ${line.textContent}`
      : `${line.querySelector('.event-place')?.textContent} ${line.querySelector('th')?.firstChild?.textContent}`,
  );

describe('the standings', () => {
  it('of a day show first voyages, and all voyages at a press; marks with both', () => {
    const rows = [
      row(2, 'Again', 1, { first: false, firstPlace: null, marks: ['address', 'after'] }),
      row(1, 'Scout', 2, { first: true, firstPlace: 1, marks: ['address'] }),
      row(3, 'Anna', 3, { first: true, firstPlace: 2, marks: [] }),
    ];
    render(<Standings event={event()} standings={standings(rows)} />);
    expect(lines()).toEqual(['1 Scout', '! same address as another entry', '2 Anna']);
    fireEvent.click(screen.getByRole('button', { name: 'All voyages (3)' }));
    expect(lines()).toEqual([
      '1 Again',
      '! same address as another entry · began after another from this address had ended',
      '2 Scout',
      '! same address as another entry',
      '3 Anna',
    ]);
    expect(screen.getByText('Everyone can see these marks. A mark is not a verdict.')).toBeTruthy();
    expect(screen.getByText(/As far as we can tell/)).toBeTruthy();
  });

  it('of a day without a first voyage that counts say so', () => {
    render(
      <Standings event={event()} standings={standings([row(1, 'Waits', 1, { first: false, marks: [] })])} />,
    );
    expect(screen.getByText('No voyage counts as a first one so far.')).toBeTruthy();
  });

  it('of any other sea have one rank, and marks that the organiser alone sees until it is closed', () => {
    const rows = [row(1, 'Anna', 1, { marks: ['address'] })];
    const mine = event({ you: { entrant: null, name: null, organiser: true } });
    const { rerender } = render(<Standings event={mine} standings={standings(rows)} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Only you can see these. A mark is not a verdict.')).toBeTruthy();
    rerender(<Standings event={{ ...mine, state: 'closed' }} standings={standings(rows)} />);
    expect(screen.getByText('Everyone can see these marks. A mark is not a verdict.')).toBeTruthy();
  });
});

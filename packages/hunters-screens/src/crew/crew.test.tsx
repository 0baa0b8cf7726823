// @vitest-environment happy-dom
/** The officers with their names and heads: in the log, in the boat, and on the last page. */
import type { ClientHere } from '@flotilla/client';
import { say } from '@flotilla/ui/text/voice.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CareerEnd } from '../career/CareerEnd.tsx';
import type { View } from '../game.ts';
import { Figures } from '../mat/Figures.tsx';
import screens from '../screens.tsx';
import { atSea, withWords } from '../testing.tsx';
import { CrewOf, crewOf } from './Crew.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const quiet = (boxes: number): number[] => Array.from({ length: boxes }, () => [3, 4]).flat();

/** The engineer goes overboard off the British Isles. */
const overboard = (): ClientHere =>
  atSea({ encounter: [...quiet(2), 6, 6, ...quiet(7)], event: [1, 1], 'event.overboard': [2] });

const viewOf = (session: ClientHere): View => session.view.value as View;

describe('the officers', () => {
  it('stand in the log with head and name', () => {
    const session = overboard();
    const { Table = () => null } = screens;
    const page = render(<Table session={session} />).container;
    const lines = [...page.querySelectorAll('.log-marked')];
    const name = crewOf(session).nameOf('engineer');
    expect(lines.map((line) => line.querySelector('p')?.textContent)).toContain(
      `${name}, the engineer, was lost.`,
    );
    expect(lines.every((line) => line.querySelector('svg.head'))).toBe(true);
  });

  it('stand on the last page, the fallen too', () => {
    const session = overboard();
    const view = { ...viewOf(session), fate: 'survived' as const };
    const book = crewOf(session);
    const page = (crew: View['crew']): string[] => {
      cleanup();
      const { container } = render(
        <CrewOf.Provider value={book}>
          <CareerEnd view={{ ...view, crew }} say={(said) => say(session.game, said)} />
        </CrewOf.Provider>,
      );
      return [...container.querySelectorAll('.end-crew li')].map((man) => man.textContent ?? '');
    };
    const dead = `${book.nameOf('engineer')}Engineerdead`;
    expect(page(view.crew)).toContain(dead);
    expect(page(view.crew)).toHaveLength(5);
  });

  it('are seen at their places in the boat: below when she dives, lying when badly hurt, not at all when dead', () => {
    const fit = viewOf(overboard()).crew.men;
    const places = (men: View['crew']['men'], trim: 'surfaced' | 'deep'): Record<string, string> => {
      cleanup();
      const { container } = render(
        <svg aria-hidden="true">
          <Figures men={men} trim={trim} />
        </svg>,
      );
      return Object.fromEntries(
        [...container.querySelectorAll<SVGGElement>('.mat-figure-man')].map((figure) => [
          figure.dataset.man ?? '',
          figure.style.transform,
        ]),
      );
    };
    const surfaced = places(fit, 'surfaced');
    expect(Object.keys(surfaced)).toEqual(['kommandant', 'firstOfficer', 'secondOfficer', 'doctor']);
    expect(places(fit, 'deep').kommandant).not.toBe(surfaced.kommandant);
    const hurt = places({ ...fit, firstOfficer: 'SW', secondOfficer: 'SW' }, 'surfaced');
    expect(hurt.firstOfficer).toContain('rotate');
    expect(hurt.secondOfficer).not.toBe(hurt.firstOfficer);
  });
});

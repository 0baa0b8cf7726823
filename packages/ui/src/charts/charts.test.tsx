/** Every chart carries the table that says the same. */
import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Axes } from './Axes.tsx';
import { Chart } from './Chart.tsx';
import { Interval } from './Interval.tsx';
import { Band, Bars, Line } from './marks.tsx';
import { plotOf } from './plot.ts';

afterEach(cleanup);

const plot = plotOf({ width: 100, height: 100, left: 20, bottom: 20 }, [0, 4], [0, 10]);
const figures = {
  caption: 'Ships by patrol',
  head: ['Patrol', 'Ships'],
  rows: [
    [1, 3],
    [2, 0],
  ],
  own: 1,
} as const;

describe('a chart', () => {
  it('is a picture with a name, and its figures are a table for screen readers', () => {
    const { container } = render(
      <Chart plot={plot} label="Three ships in two patrols" figures={figures}>
        <Bars plot={plot} bars={[{ x: [0, 1], y: [0, 3], over: '3' }]} />
      </Chart>,
    );
    screen.getByRole('img', { name: 'Three ships in two patrols' });
    const table = screen.getByRole('table', { name: 'Ships by patrol' });
    expect(table.closest('.unseen'), 'not seen, but there').not.toBeNull();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Patrol', 'Ships']);
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['13', '20']);
    expect(
      within(table).getByRole('rowheader', { name: '2' }).closest('tr')?.getAttribute('aria-current'),
    ).toBe('true');
    expect(container.querySelectorAll('.graph-bar')).toHaveLength(1);
  });

  it('folds its table away below a word where everybody may want it', () => {
    const { container } = render(
      <Chart plot={plot} label={null} below="As a table" figures={figures}>
        <g />
      </Chart>,
    );
    expect(container.querySelector('details > summary')?.textContent).toBe('As a table');
    expect(container.querySelector('details table caption')?.textContent).toBe('Ships by patrol');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('has no table of its own where the figures stand beside it', () => {
    const { container } = render(
      <Chart plot={plot} label="A ladder" figures="beside">
        <g />
      </Chart>,
    );
    expect(container.querySelector('table')).toBeNull();
  });
});

describe('marks', () => {
  const drawn = (children: preact.ComponentChildren): Element =>
    render(
      <Chart plot={plot} label="x" figures="beside">
        {children}
      </Chart>,
    ).container;
  const paths = (from: Element, name: string): (string | null)[] =>
    [...from.querySelectorAll(name)].map((path) => path.getAttribute('d'));

  it('are axes with words beside their lines', () => {
    const axes = drawn(
      <Axes
        plot={plot}
        edge="both"
        x={{ at: [0, 4], say: String }}
        y={{ at: [5], say: String, grid: true }}
      />,
    );
    expect([...axes.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['5', '0', '4']);
    expect(paths(axes, '.graph-grid')).toEqual(['M20 40H100']);
    expect(paths(axes, '.graph-edge')).toEqual(['M20 0V80H100']);
  });

  it('are bars from nothing upwards and downwards, lying ones too', () => {
    const bars = drawn(<Bars plot={plot} gap={2} bars={[{ x: [1, 0], y: [5, 0] }]} />);
    const [bar] = bars.querySelectorAll('rect');
    expect(['x', 'y', 'width', 'height'].map((name) => Number(bar?.getAttribute(name)))).toEqual([
      21, 40, 18, 40,
    ]);
  });

  it('are lines in steps, and bands never thinner than can be seen', () => {
    const lines = drawn(
      <>
        <Line
          plot={plot}
          steps
          points={[
            [0, 0],
            [4, 10],
          ]}
        />
        <Band
          plot={plot}
          least={2}
          points={[
            [0, 5, 5],
            [4, 0, 10],
          ]}
        />
      </>,
    );
    expect(paths(lines, '.graph-line')).toEqual(['M20 80H100V0']);
    expect(paths(lines, '.graph-band')).toEqual(['M20 38L100 0L100 80L20 42Z']);
  });

  it('are intervals held on their line, and an arrow for a value beyond it', () => {
    const { container } = render(<Interval from={-10} to={10} value={14} inner={[5, 99]} />);
    expect(container.querySelector('.interval-away')).not.toBeNull();
    expect(container.querySelector('circle')).toBeNull();
    expect(container.querySelector('.interval-thick')?.getAttribute('d')).toBe('M109.5 15H144');
  });
});

// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { coastlineModule } from '../../scripts/coastlines.mjs';
import { Boxes } from './Boxes.tsx';
import { coastIn } from './coast.ts';
import { SHEET } from './coastlines.generated.ts';
import coastlines from './coastlines.generated.ts?raw';
import { Award, type Grade, Rank } from './Honours.tsx';
import { curveThrough, gridOf, project, windowAround } from './projection.ts';
import { SeaChart } from './SeaChart.tsx';
import { Silhouette } from './Silhouette.tsx';
import { profileOf, SHIP_KINDS } from './ships/index.ts';

afterEach(cleanup);

describe('ships', () => {
  it.each(SHIP_KINDS)('are drawn with a hull and something on it: %s', (kind) => {
    const profile = profileOf(kind, 'Ark Royal', 22_000);
    expect(profile.hull).toMatch(/^M/);
    expect(profile.upper).toMatch(/^M/);
    expect(`${profile.hull}${profile.upper}${profile.lines}`).not.toMatch(/NaN|undefined|Infinity/);
    expect(profile.width).toBeLessThanOrEqual(200);
  });

  it('stay inside their picture, whatever they are called and however large they are', () => {
    for (const name of ['Bosnia', 'Gro', 'Truro', 'W.L. Steed', "Qu'Appelle", 'Nelson', 'VIIC']) {
      for (const tons of [200, 1000, 4900, 12_000, 34_000]) {
        for (const kind of SHIP_KINDS) {
          const { hull, upper, lines, height } = profileOf(kind, name, tons);
          const heights = [...`${hull}${upper}${lines}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
            ([, , y]) => Number(y),
          );
          expect(Math.min(...heights), `${kind} ${name} ${tons}`).toBeGreaterThanOrEqual(0);
          expect(Math.max(...heights), `${kind} ${name} ${tons}`).toBeLessThanOrEqual(height);
        }
      }
    }
  });

  it('look like themselves every time and unlike others of their kind', () => {
    expect(profileOf('freighter', 'Bosnia', 1800)).toEqual(profileOf('freighter', 'Bosnia', 1800));
    const seen = new Set(
      ['Rio Claro', 'Gartavon', 'Firby', 'Truro', 'Akenside'].map(
        (n) => profileOf('freighter', n, 4000).upper,
      ),
    );
    expect(seen.size).toBe(5);
  });

  it('are larger on paper the more they weigh', () => {
    expect(profileOf('tanker', 'x', 12_000).width).toBeGreaterThan(profileOf('tanker', 'x', 4000).width);
  });

  it('are named for a screen reader when nothing else names them, and silent otherwise', () => {
    const { container } = render(
      <>
        <Silhouette kind="tanker" name="Olaf" tons={8000} label="Tanker Olaf" />
        <Silhouette kind="tanker" name="Olaf" tons={8000} />
      </>,
    );
    const [named, silent] = container.querySelectorAll('svg');
    expect(named?.getAttribute('aria-label')).toBe('Tanker Olaf');
    expect(silent?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('boxes', () => {
  it('boxes are filled with crosses, so that colour is not needed', () => {
    const { container } = render(<Boxes filled={3} limit={8} label="Hull 3 of 8" tone="bad" />);
    expect(container.querySelectorAll('.art-box-filled path')).toHaveLength(3);
    expect(container.querySelectorAll('rect')).toHaveLength(8);
  });
});

describe('honours', () => {
  it('differ in shape from grade to grade and from rank to rank', () => {
    const drawings = ([0, 1, 2, 3, 4] as Grade[]).map(
      (grade) => render(<Award grade={grade} label="award" />).container.innerHTML,
    );
    expect(new Set(drawings).size).toBe(5);
    const ranks = [0, 1, 2, 3, 4].map(
      (rank) => render(<Rank rank={rank} label="rank" />).container.innerHTML,
    );
    expect(new Set(ranks).size).toBe(5);
  });
});

describe('the chart', () => {
  it('is drawn from what the script makes of Natural Earth today', () => {
    expect(coastlines).toBe(coastlineModule());
    expect(coastlines.length).toBeLessThan(60_000);
  });

  it('puts places where they belong', () => {
    const [brestX, brestY] = project([-4.5, 48.4]);
    const [halifaxX, halifaxY] = project([-63.6, 44.6]);
    expect(halifaxX).toBeLessThan(brestX);
    expect(halifaxY).toBeGreaterThan(brestY);
  });

  it('shows every place asked for, in the shape asked for, inside the sheet', () => {
    const window = windowAround(
      [
        [-70, 40],
        [-4, 48],
      ],
      1.6,
    );
    for (const place of [
      [-70, 40],
      [-4, 48],
    ] as const) {
      const [x, y] = project(place);
      expect(x).toBeGreaterThan(window.x);
      expect(x).toBeLessThan(window.x + window.width);
      expect(y).toBeGreaterThan(window.y);
      expect(y).toBeLessThan(window.y + window.height);
    }
    expect(window.width / window.height).toBeCloseTo(1.6, 1);
    expect(window.x).toBeGreaterThanOrEqual(0);
  });

  it('has a readable number of grid lines however much it shows', () => {
    for (const places of [
      [
        [-6, 58],
        [2, 50],
      ],
      [
        [-80, 10],
        [30, 72],
      ],
    ] as const) {
      const { meridians, parallels } = gridOf(windowAround(places, 1.5));
      expect(meridians.length).toBeGreaterThan(2);
      expect(meridians.length).toBeLessThan(12);
      expect(parallels.length).toBeGreaterThan(1);
    }
  });

  it('draws no more coast than the window shows, and the shallows from fewer points', () => {
    const whole = coastIn({ x: 0, y: 0, width: SHEET.width, height: SHEET.height });
    const part = coastIn(
      windowAround(
        [
          [-10, 58],
          [2, 50],
        ],
        1.5,
      ),
    );
    expect(part.land.length).toBeLessThan(whole.land.length / 4);
    expect(part.rough.length).toBeLessThan(part.land.length);
    expect(part.land).toMatch(/^M[\d\s.LMz-]+z$/);
  });

  it('draws a line through every point of a track', () => {
    const path = curveThrough([
      [0, 0],
      [10, 5],
      [20, 0],
    ]);
    expect(path).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
  });

  it('says in words where we are', () => {
    const { getByRole } = render(
      <SeaChart
        window={windowAround(
          [
            [-20, 50],
            [0, 48],
          ],
          1.5,
        )}
        label="North Atlantic"
      />,
    );
    expect(getByRole('img').getAttribute('aria-label')).toBe('North Atlantic');
  });
});

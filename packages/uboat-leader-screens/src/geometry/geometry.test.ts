import { uboatLeader } from '@flotilla/uboat-leader';
import { describe, expect, it } from 'vitest';
import { newCampaign } from '../../test/campaigns.ts';
import type { View } from '../game.ts';
import { campaignOf, DISPLAY } from '../game.ts';
import { chipIn, edgesOf, outlineOf, PIECE, piecesIn, reachOutline, stepTo } from './board.ts';
import { CHARTS, PORTS } from './charts.ts';
import { insetBox, plateAt, portAt, windowOf } from './sheet.ts';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('the disc', () => {
  it.each(DISPLAY.map(({ id, adjacent }) => ({ id, adjacent })))(
    'draws $id with an edge to each of its neighbours and to no other area',
    ({ id, adjacent }) => {
      expect(edgesOf(id).sort()).toEqual([...adjacent].sort());
    },
  );

  it('gives every area an outline of its own', () => {
    expect(new Set(DISPLAY.map(({ id }) => outlineOf(id))).size).toBe(DISPLAY.length);
    expect(() => outlineOf('X-N')).toThrow('X-N');
  });

  it('outlines everything by the rim alone: inner edges belong to two areas', () => {
    const everything = reachOutline(DISPLAY.map(({ id }) => id));
    const radii = [...everything.matchAll(/A([\d.]+) /g)].map(([, radius]) => radius);
    expect(new Set(radii)).toEqual(new Set(['290']));
    expect(everything).not.toContain('L');
  });

  it('keeps pieces of one area apart enough to be told apart, and its chip off a single piece', () => {
    for (const { id, ring } of DISPLAY) {
      const [a, b] = piecesIn(id, 2) as [{ x: number; y: number }, { x: number; y: number }];
      expect(far(a, b), id).toBeGreaterThan(PIECE * 0.8);
      const [alone] = piecesIn(id, 1) as [{ x: number; y: number }];
      if (ring !== 'convoy') expect(far(alone, chipIn(id, 1)), id).toBeGreaterThan(PIECE);
    }
  });

  it('is walked by the arrows from neighbour to neighbour, and round a ring back to where one began', () => {
    for (const { id, adjacent, ring } of DISPLAY) {
      for (const key of ['left', 'right', 'in', 'out'] as const) {
        const next = stepTo(id, key);
        if (next !== id) expect(adjacent, `${id} ${key}`).toContain(next);
      }
      const steps = ring === 'convoy' ? 4 : 8;
      let at = id;
      for (let n = 0; n < steps; n++) at = stepTo(at, 'right');
      expect(at).toBe(id);
      expect(stepTo(stepTo(id, 'right'), 'left')).toBe(id);
    }
  });
});

const campaigns = uboatLeader.optionFields.find(({ id }) => id === 'campaign');
const ids = campaigns?.kind === 'choice' ? campaigns.options.map(({ id }) => id) : [];

/** How much of the sheet a plate with German words takes, in per cent. */
const PLATE = { width: 18, height: 15.5 } as const;

describe.each(ids)('the chart of %s', (campaign) => {
  const view = newCampaign({ campaign }).table.view(0) as View;
  const chart = CHARTS[campaign];
  if (!chart) throw new Error(`There is no chart of ${campaign}.`);
  const window = windowOf(chart.window);
  const { areas, ports } = campaignOf(view);

  it('draws every area of the campaign and no other', () => {
    expect(Object.keys(chart.areas).sort()).toEqual(areas.map(({ id }) => id).sort());
    for (const shape of Object.values(chart.areas)) {
      expect(shape.shape.length).toBeGreaterThan(3);
      expect(shape.at === undefined).toBe(shape.inset !== undefined);
    }
  });

  it('has every plate and every port on the sheet', () => {
    const spots = [
      ...areas.map(({ id }) => plateAt(chart, id, window)),
      ...ports.map(({ id }) => portAt(chart, id, window)),
    ];
    for (const { left, top } of spots) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(100);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(100);
    }
    for (const { id } of ports) expect(PORTS[id], id).toBeDefined();
  });

  it('lays no plate over another, on a sheet of 810 px as on a screen of 1280', () => {
    const spots = areas.map(({ id }) => ({ id, ...plateAt(chart, id, window) }));
    const over = spots.flatMap((one, i) =>
      spots
        .slice(i + 1)
        .filter(
          ({ left, top }) =>
            Math.abs(one.left - left) < PLATE.width && Math.abs(one.top - top) < PLATE.height,
        )
        .map(({ id }) => `${one.id} and ${id}`),
    );
    expect(over).toEqual([]);
  });

  it('docks its insets inside the sheet, one to a corner', () => {
    const insets = areas.filter(({ id }) => chart.areas[id]?.inset).map(({ id }) => insetBox(chart, id));
    for (const { left, top, width, height } of insets) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(100);
      expect(top + height).toBeLessThanOrEqual(100);
    }
    expect(new Set(insets.map(({ left, top }) => `${left} ${top}`)).size).toBe(insets.length);
  });
});

import type { FillDecision } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import type { Habit } from '../../test/campaigns.ts';
import { asked, campaignUntil } from '../../test/campaigns.ts';
import type { View } from '../game.ts';
import { boatOfView } from '../game.ts';
import type { Racks } from './racks.ts';
import { formOf, racksOf, turned } from './racks.ts';

/** Buys something of a kind as soon as it can be had. */
const buys =
  (kind: string): Habit =>
  (decision) =>
    decision.step === 'spend' && decision.kind === 'pick'
      ? (decision.options.find(({ id }) => id.startsWith(`${kind}:`))?.id ?? null)
      : null;

function open(step: string, kind: string, campaign: string) {
  const session = campaignUntil(asked(step), { campaign, length: 'medium' }, 'plot', buys(kind));
  const decision = session.decisions[0] as FillDecision;
  const view = session.table.view(0) as View;
  const boat = boatOfView(view, String(decision.about.boat));
  return { decision, boat, racks: racksOf(view, boat, decision) };
}

const kinds = (racks: Racks) => racks.ready.map(({ kind }) => kind);

describe('tubes and racks', () => {
  it('begin with the load the form suggests, place by place', () => {
    const { decision, boat, racks } = open('loadMines', 'mine', 'happy-time');
    expect(formOf(decision, racks)).toEqual(
      Object.fromEntries(decision.form.map((field) => [field.id, 'start' in field ? field.start : 0])),
    );
    expect(racks.stored).toHaveLength(boat.stored.plain + boat.stored.mines);
  });

  it('change a torpedo into a mine and back where a place is pressed', () => {
    const { decision, racks } = open('loadMines', 'mine', 'happy-time');
    const before = kinds(racks)[0];
    const once = turned(decision, racks, 'ready', 0);
    expect(kinds(once)[0]).toBe(before === 'mines' ? 'plain' : 'mines');
    expect(kinds(turned(decision, once, 'ready', 0))[0]).toBe(before);
    expect(decision.check(formOf(decision, once))).toBeNull();
  });

  it('go through the kinds of advanced torpedo, and count each in its field', () => {
    const { decision, racks } = open('loadAdvanced', 'advanced', 'hunted');
    const fat = turned(decision, racks, 'ready', 0);
    expect(formOf(decision, fat)).toMatchObject({ fatReady: 1, t5Ready: 0 });
    const t5 = turned(decision, fat, 'ready', 0);
    expect(formOf(decision, t5)).toMatchObject({ fatReady: 0, t5Ready: 1 });
    expect(kinds(turned(decision, t5, 'ready', 0))[0]).toBe('plain');
  });

  it('pass over what no more can be had of', () => {
    const { decision, racks } = open('loadAdvanced', 'advanced', 'hunted');
    const field = decision.form.find(({ id }) => id === 'fatStored');
    const most = field?.kind === 'count' ? field.max : 0;
    let full = racks;
    for (let at = 0; at < Math.min(racks.stored.length, most + 1); at++)
      full = turned(decision, full, 'stored', at);
    expect(Number(formOf(decision, full).fatStored)).toBeLessThanOrEqual(most);
  });
});

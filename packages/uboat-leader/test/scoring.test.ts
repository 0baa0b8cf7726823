import type { Bot } from '@flotilla/table';
import { botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { scoring } from '../src/scoring.ts';
import type { UboatLeader } from '../src/state.ts';

it('a campaign that many play is short and stands alone, counts its points, and counts as it stands when it is called off', () => {
  const options = { ...optionsOf(uboatLeader, { length: 'long', linked: true }), ...scoring.settled };
  const table = new Table({ game: uboatLeader, options, seats: 1, seed: 'same sea' });
  let looks = 0;
  playOut(table, [uboatLeader.bots.steady as Bot<UboatLeader>], botRngs('same sea', 1), () => {
    if (looks++ % 50 > 0) return;
    const under = scoring.result(table.state.game, table.log ?? [], { kind: 'campaign' });
    expect(scoring.isOver(table.state.game, { kind: 'campaign' })).toBe(false);
    expect(under.end).toBe('broke off');
  });
  const { numbers } = uboatLeader.figures(table.state.game);
  const result = scoring.result(table.state.game, table.log ?? [], { kind: 'campaign' });
  expect(scoring.isOver(table.state.game, { kind: 'campaign' })).toBe(true);
  expect(table.state.game.finished).toHaveLength(1);
  expect(result).toMatchObject({
    end: 'evaluated',
    points: numbers.vp,
    tons: numbers.tonsSunk,
    ships: numbers.shipsSunk,
    lost: numbers.boatsLost,
  });
});

import { throwDice, thrownIn, withTypedDice } from '@flotilla/client';
import { nightWatch } from '@flotilla/night-watch';
import type { AnyGame, GameShape } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { replay, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';

const game: AnyGame = anyGame(nightWatch);

const begun = (): Session<GameShape> => {
  const session = new Session(game, {
    options: { watches: 3 },
    seats: [{ name: 'Anna', bot: null }],
    seed: 'dice',
  });
  for (const choice of ['look', 'write']) session.choose(0, choice);
  return session;
};

describe('real dice in the middle of a game', () => {
  it('leave everything that has happened as it was', () => {
    const session = begun();
    const typed = withTypedDice(session);
    expect(typed.table.view(0)).toEqual(session.table.view(0));
    expect(typed.table.log).toEqual(session.table.log);
    expect(typed.answers).toEqual(session.answers);
  });

  it('are asked for from then on, and the record replays without the player', () => {
    const typed = withTypedDice(begun());
    const asked = typed.choose(0, 'look');
    expect(asked.kind).toBe('dice');
    if (asked.kind !== 'dice') return;
    const { purpose, count, sides } = asked.wanted;
    expect(typed.typeDice(purpose, new Array(count).fill(sides)).kind).toBe('done');
    const last = typed.table.log?.filter((event) => event.roll).at(-1)?.roll;
    expect(last?.natural).toBe(count * sides);
    const again = replay(game, typed.record());
    expect(again.ok && again.value.table.state).toEqual(typed.table.state);
  });
});

describe('throws', () => {
  it('of a log are sorted by their purpose in the order in which they fell', () => {
    const log = begun().table.log ?? [];
    const faces = log.flatMap(({ roll }) => roll?.faces ?? []);
    expect(thrownIn(log)).toEqual({ look: faces });
  });

  it('of the browser show every face and no other', () => {
    const faces = new Set(throwDice(2000, 6));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

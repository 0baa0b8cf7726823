/** What stands in the line "since your last turn": everything, through all questions, until the own turn ends. */
import type { Events, View } from '@flotilla/naval-battles';
import { navalBattles } from '@flotilla/naval-battles';
import type { FormChoice, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, logFor, optionsOf, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { sinceOf } from './since.ts';

const game = anyGame(navalBattles);
const ME = 0;

describe('since your last turn', () => {
  it('every ship that rivals sank stands in it at every question of every seat, and none of an earlier round', () => {
    const session = new Session<GameShape>(game, {
      options: optionsOf(game, { points: 25 }) as FormChoice,
      seats: [0, 1, 2, 3].map((seat) => ({ name: `Player ${seat + 1}`, bot: 'steady' })),
      seed: 'since',
    });
    const rng = rngFrom(seedFrom('since'), 'bot');
    let sunk = new Set<string>();
    let read = 0;
    let inMyTurn = false;
    let most = 0;
    for (let [asked] = session.decisions; asked; [asked] = session.decisions) {
      session.choose(asked.seat, chosenBy(botNamed(game, 'steady'), session.table, asked, rng));
      const log = logFor(session.table.log ?? [], ME);
      for (const { kind, data } of log.slice(read)) {
        if (kind === 'turn') {
          // What came before the own turn is kept while it lasts.
          if (inMyTurn) sunk = new Set();
          inMyTurn = (data as unknown as Events['turn']).who.seat === ME;
        }
        if (kind !== 'sunk') continue;
        const { who, ship } = data as unknown as Events['sunk'];
        if (who.seat !== ME) sunk.add(ship);
      }
      read = log.length;
      const view = session.table.view(ME) as View;
      if (view.phase === 'setup') continue;
      const told = sinceOf(log, view).filter(({ kind }) => kind === 'sank');
      expect(told.map(({ ship }) => ship).sort()).toEqual([...sunk].sort());
      most = Math.max(most, told.length);
    }
    expect(most).toBeGreaterThan(2);
  });
});

/** Cards that lie on the table: every one that was played in this turn, once, and what came of it. */
import type { View } from '@flotilla/naval-battles';
import { actionCard, navalBattles } from '@flotilla/naval-battles';
import type { FormChoice, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, logFor, optionsOf, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { SpentCard } from './spent.ts';
import { spentCards } from './spent.ts';

const game = anyGame(navalBattles);

/** The cards a spectator finds on the table after every moment of some battles. */
function watched(): readonly { view: View; cards: readonly SpentCard[] }[] {
  const seats = [0, 1].map((seat) => ({ name: `Player ${seat + 1}`, bot: 'steady' }));
  const session = new Session<GameShape>(game, {
    options: optionsOf(game, { points: 40 }) as FormChoice,
    seats,
    seed: 'spent cards',
  });
  session.watchAs([null]);
  const rng = rngFrom(seedFrom('spent'), 'bot');
  const found: { view: View; cards: readonly SpentCard[] }[] = [];
  for (let [asked] = session.decisions; asked; [asked] = session.decisions) {
    session.choose(asked.seat, chosenBy(botNamed(game, 'steady'), session.table, asked, rng));
    const log = logFor(session.table.log ?? [], null);
    for (const { moments } of session.stories)
      for (const moment of moments)
        found.push({
          view: moment.view as View,
          cards: spentCards(moment.view as View, log.slice(0, moment.log)),
        });
  }
  return found;
}

describe('the cards of a turn', () => {
  const all = watched();

  it('lie there once each, and none of them in the hand of anybody', () => {
    expect(all.some(({ cards }) => cards.length > 3)).toBe(true);
    for (const { cards } of all) expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length);
  });

  it('show the die of a defence that was thrown, and none before', () => {
    const guards = all.flatMap(({ cards }) => cards).filter(({ side }) => side === 'defence');
    // A ship that steps in throws nothing.
    const thrown = guards.filter(
      ({ card, state }) =>
        (state === 'worked' || state === 'failed') && actionCard(card).kind !== 'screeningShip',
    );
    expect(thrown.length).toBeGreaterThan(5);
    expect(thrown.every(({ die }) => die !== null && die >= 1 && die <= 6)).toBe(true);
    expect(guards.filter(({ state }) => state === 'lies').every(({ die }) => die === null)).toBe(true);
  });

  it('name the attack they make or are set against, and how it went', () => {
    for (const { view, cards } of all)
      for (const { attack, side, state } of cards)
        if (attack !== null && side === 'attack' && state === 'worked')
          expect(view.attacks.find(({ id }) => id === attack)?.status).toBe('hit');
  });
});

import type { AnyGame, FormChoice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { chosenBy, optionsOf, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { openEndings } from './endings.ts';
import { loadGame } from './registry.ts';

/** A whole game played by its steady bot. */
function played(game: AnyGame, seats: number, seed: string): GameRecord {
  const session = new Session(game, {
    options: optionsOf(game, {}) as FormChoice,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, bot: null })),
    seed,
  });
  const rng = rngFrom(seedFrom(seed), 'test');
  const steady = game.bots.steady;
  for (let [asked] = session.decisions; asked && steady; [asked] = session.decisions)
    session.answer({
      seat: asked.seat,
      decision: asked.number,
      choice: chosenBy(steady, session.table as never, asked, rng),
    });
  return session.record();
}

describe('the endings of a moment', () => {
  it('are the same for the same worlds, however they are dealt out', async () => {
    const game = await loadGame('night-watch');
    const record = played(game, 1, 'endings');
    const desk = openEndings(game, record, 0, 2);
    expect(desk.given).toEqual(record.answers[2]?.choice);
    const whole = desk.play(desk.given, 0, 40);
    expect(whole).toHaveLength(40);
    const parts = [...desk.play(desk.given, 0, 13), ...desk.play(desk.given, 13, 40)];
    expect(parts).toEqual(whole);
    expect(new Set(whole.map(({ worth }) => worth)).size, 'they differ from each other').toBeGreaterThan(1);
  });

  it('have the real ending among them, told in the same way', async () => {
    const game = await loadGame('hunters');
    const record = played(game, 1, 'endings-hunters');
    const desk = openEndings(game, record, 0, record.position - 1);
    expect(desk.by).toBe('tons');
    expect(desk.tally).toBe('fate');
    const end = game.figures(endOf(game, record));
    expect(desk.own).toEqual({ worth: end.numbers.tons, fate: end.tallies.fate });
    const fates = desk.play(desk.given, 0, 20).map(({ fate }) => fate);
    expect(fates).not.toContain('');
  });

  it('among several say who has won, also where somebody else is asked', async () => {
    const game = await loadGame('naval-battles');
    const record = played(game, 2, 'endings-naval');
    const other = record.answers.findIndex(({ seat }, i) => i > 20 && seat === 1);
    const desk = openEndings(game, record, 0, other);
    expect(['won', 'lost', 'shared']).toContain(desk.own.fate);
    const fates = new Set(desk.play(null, 0, 12).map(({ fate }) => fate));
    for (const fate of fates) expect(['won', 'lost', 'shared']).toContain(fate);
  });
});

function endOf(game: AnyGame, record: GameRecord): object {
  const session = new Session(game, {
    options: record.options,
    seats: record.seats,
    seed: record.seed ?? '',
  });
  for (const answer of record.answers) session.answer(answer);
  return session.table.state.game;
}

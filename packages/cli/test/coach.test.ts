import { companionOf } from '@flotilla/companion';
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, catalogueOf, chosenBy, LANGUAGES, optionsOf, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';

/** Moments of a game played by a steady bot: its first question, one on the way, and where it was left. */
function* moments(game: AnyGame) {
  const seats = Array.from({ length: game.seats.min }, (_, seat) => ({ name: `Seat ${seat}`, bot: null }));
  const session = new Session(game, { options: optionsOf(game) as never, seats, seed: 'coach' });
  const rng = rngFrom(seedFrom('coach'), 'bot');
  for (let given = 0; given < 60; given++) {
    const [asked] = session.decisions;
    yield { view: session.table.view(asked?.seat ?? 0), asked: asked ?? null };
    if (!asked) return;
    session.choose(asked.seat, chosenBy(botNamed(game, 'steady'), session.table, asked, rng));
  }
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  it.each(LANGUAGES)('has one sentence for every kind of question, in %s', async (language) => {
    const game = await loadGame(id);
    const texts = await catalogueOf(game, language);
    const steps = Object.values(game.steps as Readonly<Record<string, { kind: string; name: string }>>);
    const asked = steps.filter(({ kind }) => kind === 'pick' || kind === 'fill');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map(({ name }) => name).filter((name) => !texts[`coach.${name}`])).toEqual([]);
  });

  it('says what is going on in three sentences wherever it stands', async () => {
    const game = await loadGame(id);
    const texts = await catalogueOf(game, 'en');
    let said = 0;
    for (const { view, asked } of moments(game)) {
      const { where, stake, next } = companionOf(game).situation?.(view, asked) ?? {};
      for (const sentence of [where, stake, next]) {
        const key = typeof sentence === 'object' ? sentence.key : '';
        expect(texts[key], JSON.stringify(sentence)).toBeTruthy();
        said++;
      }
    }
    expect(said).toBeGreaterThan(10);
  });
});

/** Where a game stands, in a line that anybody may read; kept as facts too, so that it can be said in any language. */
import { loadGame } from '@flotilla/lab';
import type { AnyGame, Fact, Language, Outcome } from '@flotilla/table';
import { endingText } from '@flotilla/table/run';
import { figureIn } from '@flotilla/ui/text/figures.ts';
import { languageOf, loadVoice, say } from '@flotilla/ui/text/voice.ts';
import type { Summary } from '../store/shelf.ts';

/** What a headline is made from. */
export interface HeadlineFacts {
  readonly game: AnyGame;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** What anybody may see of it. */
  readonly view: object;
}

/** So many facts of a running game make its headline. */
const MOST = 3;

/** The facts of a headline: those of the status that come first; of a finished game how it ended. */
function factsOf({ game, outcome, view }: HeadlineFacts): readonly Fact[] {
  const facts = game.status(view).slice(0, MOST);
  if (!outcome) return facts;
  const ending: Fact = { label: '', value: endingText(outcome), alone: true };
  return [...facts.slice(0, 1).filter(({ alone }) => alone), ending];
}

/** Facts as a line, in the language the game speaks. */
function lineOf(game: AnyGame, facts: readonly Fact[]): string {
  const words = facts.map(({ label, value, alone }) => {
    const shown = typeof value === 'number' ? figureIn(languageOf(game), value) : say(game, value);
    return alone ? shown : `${say(game, label)} ${shown}`;
  });
  return words.join(' · ');
}

/** The headline of a game. */
export function headlineOf(standing: HeadlineFacts): Summary['headline'] {
  const facts = factsOf(standing);
  return { language: languageOf(standing.game), text: lineOf(standing.game, facts), facts };
}

/** A headline that was written in another language, in this one. */
export async function headlineIn(
  language: Language,
  gameId: string,
  facts: readonly Fact[],
): Promise<string> {
  const game = await loadGame(gameId);
  await loadVoice(game, language);
  return lineOf(game, facts);
}

/** The position of a question: its picture, the facts that are always in sight, and what happened so far. */

import { OnlyScene } from '@flotilla/ui/frame/onlyScene.ts';
import { Facts } from '@flotilla/ui/parts/blocks.tsx';
import { eventWords } from '@flotilla/ui/parts/eventWords.ts';
import { SessionTable } from '../table/sessionTable.tsx';
import type { AskedPosition } from './asked.ts';
import { readBefore } from './asked.ts';
import { word } from './text/index.ts';

/** Sentences that are told of what went before. */
const SENTENCES = 4;

/** The table as the seat saw it, still. */
export const Scene = ({ asked: { session } }: { asked: AskedPosition }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
  <section class="moment-scene" tabIndex={0} aria-label={word('position')}>
    <OnlyScene.Provider value={true}>
      <SessionTable session={session} />
    </OnlyScene.Provider>
  </section>
);

/** The few facts a player needs. */
export const FactsOf = ({ asked: { game, session } }: { asked: AskedPosition }) => (
  <div class="exercise-facts">
    <Facts game={game} facts={game.status(session.view.value)} />
  </div>
);

/** The last heading of the story. */
export function placeOf(asked: AskedPosition): string {
  const heading = readBefore(asked)
    .filter((event) => event.heading !== null)
    .at(-1);
  return heading ? eventWords(asked.game, heading, 'story') : '';
}

/** What happened so far, in a few sentences. */
export function SoFar({ asked }: { asked: AskedPosition }) {
  const told = readBefore(asked)
    .filter(({ roll, heading, density }) => roll === null && heading === null && density !== 'rolls')
    .slice(-SENTENCES);
  return (
    <div class="exercise-so-far">
      <h2>{word('soFar')}</h2>
      <p class="muted">{placeOf(asked)}</p>
      <p>{told.map((event) => eventWords(asked.game, event, 'normal')).join(' ') || word('soFar.nothing')}</p>
    </div>
  );
}

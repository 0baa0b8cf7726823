/** Real dice in a game that began with others. */
import type { GameShape, LogEvent } from '@flotilla/table';
import type { Answer } from '@flotilla/table/run';
import { Session } from '@flotilla/table/run';

/** Every throw of a log by its purpose, in the order in which they fell. */
export function thrownIn(log: readonly LogEvent[]): Record<string, number[]> {
  const thrown: Record<string, number[]> = {};
  for (const { roll } of log) {
    if (!roll) continue;
    const list = thrown[roll.purpose] ?? [];
    thrown[roll.purpose] = [...list, ...roll.faces];
  }
  return thrown;
}

/**
 * The same game at the same place, from here on with real dice: what has been thrown so far stands in its record as
 * if it had been typed in, so that the record replays alone.
 */
export function withTypedDice(session: Session<GameShape>): Session<GameShape> {
  const start = { ...session.start, dice: 'ask' as const };
  // What is thrown before the first answer comes from the seed in every game.
  const opening = new Session(session.game, start).table.log?.length ?? 0;
  const typed = new Session(session.game, start, thrownIn(session.table.log?.slice(opening) ?? []));
  for (const answer of session.answers) {
    const answered = typed.answer(answer as Answer);
    if (answered.kind !== 'done') throw new Error('The game could not be taken over to real dice.');
  }
  if (session.practice) typed.allowPractice();
  return typed;
}

/** Faces of dice thrown by the browser. */
export function throwDice(count: number, sides: number): number[] {
  const most = Math.floor(0x1_0000_0000 / sides) * sides;
  const word = new Uint32Array(1);
  return Array.from({ length: count }, () => {
    do crypto.getRandomValues(word);
    while ((word[0] as number) >= most);
    return ((word[0] as number) % sides) + 1;
  });
}

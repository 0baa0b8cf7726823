/** What is to be known of a game before its figures are believed: a variation, practice, dice thrown by hand. */
import type { GameRecord } from '@flotilla/table/run';
import { word } from './text/index.ts';

/** What is said of practice: how often the player went back, where he did at all. */
const practiceWords = (times: number): string =>
  times === 0 ? word('state.practiceOnly') : word('state.practice', { n: times });

/** One sentence each; nothing for a game like any other. */
export function Reservations({ record }: { record: GameRecord }) {
  const ownDice = record.dice !== null || record.realDice === true;
  return (
    <>
      {record.variation && <p>{word('state.variation')}</p>}
      {record.practice && <p>{practiceWords(record.undone.length)}</p>}
      {ownDice && <p>{word('state.ownDice')}</p>}
    </>
  );
}

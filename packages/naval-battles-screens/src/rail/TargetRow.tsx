/** A target in the list: her name, what happens to her, and its one chance; readers hear where she lies too. */
import { sayOf, shipName, viewOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import type { RowProps } from './Options.tsx';

/** One line of a target. */
export function TargetRow({ session, ship, said, bar }: RowProps) {
  const { players } = viewOf(session);
  const owner = players.find(({ fleet }) => fleet?.some(({ id }) => id === ship));
  return (
    <>
      <span class="nb-row-name" aria-hidden="true">
        {players.length > 2 && <Pennant navy={owner?.navy ?? null} />}
        {sayOf(session)(shipName(ship))}
      </span>
      <span class="unseen">{said}</span>
      <span class="nb-option-bar">
        {bar.big} <b>{bar.figure}</b>
      </span>
    </>
  );
}

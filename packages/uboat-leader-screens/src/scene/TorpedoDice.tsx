/** The dice of an attack on its card, one box for each torpedo: they show what they fell at when their torpedo arrives. */
import { Dice } from '@flotilla/ui/parts/die.tsx';
import type { BesideProps } from '@flotilla/ui/stage/own.ts';
import { usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { word } from '../text/index.ts';
import type { Shot, ShotMark } from './facts.ts';
import { shotsIn } from './facts.ts';
import { playedOf } from './timing.ts';

/** The boxes. */
export function TorpedoDice({ director, beat }: BesideProps) {
  const share = usePlay(director);
  const played = playedOf(beat, share);
  const shot = shotsIn(beat)[played.at];
  if (!shot) return null;
  const best = Math.max(...shot.marks.map(({ natural }) => natural ?? 0));
  return (
    <ol class="ubl-torpedoes">
      {Array.from({ length: Math.max(shot.n, shot.marks.length) }, (_, i) => {
        const mark = i < played.stamped ? shot.marks[i] : undefined;
        const counts = mark !== undefined && (!shot.bestCounts || mark.natural === best);
        return <Box key={i} shot={shot} place={i} mark={mark} counts={counts} over={director.shows} />;
      })}
    </ol>
  );
}

interface BoxProps {
  readonly shot: Shot;
  readonly place: number;
  readonly mark: ShotMark | undefined;
  readonly counts: boolean;
  /** Whether the attack is over, so that whatever still runs was not needed. */
  readonly over: boolean;
}

function Box({ shot: { weapon, bestCounts }, place, mark, counts, over }: BoxProps) {
  const name = weapon === 'gun' ? word('shot.shell') : word('shot.torpedo', { n: place + 1 });
  return (
    <li
      data-state={mark?.result ?? (over ? 'spare' : 'running')}
      data-best={bestCounts && counts ? '' : undefined}
    >
      <small>{name}</small>
      {mark?.natural == null ? <i aria-hidden="true">?</i> : <Dice faces={[mark.natural]} dice="d10" />}
      <b>
        {mark
          ? `${mark.total ?? ''} ${word(`stamp.${mark.result}`).toLowerCase()}`
          : word(over ? 'shot.spare' : 'shot.running')}
      </b>
    </li>
  );
}

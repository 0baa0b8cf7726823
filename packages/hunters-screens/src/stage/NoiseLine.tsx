/** What is heard in the boat, as a line: it swells when they come near and falls flat when they have gone. */
import type { Beat } from '@flotilla/companion';
import { between } from '@flotilla/ui/stage/usePlay.ts';
import type { Key } from '../text/index.ts';
import { word } from '../text/index.ts';
import { factsOf } from './facts.ts';

/** What is heard and how loud it is, at the beginning of a beat and at its end. */
interface Heard {
  readonly what: Key;
  readonly from: number;
  readonly to: number;
}

const SILENCE: Heard = { what: 'noise.nothing', from: 0.08, to: 0.08 };

function heardIn(beat: Beat | null): Heard {
  switch (beat?.kind) {
    case undefined:
      return { what: 'noise.propellers', from: 0.6, to: 0.6 };
    case 'escorts':
      return { what: 'noise.propellers', from: 0.3, to: 0.6 };
    case 'search':
      return { what: 'noise.asdic', from: 0.5, to: factsOf(beat, 'escaped') ? 0.08 : 1.1 };
    case 'depthCharges':
    case 'loss':
      return { what: 'noise.splashes', from: 1.1, to: 1.5 };
    case 'damage':
      return { what: 'noise.detonations', from: 2.1, to: 1 };
    case 'flooding':
      return { what: 'noise.water', from: 0.4, to: 0.3 };
    case 'deep':
    case 'pressure':
      return { what: 'noise.hull', from: 0.3, to: 0.2 };
    default:
      return SILENCE;
  }
}

const WIDTH = 240;
const STEP = 3;

/** The line at a moment: two waves that never meet in the same way. */
function lineAt(loud: number, time: number): string {
  let path = 'M0 24';
  for (let x = 0; x <= WIDTH; x += STEP) {
    const y = 24 + (Math.sin(x * 0.35 + time / 60) * 9 + Math.sin(x * 0.83 + time / 37) * 8) * loud;
    path += `L${x} ${Math.max(1, Math.min(47, y)).toFixed(1)}`;
  }
  return path;
}

/** The line with its word. */
export function NoiseLine({ beat, played, time }: { beat: Beat | null; played: number; time: number }) {
  const { what, from, to } = heardIn(beat);
  return (
    <p class="noise" aria-hidden="true">
      <span>{word(what)}</span>
      <svg viewBox={`0 0 ${WIDTH} 48`} aria-hidden="true">
        <path d={lineAt(between(from, to, played), time)} />
      </svg>
    </p>
  );
}

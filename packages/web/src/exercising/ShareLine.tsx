/** The line to share: the score and the address, never the answer. */

import { tell } from '@flotilla/ui/base/notes.ts';
import { copy } from '@flotilla/ui/parts/share.ts';
import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { attackPath } from '../exercises/names.ts';
import { href } from '../router.ts';
import { word } from './text/index.ts';

interface Props {
  readonly game: string;
  readonly id: string;
  readonly day: string;
  readonly score: number;
  readonly seconds: number | null;
}

/** The line itself, with the whole address of the day's position. */
export function lineOf({ game, id, day, score, seconds }: Props): string {
  const date = dayIn(language(), day, { day: 'numeric', month: 'long' });
  const scored = word(seconds === null ? 'line' : 'line.timed', { date, score, seconds: seconds ?? 0 });
  const address = new URL(href(attackPath(id, day)), globalThis.location?.href).href;
  return `Flotilla · ${game} · ${scored} ${address}`;
}

/** The line and the button that copies it. */
export function ShareLine(props: Props) {
  const line = lineOf(props);
  return (
    <div class="attack-line">
      <p class="typed">{line}</p>
      <button
        type="button"
        class="primary"
        onClick={async () => tell(word((await copy(line)) ? 'line.copied' : 'line.notCopied'))}
      >
        {word('share')}
      </button>
    </div>
  );
}

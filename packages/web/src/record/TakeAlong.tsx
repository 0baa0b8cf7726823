/** Everything as one file, and a file from another device. */

import { tell } from '@flotilla/ui/base/notes.ts';
import { FileButton } from '@flotilla/ui/parts/fileButton.tsx';
import { saveFile } from '@flotilla/ui/parts/share.ts';
import { word } from '@flotilla/ui/wall/text/index.ts';
import { useState } from 'preact/hooks';
import { packEverything, unpackEverything } from './takeAlong.ts';

/** What came of a file, in sentences. */
function wordsOf(outcome: Awaited<ReturnType<typeof unpackEverything>>): string {
  if (typeof outcome === 'string') return word(`file.${outcome}`);
  const { came, known, bad } = outcome;
  const sentences = [word('brought', { n: came, known }), bad > 0 ? word('brought.bad', { n: bad }) : ''];
  return sentences.filter(Boolean).join(' ');
}

/** Both buttons, and what came of them. */
export function TakeAlong() {
  const [said, setSaid] = useState('');
  const bring = async (text: string): Promise<void> => setSaid(wordsOf(await unpackEverything(text)));
  return (
    <div class="take-along">
      <div class="row">
        <button
          type="button"
          data-id="take"
          onClick={() =>
            void packEverything().then(
              (text) => saveFile('flotilla-everything.json', text),
              (error: Error) => tell(error.message),
            )
          }
        >
          {word('take')}
        </button>
        <FileButton label={word('bring')} read={(text) => void bring(text)} />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

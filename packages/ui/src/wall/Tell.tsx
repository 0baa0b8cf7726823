/** Telling others: one line of text to copy, and a picture to save or send. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { tell } from '../base/notes.ts';
import { copy, saveBlob } from '../parts/share.ts';
import { word } from '../sea/text/index.ts';
import { pngOf } from './png.ts';
import { CARD } from './ShareCard.tsx';

interface Props {
  readonly line: string;
  /** What there is to say about the line. */
  readonly note?: string;
  /** The name of the picture's file, without its ending. */
  readonly name: string;
  /** The card. */
  readonly children: ComponentChildren;
}

/** Whether this browser hands files to other programs. */
const canSend = (): boolean =>
  Boolean(
    globalThis.navigator?.canShare?.({ files: [new File([''], 'picture.png', { type: 'image/png' })] }),
  );

/** The line, the card and what can be done with them. */
export function Tell({ line, note, name, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const picture = (): Promise<Blob> =>
    pngOf(card.current?.querySelector('.share-card') as unknown as SVGSVGElement, CARD);
  const failed = (): void => tell(word('picture.failed'));
  const send = async (): Promise<void> => {
    const file = new File([await picture()], `${name}.png`, { type: 'image/png' });
    // A reader who closes the sheet has changed their mind; that is no fault.
    await navigator.share({ files: [file], text: line }).catch(() => {});
  };
  return (
    <div class="sheet-panel tell">
      <h2>{word('tell')}</h2>
      <div class="tell-line">
        <p class="typed">{line}</p>
        <button
          type="button"
          class="primary"
          onClick={async () => tell(word((await copy(line)) ? 'copied' : 'notCopied'))}
        >
          {word('copy')}
        </button>
      </div>
      {note && <p class="muted">{note}</p>}
      <div ref={card}>{children}</div>
      <div class="row">
        {canSend() && (
          <button type="button" onClick={() => void send().catch(failed)}>
            {word('picture.send')}
          </button>
        )}
        <button
          type="button"
          onClick={() => void picture().then((blob) => saveBlob(`${name}.png`, blob), failed)}
        >
          {word('picture')}
        </button>
      </div>
    </div>
  );
}

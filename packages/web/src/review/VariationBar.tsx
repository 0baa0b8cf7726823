/** Says of a game that was played on from a moment of another what it is, and leads back there. */
import type { Variation } from '@flotilla/table/run';
import { useLoaded } from '../parts/lazy.tsx';
import { href } from '../router.ts';
import { readGame } from '../store/games.ts';
import { spoken, word } from './text/index.ts';

/** The mark of a variation. */
export function VariationBar({ variation }: { variation: Variation }) {
  const { of } = variation;
  // A position of a book has an address of its own; a game may have left the shelf.
  const isAddress = of.includes('/');
  const origin = useLoaded(async () => isAddress || Boolean(await readGame(of)), [of]);
  if (!spoken()) return null;
  return (
    <div class="banner variation-bar">
      <p>
        <strong>{word('variation.mark', { at: variation.at + 1 })}</strong>{' '}
        {word(`variation.${variation.dice}`)}
      </p>
      {origin && origin !== 'failed' && (
        <a class="button" href={href(isAddress ? `/${of}` : `/g/${of}/replay#${variation.at}`)}>
          {word('variation.origin')}
        </a>
      )}
    </div>
  );
}

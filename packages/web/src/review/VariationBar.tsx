/** Says of a game that was played on from a moment of another what it is, and leads back there. */
import type { Variation } from '@flotilla/table/run';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { attackNamed, attackPath } from '../exercises/names.ts';
import { href } from '../router.ts';
import { readGame } from '../store/games.ts';
import { spoken, word } from './text/index.ts';

/** The mark of a variation. */
export function VariationBar({ variation }: { variation: Variation }) {
  const { of } = variation;
  // The attack of a day has an address of its own; a game may have left the shelf.
  const attack = attackNamed(of);
  const origin = useLoaded(async () => attack !== null || Boolean(await readGame(of)), [of]);
  if (!spoken()) return null;
  return (
    <div class="banner variation-bar">
      <p>
        <strong>{word('variation.mark', { at: variation.at + 1 })}</strong>{' '}
        {word(`variation.${variation.dice}`)}
      </p>
      {origin && origin !== 'failed' && (
        <a
          class="button"
          href={href(attack ? attackPath(attack.game, attack.day) : `/g/${of}/replay#${variation.at}`)}
        >
          {word('variation.origin')}
        </a>
      )}
    </div>
  );
}

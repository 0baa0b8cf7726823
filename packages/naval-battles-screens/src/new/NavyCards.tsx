/** The navies as cards: pressing one gives it to the seat that is choosing. */

import type { Wish } from '@flotilla/naval-battles';
import type { AnyGame } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Navy } from '../game.ts';
import { DRAWINGS, NAVIES, SHIPS } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';
import { DUELS } from './simulated.generated.ts';

interface Props {
  readonly game: AnyGame;
  readonly points: number; // what a fleet of this battle may cost
  readonly wishes: readonly Wish[];
  readonly choosing: number;
  readonly names: readonly string[];
  readonly wish: (navy: Navy | 'lot') => void;
}

const flagshipOf = (navy: Navy) =>
  [...SHIPS].filter((ship) => ship.navy === navy).sort((a, b) => b.vp - a.vp)[0];

/** The nine cards, and the lot. */
export function NavyCards({ game, points, wishes, choosing, names, wish }: Props) {
  if (wishes[choosing] === null) return null;
  return (
    <fieldset class="nb-navy-cards">
      <legend class="field-label">{word('new.navyOf', { name: names[choosing] ?? '' })}</legend>
      <button
        type="button"
        aria-pressed={wishes[choosing] === 'lot'}
        data-part="navy"
        data-id="lot"
        onClick={() => wish('lot')}
      >
        <strong>{word('new.lot')}</strong>
        <span>{word('new.lotText')}</span>
      </button>
      {NAVIES.map(({ id, points: fits }) => {
        const taker = wishes.indexOf(id);
        const flagship = flagshipOf(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={wishes[choosing] === id}
            data-part="navy"
            data-id={id}
            data-state={taker >= 0 ? 'taken' : 'free'}
            onClick={() => wish(id)}
          >
            <span class="nb-head">
              <Pennant navy={id} />
              <strong>{say(game, { key: `navy.${id}` })}</strong>
            </span>
            {flagship && <Silhouette kind={DRAWINGS[flagship.type]} name={flagship.name} scale="same" />}
            {points > fits.max ? (
              <em>{word('navy.weak')}</em>
            ) : (
              <span>{word('new.duels', { chance: percent(spoken(), DUELS[id] ?? 0.5) })}</span>
            )}
            {taker >= 0 && taker !== choosing && <em>{word('navy.taken', { name: names[taker] ?? '' })}</em>}
          </button>
        );
      })}
    </fieldset>
  );
}

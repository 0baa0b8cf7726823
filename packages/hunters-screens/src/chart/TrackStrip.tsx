/** The row of boxes a patrol passes: where we were, where we are, what is to come, and what may be met there. */
import { text } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { Box, View } from '../game.ts';
import { boxOdds, trackOf, watersAt } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { openBox, pressBox } from './ChartPresses.tsx';
import { stateOf } from './PatrolChart.tsx';

interface Props {
  readonly view: View;
  readonly say: Say;
}

/** The track; a box tells what its dice can bring when it is pressed. */
export function TrackStrip({ view, say }: Props) {
  const open = openBox.value;
  const { patrol } = view;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('.track-here');
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 3;
  }, [patrol?.box]);
  // Another patrol has other boxes, and another game too.
  useEffect(
    () => () => {
      openBox.value = null;
    },
    [patrol?.area],
  );
  if (!patrol) return null;
  const track = trackOf(view);
  return (
    <nav class="track" data-part="track" aria-label={word('track.title')}>
      <ol ref={list}>
        {track.map((box, i) => {
          const state = stateOf(i, patrol);
          const at = placeAt(view, i);
          return (
            <li key={`${i}`} class={`track-box track-${state} track-at-${at}`}>
              <button
                type="button"
                aria-expanded={open === i}
                aria-current={state === 'here' ? 'step' : undefined}
                onClick={() => pressBox(i)}
              >
                <span class="track-name">{boxName(at, view, say)}</span>
                <span class="track-mark" aria-hidden="true">
                  {state === 'past' || state === 'left' ? '✓' : box.rolls > 1 ? `×${box.rolls}` : i + 1}
                </span>
                <span class="unseen">{word(`track.${state}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {open !== null && track[open] && <Odds view={view} box={open} say={say} />}
    </nav>
  );
}

/** The boxes of a patrol that is about to begin, as far as they have appeared; a mark stands at the first. */
export function TrackRow({ view, say, shown }: Props & { readonly shown: number }) {
  return (
    <ol class="track-row" aria-hidden="true">
      {trackOf(view).map((_, i) => (
        <li key={`${i}`} class={i >= shown ? 'track-yet' : i === 0 ? 'track-first' : ''}>
          <span>{boxName(placeAt(view, i), view, say)}</span>
          <b>{i + 1}</b>
        </li>
      ))}
    </ol>
  );
}

/** What the waters of a box are: the Bay of Biscay is a passage like any other until it is watched from the air. */
function placeAt(view: View, box: number): Box['at'] {
  const { at } = trackOf(view)[box] as Box;
  return at === 'biscay' && watersAt(view, box) !== 'biscay' ? 'transit' : at;
}

/** What a box is called. */
function boxName(at: Box['at'], view: View, say: Say): string {
  switch (at) {
    case 'transit':
      return word('box.transit');
    case 'biscay':
      return word('box.biscay');
    case 'gibraltar':
      return word('box.gibraltar');
    case 'mission':
      return word('box.mission');
    default:
      return say(text(`place.${view.patrol?.area ?? 'atlantic'}`));
  }
}

/** The encounter chart of one box as chances. */
function Odds({ view, box, say }: Props & { box: number }) {
  return (
    <p class="track-odds">
      <strong>{word('track.mayMeet', { box: box + 1 })}</strong>{' '}
      {boxOdds(view, box).map(([sighting, chance]) => (
        <span key={sighting} class="chance">
          {say(text(`outcome.${sighting}`))} <b>{percent(language(), chance)}</b>
        </span>
      ))}
    </p>
  );
}

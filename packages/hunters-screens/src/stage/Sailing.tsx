/** Beside the cast off: the orders as they are typed, and what is on board. */

import type { BesideProps } from '@flotilla/ui/stage/own.ts';
import { usePlay } from '@flotilla/ui/stage/usePlay.ts';
import type { Man, View } from '../game.ts';
import { assignmentText } from '../game.ts';
import { QUALITIES } from '../mat/Crew.tsx';
import { torpedoesAboard } from '../Status.tsx';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { CAST_OFF, timingOf } from './timing.ts';

/** What headquarters wants, sentence by sentence. */
export function ordersWords(view: View, say: Say): readonly string[] {
  const { patrol } = view;
  if (!patrol) return [];
  return [
    word('castOff.sail', { where: say(assignmentText(patrol)) }),
    patrol.mission === 'pending' && word(`orders.${patrol.task === 'agent' ? 'agent' : 'mines'}`),
    patrol.task === 'wolfpack' && word('orders.wolfpack'),
    patrol.gibraltar && word('orders.gibraltar'),
    view.posting !== 'none' && word('orders.posted'),
    word('castOff.silence'),
  ].filter((sentence) => sentence !== false);
}

/** So many letters of a page are typed after so many milliseconds of the story. */
export const typedAt = (time: number): number =>
  Math.max(0, Math.floor(((time - CAST_OFF.types) / 1000) * CAST_OFF.letters));

/** The sheet that lies on the chart table. */
export function Sailing({ session, director, beat, say }: BesideProps) {
  const view = session.view.value as View;
  const page = `${word('castOff.to', { number: view.boat.number })}\n\n${ordersWords(view, say).join(' ')}`;
  const played = usePlay(director);
  const typed = played === 1 ? page.length : Math.min(page.length, typedAt(played * timingOf(beat).story));
  return (
    <div class="stage-beside sailing">
      <h2>{word('orders.title')}</h2>
      <p class="sailing-page">
        <span aria-hidden="true">
          {page.slice(0, typed)}
          {typed < page.length && <i class="sailing-caret" />}
          {/* What is still to be typed has its place: nothing below it moves. */}
          <span class="sailing-yet">{page.slice(typed)}</span>
        </span>
        <span class="unseen">{page}</span>
      </p>
      <h2>{word('castOff.aboard')}</h2>
      <p>{storesWords(view)}</p>
      <p>{crewWords(view)}</p>
    </div>
  );
}

/** Torpedoes, mines and shells. */
function storesWords(view: View): string {
  const { steam, electric } = torpedoesAboard(view);
  const mines = [...view.boat.forward, ...view.boat.aft].includes('mine');
  return [
    word('castOff.torpedoes', { steam, electric }),
    mines && word('castOff.mines'),
    view.boat.ammo > 0 && word('castOff.rounds', { rounds: view.boat.ammo }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How good the crew is, and whether anybody is still hurt. */
function crewWords({ crew }: View): string {
  const officers = (Object.keys(crew.men) as Man[]).filter(
    (man) => man !== 'agent' && crew.men[man] !== 'fit',
  );
  const hurt = officers.length + crew.hands.filter((hand) => hand !== 'fit').length;
  const quality = word(QUALITIES[crew.quality] ?? 'crew.trained');
  return `${quality}, ${word(hurt === 0 ? 'castOff.fit' : 'castOff.hurt', { hurt })}`;
}

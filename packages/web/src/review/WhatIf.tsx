/** What if: from a moment of a replay to its review, to a thousand endings, or to a game of one's own. */
import type { GameRecord } from '@flotilla/table/run';
import { personsOf } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { href } from '../router.ts';
import { PlayOn } from './PlayOn.tsx';
import { spoken, word } from './text/index.ts';

/** The question of the first person that comes next at a moment, from 1; the last one at the end. */
function questionAt({ seats, answers, position }: GameRecord, stop: number): number | null {
  const [seat = 0] = personsOf(seats);
  const places = answers.slice(0, position).flatMap((answer, i) => (answer.seat === seat ? [i] : []));
  if (places.length === 0) return null;
  const next = places.findIndex((place) => place >= stop);
  return next < 0 ? places.length : next + 1;
}

/** The ways from the moment a replay is at. */
export function WhatIf({ session }: { session: Session }) {
  const [playing, play] = useState(false);
  const record = session.can.value.record?.();
  if (!spoken() || !record) return null;
  const question = questionAt(record, session.position.value);
  const over = session.position.value >= session.length.value;
  return (
    <div class="what-if row">
      <a class="button" href={href(`/g/${session.id}/review${over || !question ? '' : `/${question}`}`)}>
        {ui('review.title')}
      </a>
      {question && !over && (
        <>
          <a class="button" href={href(`/g/${session.id}/review/${question}/endings`)}>
            {word('endings.open')}
          </a>
          <button type="button" onClick={() => play(true)}>
            {word('play.open')}
          </button>
        </>
      )}
      {playing && (
        <PlayOn
          id={session.id}
          record={record}
          answers={session.position.value}
          onClose={() => play(false)}
        />
      )}
    </div>
  );
}

/** The salvo torpedo by torpedo, the ships that went down, and the hits we took. */

import { Aircraft } from '@flotilla/ui/art/Aircraft.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { Torpedo } from '@flotilla/ui/art/Torpedo.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { RollLine } from '@flotilla/ui/parts/rollCard.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useState } from 'preact/hooks';
import { ManTold } from '../crew/Crew.tsx';
import type { Events, View } from '../game.ts';
import { shipText } from '../game.ts';
import { figure, word } from '../text/index.ts';
import { drawingOf } from '../words.ts';
import type { Happening, ShotResult } from './results.ts';
import { happeningsIn, shotsIn, sinkingsIn } from './results.ts';

/** What the last answer brought; nothing when nothing was fired and nothing hit us. */
export function Results({ session }: { session: Session }) {
  const fresh = session.log.value.slice(session.seen.value);
  const shots = shotsIn(fresh);
  const sinkings = sinkingsIn(fresh);
  const happened = happeningsIn(fresh);
  if (shots.length === 0 && happened.length === 0) return null;
  return (
    <section class="results" aria-label={word('results.title')}>
      {shots.length > 0 && (
        <ol class="results-shots">
          {shots.map((shot, i) => (
            <Shot key={`${i}`} session={session} shot={shot} number={i + 1} />
          ))}
        </ol>
      )}
      {sinkings.map((sunk, i) => (
        <Sinking key={`${i}`} session={session} sunk={sunk} />
      ))}
      {happened.length > 0 && (
        <ol class="happenings">
          {happened.map((one, i) => (
            <Happened key={`${i}`} session={session} one={one} first={one.sign !== happened[i - 1]?.sign} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface HappenedProps {
  readonly session: Session;
  readonly one: Happening;
  /** Whether it begins a row of things of its kind: only that one has the picture. */
  readonly first: boolean;
}

/** One line with its picture; hits are set in and marked. */
function Happened({ session, one: { event, sign }, first }: HappenedProps) {
  return (
    <li class={`happening happening-${sign}`}>
      <span class="happening-sign" aria-hidden="true">
        {first && sign === 'air' && <Aircraft kind="bomber" />}
        {first && sign === 'escort' && <Silhouette kind="destroyer" name="hunter" />}
        {first && sign === 'boat' && (
          <Silhouette kind="uboat" name={(session.view.value as View).boat.type} />
        )}
        {sign === 'hit' && '✸'}
      </span>
      {/* One box: a term in it is part of the sentence, not a cell of its own. */}
      <span class="happening-told">
        <ManTold session={session} event={event} density="normal" />
      </span>
    </li>
  );
}

const SIGNS: Readonly<Record<ShotResult['outcome'], string>> = { hit: '✸', miss: '–', dud: '○', wasted: '·' };

function Shot({ session, shot, number }: { session: Session; shot: ShotResult; number: number }) {
  const { game } = session;
  const [wanted, setWanted] = useState(false);
  return (
    <li class={`shot shot-${shot.outcome}`} style={{ '--turn': String(number) }}>
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by mouse and keyboard alike */}
        <summary onClick={() => setWanted(true)}>
          {shot.weapon === 'gun' ? (
            <span class="shot-gun">{word('results.gun')}</span>
          ) : (
            <Torpedo kind={shot.weapon} label={word(`torpedo.${shot.weapon}`)} />
          )}
          <span class="shot-ship">{say(game, shipText(shot.ship))}</span>
          <strong>
            <span aria-hidden="true">{SIGNS[shot.outcome]}</span>{' '}
            {word(`results.${shot.outcome}`, { points: shot.points })}
          </strong>
        </summary>
        {wanted && shot.rolls.map((roll, i) => <RollLine key={`${i}`} game={game} event={roll} />)}
      </details>
    </li>
  );
}

/** A ship goes down: she settles and fades, her tonnage stays. */
function Sinking({ session, sunk }: { session: Session; sunk: Events['shipSunk'] }) {
  const { name, tons, patrolTons, careerTons } = sunk;
  return (
    <div class="sinking">
      <div class="sinking-ship" aria-hidden="true">
        <Silhouette kind={drawingOf(sunk)} name={name} tons={tons} state="sunk" />
      </div>
      <p>
        <strong>{say(session.game, shipText(sunk))}</strong> {word('results.sunk', { tons: figure(tons) })}
        <small>{word('results.tally', { patrol: figure(patrolTons), career: figure(careerTons) })}</small>
      </p>
    </div>
  );
}

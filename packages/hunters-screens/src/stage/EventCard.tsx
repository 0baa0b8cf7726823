/** A random event: a card is dealt and turns over. */
import type { Beat } from '@flotilla/companion';
import { text } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { Aircraft } from '@flotilla/ui/art/Aircraft.tsx';
import { Compass } from '@flotilla/ui/art/Compass.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { Torpedo } from '@flotilla/ui/art/Torpedo.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Dice } from '@flotilla/ui/parts/die.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { EventWords } from '@flotilla/ui/parts/Terms.tsx';
import { spoken, ui } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { ComponentChildren } from 'preact';
import type { Events, View } from '../game.ts';
import { word } from '../text/index.ts';
import type { Change } from './changes.ts';
import { changesOf } from './changes.ts';
import { factsOf, rollsIn } from './facts.ts';

type RandomEvent = Events['eventHappened']['event'];

/** What is drawn on a card; the boat herself where nothing fits better. */
const PICTURES: Readonly<Partial<Record<RandomEvent, ComponentChildren>>> = {
  caughtUnawares: <Aircraft kind="bomber" />,
  luftwaffeReport: <Aircraft kind="bomber" />,
  superiorTorpedoes: <Torpedo kind="electric" />,
  looseTorpedo: <Torpedo kind="steam" />,
  gyroFailure: <Compass />,
};

interface Props {
  readonly session: Session;
  readonly view: View;
  /** The position before the card was drawn. */
  readonly before: View;
  readonly beat: Beat;
}

/** The card with what it brings, and how likely it was. */
export function EventCard({ session, view, before, beat }: Props) {
  const { game } = session;
  const event = (factsOf(beat, 'eventHappened') ?? factsOf(beat, 'eventIgnored'))?.event;
  const told = beat.moments.flatMap(({ events }) => events).filter(({ roll }) => !roll);
  const roll = rollsIn(beat, 'event')[0];
  const changes = changesOf(beat, before, view);
  return (
    <section class="event-card">
      <div class="event-face">
        <p class="event-kicker">{word('event.kicker')}</p>
        <div class="event-picture">
          {(event && PICTURES[event]) ?? <Silhouette kind="uboat" name={view.boat.type} />}
        </div>
        <h2>{event ? say(game, text(`outcome.${event}`)) : ''}</h2>
        <ul>
          {told.map((one, i) => (
            <li key={i}>
              <EventWords game={game} event={one} density="story" />
            </li>
          ))}
        </ul>
        {changes.map((change) => (
          <Changed key={change.label} {...change} />
        ))}
        {roll && (
          <p class="event-roll">
            <Dice faces={roll.faces} dice={roll.dice} />
            <span class="unseen">{roll.faces.join(', ')}</span>
            <span>{ui('roll.chance', { chance: percent(spoken(), roll.chance) })}</span>
            <Rule rule={roll.rule} />
          </p>
        )}
      </div>
    </section>
  );
}

/** What the card changes: from, to. */
const Changed = ({ label, from, to, good }: Change) => (
  <p class={`event-change ${good ? 'event-good' : 'event-ill'}`}>
    <span>{label}</span>
    <strong>
      {from && (
        <>
          {from} <span aria-hidden="true">→</span> <span class="unseen">{word('card.now')}</span>{' '}
        </>
      )}
      <b>{to}</b>
    </strong>
  </p>
);

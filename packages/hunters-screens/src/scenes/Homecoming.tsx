/** Back in port: the patrol as the log sheet keeps it, and everything the weeks in port brought. */
import type { LogEvent } from '@flotilla/table';
import { text } from '@flotilla/table';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { paired } from '@flotilla/ui/text/paired.ts';
import { ManTold } from '../crew/Crew.tsx';
import type { View } from '../game.ts';
import { assignmentText, monthText } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { drawingOf, shipWords } from '../words.ts';

/** What is worth telling of the time in port, in the order it is settled. */
const PORT_NEWS = new Set([
  'longPatrol',
  'resupplyMonth',
  'refitLength',
  'rankShortens',
  'recovers',
  'replaced',
  'crewQualityFell',
  'advanced',
  'crewAdvanced',
  'nothingLearned',
  'leftForOwnBoat',
  'stepsUp',
  'promoted',
  'passedOver',
  'decorated',
  'boatGranted',
  'boatInstead',
  'boatRefused',
  'newBoat',
  'nextPatrol',
]);

/** The events since the boat came in. */
function portNews(log: readonly LogEvent[]): readonly LogEvent[] {
  const kinds = log.map(({ kind }) => kind);
  const came = Math.max(kinds.lastIndexOf('returned'), kinds.lastIndexOf('broughtHome'));
  return came < 0 ? [] : log.slice(came + 1).filter(({ kind }) => PORT_NEWS.has(kind));
}

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly say: Say;
}

/** The last patrol and what followed. */
export function Homecoming({ session, view, say }: Props) {
  const page = view.log.at(-1);
  if (!page || page.result === 'open') return null;
  return (
    <section class="homecoming" aria-label={word('home.title')}>
      <h3>{paired(say(monthText(page.month)), say(assignmentText(page)))}</h3>
      <p>
        <strong>{say(text(`result.${page.result}`))}</strong>, {word('ship.grt', { tons: figure(page.tons) })}
      </p>
      <ul class="homecoming-ships">
        {page.ships.map((ship, i) => (
          <li key={`${i}`} class={`homecoming-${ship.fate}`}>
            <Silhouette
              kind={drawingOf(ship)}
              name={ship.name}
              tons={ship.tons}
              scale="same"
              state={ship.fate === 'missed' ? 'afloat' : ship.fate}
            />
            <span>
              {shipWords(ship, say)} {figure(ship.tons)} <em>{word(`fate.${ship.fate}`)}</em>
            </span>
          </li>
        ))}
      </ul>
      <ul class="homecoming-news">
        {portNews(session.log.value).map((event, i) => (
          <li key={`${i}`}>
            <ManTold session={session} event={event} density="normal" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has happened since the seat answered last: sentences and roll cards in their order. */
import type { LogEvent } from '@flotilla/table';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../base/notes.ts';
import type { Session } from '../base/session.ts';
import { useLate } from '../parts/late.ts';
import { eventWords } from '../parts/log.tsx';
import { RollCard, RollLine } from '../parts/rollCard.tsx';
import { Rule } from '../parts/rule.tsx';
import { Terms } from '../parts/Terms.tsx';
import { soundOfAsking, soundOfDice, soundOfEnding } from '../sound/table.ts';
import { useDirector } from '../stage/useStage.tsx';
import { ui } from '../text/index.ts';

/** So many events are shown; what came before is in the log. */
const MOST = 40;
/** With more rolls than this each is a line that opens. */
const MOST_CARDS = 3;
/** Lines that fill the place where news are shown, and those a roll card takes. */
const LINES_IN_SIGHT = 4;
const LINES_OF_CARD = 4;

/** Tells a screen reader, and the ear of those who want it, what is new. */
export function useAnnouncements(session: Session): void {
  const told = useRef(session.log.peek().length);
  const log = session.log.value;
  const decision = session.decision.value;
  // On the stage the dice are heard when they fall, not when they are written down.
  const onStage = useDirector()?.beat.value != null;
  useEffect(() => {
    const fresh = log.slice(told.current);
    told.current = log.length;
    if (fresh.length > 0) announce(fresh.map((event) => eventWords(session.game, event, 'normal')).join(' '));
    if (!onStage && fresh.some((event) => event.roll)) soundOfDice();
  }, [log]);
  useEffect(() => {
    if (decision) soundOfAsking();
  }, [decision]);
  useEffect(() => {
    if (session.outcome.value) soundOfEnding();
  }, [session.outcome.value]);
}

/** For every event how many rolls there were up to it: the number under which a roll can be looked up. */
function rollNumbers(log: readonly LogEvent[]): number[] {
  let rolls = 0;
  return log.map(({ roll }) => (roll ? ++rolls : rolls));
}

/** How many of the news are in sight: these are drawn at once, the rest, further down, follows in the next frame. */
function inSight(shown: readonly LogEvent[], cards: boolean): number {
  let lines = 0;
  let count = 0;
  while (count < shown.length && lines < LINES_IN_SIGHT) {
    lines += cards && shown[count]?.roll ? LINES_OF_CARD : 1;
    count++;
  }
  return count;
}

/** What the news are called: only who decides here has a last decision. */
function titleOf({ mode, seat, seats }: Session): string {
  const here = seat.value === null ? undefined : seats[seat.value];
  return ui(mode === 'play' && here?.bot === null ? 'news.title' : 'tab.news');
}

/** The news of a session. */
export function News({ session }: { session: Session }) {
  useAnnouncements(session);
  const title = titleOf(session);
  // While beats are played the card of the roll is looked at, and nobody reads what stands below it in the same frame.
  const log = useLate(session.log.value, useDirector()?.beat.value != null);
  const fresh = log.slice(session.seen.value);
  const shown = fresh.slice(-MOST);
  const cards = shown.filter((event) => event.roll).length <= MOST_CARDS;
  const first = log.length - shown.length;
  const numbers = useMemo(() => rollNumbers(log), [log]);
  const atOnce = useLate(fresh[0]) === fresh[0] ? shown.length : inSight(shown, cards);
  return (
    <section class="news" aria-label={title}>
      <h2 class="label">{title}</h2>
      {shown.length === 0 && <p class="muted">{ui('news.nothing')}</p>}
      {fresh.length > shown.length && (
        <p class="muted">{ui('news.earlier', { n: fresh.length - shown.length })}</p>
      )}
      <ol class="news-list">
        {shown.slice(0, atOnce).map((event, i) => (
          <li key={first + i} style={{ '--turn': String(Math.min(i, 8)) }}>
            <Event session={session} event={event} asCard={cards} number={numbers[first + i] ?? 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event(props: { session: Session; event: LogEvent; asCard: boolean; number: number }) {
  const { session, event, asCard, number } = props;
  const { game } = session;
  if (event.roll) {
    return asCard ? (
      <RollCard game={game} event={event} number={number} />
    ) : (
      <RollLine game={game} event={event} number={number} />
    );
  }
  return (
    <p class={event.heading ? 'news-line news-heading' : 'news-line'}>
      <Terms game={game} said={eventWords(game, event, 'normal')} /> <Rule rule={event.rule} />
    </p>
  );
}

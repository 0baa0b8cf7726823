/** The log beside the board: newest first, a heading for every turn, what was hit and what is one's own with its edge. */
import type { AttackFacts, Events, GuardFacts } from '@flotilla/naval-battles';
import type { LogEvent } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { capital, logFor } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import { useAnnouncements } from '@flotilla/ui/frame/news.tsx';
import type { TableProps } from '@flotilla/ui/frame/screens.ts';
import { DensityButtons, eventWords } from '@flotilla/ui/parts/log.tsx';
import { RollLine } from '@flotilla/ui/parts/rollCard.tsx';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { useMemo } from 'preact/hooks';
import type { View } from '../game.ts';
import { fleetName, nameAt, sayOf, viewOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';
import { useLogWhenIdle } from './idle.ts';

/** So many of the newest events are drawn; the whole log has its own place. */
const MOST = 40;

/** A turn as the log tells it. */
interface Turn {
  readonly round: number;
  readonly seat: number | null; // null before the first turn
  readonly events: readonly LogEvent[]; // newest first
}

/** The turns of a log, newest first. */
export function turnsOf(log: readonly LogEvent[]): readonly Turn[] {
  const turns: { round: number; seat: number | null; events: LogEvent[] }[] = [];
  let round = 0;
  for (const event of log) {
    if (event.kind === 'round') round = (event.data as unknown as Events['round']).round;
    else if (event.kind === 'turn')
      turns.unshift({ round, seat: (event.data as unknown as Events['turn']).who.seat, events: [] });
    else if (event.heading === null) {
      if (turns.length === 0) turns.push({ round: 0, seat: null, events: [] });
      turns[0]?.events.unshift(event);
    }
  }
  return turns.filter(({ events }) => events.length > 0);
}

/** The newest turns with no more lines than are drawn. */
function newest(turns: readonly Turn[]): readonly Turn[] {
  let left = MOST;
  return turns.flatMap((turn) => {
    const events = turn.events.slice(0, Math.max(0, left));
    left -= events.length;
    return events.length > 0 ? [{ ...turn, events }] : [];
  });
}

/** Whether an event is of the seat that looks on. */
function isOwn({ data }: LogEvent, seat: number | null): boolean {
  const { who, guard, attack } = (data ?? {}) as {
    who?: { seat?: number };
    guard?: Partial<GuardFacts>;
    attack?: Partial<AttackFacts>;
  };
  const by = who?.seat ?? guard?.by ?? attack?.by;
  return seat !== null && by === seat;
}

const edgeOf = (event: LogEvent, seat: number | null): string => {
  if (event.kind === 'sunk' || event.kind === 'damaged') return 'nb-log-hit';
  return isOwn(event, seat) ? 'nb-log-own' : '';
};

/** Names as they stand on the plot: the navy says enough where no two fleets sail under one flag. */
function shortened(session: Session, view: View, line: string, seat: number | null): string {
  const say = sayOf(session);
  let short = line;
  for (const player of view.players)
    short = short.replaceAll(say(nameAt(view, player.seat)), say(fleetName(view, player.seat)));
  const acting = seat === null ? '' : `${say(fleetName(view, seat))}: `;
  return acting !== '' && short.startsWith(acting) ? capital(short.slice(acting.length)) : short;
}

interface LineProps {
  readonly session: Session;
  readonly event: LogEvent;
  readonly density: Density;
  readonly seat: number | null; // whose turn it was
}

/** One line; drawn once. */
const RailLine = still(({ session, event, density, seat }: LineProps) => {
  const view = viewOf(session);
  if (event.roll)
    return (
      <li>
        <RollLine game={session.game} event={event} />
      </li>
    );
  const said = shortened(session, view, eventWords(session.game, event, density), seat);
  return (
    <li class={edgeOf(event, view.seat)}>
      <Terms game={session.game} said={said} />
    </li>
  );
});

/** The log in the rail. */
export function RailLog({ session }: TableProps) {
  useAnnouncements(session);
  const { density } = settings.value;
  const view = viewOf(session);
  const log = useLogWhenIdle(session);
  const turns = useMemo(() => newest(turnsOf(logFor(log, session.seat.value, density))), [log, density]);
  return (
    <section class="nb-log" aria-label={ui('log.title')} data-part="rail-log">
      <header>
        <h2 class="label">{ui('log.title')}</h2>
        <DensityButtons look="nb-density" />
      </header>
      {turns.map(({ round, seat, events }) => (
        <section key={`${round} ${seat}`}>
          <h3>
            {seat === null ? (
              word('log.setup')
            ) : (
              <>
                <Pennant navy={view.players[seat]?.navy ?? null} />
                {word('log.turn', {
                  round,
                  name: seat === view.seat ? word('ident.you') : sayOf(session)(fleetName(view, seat)),
                })}
              </>
            )}
          </h3>
          <ul>
            {events.map((event, i) => (
              <RailLine
                key={events.length - i}
                session={session}
                event={event}
                density={density}
                seat={seat}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

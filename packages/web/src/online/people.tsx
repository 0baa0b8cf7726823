/** Who sits at a table, in words. */
import type { PublicTable, Whereabouts } from '@flotilla/protocol';
import type { Key } from '../net/text/index.ts';
import { word } from '../net/text/index.ts';
import type { OnlineClient } from './serverTable.ts';
import type { OnlineTable } from './wire.ts';

/** What a seat is called. */
export const nameAt = ({ seats }: Pick<PublicTable, 'seats'>, seat: number): string =>
  seats[seat]?.name || word('open.who', { seat: seat + 1 });

const WHERE: Readonly<Record<'here' | 'away' | 'gone', Key>> = {
  here: 'table.here',
  away: 'table.away',
  gone: 'table.gone',
};

/** Everything that is to be said about a seat, one word after the other. */
export function standingOf(session: OnlineClient, table: OnlineTable, place: number): string[] {
  const seat = table.seats[place];
  if (!seat) return [];
  if (seat.bot) return [word('table.bot')];
  const where: Whereabouts = session.link.presence.value.seats[place] ?? 'gone';
  const ready = table.state === 'open' ? [word(seat.ready ? 'table.ready' : 'table.notReady')] : [];
  return [
    word(WHERE[where]),
    ...(place === table.host ? [word('table.host')] : []),
    ...ready,
    ...absenceOf(table, place),
  ];
}

/** Why somebody may not answer for himself: nothing for whoever plays. */
export function absenceOf({ seats }: OnlineTable, place: number): string[] {
  const seat = seats[place];
  if (!seat || seat.bot) return [];
  return [
    ...(seat.resigned ? [word('table.resigned')] : seat.playedOn ? [word('table.playedOn')] : []),
    ...(seat.holiday ? [word('table.holiday')] : []),
  ];
}

/** A dot that says where somebody is; the words beside it say the same. */
export function Dot({ session, seat }: { session: OnlineClient; seat: number }) {
  const where = session.link.presence.value.seats[seat];
  return <span class={`presence-dot is-${where ?? 'bot'}`} aria-hidden="true" />;
}

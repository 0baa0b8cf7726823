/** What seats are called. */
import type { Session } from '../base/session.ts';
import { ui } from '../text/index.ts';

/** The name of a seat. */
export const seatName = (session: Session, seat: number): string =>
  seat < 0 ? ui('seat.somebody') : session.seats[seat]?.name || ui('seat.number', { seat: seat + 1 });

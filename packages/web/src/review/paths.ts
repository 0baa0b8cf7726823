/** The addresses of a review. */
import { personsOf } from '@flotilla/table/run';
import type { Reviewed } from './reviewed.ts';

type Of = Pick<Reviewed, 'id' | 'seat' | 'record' | 'places'>;

/** A seat is named in the address only where it is not the first person's. */
function seatIn({ record, seat }: Of): string {
  const [first = 0] = personsOf(record.seats);
  return seat === first ? '' : `#${seat + 1}`;
}

/** The paths of a review's pages and of the replay at a question; questions count from 1 in addresses. */
export const addressOf = {
  review: (of: Of): string => `/g/${of.id}/review${seatIn(of)}`,
  moment: (of: Of, question: number): string => `/g/${of.id}/review/${question + 1}${seatIn(of)}`,
  endings: (of: Of, question: number): string => `/g/${of.id}/review/${question + 1}/endings${seatIn(of)}`,
  exercise: (of: Of, question: number): string => `/exercises/${of.id}/${question + 1}#${of.seat + 1}`,
  replay: (of: Of, question: number): string => `/g/${of.id}/replay#${of.places[question] ?? 0}`,
} as const;

/** At a table of several each seat has its own review. */
import { href } from '../router.ts';
import { addressOf } from './paths.ts';
import type { Reviewed } from './reviewed.ts';
import { seatsShown } from './reviewed.ts';
import { word } from './text/index.ts';

/** Whose review this is, what it was worked out from, and the ways to the others. */
export function Seats({ reviewed }: { reviewed: Reviewed }) {
  const { record, seat } = reviewed;
  const shown = seatsShown(record, seat);
  const hidden = record.seats.length > shown.length;
  return (
    <div class="review-seats">
      <p class="review-label">{word('seats.label', { n: record.seats.length })}</p>
      <h2>{word('seats.title', { name: record.seats[seat]?.name ?? '' })}</h2>
      <p>{word('seats.text')}</p>
      <ul>
        {shown
          .filter((other) => other !== seat)
          .map((other) => (
            <li key={other}>
              <a href={href(addressOf.review({ ...reviewed, seat: other }))}>
                {word('seats.other', { name: record.seats[other]?.name ?? '' })}
              </a>
            </li>
          ))}
      </ul>
      {hidden && <p class="small-print">{word('seats.theirs')}</p>}
    </div>
  );
}

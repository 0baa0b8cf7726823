/** A month of seas: what was sailed, what was missed, and what is open. */

import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { seas } from '@flotilla/ui/sea/seas.ts';
import { figure, word } from '@flotilla/ui/sea/text/index.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { daysFrom, today, weeksOf } from '../days.ts';
import { href } from '../router.ts';

/** From so many tons on a day is filled. */
const RICH = 15_000;

/** Thousands of tons, with one figure behind the point where it says something. */
const thousands = (tons: number): string =>
  new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 }).format(tons / 1000);

function Day({ day }: { day: string }) {
  const now = today();
  const result = seas.value[day]?.result;
  const date = dayIn(spoken(), day, { dateStyle: 'long' });
  const number = dayIn(spoken(), day, { day: 'numeric' });
  if (day > now) return <span class="day">{number}</span>;
  if (!result) {
    const state = day === now ? 'day day-today' : 'day';
    return (
      <a
        class={state}
        href={href(`/daily/${day}`)}
        aria-label={word(day === now ? 'cal.today' : 'cal.missed', { date })}
      >
        {number}
      </a>
    );
  }
  const lost = result.end === 'lost';
  const look = lost ? 'day-lost' : result.tons >= RICH ? 'day-rich' : 'day-sailed';
  return (
    <a
      class={`day ${look}`}
      href={href(`/daily/${day}`)}
      aria-label={word(lost ? 'cal.lost' : 'cal.sailed', { date, tons: figure(result.tons) })}
    >
      {number}
      <b>{lost ? '–' : thousands(result.tons)}</b>
    </a>
  );
}

/** The month, with ways to those before and after it. */
export function Calendar() {
  const [month, setMonth] = useState(() => today().slice(0, 7));
  const before = daysFrom(`${month}-01`, -1).slice(0, 7);
  const after = daysFrom(`${month}-28`, 4).slice(0, 7);
  const weeks = weeksOf(month);
  return (
    <div class="calendar">
      <div class="calendar-head">
        <button type="button" class="quiet" aria-label={word('cal.before')} onClick={() => setMonth(before)}>
          ‹
        </button>
        <strong>{dayIn(spoken(), `${month}-01`, { month: 'long', year: 'numeric' })}</strong>
        <button
          type="button"
          class="quiet"
          aria-label={word('cal.after')}
          disabled={after > today().slice(0, 7)}
          onClick={() => setMonth(after)}
        >
          ›
        </button>
      </div>
      <div class="calendar-days">
        {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
          // Any Monday will do: only the names of the days are taken from it.
          <span key={weekday} class="calendar-weekday" aria-hidden="true">
            {dayIn(spoken(), daysFrom('2024-01-01', weekday), { weekday: 'narrow' })}
          </span>
        ))}
        {weeks.flat().map((day, i) => (day ? <Day key={day} day={day} /> : <span key={i} />))}
      </div>
      <p class="muted">{word('cal.key')}</p>
    </div>
  );
}

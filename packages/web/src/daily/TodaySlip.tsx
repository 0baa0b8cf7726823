/** Today's sea on the desk: the last days, and the way to sail. */

import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { Seal } from '@flotilla/ui/sea/Seal.tsx';
import { seas } from '@flotilla/ui/sea/seas.ts';
import { figure, spoken, word } from '@flotilla/ui/sea/text/index.ts';
import { spoken as language, ui } from '@flotilla/ui/text/index.ts';
import { daysFrom, today } from '../days.ts';
import { href } from '../router.ts';
import './daily.css';

const DAYS_SHOWN = 8;

/** The last days as squares; told in words beside them. */
function Days() {
  const now = today();
  const days = Array.from({ length: DAYS_SHOWN }, (_, i) => daysFrom(now, i + 1 - DAYS_SHOWN));
  return (
    <div class="slip-picture slip-days" aria-hidden="true">
      <span>{dayIn(language(), now, { month: 'long' })}</span>
      {days.map((day) => (
        <i key={day} class={seas.value[day]?.result ? 'sailed' : day === now ? 'open' : ''}>
          {dayIn(language(), day, { day: 'numeric' })}
          {seas.value[day]?.result && '✓'}
        </i>
      ))}
    </div>
  );
}

/** The slip; `sealed` for those who have never sailed one: the seal of the day in place of the last days. */
export function TodaySlip({ sealed }: { sealed?: true | undefined }) {
  const kind = sealed ? 'slip slip-sealed' : 'slip';
  if (!spoken()) return <div class={`${kind} slip-waiting`} />;
  const day = today();
  const attempt = seas.value[day];
  const state = attempt?.result ? 'sailed' : attempt ? 'atSea' : 'open';
  return (
    <article class={state === 'sailed' ? kind : `${kind} slip-open`}>
      {sealed ? <Seal day={day} /> : <Days />}
      <div class="slip-words">
        <p class="kicker">{ui('home.today')}</p>
        <h2>{dayIn(language(), day, { day: 'numeric', month: 'long' })}</h2>
        <div class="slip-foot">
          <span>
            {attempt?.result
              ? word('line.ships', { n: attempt.result.ships.length, tons: figure(attempt.result.tons) })
              : ui(attempt ? 'home.atSea' : 'home.todayText')}
          </span>
          <a class="button" href={href(`/daily/${day}`)}>
            {ui(state === 'sailed' ? 'home.look' : state === 'atSea' ? 'home.carryOn' : 'home.sail')}
          </a>
        </div>
      </div>
    </article>
  );
}

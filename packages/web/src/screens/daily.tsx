/** The sea of a day: its orders before, its result afterwards; nothing of a day to come. */
import '@flotilla/ui/art/art.css';
import { tell } from '@flotilla/ui/base/notes.ts';
import { Loading, lazyScreen, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { Seal } from '@flotilla/ui/sea/Seal.tsx';
import { seas } from '@flotilla/ui/sea/seas.ts';
import { spoken, word } from '@flotilla/ui/sea/text/index.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import type { Stand } from '../daily/attempt.ts';
import { lookUp, readyOn, sail } from '../daily/attempt.ts';
import { Orders } from '../daily/Orders.tsx';
import { ownSeaScreen } from '../daily/ownScreen.ts';
import { SealedRace } from '../daily/Race.tsx';
import { ResultPage } from '../daily/ResultPage.tsx';
import { daysFrom, today, untilNext } from '../days.ts';
import { serverInfo } from '../net/api.ts';
import { go, href } from '../router.ts';
import '../daily/daily.css';

/** Begins and goes there. */
const setOff = (day: string): void => {
  sail(day).then(
    (id) => go(`/g/${id}`),
    (error: Error) => tell(error.message),
  );
};

const ServedDay = lazyScreen(async () => (await import('../events/ServedDay.tsx')).ServedDay);

/** The screen of a day: sailed on the server where there is one, on this device otherwise. */
export function DailyScreen({ day }: { day: string }) {
  const info = useLoaded(serverInfo, []);
  if (info === undefined) return <Loading />;
  const local = <LocalDay day={day} />;
  return info && info !== 'failed' && day <= today() ? <ServedDay day={day} instead={local} /> : local;
}

/** A day as it is sailed on this device alone. */
function LocalDay({ day }: { day: string }) {
  const now = today();
  const date = dayIn(language(), day, { dateStyle: 'long' });
  const title = word(day === now ? 'title.today' : day < now ? 'title.past' : 'title.ahead', { date });
  useTitle(title);
  const found = useLoaded(() => lookUp(day), [day]);
  if (!spoken() || !ownSeaScreen.spoken() || found === undefined) return <Loading />;
  const result = seas.value[day]?.result;
  if (result) return <ResultPage day={day} result={result} setOff={setOff} />;
  return (
    <section class="page daily">
      <header class="daily-head">
        <Seal day={day} />
        <div>
          <h1>{title}</h1>
          <p>{day > now ? word('ahead') : word('lead')}</p>
        </div>
      </header>
      {day > now ? (
        <p>
          <a class="button primary" href={href(`/daily/${now}`)}>
            {word('toToday')}
          </a>
        </p>
      ) : (
        <Entry day={day} stand={found === 'failed' ? 'gone' : found} />
      )}
    </section>
  );
}

/** What is known before the boat sails. */
function Entry({ day, stand }: { day: string; stand: Stand }) {
  const ready = useLoaded(() => readyOn(day), [day, language()]);
  if (ready === 'failed') return <NotLoaded />;
  if (!ready) return <Loading />;
  const { game, view } = ready;
  return (
    <div class="daily-grid">
      <div class="daily-chart">
        <ownSeaScreen.Chart game={game} view={view} shape={1.35} />
      </div>
      <div class="daily-side">
        <div class="sheet-panel">
          <h2>{word('orders')}</h2>
          <Orders of={ownSeaScreen.orders(game, view)} />
          <Presses day={day} stand={stand} />
        </div>
        <div class="sheet-panel">
          <p class="daily-same">{word('same')}</p>
          {day === today() ? (
            <>
              <p>{word('rules')}</p>
              <p class="muted">
                {word('left', { ...untilNext() })} {word('kept')}
              </p>
            </>
          ) : (
            <p>{word('past')}</p>
          )}
        </div>
        {day === today() && stand !== 'done' && <SealedRace />}
      </div>
    </div>
  );
}

function Presses({ day, stand }: { day: string; stand: Stand }) {
  const now = today();
  if (stand === 'under way')
    return (
      <>
        <p>{word('atSea')}</p>
        <a class="button primary big" href={href(`/g/${seas.value[day]?.game ?? ''}`)}>
          {word('carryOn')}
        </a>
      </>
    );
  return (
    <>
      {stand === 'gone' && <p class="reason">{word('lostGame')}</p>}
      {stand === 'spoilt' && <p class="reason">{word('spoilt')}</p>}
      <button type="button" class="primary big" onClick={() => setOff(day)}>
        {word(day === now && stand === 'none' ? 'sail' : 'practise')}
      </button>
      {day === now && (
        <button type="button" onClick={() => setOff(daysFrom(day, -1))}>
          {word('yesterday')}
        </button>
      )}
    </>
  );
}

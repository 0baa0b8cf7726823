/** What came of a sea: the figures, the ships, the line to copy and the picture to send. */
import '@flotilla/ui/art/art.css';
import { useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import type { SeaResult } from '@flotilla/ui/sea/ownSea.ts';
import { Seal } from '@flotilla/ui/sea/Seal.tsx';
import { seas } from '@flotilla/ui/sea/seas.ts';
import type { Key } from '@flotilla/ui/sea/text/index.ts';
import { figure, word } from '@flotilla/ui/sea/text/index.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { ShareCard } from '@flotilla/ui/wall/ShareCard.tsx';
import { Tell } from '@flotilla/ui/wall/Tell.tsx';
import { daysRunning, today, untilNext } from '../days.ts';
import { href } from '../router.ts';
import { Figures, Ships } from './Figures.tsx';
import { lineOf } from './line.ts';
import { ownSeaScreen } from './ownScreen.ts';
import { Race, Standing } from './Race.tsx';

/** What became of the boat, in a headline. */
function headlineOf({ end, ships }: SeaResult): string {
  if (end === 'home')
    return ships.length > 0 ? word('headline.home', { n: ships.length }) : word('headline.none');
  if (end === 'broke off') return word('headline.broke');
  return word(`headline.${end}`);
}

const endKey = (end: SeaResult['end']): 'home' | 'rescued' | 'lost' | 'brokeOff' =>
  end === 'broke off' ? 'brokeOff' : end;

interface Props {
  readonly day: string;
  readonly result: SeaResult;
  /** Sails the same sea once more, for practice. */
  readonly setOff: (day: string) => void;
}

/** The page. */
export function ResultPage({ day, result, setOff }: Props) {
  const date = dayIn(language(), day, { dateStyle: 'long' });
  const title = word(day === today() ? 'title.today' : 'title.past', { date });
  useTitle(title);
  return (
    <section class="page daily">
      <header class="daily-head">
        <Seal day={day} />
        <div>
          <h1>{headlineOf(result)}</h1>
          <p>{title}</p>
        </div>
      </header>
      <div class="daily-grid">
        <div>
          <div class="sheet-panel">
            <Figures figures={{ ...result, ships: result.ships.length }} />
            <Ships ships={result.ships} />
          </div>
          <Race day={day} result={result} />
          <Ways day={day} setOff={setOff} />
        </div>
        <div class="daily-side">
          <Standing day={day} result={result} />
          <Tell line={lineOf(day, result)} note={word('safe')} name={`flotilla-${day}`}>
            <ShareCard
              title={word('card.title', { date })}
              ships={ownSeaScreen.drawn(result.ships)}
              boat={result.boat}
              figures={[
                [`${figure(result.tons)} t`, word('card.boat', { number: result.number, type: result.boat })],
                [word('card.ships', { n: result.ships.length }), ''],
                [word('card.hull', { hull: result.hull, of: result.hullOf }), ''],
                [word(`card.${endKey(result.end)}` as Key), ''],
              ]}
            />
          </Tell>
          <Streak day={day} />
        </div>
      </div>
    </section>
  );
}

function Ways({ day, setOff }: { day: string; setOff: (day: string) => void }) {
  const { game = '', online = false } = seas.value[day] ?? {};
  return (
    <div class="row">
      <button type="button" onClick={() => setOff(day)}>
        {word('again')}
      </button>
      {!online && (
        <>
          <a class="button" href={href(`/verify/${game}`)}>
            {word('verify')}
          </a>
          <span class="muted">{word('kept')}</span>
        </>
      )}
    </div>
  );
}

/** Days in a row, and when the next sea opens. */
function Streak({ day }: { day: string }) {
  const running = daysRunning(day, (one) => Boolean(seas.value[one]?.result));
  return (
    <div class="sheet-panel daily-streak">
      <div>
        <strong>{word('running', { n: running })}</strong>
        {day === today() && <p class="muted">{word('next', { ...untilNext() })}</p>}
      </div>
      <a class="button" href={href('/wardroom')}>
        {word('calendar')}
      </a>
    </div>
  );
}

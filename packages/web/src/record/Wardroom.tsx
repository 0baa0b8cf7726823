/** The wardroom: every career, campaign and battle of this device, what they come to, and the honours earned. */

import type { TaleReader } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import { useEffect, useState } from 'preact/hooks';
import '@flotilla/ui/art/art.css';
import { Calendar } from '../daily/Calendar.tsx';
import '../daily/daily.css';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Loading, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { seas } from '@flotilla/ui/sea/seas.ts';
import { spoken as seaSpoken, word as seaWord } from '@flotilla/ui/sea/text/index.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import type { Key } from '@flotilla/ui/wall/text/index.ts';
import { spoken, word } from '@flotilla/ui/wall/text/index.ts';
import { href } from '../router.ts';
import { useGames } from '../store/useGames.ts';
import { Best } from './Best.tsx';
import type { GameFacts } from './facts.ts';
import { Honours } from './Honours.tsx';
import { library, readAll, unread } from './library.ts';
import { newReader } from './reading.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { Totals } from './Totals.tsx';
import { Wall } from './Wall.tsx';
import { listOn, WALLS } from './walls.ts';
import './wardroom.css';

const KINDS = [null, ...WALLS.map(({ kind }) => kind)];

/** Loads the words of the games, which name boats, months, campaigns and navies; gives their honours. */
function useVoices(): TaleReader['honours'] | null {
  const { language } = settings.value;
  const loaded = useLoaded(async () => {
    const games = await Promise.all(GAMES.filter(({ table }) => !table?.small).map(({ load }) => load()));
    await Promise.all(games.map((game) => loadVoice(game, language)));
    const tales = await Promise.all(games.map((game) => companionOf(game).tale?.()));
    return tales.flatMap((tale) => tale?.honours ?? []);
  }, [language]);
  return loaded && loaded !== 'failed' ? loaded : null;
}

/** The facts of the games on the shelf, more and more of them. */
function useFacts(): readonly GameFacts[] | null {
  const games = useGames();
  useEffect(() => (games ? readAll(games) : undefined), [games]);
  return games && [...library.value.values()];
}

/** The screen. */
export function WardroomScreen() {
  const { name } = settings.value;
  const title = name ? word('titleOf', { name }) : word('title');
  useTitle(word('title'));
  const facts = useFacts();
  const honours = useVoices();
  if (!facts || !spoken() || !seaSpoken() || !honours) return <Loading />;
  const bare = facts.length === 0 && unread.value === 0 && Object.keys(seas.value).length === 0;
  return (
    <section class="page wardroom">
      <h1>{title}</h1>
      {unread.value > 0 && (
        <p class="muted" role="status">
          {word('reading', { n: unread.value })}
        </p>
      )}
      {bare ? <Bare /> : <Record facts={facts} honours={honours} />}
      <p class="muted">{word('kept')}</p>
      <TakeAlong />
    </section>
  );
}

/** Boats that plaques will be about. */
const BARE = ['VIIB', 'IXB', 'VIIC'] as const;

function Profile({ type }: { type: string }) {
  const { width, water, upper, hull, lines } = profileOf('uboat', type);
  return (
    <svg viewBox={`0 0 ${width} ${water * 1.5}`} aria-hidden="true">
      <path d={upper} />
      <path d={hull} />
      <path class="lines" d={lines} />
    </svg>
  );
}

/** Nothing to show yet, and the way to change that. */
const Bare = () => (
  <div class="sheet-panel bare">
    <div class="bare-wall" aria-hidden="true">
      {BARE.map((type) => (
        <Profile key={type} type={type} />
      ))}
    </div>
    <h2>{word('empty')}</h2>
    <p>{word('empty.text')}</p>
    <a class="button primary big" href={href(`/new/${GAMES[0]?.id}`)}>
      {word('empty.sail')}
    </a>
  </div>
);

interface RecordProps {
  readonly facts: readonly GameFacts[];
  readonly honours: TaleReader['honours'];
}

function Record({ facts, honours }: RecordProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <Totals facts={facts} />
      <fieldset class="segments" aria-label={word('show')}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={shown === kind} onClick={() => setShown(kind)}>
            {word(`show.${kind ?? 'all'}` as Key)}
          </button>
        ))}
      </fieldset>
      <div class="wardroom-grid">
        <Wall facts={facts} shown={shown} />
        <div class="sheet-panel">
          <h2>{seaWord('cal.title')}</h2>
          <Calendar />
        </div>
      </div>
      {WALLS.map(
        (wall) =>
          wall.Charts && <wall.Charts key={wall.kind} list={listOn(wall, facts)} newReader={newReader} />,
      )}
      <div class="wardroom-grid">
        <Honours of={honours} facts={facts} />
        <Best facts={facts} />
      </div>
    </>
  );
}

/** The page of a tournament: my board first, then the rounds, the standings with their reasons, and what was agreed. */
import { useEffect, useState } from 'preact/hooks';
import { ask, newShare, serverTime } from '../../online/api.ts';
import { rememberTable } from '../../online/mine.ts';
import { paceWords } from '../../online/TableFacts.tsx';
import { spoken as tablesSpoken } from '../../online/text/index.ts';
import { Loading, NotLoaded, useTitle } from '../../parts/lazy.tsx';
import { base, go } from '../../router.ts';
import { titleOf } from '../../screens/home.tsx';
import { change, settings } from '../../settings.ts';
import { act } from './act.ts';
import { Organiser } from './Organiser.tsx';
import { StandingsTable } from './Places.tsx';
import { Rounds } from './Rounds.tsx';
import { spoken, word } from './text/index.ts';
import type { Round, Standings, Tour } from './wire.ts';
import { lengthWords, when } from './words.ts';
import './tour.css';

/** How often the page looks again while somebody looks at it. */
const LOOK_AGAIN = 15_000;

/** Everything about a tournament at one moment. */
interface Told {
  readonly tour: Tour;
  readonly rounds: readonly Round[];
  readonly standings: Standings;
}

async function lookUp(id: string): Promise<Told> {
  const [tour, { rounds }, standings] = await Promise.all([
    ask<Tour>(`/events/${id}`),
    ask<{ rounds: readonly Round[] }>(`/events/${id}/rounds`),
    ask<Standings>(`/events/${id}/standings`),
  ]);
  return { tour, rounds, standings };
}

/** Takes one's seat and goes to the table. */
async function sit({ id, game }: Tour): Promise<void> {
  const seat = await act<{ game: string; seat: number }>(`/events/${id}/sit`, { share: newShare() });
  if (!seat) return;
  rememberTable({ id: seat.game, game, seat: seat.seat });
  go(`/t/${seat.game}`);
}

function Enter({ tour, link, again }: { tour: Tour; link: string; again: () => void }) {
  const [name, setName] = useState(settings.value.name);
  if (tour.entry === 'invited' && link === '') return <p>{word('you.invited')}</p>;
  const enter = async (): Promise<void> => {
    const given = { name, share: newShare(), keep: 'cookie', ...(link !== '' && { link }) };
    const entered = await act<{ name: string }>(`/events/${tour.id}/enter`, given);
    if (!entered) return;
    change({ name: entered.name });
    again();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label class="field">
        <span class="field-label">{word('you.name')}</span>
        <input
          type="text"
          maxLength={40}
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {tour.state === 'open' && <p class="muted">{word('you.full')}</p>}
      <button type="submit" class="primary big">
        {word('you.enter')}
      </button>
    </form>
  );
}

function Leave({ tour, again }: { tour: Tour; again: () => void }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" class="quiet" onClick={() => setSure(true)}>
        {word('you.withdraw')}
      </button>
    );
  return (
    <fieldset class="tour-leave">
      <legend>{word('you.sure')}</legend>
      <div class="row">
        <button type="button" onClick={() => void act(`/events/${tour.id}/withdraw`, {}).then(again)}>
          {word('you.withdraw')}
        </button>
        <button type="button" onClick={() => setSure(false)}>
          {word('you.stay')}
        </button>
      </div>
    </fieldset>
  );
}

/** My board in the round under way, or what there is to do instead. */
function Mine({ tour, rounds }: Pick<Told, 'tour' | 'rounds'>) {
  const { you, state, round } = tour;
  if (!you || you.entrant === null) return null;
  if (you.withdrawn) return <p>{word('you.withdrawn')}</p>;
  if (state === 'announced') return <p>{word('you.in', { when: when(tour.opens) })}</p>;
  const now = rounds.find((one) => one.round === round);
  const own = now?.boards.find(({ seats }) => seats.some(({ entrant }) => entrant === you.entrant));
  if (!own || !now) return <p>{word('you.next')}</p>;
  if (own.seats.length === 1) return <p>{word('you.bye')}</p>;
  const names = own.seats.map(({ name }) => name).join(' – ');
  return (
    <>
      <p class="tour-against">{word('you.against', { round, board: own.board, names })}</p>
      {own.state === 'over' ? (
        <p>{word('you.next')}</p>
      ) : (
        <>
          <button type="button" class="primary big" onClick={() => void sit(tour)}>
            {word(own.state === 'running' ? 'you.back' : 'you.sit')}
          </button>
          <p class="muted">{word('you.ends', { when: when(now.closes) })}</p>
        </>
      )}
    </>
  );
}

function You({ told, link, again }: { told: Told; link: string; again: () => void }) {
  const { tour, standings } = told;
  const { state } = tour;
  const you = tour.you?.entrant == null ? null : tour.you;
  const over = state === 'closed' || state === 'cancelled';
  const firsts = standings.places.filter(({ place }) => place === 1).map(({ name }) => name);
  return (
    <section class="panel tour-you" aria-labelledby="tour-you">
      <h2 id="tour-you">{word(you || over ? 'you.title' : 'you.enterTitle')}</h2>
      {state === 'closed' && <p>{word('you.over', { names: firsts.join(', ') })}</p>}
      {state === 'cancelled' && <p>{word('you.cancelled')}</p>}
      {!over && (you ? <Mine {...told} /> : <Enter tour={tour} link={link} again={again} />)}
      {!over && you && !you.withdrawn && <Leave tour={tour} again={again} />}
    </section>
  );
}

function Agreed({ tour }: { tour: Tour }) {
  const { id, game, settings: terms, kind } = tour;
  const length = lengthWords(terms.every);
  return (
    <section class="panel" aria-labelledby="tour-agreed">
      <h2 id="tour-agreed">{word('agreed.title')}</h2>
      <dl class="table-facts">
        <dt>{word('agreed.game')}</dt>
        <dd>{titleOf(game)}</dd>
        <dt>{word('agreed.pace')}</dt>
        <dd>{paceWords(terms.pace)}</dd>
        <dt>{word('agreed.round')}</dt>
        <dd>{terms.early ? word('agreed.early', { length }) : length}</dd>
        {kind !== 'flotilla' && (
          <>
            <dt>{word('agreed.judge')}</dt>
            <dd>{word(`judge.${terms.judge}`)}</dd>
          </>
        )}
      </dl>
      <p>
        <a href={`${base}api/v1/events/${id}/calendar.ics`} download>
          {word('agreed.calendar')}
        </a>
      </p>
      <p>
        <a href={`${base}api/v1/events/${id}/standings.csv`} download>
          {word('agreed.csv')}
        </a>
      </p>
    </section>
  );
}

/** What the amber chip says: somebody waits, or it is over. */
function chipWords({ state, opens }: Tour, rounds: readonly Round[]): string {
  if (state === 'announced') return word('chip.opens', { when: when(opens) });
  if (state === 'closed' || state === 'cancelled') return word(`chip.${state}`);
  const running = rounds.find((one) => one.state === 'running');
  const next = rounds.find((one) => one.state === 'planned');
  if (running) return word('chip.round', { when: when(running.closes) });
  return next ? word('chip.opens', { when: when(Math.max(next.opens, serverTime())) }) : '';
}

/** The screen of a tournament; a link's key stands behind the hash. */
export function TourScreen({ id, link }: { id: string; link: string }) {
  const [told, setTold] = useState<Told | 'failed' | null>(null);
  const again = (): void => {
    lookUp(id).then(setTold, () => setTold((before) => before ?? 'failed'));
  };
  useEffect(() => {
    again();
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [id]);
  useTitle(told && told !== 'failed' ? told.tour.title : '');
  if (told === 'failed') return <NotLoaded />;
  if (!told || !spoken() || !tablesSpoken()) return <Loading />;
  const { tour, rounds, standings } = told;
  const players = tour.list.filter(({ state }) => state === 'entered').length;
  const facts = [
    word(`kind.${tour.kind}`),
    titleOf(tour.game),
    word('head.entered', { n: players }),
    ...(tour.round > 0 ? [word('head.round', { round: tour.round, rounds: tour.rounds })] : []),
  ];
  const waits = tour.state === 'open' && tour.you?.board?.state !== 'over' && tour.you?.board != null;
  return (
    <section class="page tour">
      <header class="tour-head">
        <h1>{tour.title}</h1>
        <p>{facts.join(' · ')}</p>
        <p class={waits ? 'tour-chip waits' : 'tour-chip'}>{chipWords(tour, rounds)}</p>
      </header>
      <div class="tour-grid">
        <div class="tour-main">
          <You told={told} link={link} again={again} />
          <StandingsTable tour={tour} standings={standings} />
        </div>
        <div class="tour-side">
          <Rounds tour={tour} rounds={rounds} />
          <Agreed tour={tour} />
          {tour.you?.organiser && tour.entry === 'invited' && tour.state !== 'closed' && (
            <Organiser tour={tour} again={again} />
          )}
        </div>
      </div>
    </section>
  );
}

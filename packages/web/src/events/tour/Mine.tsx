/** My place in a tournament: entering, my board, leaving, and how it ended. */
import type { Board } from '@flotilla/protocol';
import { plainName } from '@flotilla/table/run';
import { change, settings } from '@flotilla/ui/base/settings.ts';
import { useState } from 'preact/hooks';
import { newShare } from '../../net/api.ts';
import { rememberTable } from '../../net/mine.ts';
import { post } from '../../net/post.ts';
import { NameField } from '../../parts/nameField.tsx';
import { go } from '../../router.ts';
import { useLink } from '../useLink.ts';
import { refusedInTour } from './refused.ts';
import { word } from './text/index.ts';
import type { TourEvent, TourSnapshot } from './wire.ts';
import { graceOf, when } from './words.ts';

/** Takes one's seat and goes to the table. */
async function sit({ id, game }: TourEvent): Promise<void> {
  const seat = await post(`/events/${id}/sit`, { share: newShare() }, refusedInTour);
  if (!seat) return;
  rememberTable({ id: seat.game, game, seat: seat.seat });
  go(`/t/${seat.game}`);
}

function Enter({ tour, link, again }: { tour: TourEvent; link: string; again: () => void }) {
  const [name, setName] = useState(settings.value.name);
  const leads = useLink(tour.id, link);
  if (leads === undefined) return null;
  if (leads?.of.used) return <p>{word('refused.linkUsed')}</p>;
  if (tour.entry === 'invited' && !leads)
    return <p>{word(link === '' ? 'you.invited' : 'refused.linkUsed')}</p>;
  // Who comes with a name of the organiser's need not say it again.
  const called = leads?.of.name ?? '';
  const enter = async (): Promise<void> => {
    const given = {
      name: called || plainName(name),
      share: newShare(),
      keep: 'cookie' as const,
      ...(link !== '' && { link }),
    };
    const entered = await post(`/events/${tour.id}/enter`, given, refusedInTour);
    if (!entered) return;
    change({ name: entered.name });
    // A link that is used up would only be in the way.
    if (link !== '') history.replaceState(null, '', location.pathname);
    again();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      {called === '' ? (
        <NameField label={word('you.name')} name={name} set={setName} />
      ) : (
        <p>{word('you.as', { name: called })}</p>
      )}
      {tour.state === 'open' && <p class="muted">{word('you.full')}</p>}
      <button type="submit" class="primary big">
        {word('you.enter')}
      </button>
    </form>
  );
}

function Leave({ tour, again }: { tour: TourEvent; again: () => void }) {
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
        <button
          type="button"
          onClick={() => void post(`/events/${tour.id}/withdraw`, {}, refusedInTour).then(again)}
        >
          {word('you.withdraw')}
        </button>
        <button type="button" onClick={() => setSure(false)}>
          {word('you.stay')}
        </button>
      </div>
    </fieldset>
  );
}

const has = (entrant: number, { seats }: Board): boolean => seats.some((seat) => seat.entrant === entrant);

/** Whether somebody has lost a board of a cup, and is not paired any more. */
const isOut = ({ tour, rounds }: Pick<TourSnapshot, 'tour' | 'rounds'>, entrant: number): boolean =>
  tour.kind === 'cup' &&
  rounds.some(({ round, boards }) => round < tour.round && boards.some((board) => has(entrant, board))) &&
  !rounds.some(({ round, boards }) => round === tour.round && boards.some((board) => has(entrant, board)));

/** What comes after a board that is decided, or when there is none. */
function Next({ tour, rounds }: Pick<TourSnapshot, 'tour' | 'rounds'>) {
  const next = rounds.find(({ state }) => state === 'planned');
  if (!next || tour.round >= tour.rounds) return <p>{word('you.last')}</p>;
  return <p>{word('you.next', { when: when(next.opens) })}</p>;
}

/** My board in the round under way, or what there is to do instead. */
function MyBoard({ tour, rounds }: Pick<TourSnapshot, 'tour' | 'rounds'>) {
  const { you, state, round } = tour;
  if (you?.entrant == null) return null;
  if (you.withdrawn) return <p>{word('you.withdrawn')}</p>;
  if (state === 'announced') return <p>{word('you.in', { when: when(tour.opens) })}</p>;
  const me = you.entrant;
  const now = rounds.find((one) => one.round === round);
  const own = now?.boards.find((board) => has(me, board));
  if (isOut({ tour, rounds }, me)) return <p>{word('you.out')}</p>;
  if (!own || !now) return <Next tour={tour} rounds={rounds} />;
  if (own.seats.length === 1) return <p>{word('you.bye')}</p>;
  const names = own.seats.map(({ name }) => name).join(' – ');
  const sitBy = now.opens + graceOf(tour) * 60_000;
  const missing = own.seats.filter(({ entrant, sits }) => entrant !== me && sits === false);
  const seated = own.state === 'running' || own.seats.some(({ entrant, sits }) => entrant === me && sits);
  return (
    <>
      <p class="tour-against">{word('you.against', { round, board: own.board, names })}</p>
      {own.state === 'over' ? (
        <Next tour={tour} rounds={rounds} />
      ) : (
        <>
          <button type="button" class="primary big" onClick={() => void sit(tour)}>
            {word(seated ? 'you.back' : 'you.sit')}
          </button>
          {seated && missing.length > 0 && (
            <p>
              {word('you.waits', { names: missing.map(({ name }) => name).join(', '), n: missing.length })}
            </p>
          )}
          <p class="muted">
            {!seated && sitBy < now.closes && `${word('you.sitBy', { when: when(sitBy) })} `}
            {word('you.ends', { when: when(now.closes) })}
          </p>
        </>
      )}
    </>
  );
}

/** How it ended, for everybody and for me. */
function Ended({ tour, standings }: Pick<TourSnapshot, 'tour' | 'standings'>) {
  const { places } = standings;
  const firsts = places.filter(({ place, races = true }) => place === 1 && races).map(({ name }) => name);
  const mine = places.find(({ entrant }) => entrant === tour.you?.entrant);
  return (
    <>
      <p class="tour-against">
        {firsts.length > 0 ? word('you.over', { names: firsts.join(', ') }) : word('you.nobody')}
      </p>
      {mine && !mine.withdrawn && (
        <p>
          {word('you.finished', { place: mine.place, of: places.filter((one) => !one.withdrawn).length })}
        </p>
      )}
    </>
  );
}

/** The panel. */
export function You({ told, link, again }: { told: TourSnapshot; link: string; again: () => void }) {
  const { tour } = told;
  const { state } = tour;
  const you = tour.you?.entrant == null ? null : tour.you;
  const over = state === 'closed' || state === 'cancelled';
  return (
    <section class="panel tour-you" aria-labelledby="tour-you">
      <h2 id="tour-you">{word(over ? 'you.result' : you ? 'you.title' : 'you.enterTitle')}</h2>
      {state === 'closed' && <Ended {...told} />}
      {state === 'cancelled' && <p>{word('you.cancelled')}</p>}
      {!over && (you ? <MyBoard {...told} /> : <Enter tour={tour} link={link} again={again} />)}
      {!over && you && !you.withdrawn && <Leave tour={tour} again={again} />}
    </section>
  );
}

/** A table on the server: the link that leads to it, the waiting room, the game. */
import { Client } from '@flotilla/client';
import { GAMES, loadGame } from '@flotilla/lab';
import type { LinkedTable } from '@flotilla/protocol';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Loading, lazyScreen, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/api.ts';
import { serverWord, spoken, word } from '../net/text/index.ts';
import { ClaimPage } from '../online/Claim.tsx';
import { OnlineBar } from '../online/OnlineBar.tsx';
import { openingOf } from '../online/openings.ts';
import type { OnlineClient } from '../online/serverTable.ts';
import { ServerTable } from '../online/serverTable.ts';
import { Waiting } from '../online/Waiting.tsx';
import type { OnlineTable } from '../online/wire.ts';
import { href, route } from '../router.ts';
import { workerThinker } from '../session/thinker.ts';
import { SessionTable } from '../table/sessionTable.tsx';

const EventBar = lazyScreen(async () => (await import('../events/EventBar.tsx')).EventBar);

/** Words of the operator: they say themselves why nothing is shown. */
const BY_OPERATOR: ReadonlySet<string> = new Set(['banned', 'bannedForGood', 'removed']);

/** The page for an address that leads nowhere; `watch` is the table of a used link, where anybody may watch it. */
function Failed({ error, watch }: { error: unknown; watch?: string }) {
  const {
    status,
    word: why,
    args,
  } = error instanceof RequestRefused ? error : new RequestRefused(0, 'unreachable');
  const byOperator = BY_OPERATOR.has(why);
  const title = word(byOperator ? 'fail.shut' : 'fail.title');
  useTitle(title);
  return (
    <section class="page">
      <h1>{title}</h1>
      <p>
        {byOperator
          ? serverWord({ key: `server.${why}`, args })
          : word(status === 410 ? 'fail.text' : status === 404 ? 'fail.absent' : 'fail.unreachable')}
      </p>
      {watch && (
        <p>
          {word('fail.watch')}{' '}
          <a class="button primary" href={href(`/t/${watch}`)}>
            {word('claim.watch')}
          </a>
        </p>
      )}
      <div class="row">
        <a class={watch ? 'button' : 'button primary'} href={href('/open')}>
          {word('open.title')}
        </a>
        <a class="button" href={href('/')}>
          {ui('nav.toHome')}
        </a>
      </div>
    </section>
  );
}

/** The table in whatever stage it is. */
function Room({ session }: { session: OnlineClient }) {
  const table = session.link.table.value;
  const line = session.link.line.state.value;
  const { language } = settings.value;
  const names = table?.seats.map(({ name, bot }) => ({ name, bot })) ?? [];
  const voiced = useLoaded(
    () => loadVoice(session.game, language, names).then(() => true),
    [language, names.map(({ name }) => name).join()],
  );
  if (line.is === 'refused')
    return <Failed error={new RequestRefused(line.why === 'absent' ? 404 : 400, line.why, line.args)} />;
  if (!table || voiced === undefined) return <Loading />;
  if (table.state === 'dropped' && table.trouble === 'closed')
    return <p class="page banner">{word('play.shut')}</p>;
  if (table.state === 'open') return <Waiting session={session} table={table} />;
  return (
    <div class="online">
      <OnlineBar session={session} table={table} />
      {table.event && <EventBar session={session} table={table} event={table.event} />}
      {session.link.begun.value ? <SessionTable session={session} /> : !table.trouble && <Loading />}
    </div>
  );
}

function Playing({ id, game }: { id: string; game: string }) {
  const [session, setSession] = useState<OnlineClient | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    let opened: OnlineClient | null = null;
    loadGame(game).then(
      (rules) => {
        if (!current) return;
        opened = new Client(new ServerTable(id, rules, workerThinker()));
        const opening = openingOf(id);
        if (opening) opened.link.openWith(opening);
        setSession(opened);
      },
      () => current && setSession('failed'),
    );
    return () => {
      current = false;
      opened?.close();
    };
  }, [id, game]);
  if (session === 'failed') return <NotLoaded />;
  return session ? <Room session={session} /> : <Loading />;
}

const TourScreen = lazyScreen(async () => (await import('../events/tour/Tour.tsx')).TourScreen);

const NewTourScreen = lazyScreen(async () => (await import('../events/tour/NewTour.tsx')).NewTourScreen);

/** In place of an id: a tournament that is not there yet. */
const NEW = 'new';

/** Tournaments have addresses like those of tables: their rounds are tables. */
const isTournament = (id: string): Promise<boolean> =>
  ask(`/events/${id}`).then(
    ({ kind }) => kind !== 'sea',
    () => false,
  );

/** A table as this browser may see it; null when it may not. */
const tableAt = (id: string): Promise<OnlineTable | null> => ask(`/games/${id}`).catch(() => null);

/** What an address leads to. */
interface Found {
  readonly invitation?: LinkedTable;
  readonly table?: OnlineTable;
  readonly tour?: true;
  readonly error?: unknown;
  /** The table a used link once led to, where anybody may watch it. */
  readonly watch?: string;
}

/** The screen of a table; a link's key stands behind the hash. */
export function TableScreen({ id }: { id: string }) {
  const here = route.value;
  const link = here.at === 'table' ? here.link : '';
  const found = useLoaded<Found>(async () => {
    if (id === NEW) return {};
    try {
      if (link === '') return { table: await ask(`/games/${id}`) };
      return { invitation: await ask(`/games/${id}/link`, { link }) };
    } catch (error) {
      if (await isTournament(id)) return { tour: true };
      const used = error instanceof RequestRefused && error.status === 410;
      const table = used ? await tableAt(id) : null;
      // Who has a seat here and opens the link of it again is led to it.
      return table && table.you !== null ? { table } : { error, ...(table && { watch: table.id }) };
    }
  }, [id, link]);
  if (id === NEW) return <NewTourScreen />;
  if (found === 'failed') return <NotLoaded />;
  if (!found || !spoken()) return <Loading />;
  if (found.tour) return <TourScreen id={id} link={link} />;
  if (found.invitation) return <ClaimPage invitation={found.invitation} link={link} />;
  if (!found.table) return <Failed error={found.error} {...(found.watch && { watch: found.watch })} />;
  const known = GAMES.some(({ id: game }) => game === found.table?.game);
  return known ? <Playing key={id} id={id} game={found.table.game} /> : <NotLoaded />;
}

/** A friend's link: what it is, who is there, one name and one button. */
import { GAMES } from '@flotilla/lab';
import type { LinkedTable } from '@flotilla/protocol';
import { plainName } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { change, settings } from '@flotilla/ui/base/settings.ts';
import { useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { lessonCards } from '../learn/lessons.ts';
import { ask, newShare, RequestRefused } from '../net/api.ts';
import { rememberTable } from '../net/mine.ts';
import { serverWord, word } from '../net/text/index.ts';
import { Facts } from '../parts/facts.tsx';
import { NameField } from '../parts/nameField.tsx';
import { titleOf } from '../parts/titleOf.ts';
import { BoardPicture } from '../pictures/BoardPicture.tsx';
import { go, href } from '../router.ts';
import { nameAt } from './people.tsx';
import { RoundTable } from './RoundTable.tsx';
import { paceWords } from './TableFacts.tsx';

/** What somebody is invited to: the game with its picture, and who is there. */
function What({ invitation }: { invitation: LinkedTable }) {
  const { game, seats, seat } = invitation;
  const about = GAMES.find(({ id }) => id === game)?.about;
  return (
    <div class="claim-what">
      <div class="claim-picture">
        <BoardPicture game={game} />
      </div>
      <div class="claim-about">
        <p>
          <strong>{titleOf(game)}</strong> {about?.[spoken()] ?? about?.en}
        </p>
        <Facts game={game} />
      </div>
      <RoundTable seats={seats} you={seat} />
      <ul class="unseen" aria-label={word('claim.who')}>
        {seats.map((one, place) => (
          <li key={place}>
            {one.taken ? nameAt(invitation, place) : word('table.free', { seat: place + 1 })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page behind a link. */
export function ClaimPage({ invitation, link }: { invitation: LinkedTable; link: string }) {
  const { id, seat, kind, host } = invitation;
  const [name, setName] = useState(settings.value.name);
  const [busy, setBusy] = useState(false);
  const returns = kind === 'device';
  const lesson = lessonCards().find(({ game }) => game === invitation.game);
  const title = returns
    ? word('device.title', { name: nameAt(invitation, seat) })
    : word('claim.title', { name: nameAt(invitation, host), game: titleOf(invitation.game) });
  useTitle(title);

  async function take(): Promise<void> {
    const plain = plainName(name);
    if (!returns && plain === '') return tell(word('claim.noName'));
    setBusy(true);
    try {
      await ask(`/games/${id}/claim`, { link, name: plain, share: newShare(), keep: 'cookie' });
      if (!returns) change({ name: plain });
      rememberTable({ id, game: invitation.game, seat });
      go(`/t/${id}`, 'replace');
    } catch (error) {
      setBusy(false);
      const { word: why, args } = error instanceof RequestRefused ? error : { word: 'fault', args: {} };
      tell(serverWord({ key: `server.${why}`, args }));
    }
  }

  return (
    <section class="page claim">
      <div class="claim-sheet">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void take();
          }}
        >
          <h1>{title}</h1>
          {!returns && <NameField label={word('open.name')} name={name} set={setName} />}
          <button type="submit" class="primary big" disabled={busy}>
            {returns ? word('device.here') : word('claim.take', { seat: seat + 1 })}
          </button>
          {!returns && (
            <div class="claim-ways">
              {lesson && (
                <a class="button" href={href(lesson.path)}>
                  {word('claim.learn', { minutes: lesson.minutes })}
                </a>
              )}
              {invitation.watch !== 'nobody' && (
                <button type="button" onClick={() => go(`/t/${id}`, 'replace')}>
                  {word('claim.watch')}
                </button>
              )}
            </div>
          )}
          <ul class="claim-stakes">
            <li>{word(returns ? 'device.keeps' : 'claim.keeps')}</li>
            {!returns && <li>{word('claim.dice')}</li>}
            {!returns && (
              <li>
                {paceWords(invitation.pace)}. {invitation.pace.kind !== 'none' && word('claim.time')}
              </li>
            )}
          </ul>
        </form>
        <What invitation={invitation} />
      </div>
    </section>
  );
}

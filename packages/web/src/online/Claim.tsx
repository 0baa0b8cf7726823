/** A friend's link: what it is, who is there, one name and one button. */
import { plainName } from '@flotilla/table';
import { useState } from 'preact/hooks';
import { tell } from '../notes.ts';
import { useTitle } from '../parts/lazy.tsx';
import { NameField } from '../parts/nameField.tsx';
import { go } from '../router.ts';
import { titleOf } from '../screens/home.tsx';
import { change, settings } from '../settings.ts';
import { ask, newShare, Refusal } from './api.ts';
import { rememberTable } from './mine.ts';
import { nameAt } from './people.tsx';
import { RoundTable } from './RoundTable.tsx';
import { serverWord, word } from './text/index.ts';
import type { OnlineTable } from './wire.ts';

/** What a link leads to. */
export type Invitation = OnlineTable & { readonly kind: 'claim' | 'device'; readonly seat: number };

/** The page behind a link. */
export function ClaimPage({ invitation, link }: { invitation: Invitation; link: string }) {
  const { id, seat, kind, host } = invitation;
  const [name, setName] = useState(settings.value.name);
  const [busy, setBusy] = useState(false);
  const returns = kind === 'device';
  const title = returns
    ? word('device.title', { name: nameAt(invitation, seat) })
    : word('claim.title', { name: nameAt(invitation, host) });
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
      const { word: why, args } = error instanceof Refusal ? error : { word: 'fault', args: {} };
      tell(serverWord({ key: `server.${why}`, args }));
    }
  }

  return (
    <section class="page claim">
      <h1>{title}</h1>
      <div class="waiting-columns">
        <div class="panel">
          <h2>{titleOf(invitation.game)}</h2>
          <RoundTable seats={invitation.seats} you={seat} />
          <h3>{word('claim.who')}</h3>
          <ul>
            {invitation.seats.map((one, place) => (
              <li key={place}>
                {one.taken ? nameAt(invitation, place) : word('table.free', { seat: place + 1 })}
              </li>
            ))}
          </ul>
        </div>
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            void take();
          }}
        >
          {!returns && <NameField label={word('open.name')} name={name} set={setName} />}
          <button type="submit" class="primary big" disabled={busy}>
            {returns ? word('device.here') : word('claim.take', { seat: seat + 1 })}
          </button>
          {!returns && invitation.watch !== 'nobody' && (
            <button type="button" class="quiet" onClick={() => go(`/t/${id}`, 'replace')}>
              {word('claim.watch')}
            </button>
          )}
          <p class="muted">{word(returns ? 'device.keeps' : 'claim.keeps')}</p>
          {!returns && invitation.pace.kind !== 'none' && <p class="muted">{word('claim.time')}</p>}
        </form>
      </div>
    </section>
  );
}

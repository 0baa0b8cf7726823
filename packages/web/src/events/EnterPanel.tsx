/** What somebody can do at a same sea now: put a name down, sail, carry on; one button at a time. */
import { plainName } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { change, settings } from '@flotilla/ui/base/settings.ts';
import { useState } from 'preact/hooks';
import { serverTime } from '../net/api.ts';
import { rememberTable } from '../net/mine.ts';
import { rememberEvent, shareFor } from '../net/myEvents.ts';
import { post } from '../net/post.ts';
import { NameField } from '../parts/nameField.tsx';
import { go, href } from '../router.ts';
import { word } from './text/index.ts';
import { until } from './times.ts';
import type { EventLink } from './useLink.ts';
import type { SeaEvent } from './wire.ts';
import { isOrganiser, isOver } from './wire.ts';

interface Props {
  readonly event: SeaEvent;
  readonly link: EventLink | null;
  readonly again: () => void;
  /** Called with a game that has just been begun, before its page opens. */
  readonly began?: (game: string) => void;
}

/** Enters, or sails the next sea; goes to the game when there is one. */
async function enter(
  event: SeaEvent,
  name: string,
  link: string | null,
  began?: Props['began'],
): Promise<boolean> {
  const { id, game, state, dice } = event;
  const sealsNow = event.settings.dice === 'strict' && state === 'announced';
  const entered = await post(`/events/${id}/enter`, {
    ...(link && { link }),
    name,
    ...(sealsNow && { sealed: shareFor(id, dice?.round ?? 1).sealed }),
    keep: 'cookie',
  });
  if (!entered) return false;
  if (name !== '') change({ name });
  rememberEvent(event);
  if (entered.game) {
    rememberTable({ id: entered.game, game, seat: 0 });
    began?.(entered.game);
    go(`/t/${entered.game}`);
  }
  return true;
}

function EnterForm({ event, link, again, began }: Props) {
  const given = link?.of.name ?? '';
  const [name, setName] = useState(given || settings.value.name);
  const [busy, setBusy] = useState(false);
  const sails = event.state === 'open';
  async function go(): Promise<void> {
    const plain = plainName(name);
    if (plain === '') return tell(word('enter.noName'));
    setBusy(true);
    const done = await enter(event, plain, link?.key ?? null, began);
    setBusy(false);
    if (!done) return;
    if (link) history.replaceState(null, '', location.pathname);
    again();
  }
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void go();
      }}
    >
      {/* Who comes with a name of the organiser's need not say it again. */}
      {given === '' ? (
        <NameField label={word('enter.name')} name={name} set={setName} />
      ) : (
        <p>{word('enter.as', { name: given })}</p>
      )}
      <button type="submit" class="primary big" disabled={busy}>
        {word(sails ? 'enter.sail' : 'enter.putDown')}
      </button>
      <p class="muted">{word(sails ? 'enter.once' : 'enter.later')}</p>
    </form>
  );
}

/** Sails a sea one is entered for, or carries on with one. */
function Sail({ event, again, began }: Props) {
  const [busy, setBusy] = useState(false);
  const attempts = event.you?.attempts ?? [];
  const running = attempts.find(({ state }) => state === 'running');
  if (running)
    return (
      <>
        <p>{word('enter.atSea')}</p>
        <a class="button primary big" href={href(`/t/${running.game}`)}>
          {word('enter.carryOn')}
        </a>
      </>
    );
  if (attempts.length >= event.settings.seas) return <p>{word('enter.sailed')}</p>;
  const sea = attempts.length + 1;
  return (
    <>
      <button
        type="button"
        class="primary big"
        disabled={busy}
        onClick={async () => {
          setBusy(true);
          await enter(event, '', null, began);
          setBusy(false);
          again();
        }}
      >
        {event.settings.seas > 1 ? word('enter.sailSea', { n: sea }) : word('enter.sail')}
      </button>
      <p class="muted">{word('enter.once')}</p>
    </>
  );
}

/** The panel; nothing where there is nothing to do. */
export function EnterPanel(props: Props) {
  const { event, link } = props;
  const { state, entry, opens, you } = event;
  const entered = you?.entrant != null;
  if (isOver(event)) return null;
  const mayEnter = entry === 'open' || link;
  if (!entered && !mayEnter && isOrganiser(event)) return null;
  const content = entered ? (
    state === 'open' ? (
      <Sail {...props} />
    ) : (
      <p>{word('enter.onList', { time: until(opens, serverTime()) })}</p>
    )
  ) : link?.of.used ? (
    <p>{word('enter.used')}</p>
  ) : mayEnter ? (
    <EnterForm {...props} />
  ) : (
    <p class="muted">{word('enter.linkOnly')}</p>
  );
  return (
    <section class="sheet-panel event-enter" aria-label={word('enter.title')} data-part="enter">
      {content}
    </section>
  );
}

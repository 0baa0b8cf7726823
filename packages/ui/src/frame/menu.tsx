/** The menu of a running game, and the list of keys. */
import { companionOf } from '@flotilla/companion';
import type { AnyGame } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { tell } from '../base/notes.ts';
import type { Session } from '../base/session.ts';
import { settings } from '../base/settings.ts';
import { go, href } from '../base/shell.ts';
import { QuickSettings } from '../parts/choices.tsx';
import { Dialog, Drawer } from '../parts/dialog.tsx';
import { diaryOf } from '../parts/log.tsx';
import { copy, fileName, linkTo, saveFile, saveRecord } from '../parts/share.ts';
import type { Key } from '../text/index.ts';
import { ui } from '../text/index.ts';
import { word } from '../text/learn/index.ts';
import { knows, say } from '../text/voice.ts';

async function share(session: Session, record: GameRecord): Promise<void> {
  const save = { label: ui('file.save'), run: () => saveRecord(record, session.id, session.hides) };
  if (session.hides) {
    tell(ui('link.secret'), save);
    return;
  }
  const link = await linkTo(record);
  if (!link) tell(ui('link.tooLong'));
  else if (await copy(link)) tell(ui('link.copied'));
  else tell(ui('link.notCopied'), save);
}

/** Documents that several games may have. */
const DOCUMENT_WORDS: Readonly<Record<string, Key>> = {
  sheet: 'file.sheet',
  'sheet-html': 'file.sheetHtml',
};

/** What a game calls one of its documents. */
function documentName(game: AnyGame, name: string): string {
  if (knows(game, `document.${name}`)) return say(game, { key: `document.${name}` });
  const words = DOCUMENT_WORDS[name];
  return words ? ui(words) : name;
}

/** Gives the reader one of the game's documents; `-html` in its name says what it is. */
function saveDocument(session: Session, record: GameRecord, name: string): void {
  const html = name.endsWith('-html');
  const content = session.can.value.document?.(name, (said) => say(session.game, said)) ?? '';
  const file = fileName(record, `${session.id}-${name.replace(/-html$/, '')}`, html ? 'html' : 'txt');
  saveFile(file, content, html ? 'text/html' : 'text/plain');
}

interface TakeawayProps {
  readonly session: Session;
  readonly record: () => GameRecord;
  readonly then: (act: () => void) => () => void;
}

/** What one can take away of a game: a file, a link, the diary, the game's own documents. */
function Takeaways({ session, record, then }: TakeawayProps) {
  const { game } = session;
  const diary = (): void =>
    saveFile(
      fileName(record(), session.id, 'txt'),
      diaryOf(game, session.log.value, settings.value.density),
      'text/plain',
    );
  return (
    <>
      <button type="button" onClick={then(() => saveRecord(record(), session.id, session.hides))}>
        {ui('file.save')}
      </button>
      <button type="button" onClick={then(() => void share(session, record()))}>
        {ui('link.copy')}
      </button>
      <button type="button" onClick={then(diary)}>
        {ui('file.diary')}
      </button>
      {Object.keys(companionOf(game).documents ?? {}).map((name) => (
        <button key={name} type="button" onClick={then(() => saveDocument(session, record(), name))}>
          {documentName(game, name)}
        </button>
      ))}
    </>
  );
}

/** What one can do with the game besides playing it. */
export function GameMenu({
  session,
  onClose,
  onHelp,
  onSituation,
  panes = [],
}: {
  session: Session;
  onClose: () => void;
  onHelp: () => void;
  onSituation: () => void;
  /** The panes that are out of sight where there is room for one alone. */
  panes?: readonly { readonly name: string; readonly show: () => void }[];
}) {
  const { game } = session;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const { here: isHere, record } = session.can.value;
  return (
    <Drawer title={game.title} onClose={onClose}>
      <nav class="menu" aria-label={ui('menu.title')}>
        {panes.map(({ name, show }) => (
          <button key={name} type="button" onClick={then(show)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={then(onSituation)}>
          {word('situation.title')}
        </button>
        {record && <Takeaways session={session} record={record} then={then} />}
        <button type="button" onClick={then(() => window.print())}>
          {ui('menu.print')}
        </button>
        {session.mode === 'play' && isHere && (
          <button type="button" onClick={then(() => go(`/g/${session.id}/replay#0`))}>
            {ui('replay.watch')}
          </button>
        )}
        {isHere && (
          <button type="button" onClick={then(() => go(`/verify/${session.id}`))}>
            {ui('verify.check')}
          </button>
        )}
        <button type="button" onClick={then(onHelp)}>
          {ui('help.title')}
        </button>
        <a class="button" href={href('/')}>
          {ui('menu.leave')}
        </a>
      </nav>
      <h3>{ui('settings.title')}</h3>
      <QuickSettings />
    </Drawer>
  );
}

/** The keys by the names they bear on the reader's keyboard, with what they do. */
const keysNow = (): readonly (readonly [string, Key])[] => [
  ['1 … 9', 'help.digits'],
  [ui('keys.enter'), 'help.continue'],
  [ui('keys.undo'), 'undo'],
  [ui('keys.redo'), 'redo'],
  ['L', 'help.log'],
  ['R', 'help.rule'],
  ['O', 'help.odds'],
  ['M', 'help.board'],
  ['B', 'help.toBoard'],
  ['S', 'help.status'],
  [ui('keys.replay'), 'help.replay'],
  [', .', 'help.step'],
  [ui('keys.escape'), 'help.skip'],
  ['?', 'help.title'],
];

/** The keys. */
export function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={ui('help.title')} onClose={onClose}>
      <dl class="keys">
        {keysNow().map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{ui(does)}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">{ui('help.typing')}</p>
    </Dialog>
  );
}

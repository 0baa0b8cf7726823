/** The pack editor: decks as tabs, cards as cards, and what is wrong in sentences while it is typed. */
import type { AnyGame } from '@flotilla/table';
import { packFaults } from '@flotilla/uboat-leader';
import { FileButton } from '@flotilla/ui/parts/fileButton.tsx';
import { Loading } from '@flotilla/ui/parts/lazy.tsx';
import { saveFile } from '@flotilla/ui/parts/share.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useMemo, useState } from 'preact/hooks';
import { Deck } from './Deck.tsx';
import type { PackDraft } from './draft.ts';
import { cardsIn, draftFrom, emptyDraft, faultsOf, textOf } from './draft.ts';
import { FaultList } from './FaultList.tsx';
import type { DeckName } from './shapes.ts';
import { DECK_NAMES } from './shapes.ts';
import { named, spoken, word } from './text/index.ts';

interface Props {
  readonly game: AnyGame;
  /** The pack to begin with; empty for a new one. */
  readonly text: string;
  readonly leave: () => void;
  /** Takes the pack over into the new campaign. */
  readonly play: (text: string) => void;
}

/** The editor, once its words are there. */
export function PackEditor(props: Props) {
  return spoken() ? <OpenEditor {...props} /> : <Loading />;
}

function OpenEditor({ game, text, leave, play }: Props) {
  const [draft, setDraft] = useState<PackDraft>(() => draftFrom(text) ?? emptyDraft(word('myCards')));
  const [deck, setDeck] = useState<DeckName>('boats');
  const [chosen, choose] = useState<number | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const faults = useMemo(() => faultsOf(draft), [draft]);
  const open = (wanted: DeckName, card: number | null): void => {
    setDeck(wanted);
    choose(card);
  };
  const bringIn = (read: string): void => {
    const found = draftFrom(read);
    setBroken(found ? null : read);
    if (found) setDraft(found);
    choose(null);
  };
  return (
    <section class="ubl-editor" data-part="editor" aria-label={word('editor')}>
      <p>{word('lead')}</p>
      <div class="ubl-pack-field">
        <label for="pack-name">{word('packName')}</label>
        <input
          id="pack-name"
          type="text"
          maxLength={40}
          value={String(draft.name ?? '')}
          onInput={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
      </div>
      <Files bringIn={bringIn} save={() => saveFile(`${fileStem(draft)}.json`, textOf(draft))} />
      {broken !== null && <Broken game={game} text={broken} />}
      <FaultList game={game} draft={draft} faults={faults} open={open} />
      <div class="row">
        <button
          type="button"
          class="primary"
          data-id="play"
          aria-disabled={faults.length > 0}
          onClick={() => faults.length === 0 && play(textOf(draft))}
        >
          {word('play')}
        </button>
        <button type="button" data-id="leave" onClick={leave}>
          {word('leave')}
        </button>
      </div>
      <fieldset class="segments" aria-label={word('decks')}>
        {DECK_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            data-part="deck"
            data-id={name}
            aria-pressed={deck === name}
            onClick={() => open(name, null)}
          >
            {named(`deck.${name}`)} {cardsIn(draft, name).length > 0 && <b>{cardsIn(draft, name).length}</b>}
          </button>
        ))}
      </fieldset>
      <Deck
        key={deck}
        game={game}
        deck={deck}
        draft={draft}
        change={setDraft}
        chosen={chosen}
        choose={choose}
      />
    </section>
  );
}

/** A file name out of the pack's own. */
const fileStem = ({ name }: PackDraft): string =>
  String(name ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'pack';

function Files({ bringIn, save }: { bringIn: (text: string) => void; save: () => void }) {
  return (
    <div class="row">
      <FileButton id="import" label={word('import')} read={bringIn} />
      <button type="button" data-id="export" onClick={save}>
        {word('export')}
      </button>
    </div>
  );
}

/** A file that is no pack: why, in the sentences of the rules; what was being made stays as it is. */
function Broken({ game, text }: { game: AnyGame; text: string }) {
  const faults = useMemo(() => packFaults(text), [text]);
  return (
    <div class="banner" role="alert" data-part="broken">
      <p>{word('broken')}</p>
      {faults.map((fault, i) => (
        <p key={`${i}`} class="reason">
          {say(game, fault)}
        </p>
      ))}
    </div>
  );
}

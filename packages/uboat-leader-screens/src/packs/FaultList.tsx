/** What is wrong with a pack, each fault with the way to its card. */
import type { AnyGame, Text } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { PackDraft } from './draft.ts';
import { cardsIn } from './draft.ts';
import { placeOf, whatOf } from './faults.ts';
import { titleOf } from './PackCard.tsx';
import type { DeckName } from './shapes.ts';
import { named, word } from './text/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly draft: PackDraft;
  readonly faults: readonly Text[];
  readonly open: (deck: DeckName, card: number | null) => void;
}

/** So many are shown at once: the first ones usually explain the rest. */
const MOST = 8;

/** The list; a sound pack says so. */
export function FaultList({ game, draft, faults, open }: Props) {
  return (
    <div
      class="ubl-pack-faults"
      role="status"
      data-part="faults"
      data-state={faults.length === 0 ? 'sound' : 'faulty'}
    >
      <p>{faults.length === 0 ? word('sound') : word('faulty', { n: faults.length })}</p>
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, MOST).map((fault, i) => (
            <FaultLine key={`${i}`} game={game} draft={draft} fault={fault} open={open} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FaultLine({ game, draft, fault, open }: Omit<Props, 'faults'> & { fault: Text }) {
  const { deck, card, fields } = placeOf(fault);
  if (!deck) return <li>{say(game, fault)}</li>;
  const found = card === null ? undefined : cardsIn(draft, deck)[card];
  const place = [
    named(`deck.${deck}`),
    ...(found ? [titleOf(game, deck, found)] : []),
    ...fields.map((field) => (/^\d+$/.test(field) ? String(Number(field) + 1) : named(field))),
  ];
  return (
    <li>
      <button type="button" class="link" onClick={() => open(deck, card)}>
        {place.join(', ')}
      </button>
      : {say(game, whatOf(fault))}
    </li>
  );
}

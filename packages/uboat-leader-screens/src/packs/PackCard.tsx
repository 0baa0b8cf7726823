/** A card of a pack as it will lie on the table, drawn from what is typed in. */
import type { AnyGame } from '@flotilla/table';
import { text } from '@flotilla/table';
import { capital } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import { drawnAs } from '../debrief/ships.tsx';
import { SmallBoard } from '../display/SmallBoard.tsx';
import { DISPLAY, titleText, typeText } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import type { Card } from './draft.ts';
import { cardId } from './draft.ts';
import { faceName } from './ShapeField.tsx';
import type { DeckName } from './shapes.ts';

interface Props {
  readonly game: AnyGame;
  readonly deck: DeckName;
  readonly card: Card;
}

const shown = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '?';

const three = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => one ?? '–').join(' · ') : '–';

/** The face of a card. */
export function PackCard({ game, deck, card }: Props) {
  return (
    <span class={`ubl-pack-card ubl-pack-card-${deck}`}>
      <strong>{titleOf(game, deck, card)}</strong>
      <Face game={game} deck={deck} card={card} />
    </span>
  );
}

/** What a card is called: its name where it has one, its id otherwise. */
export function titleOf(game: AnyGame, deck: DeckName, card: Card): string {
  if (deck === 'faces' || deck === 'conditions') return faceName(game, deck, card);
  if (deck === 'convoys') return `${shown(card.number)} ${capital(say(game, titleText(shown(card.title))))}`;
  if (deck === 'events') return `${shown(card.number)} ${faceName(game, 'faces', { key: card.early })}`;
  const id = cardId(deck, card);
  return typeof card.name === 'string' && card.name !== '' ? card.name : id;
}

function Face({ game, deck, card }: Props) {
  if (deck === 'boats')
    return (
      <>
        <Silhouette kind="uboat" name={shown(card.type)} />
        <span>
          {shown(card.type)}, {shown(card.captain)}
        </span>
        <span>
          <MapSign name="torpedo" /> {shown(card.ready)}+{shown(card.stored)} <MapSign name="gun" />{' '}
          {shown(card.gun)} <MapSign name="hull" /> {shown(card.hull)}
        </span>
      </>
    );
  if (deck === 'convoys') return <SmallBoard layout={layoutOf(card)} />;
  if (deck === 'events') return <span>{faceName(game, 'faces', { key: card.late })}</span>;
  if (deck === 'faces' || deck === 'conditions') return <span>{proseOf(game, deck, card)}</span>;
  if (card.misidentified === true) return <span>?</span>;
  return (
    <>
      <Silhouette kind={drawnAs(shown(card.type))} name={shown(card.name)} tons={Number(card.tons) || 5000} />
      <span>{capital(say(game, typeText(shown(card.type))))}</span>
      <span>
        <MapSign name="torpedo" /> {three(card.torpedo)} <MapSign name="gun" /> {three(card.gun)}
      </span>
      <span>
        ◆ {shown(card.vp)} » {shown(card.speed)}
      </span>
    </>
  );
}

/** What an event or condition does, in its own words or in ours. */
export function proseOf(game: AnyGame, deck: 'faces' | 'conditions', card: Card): string {
  if (typeof card.text === 'string') return card.text;
  const key = `${deck === 'faces' ? 'event' : 'condition'}.${shown(card.key)}.text`;
  return knows(game, key) ? say(game, text(key, { edition: 2 })) : '';
}

type Layout = Parameters<typeof SmallBoard>[0]['layout'];

/** The ships of a convoy card that stand in areas there are. */
function layoutOf(card: Card): Layout {
  const slots = Array.isArray(card.layout) ? (card.layout as Layout) : [];
  return slots.filter(({ area }) => DISPLAY.some(({ id }) => id === area));
}

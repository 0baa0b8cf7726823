/** One deck of a pack: the cards it brings, ours to start from, and the card that is being changed. */
import type { AnyGame } from '@flotilla/table';
import { useState } from 'preact/hooks';
import type { Card, PackDraft } from './draft.ts';
import { cardId, cardsIn, newCard, ours, replaces, withCards } from './draft.ts';
import { PackCard, proseOf, titleOf } from './PackCard.tsx';
import { FieldsOf } from './ShapeField.tsx';
import type { DeckName } from './shapes.ts';
import { DECKS } from './shapes.ts';
import { word } from './text/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly deck: DeckName;
  readonly draft: PackDraft;
  readonly change: (draft: PackDraft) => void;
  /** Which card of the pack is open; null while none is. */
  readonly chosen: number | null;
  readonly choose: (card: number | null) => void;
}

/** Words for events and conditions carry their own text: ours cannot be copied without it. */
const canReplace = (deck: DeckName): boolean => deck !== 'faces' && deck !== 'conditions';

/** The deck. */
export function Deck(props: Props) {
  const { game, deck, draft, change, chosen, choose } = props;
  const cards = cardsIn(draft, deck);
  const put = (next: readonly Card[]): void => change(withCards(draft, deck, next));
  const add = (card: Card): void => {
    put([...cards, card]);
    choose(cards.length);
  };
  const open = chosen === null ? undefined : cards[chosen];
  return (
    <div class="ubl-deck" data-part="cards" data-id={deck}>
      {canReplace(deck) && cards.length > 0 && (
        <label class="ubl-pack-check">
          <input
            type="checkbox"
            checked={replaces(draft, deck)}
            onChange={(event) =>
              change(withCards(draft, deck, cards, event.currentTarget.checked ? 'replace' : 'extend'))
            }
          />{' '}
          {word('replace')}
        </label>
      )}
      <ul class="ubl-pack-cards">
        {cards.map((card, i) => (
          <li key={`${i}`}>
            <button
              type="button"
              class="ubl-pack-button"
              data-part="card"
              data-id={cardId(deck, card)}
              aria-pressed={chosen === i}
              onClick={() => choose(chosen === i ? null : i)}
            >
              <PackCard game={game} deck={deck} card={card} />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            class="ubl-pack-button ubl-pack-new"
            data-id="new-card"
            onClick={() => add(newCard(deck, cards.length + 1))}
          >
            {word('newCard')}
          </button>
        </li>
      </ul>
      {open && chosen !== null && (
        <OpenCard
          {...props}
          card={open}
          set={(card) => put(cards.map((old, i) => (i === chosen ? card : old)))}
          remove={() => {
            put(cards.filter((_, i) => i !== chosen));
            choose(null);
          }}
        />
      )}
      <Ours game={game} deck={deck} taken={cards.map((card) => cardId(deck, card))} take={add} />
    </div>
  );
}

/** The card that is open: its face, and every field of it. */
function OpenCard(props: Props & { card: Card; set: (card: Card) => void; remove: () => void }) {
  const { game, deck, draft, card, set, remove } = props;
  return (
    <section class="paper ubl-pack-open" aria-label={titleOf(game, deck, card)}>
      <div class="ubl-pack-face">
        <PackCard game={game} deck={deck} card={card} />
        <button type="button" data-id="remove-card" onClick={remove}>
          {word('removeCard')}
        </button>
      </div>
      {card.misidentified === true ? (
        <p>{word('misidentified')}</p>
      ) : (
        <div class="ubl-pack-fields">
          <FieldsOf
            game={game}
            draft={draft}
            fields={DECKS[deck]}
            value={card}
            set={(value) => set(value as Card)}
          />
        </div>
      )}
    </section>
  );
}

/** Our own cards: pressed, a copy of one goes into the pack and takes its place in the deck. */
function Ours(props: {
  game: AnyGame;
  deck: DeckName;
  taken: readonly string[];
  take: (card: Card) => void;
}) {
  const { game, deck, taken, take } = props;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const free = ours(deck).filter(
    (card) =>
      !taken.includes(cardId(deck, card)) &&
      `${cardId(deck, card)} ${titleOf(game, deck, card)}`.toLowerCase().includes(wanted),
  );
  return (
    <details class="ubl-pack-ours">
      <summary>{word('ours', { n: free.length })}</summary>
      <input
        type="search"
        aria-label={word('search')}
        placeholder={word('search')}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <ul class="ubl-pack-cards">
        {free.map((card, i) => (
          <li key={`${cardId(deck, card)} ${i}`}>
            <button
              type="button"
              class="ubl-pack-button"
              data-part="ours"
              data-id={cardId(deck, card)}
              onClick={() => take(spokenOut(game, deck, card))}
            >
              <PackCard game={game} deck={deck} card={card} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A copy of ours for a pack: events and conditions take their words along, since a pack must bring its own. */
function spokenOut(game: AnyGame, deck: DeckName, card: Card): Card {
  if (canReplace(deck)) return card;
  return { ...card, name: titleOf(game, deck, card), text: proseOf(game, deck as 'faces', card) };
}

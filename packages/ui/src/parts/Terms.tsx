/** A sentence whose terms of art can be pressed, and the card behind them. */
import type { AnyGame, LogEvent } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { capital } from '@flotilla/table/run';
import { Fragment, render } from 'preact';
import { useState } from 'preact/hooks';
import { caseName, say } from '../text/voice.ts';
import { Dialog } from './dialog.tsx';
import { eventWords } from './eventWords.ts';
import { openRule } from './rule.tsx';
import './hints.css';
import { word } from '../text/learn/index.ts';
import type { Box } from './place.ts';
import type { Piece, Term } from './terms.ts';
import { piecesOf, termsOf } from './terms.ts';

/** The sentence. Brackets, commas and full stops stay on the line of the term they stand at, which to a browser is a box. */
export const Terms = ({ game, said }: { game: AnyGame; said: string }) => (
  <>
    {tied(piecesOf(game, said)).map(({ before, words, after, term }, place) =>
      term ? (
        <span key={place} class="term-place">
          {before}
          <button
            type="button"
            class="term"
            aria-haspopup="dialog"
            title={word('term.open', { term: nameOf(term) })}
            onClick={(event) => {
              event.stopPropagation();
              openCard(game, term, event.currentTarget);
            }}
          >
            {words}
          </button>
          {after}
        </span>
      ) : (
        <Fragment key={place}>{words}</Fragment>
      ),
    )}
  </>
);

/** A piece with what stands at it without a space. */
interface Tied extends Piece {
  readonly before: string;
  readonly after: string;
}

const LAST = /\S*$/;
const FIRST = /^\S*/;

/** Gives each term what stands directly before and after it; between two terms it goes to the first. */
function tied(pieces: readonly Piece[]): Tied[] {
  const after = (at: number): string =>
    pieces[at]?.term ? '' : (FIRST.exec(pieces[at]?.words ?? '')?.[0] ?? '');
  return pieces.map((piece, at) => {
    if (piece.term) {
      const before = pieces[at - 1]?.term ? '' : restOf(at - 1);
      return { ...piece, before: LAST.exec(before)?.[0] ?? '', after: after(at + 1) };
    }
    const rest = restOf(at);
    return { ...piece, words: pieces[at + 1]?.term ? rest.replace(LAST, '') : rest, before: '', after: '' };
  });

  /** A piece of plain words without what the term before it has taken. */
  function restOf(at: number): string {
    const words = pieces[at]?.words ?? '';
    return pieces[at - 1]?.term ? words.replace(FIRST, '') : words;
  }
}

/** An entry of the log as a sentence whose terms can be pressed. */
export const EventWords = ({
  game,
  event,
  density,
}: {
  game: AnyGame;
  event: LogEvent;
  density: Density;
}) => <Terms game={game} said={eventWords(game, event, density)} />;

const nameOf = ({ forms }: Term): string => capital(forms[0] ?? '');

/** Shows the card of a term beside the word pressed. It lies on the page, not in the sentence, which may be redrawn. */
function openCard(game: AnyGame, term: Term, at: HTMLElement): void {
  const { left, top, width, height } = at.getBoundingClientRect();
  const place = document.body.appendChild(document.createElement('div'));
  const close = (): void => {
    removeEventListener('popstate', close);
    render(null, place);
    place.remove();
  };
  addEventListener('popstate', close);
  render(<TermCard game={game} term={term} near={{ left, top, width, height }} onClose={close} />, place);
}

interface CardProps {
  readonly game: AnyGame;
  readonly term: Term;
  readonly near: Box;
  readonly onClose: () => void;
}

const cardWords = (game: AnyGame, { id }: Term): string => say(game, { key: `term.${id}.card` });

function TermCard({ game, term, near, onClose }: CardProps) {
  const [all, showAll] = useState(false);
  if (all) return <AllTerms game={game} onClose={onClose} />;
  const rule = (): void => {
    onClose();
    openRule.value = term.rule;
  };
  return (
    <Dialog title={nameOf(term)} near={near} onClose={onClose}>
      <p>{cardWords(game, term)}</p>
      <div class="row">
        <button type="button" onClick={rule}>
          § {word('term.rule', { rule: caseName(game, term.rule) })}
        </button>
        <button type="button" onClick={() => showAll(true)}>
          {word('term.all')}
        </button>
      </div>
    </Dialog>
  );
}

const AllTerms = ({ game, onClose }: { game: AnyGame; onClose: () => void }) => (
  <Dialog title={word('term.title')} onClose={onClose}>
    <dl class="going-on">
      {termsOf(game).map((term) => (
        <div key={term.id}>
          <dt>{nameOf(term)}</dt>
          <dd>{cardWords(game, term)}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

/** A sentence whose terms of art can be pressed, and the card behind them. */
import type { AnyGame } from '@flotilla/table';
import { capital } from '@flotilla/table';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { openRule } from '../parts/rule.tsx';
import { caseName, say } from '../voice.ts';
import './hints.css';
import type { Term } from './terms.ts';
import { piecesOf, termsOf } from './terms.ts';
import { word } from './text/index.ts';

/** The sentence. */
export function Terms({ game, said }: { game: AnyGame; said: string }) {
  const [open, setOpen] = useState<Term | 'all' | null>(null);
  return (
    <>
      {piecesOf(game, said).map(({ words, term }, place) =>
        term ? (
          <button
            key={place}
            type="button"
            class="term"
            aria-haspopup="dialog"
            title={word('term.open', { term: capital(term.forms[0] ?? '') })}
            onClick={(event) => {
              event.stopPropagation();
              setOpen(term);
            }}
          >
            {words}
          </button>
        ) : (
          <Fragment key={place}>{words}</Fragment>
        ),
      )}
      {open === 'all' && <AllTerms game={game} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'all' && (
        <TermCard game={game} term={open} onClose={() => setOpen(null)} onAll={() => setOpen('all')} />
      )}
    </>
  );
}

interface CardProps {
  readonly game: AnyGame;
  readonly term: Term;
  readonly onClose: () => void;
  readonly onAll: () => void;
}

const cardWords = (game: AnyGame, { id }: Term): string => say(game, { key: `term.${id}.card` });

function TermCard({ game, term, onClose, onAll }: CardProps) {
  const rule = (): void => {
    onClose();
    openRule.value = term.rule;
  };
  return (
    <Dialog title={capital(term.forms[0] ?? '')} onClose={onClose}>
      <p>{cardWords(game, term)}</p>
      <div class="row">
        <button type="button" onClick={rule}>
          § {word('term.rule', { rule: caseName(game, term.rule) })}
        </button>
        <button type="button" onClick={onAll}>
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
          <dt>{capital(term.forms[0] ?? '')}</dt>
          <dd>{cardWords(game, term)}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

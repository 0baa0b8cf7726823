/** The head of a review's pages: the game, how it ended, and the ways to its record and its replay. */
import { headInstead } from '@flotilla/ui/learn/holding.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useLayoutEffect } from 'preact/hooks';
import { href } from '../router.ts';
import { headlineOf } from '../session/headline.ts';
import { addressOf } from './paths.ts';
import type { Reviewed } from './reviewed.ts';
import { word } from './text/index.ts';

/** Puts the head of the review into the head of the page while it is shown. */
export function ReviewHead({ reviewed, question }: { reviewed: Reviewed; question: number | null }) {
  useLayoutEffect(() => {
    headInstead.value = <Head reviewed={reviewed} question={question} />;
    return () => {
      headInstead.value = null;
    };
  }, [reviewed, question]);
  return null;
}

function Head({ reviewed, question }: { reviewed: Reviewed; question: number | null }) {
  const { game, id, outcome, asked } = reviewed;
  const place = question === null ? 0 : (reviewed.places[question] ?? 0);
  return (
    <div class="review-head">
      <p>
        <strong>
          {question === null
            ? game.title
            : `${game.title} · ${word('questionOf', { question: question + 1, of: asked.length })}`}
        </strong>
        <small>{headlineOf({ game, outcome, view: reviewed.session.view.peek() })?.text}</small>
      </p>
      <nav aria-label={word('tabs')}>
        <a href={href(`/g/${id}`)}>{word('tab.record')}</a>
        <a href={href(`/g/${id}/replay#${place}`)}>{ui('replay.watch')}</a>
        <a href={href(addressOf.review(reviewed))} aria-current={question === null ? 'page' : 'true'}>
          {ui('review.title')}
        </a>
      </nav>
    </div>
  );
}

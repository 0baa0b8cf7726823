/** Three moments of luck, three of skill, three losses; fewer where fewer are clear. */
import type { Review, Verdict } from '@flotilla/lab';
import { useState } from 'preact/hooks';
import { href } from '../router.ts';
import { Badge, ListSign } from './Badge.tsx';
import type { List, ReviewMoment } from './moments.ts';
import { LISTS, MOST, momentsIn } from './moments.ts';
import { addressOf } from './paths.ts';
import type { ReviewTelling } from './telling.ts';
import { answerName, halfOf, happenedWords, placeWords, verdictWord, whyWords } from './telling.ts';
import { word } from './text/index.ts';

/** What is said of a moment, and its word. */
function toldOf(
  telling: ReviewTelling,
  { list, question }: ReviewMoment,
): { readonly lines: string; readonly word: string } {
  const { review } = telling;
  const verdict = review.verdicts[question] as Verdict;
  const own = answerName(telling, verdict, verdict.played);
  const aces = answerName(telling, verdict, verdict.habit);
  if (list === 'luck') {
    const found = review.luck.find((one) => one.question === question)?.word;
    const said = found ? word(`table.review.luck.${found}`) : '';
    return { lines: happenedWords(telling, question), word: said };
  }
  if (list === 'skill') {
    const best = review.skill.find((one) => one.question === question)?.best;
    const said = word(`table.review.skill.${best ? 'best' : 'good'}`);
    return { lines: word('skill.text', { own, ace: aces }), word: said };
  }
  const better = answerName(telling, verdict, verdict.best);
  const lines = [
    word('loss.text', { better, own }),
    ...whyWords(telling, verdict),
    ...(verdict.habit === verdict.played ? [word('loss.aceToo')] : []),
  ];
  return { lines: lines.join(' '), word: verdictWord(verdict) };
}

function Card({ telling, moment }: { telling: ReviewTelling; moment: ReviewMoment }) {
  const { reviewed, review, signed, heard, plain } = telling;
  const { list, letter, question, amount } = moment;
  const told = toldOf(telling, moment);
  const half = plain(halfOf(amount));
  return (
    <li class={`moment-card of-${list}`}>
      <Badge list={list} letter={letter} />
      <div>
        <p class="unseen">
          {word(`moment.${list}`, { letter })}. {word('heard.figure', { amount: heard(amount.mean), half })}
        </p>
        <p class="moment-figure" data-estimate aria-hidden="true">
          <b>{signed(amount.mean)}</b> <small>± {half}</small>
        </p>
        <p class="moment-place">
          <a href={href(addressOf.moment(reviewed, question))}>
            {word('question', { question: question + 1 })}
          </a>{' '}
          · {placeWords(telling, question)}
        </p>
        <p>{told.lines}</p>
        <p class="moment-foot">
          {list === 'luck' ? (
            <a
              class="button"
              href={href(addressOf.replay(reviewed, question))}
              aria-label={word('watch.which', { moment: word('moment.luck', { letter }) })}
            >
              {word('watch')}
            </a>
          ) : (
            review.done && (
              <a
                class="button"
                href={href(addressOf.exercise(reviewed, question))}
                aria-label={word('again.which', { moment: word(`moment.${list}`, { letter }) })}
              >
                {word('again')}
              </a>
            )
          )}
          <span class="moment-word">{told.word}</span>
        </p>
      </div>
    </li>
  );
}

/** The answer nearest to having a word, where fewer than three have one. */
function nearestLoss({ verdicts, losses }: Review): Verdict | null {
  const open = verdicts.filter(
    ({ loss, question, kind, notes }) =>
      kind === 'weighed' &&
      loss &&
      loss.mean > 0 &&
      !losses.includes(question) &&
      !notes.includes('practice'),
  );
  return open.reduce<Verdict | null>(
    (near, one) => (near === null || (one.loss?.mean ?? 0) > (near.loss?.mean ?? 0) ? one : near),
    null,
  );
}

/** Shown in place of moments that are not clear: the list is never padded with noise. */
function NoOther({ telling, list, shown }: { telling: ReviewTelling; list: List; shown: number }) {
  const { review, plain, reviewed } = telling;
  const near = list === 'losses' ? nearestLoss(review) : null;
  const key = shown === 0 ? 'none' : 'noOther';
  return (
    <li class="moment-card">
      <Badge list={list} letter={review.done ? '–' : '…'} open />
      <div>
        <p class="moment-none">{review.done ? word(`moments.${key}`) : '…'}</p>
        <p class="muted">
          {review.done ? word(`moments.${list}.${key}`) : word('moments.weighing', { n: review.counts.open })}
        </p>
        {review.done && near?.loss && (
          <p class="muted" data-estimate>
            {word('moments.nearest', {
              question: near.question + 1,
              amount: plain(near.loss.mean),
              half: plain(halfOf(near.loss)),
            })}{' '}
            <a href={href(addressOf.moment(reviewed, near.question))}>{word('see')}</a>
          </p>
        )}
      </div>
    </li>
  );
}

function Column({ telling, list }: { telling: ReviewTelling; list: List }) {
  const moments = momentsIn(telling.review, list);
  const rivals = telling.reviewed.record.seats.length > 1;
  return (
    <section class={`sheet-panel moments of-${list}`} aria-labelledby={`moments-${list}`}>
      <h2 id={`moments-${list}`}>
        <ListSign list={list} /> {word(`moments.${list}.${moments.length as 0 | 1 | 2 | 3}`)}
      </h2>
      <p class="moments-about">
        {word(list === 'luck' && rivals ? 'moments.luck.rivals' : `moments.${list}.about`)}
      </p>
      <ol>
        {moments.map((moment) => (
          <Card key={moment.question} telling={telling} moment={moment} />
        ))}
        {moments.length < MOST && <NoOther telling={telling} list={list} shown={moments.length} />}
      </ol>
    </section>
  );
}

/** The three lists; on a phone one of them at a time. */
export function Moments({ telling }: { telling: ReviewTelling }) {
  const [shown, show] = useState<List>('luck');
  return (
    <>
      <fieldset class="segments moments-switch" aria-label={word('moments.title')}>
        {LISTS.map((list) => (
          <button key={list} type="button" aria-pressed={shown === list} onClick={() => show(list)}>
            <ListSign list={list} /> {word(`moments.${list}.short`)}
          </button>
        ))}
      </fieldset>
      <div class={`moments-columns shows-${shown}`}>
        {LISTS.map((list) => (
          <Column key={list} telling={telling} list={list} />
        ))}
      </div>
    </>
  );
}

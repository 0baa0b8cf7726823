/** A thousand endings from a moment: what could have come of it, with the real ending marked. */
import { worthsBy } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { Loading } from '@flotilla/ui/parts/lazy.tsx';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import { useEffect, useState } from 'preact/hooks';
import { go, href } from '../router.ts';
import { Dots } from './Dots.tsx';
import { PlayOn } from './PlayOn.tsx';
import { addressOf } from './paths.ts';
import type { Reviewed } from './reviewed.ts';
import type { EndingsSpread } from './spreadOf.ts';
import { spreadOf } from './spreadOf.ts';
import { choiceWords } from './telling.ts';
import { has, word } from './text/index.ts';
import { answerKey, useEndings } from './useEndings.ts';
import './endings.css';

/** Games played on for one answer. */
const GAMES = 1000;
/** The most answers that are offered beside the one that was given. */
const MOST_ANSWERS = 6;

/** What a fate is called: in the words of the game, or of the page among several seats. */
export function fateName({ game }: Pick<Reviewed, 'game'>, tally: string | null, fate: string): string {
  const own = `fate.${fate}`;
  if (tally === null) return has(own) ? word(own) : fate;
  const key = [`tally.${tally}.${fate}`, `${tally}.${fate}`].find((one) => knows(game, one));
  return key ? say(game, { key }).replace(/\.$/, '') : fate;
}

/** The endings that could have come of a question. */
export function EndingsPage({ reviewed, question }: { reviewed: Reviewed; question: number }) {
  return <Endings reviewed={reviewed} answers={reviewed.places[question] ?? 0} question={question} />;
}

function Endings({ reviewed, answers, question }: { reviewed: Reviewed; answers: number; question: number }) {
  const { record, seat, game, asked } = reviewed;
  const [found, more] = useEndings(record, seat, answers);
  const [chosen, choose] = useState<string | null>(null);
  const [playing, play] = useState(false);
  const { opened } = found;
  const given = opened?.given ?? null;
  const key = chosen ?? answerKey(given);
  const decision = asked[question];
  const others =
    decision?.kind === 'pick' ? decision.options.filter(({ id }) => id !== given).slice(0, MOST_ANSWERS) : [];
  useEffect(() => {
    if (opened) more(opened.given, GAMES);
  }, [opened]);
  const show = (id: string): void => {
    if (!found.after[answerKey(id)]) more(id, GAMES);
    choose(answerKey(id));
  };
  useKeys({ p: () => play(true), u: () => go(addressOf.moment(reviewed, question)) });
  if (found.failed !== null)
    return (
      <section class="page review">
        <p role="alert">
          {word('endings.failed')} {found.failed}
        </p>
      </section>
    );
  if (!opened) return <Loading />;
  const shown = found.after[key];
  const endings = shown?.endings ?? [];
  const spread = spreadOf(endings, opened.own.worth);
  const worth = worthsBy(game, record.seats.length, opened.by).find(({ id }) => id === opened.by);
  const amount = (value: number): string => say(game, worth?.said(rounded(value)) ?? String(rounded(value)));
  return (
    <section class="page review endings-page">
      <p>
        <a href={href(addressOf.moment(reviewed, question))}>
          ‹ {word('question', { question: question + 1 })}
        </a>
      </p>
      <div class="sheet-panel">
        <h1>
          {endings.length === 0
            ? word('endings.opening')
            : word('endings.title', { from: amount(spread.quarter), to: amount(spread.threeQuarters) })}
        </h1>
        <p class="review-lead">
          {word('endings.yours', {
            own: amount(opened.own.worth),
            less: spread.less,
            more: spread.more,
            n: spread.games,
          })}
        </p>
        {decision && given !== null && (
          <fieldset class="endings-answers" aria-label={word('endings.answers')}>
            <button
              type="button"
              aria-pressed={key === answerKey(given)}
              onClick={() => choose(answerKey(given))}
            >
              {choiceWords(reviewed, decision, given)} <small>{word('endings.asYou')}</small>
            </button>
            {others.map(({ id }) => (
              <button key={id} type="button" aria-pressed={key === answerKey(id)} onClick={() => show(id)}>
                {choiceWords(reviewed, decision, id)}
              </button>
            ))}
          </fieldset>
        )}
        {(shown?.tried ?? 0) < GAMES && (
          <progress max={GAMES} value={shown?.tried ?? 0} aria-label={word('endings.open')} />
        )}
        <Dots
          endings={endings}
          own={opened.own}
          spread={spread}
          amount={amount}
          fateOf={(fate) => fateName(reviewed, opened.tally, fate)}
        />
      </div>
      <div class="endings-columns">
        <Fates
          reviewed={reviewed}
          tally={opened.tally}
          spread={spread}
          own={opened.own.fate}
          other={key === answerKey(given) ? null : spreadOf(found.after[answerKey(given)]?.endings ?? [], 0)}
        />
        <div class="sheet-panel endings-actions">
          <h2>{word('play.title')}</h2>
          <p>{word('play.text')}</p>
          <button type="button" class="primary" onClick={() => play(true)}>
            {word('play.open')}
          </button>
          <button type="button" onClick={() => more(keyToChoice(key, given, others), GAMES)}>
            {word('endings.more')}
          </button>
          <p class="small-print">{word('endings.text', { n: spread.games })}</p>
        </div>
      </div>
      {playing && <PlayOn id={reviewed.id} record={record} answers={answers} onClose={() => play(false)} />}
    </section>
  );
}

const keyToChoice = <C,>(key: string, given: C, others: readonly { readonly id: string }[]): C | string =>
  others.find(({ id }) => answerKey(id) === key)?.id ?? given;

/** Large amounts in hundreds, small ones with a decimal. */
const rounded = (value: number): number =>
  Math.abs(value) >= 1000 ? Math.round(value / 100) * 100 : Math.round(value * 10) / 10;

interface FatesProps {
  readonly reviewed: Reviewed;
  readonly tally: string | null;
  readonly spread: EndingsSpread;
  readonly own: string;
  /** After the answer that was given, where another one is shown. */
  readonly other: EndingsSpread | null;
}

/** How the games ended, with intervals. */
function Fates({ reviewed, tally, spread, own, other }: FatesProps) {
  const most = Math.max(1, ...spread.fates.map(({ count, half }) => count + half));
  return (
    <div class="sheet-panel">
      <h2>{word('fates.title')}</h2>
      <table class="fate-table">
        <caption>{word('fates.of', { n: spread.games })}</caption>
        <thead class={other ? '' : 'unseen'}>
          <tr>
            <th scope="col">{word('fates.fate')}</th>
            <th scope="col">{word('fates.games')}</th>
            {other && <th scope="col">{word('fates.asYou')}</th>}
          </tr>
        </thead>
        <tbody>
          {spread.fates.map(({ fate, count, half }) => (
            <tr key={fate}>
              <th scope="row">
                {fateName(reviewed, tally, fate)}
                {fate === own && <span class="who who-you">{word('endings.own')}</span>}
                <span class="fate-bar" style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
              </th>
              <td data-estimate>
                <b>{count}</b> <small>± {Math.round(half)}</small>
              </td>
              {other && <td>{other.fates.find((one) => one.fate === fate)?.count ?? 0}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

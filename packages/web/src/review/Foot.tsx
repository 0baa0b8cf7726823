/** How many questions came to what, what every figure rests on, and all questions as a table. */
import type { Verdict } from '@flotilla/lab';
import { worthsBy } from '@flotilla/table/run';
import { saveFile } from '@flotilla/ui/parts/share.ts';
import { TableBox } from '@flotilla/ui/parts/tableBox.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useState } from 'preact/hooks';
import { href } from '../router.ts';
import { addressOf } from './paths.ts';
import type { ReviewTelling } from './telling.ts';
import { answerName, halfOf, questionWords, verdictWord } from './telling.ts';
import { word } from './text/index.ts';

const PARTS = ['clear', 'doubtful', 'mistake', 'blunder', 'same', 'noChoice', 'open'] as const;

/** The last part of the page. */
export function Foot({ telling }: { telling: ReviewTelling }) {
  const { review, reviewed } = telling;
  const { counts, verdicts, mostWorlds, failed, capped, rollouts, rulesVersion, version } = review;
  const all = verdicts.length;
  const seats = reviewed.record.seats.length;
  const worth = worthsBy(reviewed.game, seats, review.by).find(({ id }) => id === review.by)?.name;
  return (
    <section class="sheet-panel review-foot" aria-labelledby="foot-title">
      <div>
        <h2 id="foot-title">
          {word(review.done ? 'foot.title' : 'foot.titleOpen', { n: all, settled: review.settled })}
        </h2>
        <div class="tally-bar" aria-hidden="true">
          {PARTS.map((part) => (
            <i key={part} class={`tally-${part}`} style={{ flexGrow: counts[part] }} />
          ))}
        </div>
        <ul class="tally">
          {PARTS.filter((part) => part !== 'open' || counts.open > 0).map((part) => (
            <li key={part}>
              <b>{counts[part]}</b> {word(`tally.${part}`, { n: counts[part] })}
            </li>
          ))}
        </ul>
        <p class="small-print">
          {word('foot.means', { worlds: mostWorlds })} {word('foot.prejudice')}{' '}
          {worth && word('foot.worth', { worth: say(reviewed.game, worth) })}{' '}
          {seats > 1 && word('foot.hands')} {word('foot.made', { rollouts, rules: rulesVersion, version })}
          {failed + capped > 0 && ` ${word('foot.leftOut', { n: failed + capped })}`}
        </p>
      </div>
      <div class="foot-actions">
        <a class="button primary" href={href('/exercises')}>
          {word('exercises')}
        </a>
        <button type="button" onClick={openAll}>
          {word('all.open', { n: all })}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`flotilla-review-${reviewed.id}.json`, JSON.stringify(review, null, 1))}
        >
          {word('save')}
        </button>
        <button type="button" onClick={printAll}>
          {word('print')}
        </button>
      </div>
      <AllQuestions telling={telling} />
    </section>
  );
}

/** Prints the page with the table of all questions, which is drawn when it is opened. */
function printAll(): void {
  openAll();
  setTimeout(print, DRAWN);
}

/** Milliseconds after which what was opened is drawn. */
const DRAWN = 100;

function openAll(): void {
  const list = document.getElementById('all-questions');
  if (list instanceof HTMLDetailsElement) list.open = true;
  list?.querySelector('summary')?.focus();
  list?.scrollIntoView?.();
}

const FILTERS = ['choice', 'differ', 'clear', 'all'] as const;
type Filter = (typeof FILTERS)[number];

const KEEPS: Readonly<Record<Filter, (verdict: Verdict) => boolean>> = {
  choice: ({ kind }) => kind === 'weighed',
  differ: ({ played, habit }) => played !== habit,
  clear: ({ word: found }) => found !== null,
  all: () => true,
};

/** Every question in a plain table. */
function AllQuestions({ telling }: { telling: ReviewTelling }) {
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState<Filter>('choice');
  const { verdicts } = telling.review;
  return (
    <details
      id="all-questions"
      class="all-questions"
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{word('all.title')}</summary>
      {open && (
        <>
          <label class="field inline">
            <span class="field-label">{word('all.filter')}</span>
            <select value={filter} onChange={(event) => setFilter(event.currentTarget.value as Filter)}>
              {FILTERS.map((name) => (
                <option key={name} value={name}>
                  {word(`all.${name}`)}
                </option>
              ))}
            </select>
          </label>
          <TableBox label={word('all.title')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{word('all.question')}</th>
                  <th scope="col">{word('all.answer')}</th>
                  <th scope="col">{word('all.loss')}</th>
                  <th scope="col">{word('all.word')}</th>
                </tr>
              </thead>
              <tbody>
                {verdicts.filter(KEEPS[filter]).map((verdict) => (
                  <Row key={verdict.question} telling={telling} verdict={verdict} />
                ))}
              </tbody>
            </table>
          </TableBox>
        </>
      )}
    </details>
  );
}

function Row({ telling, verdict }: { telling: ReviewTelling; verdict: Verdict }) {
  const { reviewed, plain } = telling;
  const { question, loss, kind, notes } = verdict;
  return (
    <tr>
      <td>
        <a href={href(addressOf.moment(reviewed, question))}>
          {question + 1}. {questionWords(telling, question)}
        </a>
      </td>
      <td>
        {notes.includes('practice') && '↶ '}
        {answerName(telling, verdict, verdict.played)}
      </td>
      <td data-estimate>
        {loss && kind === 'weighed' ? `${plain(loss.mean)} ± ${plain(halfOf(loss))}` : '–'}
      </td>
      <td>{kind === 'weighed' ? verdictWord(verdict) : word(`tally.${kind}`)}</td>
    </tr>
  );
}

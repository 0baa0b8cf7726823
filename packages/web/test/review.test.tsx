// @vitest-environment happy-dom
/** The review of a finished game in the page, and playing on from a moment of it. */
import type { Review } from '@flotilla/lab';
import { loadGame, openReview, printedSum } from '@flotilla/lab';
import type { AnyGame, FormChoice, GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { chosenBy, handedOut, optionsOf, randomBot, Session } from '@flotilla/table/run';
import { REFUSED } from '@flotilla/ui/base/shell.ts';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Answers } from '../src/review/Answers.tsx';
import { Curve } from '../src/review/Curve.tsx';
import { Foot } from '../src/review/Foot.tsx';
import { Moments } from '../src/review/Moments.tsx';
import { Making } from '../src/review/making.ts';
import { beginVariation } from '../src/review/PlayOn.tsx';
import { RollBars } from '../src/review/RollBars.tsx';
import type { Reviewed } from '../src/review/reviewed.ts';
import { openReviewed, seatsShown } from '../src/review/reviewed.ts';
import { Top } from '../src/review/Top.tsx';
import type { ReviewTelling } from '../src/review/telling.ts';
import { answerName, tellingOf } from '../src/review/telling.ts';
import { speak } from '../src/review/text/index.ts';
import { VariationBar } from '../src/review/VariationBar.tsx';
import type { StartWeighing } from '../src/review/weigher.ts';
import type { WeigherReply } from '../src/review/weigher.worker.ts';
import { bringInRecord, openGame, saveNew } from '../src/session/open.ts';
import { readGame } from '../src/store/games.ts';

/** A game of random answers, up to so many of them. */
function played(game: AnyGame, seats: number, most = Number.POSITIVE_INFINITY): Session<GameShape> {
  const session = new Session(game, {
    options: optionsOf(game, {}) as FormChoice,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Captain ${i + 1}`, bot: null })),
    seed: 'review-page',
  });
  const rng = rngFrom(seedFrom('review-page'), 'test');
  for (let [asked] = session.decisions; asked && session.answers.length < most; [asked] = session.decisions)
    session.answer({
      seat: asked.seat,
      decision: asked.number,
      choice: chosenBy(randomBot, session.table as never, asked, rng),
    });
  return session as unknown as Session<GameShape>;
}

let game: AnyGame;
let reviewed: Reviewed;
let review: Review;
let telling: ReviewTelling;

beforeAll(async () => {
  game = await loadGame('night-watch');
  await withWords(game);
  await speak('en');
  const id = await saveNew(played(game, 1));
  const opened = await openReviewed(id, null);
  if ('kind' in opened) throw new Error(opened.kind);
  reviewed = opened;
  const desk = openReview(game, opened.record, 0, { worlds: 64, rollouts: 6000, games: 50 });
  for (let [job] = desk.jobs(); job; [job] = desk.jobs()) desk.take(desk.work(job));
  review = desk.review();
  telling = tellingOf(opened, review, desk.questions);
});
afterEach(cleanup);

describe('the page of a review', () => {
  it('prints a sum that adds up, and tells it to a screen reader in a sentence', () => {
    const { container } = render(<Top telling={telling} />);
    const { result, expected, luck, skill } = printedSum(review.ledger);
    expect(expected.mean + luck.mean + skill.mean).toBeCloseTo(result, 6);
    const shown = [...container.querySelectorAll('.sum-term')].map((term) => ({
      sign: term.querySelector('.sum-sign')?.textContent ?? '',
      amount: term.querySelector('b')?.textContent,
    }));
    expect(shown.map(({ amount }) => amount)).toEqual([
      telling.plain(result),
      ...[expected, luck, skill].map(({ mean }) => telling.plain(Math.abs(mean))),
    ]);
    expect(shown.slice(2).map(({ sign }) => sign)).toEqual(
      [luck, skill].map(({ mean }) => (mean < 0 ? '−' : '+')),
    );
    expect(screen.getByText(/give or take/).textContent).toContain(`${telling.plain(result)} is `);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  });

  it('says above its figures that a game was practice, and nothing of the kind of any other', () => {
    const { unmount } = render(<Top telling={telling} />);
    expect(screen.queryByText(/practice/i)).toBeNull();
    unmount();
    const record = { ...reviewed.record, practice: true };
    const never = render(<Top telling={{ ...telling, reviewed: { ...reviewed, record } }} />);
    expect(screen.getByText(/^A practice game/).textContent).toMatch(/You never did/);
    never.unmount();
    const undone = [{ at: 0, answers: record.answers.slice(0, 1) }];
    render(<Top telling={{ ...telling, reviewed: { ...reviewed, record: { ...record, undone } } }} />);
    expect(screen.getByText(/^A practice game/).textContent).toMatch(/went back 1 time\./);
  });

  it('shows no figure of its own without an interval', () => {
    const { container } = render(
      <>
        <Top telling={telling} />
        <Curve reviewed={reviewed} telling={telling} />
        <Moments telling={telling} />
        <Foot telling={telling} />
        {review.verdicts.map((verdict) => (
          <Answers
            key={verdict.question}
            amounts={telling}
            blunder={review.scale.blunder}
            verdict={verdict}
            nameOf={(place) => answerName(telling, verdict, place)}
          />
        ))}
        {review.luck.map(({ question }) => (
          <RollBars key={question} telling={telling} question={question} />
        ))}
      </>,
    );
    const figures = [...container.querySelectorAll('[data-estimate]')].map(({ textContent }) => textContent);
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((figure) => !/±|same|–/.test(figure ?? ''))).toEqual([]);
  });

  it('calls an answer something only where the thin whisker keeps clear of the line', () => {
    for (const { word, loss, clearAt } of review.verdicts)
      if (word) expect((loss?.mean ?? 0) > clearAt * (loss?.error ?? 0)).toBe(true);
    render(<Moments telling={telling} />);
    const losses = screen.getByRole('region', { name: /loss/i });
    expect(losses.querySelectorAll('.moment-foot').length).toBe(Math.min(3, review.losses.length));
    expect(losses.textContent).toMatch(/clear|rather than/);
  });

  it('draws what was gained before anything is weighed, and no figure with it', () => {
    const { container } = render(<Curve reviewed={reviewed} telling={null} />);
    expect(container.querySelector('.gained')).not.toBeNull();
    expect(container.querySelector('.curve-line, [data-estimate], input')).toBeNull();
  });
});

describe('a game', () => {
  it('that is not over has no review', async () => {
    const id = await saveNew(played(game, 1, 2));
    expect(await openReviewed(id, null)).toEqual({ kind: 'running' });
  });

  it('that is not on this device has none either', async () => {
    expect(await openReviewed('nobody', null)).toEqual({ kind: 'fault', fault: { kind: 'absent' } });
  });

  it('that a server still keeps its dice of has none: while it runs, and until its event is closed', async () => {
    for (const kept of [played(game, 1, 2), played(game, 1)]) {
      const brought = await bringInRecord(handedOut(kept.record(), 0));
      expect(brought).toMatchObject({ fault: { kind: 'broken', refused: REFUSED } });
      expect(await openReviewed(REFUSED, null)).toMatchObject({ kind: 'fault', fault: { kind: 'broken' } });
    }
  });

  it('of several people on a server shows a reader bots and their own seat, not the others', () => {
    const { record } = reviewed;
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'Ben', bot: null },
      { name: 'Steady', bot: 'steady' },
    ];
    const origin = { id: 'x', server: '', sealed: '', parts: [] };
    expect(seatsShown({ ...record, seats, origin }, 1)).toEqual([1, 2]);
    expect(seatsShown({ ...record, seats }, 1)).toEqual([0, 1, 2]);
  });
});

describe('the making of a review', () => {
  const made = async () => {
    const orders: string[] = [];
    const heard: ((told: WeigherReply) => void)[] = [];
    const start: StartWeighing = (_, kept, hear) => {
      orders.push(kept ? `from ${kept.length}` : 'afresh');
      heard.push(hear);
      return {
        go: () => orders.push('go'),
        rest: () => orders.push('rest'),
        stop: () => orders.push('stop'),
      };
    };
    const making = new Making('id', reviewed, start);
    await making.looked;
    return { making, orders, tell: (told: WeigherReply) => heard.at(-1)?.(told) };
  };

  it('begins when the reader says so, stops, goes on and ends', async () => {
    const { making, orders, tell } = await made();
    expect(making.stage.value).toBe('fresh');
    making.begin();
    tell({ kind: 'settled', settled: 3 });
    expect(making.settled.value).toBe(3);
    making.stop();
    expect(making.stage.value).toBe('stopped');
    making.begin();
    tell({ kind: 'standing', reviews: [{ ...review, done: false }], sketched: true });
    expect(making.stage.value).toBe('weighing');
    tell({ kind: 'standing', reviews: [{ ...review, done: true }], sketched: true });
    expect(making.stage.value).toBe('done');
    expect(orders).toEqual(['afresh', 'rest', 'go', 'stop']);
  });

  it('says nothing of figures before every question has been looked at', async () => {
    const { making, tell } = await made();
    making.begin();
    tell({ kind: 'standing', reviews: [{ ...review, done: false }], sketched: false });
    expect(making.reviews.value).toEqual([]);
  });

  it('starts a worker that dies once more from what was kept, and then says that it failed', async () => {
    const { making, orders, tell } = await made();
    making.begin();
    tell({ kind: 'standing', reviews: [{ ...review, done: false }], sketched: true });
    tell({ kind: 'kept', kept: new Uint8Array(7) });
    tell({ kind: 'failed', error: 'out of memory', record: false });
    expect(making.stage.value).toBe('weighing');
    tell({ kind: 'failed', error: 'out of memory', record: false });
    expect(making.stage.value).toBe('failed');
    expect(orders.filter((order) => order !== 'stop')).toEqual(['afresh', 'from 7']);
    expect(making.reviews.value, 'what is settled stays').not.toEqual([]);
  });
});

describe('a variation', () => {
  it('goes on from its moment, says where it comes from, and counts as practice', async () => {
    const id = await beginVariation(reviewed.id, reviewed.record, 3, 'other');
    const opened = await openGame(id);
    if (!('session' in opened)) throw new Error('The variation does not open.');
    const { session } = opened;
    expect(session.position.value).toBe(3);
    expect(session.variation).toEqual({ of: reviewed.id, at: 3, dice: 'other' });
    expect((await readGame(id))?.summary).toMatchObject({ practice: true, variation: true, over: false });
    render(<VariationBar variation={{ of: reviewed.id, at: 3, dice: 'other' }} />);
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe(`/g/${reviewed.id}/replay#3`);
    session.close();
  });

  it('of a table of several is left out of the wardroom like one of a solitaire', async () => {
    const smugglers = await loadGame('smugglers');
    const record = played(smugglers, smugglers.seats.min).record();
    const id = await beginVariation('origin', record, 2, 'same');
    expect((await readGame(id))?.summary).toMatchObject({ practice: true, variation: true });
    expect((await readGame(id))?.record.practice).toBe(false);
  });
});

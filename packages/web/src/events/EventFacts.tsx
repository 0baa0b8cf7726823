/** What was agreed about an event, and whose dice it is sailed with. */
import { tiesOf } from '@flotilla/companion';
import type { EventTold, SeaSettings } from '@flotilla/protocol';
import { serverTime } from '../net/api.ts';
import { titleOf } from '../parts/titleOf.ts';
import { href } from '../router.ts';
import type { Score } from './score.ts';
import { scoreOf, scoreWord } from './score.ts';
import type { Key } from './text/index.ts';
import { word } from './text/index.ts';
import { atTime, until } from './times.ts';
import type { SeaEvent } from './wire.ts';

/** The length of an attempt in words. */
export const lengthText = ({ length, seas }: SeaSettings): string =>
  [
    length.kind === 'patrols' ? word('length.patrols', { n: length.patrols }) : word(`length.${length.kind}`),
    ...(seas > 1 ? [word('length.seas', { n: seas })] : []),
  ].join(', ');

/** The line under the title: who may enter, what is played, how many have. */
export function leadOf(event: SeaEvent, sailed: number): string {
  const { entrants, entry, game, settings, options, state } = event;
  const of = entry === 'invited' ? Math.max(entrants.invited, entrants.entered) : entrants.entered;
  return [
    word(entry === 'invited' ? 'entry.invited' : 'entry.open'),
    [
      titleOf(game),
      lengthText(settings),
      ...(typeof options.boat === 'string' ? [word('boat', { type: options.boat })] : []),
    ].join(', '),
    state === 'announced'
      ? word('lead.entered', { n: entrants.entered })
      : word('lead.sailed', { n: sailed, of }),
  ].join(' · ');
}

/** When something happens next: a badge in the corner. */
export function Badge({ event, now = serverTime() }: { event: EventTold; now?: number }) {
  const { state, opens, closes } = event;
  const text =
    state === 'announced'
      ? word('badge.opens', { time: until(opens, now) })
      : state === 'open'
        ? word('badge.closes', { time: until(closes, now) })
        : word(`state.${state}`);
  return <span class={`event-badge is-${state}`}>{text}</span>;
}

/** The beginning of a fingerprint, in groups that can be read aloud. */
export const short = (hash: string): string => hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');

/** The same dice for everybody: sealed, mixed, opened. */
export function SeaDice({ event }: { event: SeaEvent }) {
  const { seas, settings, state, closes, dice, id } = event;
  return (
    <section class="sheet-panel event-dice" aria-labelledby="same-sea" data-part="dice">
      <h2 id="same-sea">{word('dice.title')}</h2>
      <p class="daily-same">{word('dice.same')}</p>
      <ul class="event-seals">
        {seas.map((sea) => (
          <li key={sea.number}>
            {seas.length > 1 && <strong>{word('dice.sea', { n: sea.number })} </strong>}
            {word(sea.seed ? 'dice.opened' : sea.commitment ? 'dice.mixed' : 'dice.sealed', {
              hash: short(sea.commitment ?? sea.sealed),
            })}
          </li>
        ))}
      </ul>
      {settings.dice === 'strict' && dice && (state === 'sealing' || state === 'opening') && (
        <p role="status">
          {word(`dice.${state}`, {
            n: dice.shares.filter(({ share }) => state === 'sealing' || share !== null).length,
            of: dice.shares.length,
            time: dice.until ? until(dice.until, serverTime()) : '–',
          })}
        </p>
      )}
      {seas.some(({ past = [] }) => past.length > 0) && <p class="muted">{word('dice.past')}</p>}
      <p>{word(state === 'closed' ? 'dice.after' : 'dice.before', { time: atTime(closes) })}</p>
      <details>
        <summary>{word('dice.how')}</summary>
        <p class="muted">{word(settings.dice === 'strict' ? 'dice.strict' : 'dice.plain')}</p>
        <p class="muted">{word('dice.limit')}</p>
        {seas.map(({ number, sealed, commitment, seed }) => (
          <dl key={number} class="proof">
            <dt>{word('dice.seal')}</dt>
            <dd>{sealed}</dd>
            {commitment && (
              <>
                <dt>{word('dice.fingerprint')}</dt>
                <dd>{commitment}</dd>
              </>
            )}
            {seed && (
              <>
                <dt>{word('dice.seed')}</dt>
                <dd>{seed}</dd>
              </>
            )}
          </dl>
        ))}
      </details>
      <p class="row">
        <a href={href(`/api/v1/events/${id}/calendar.ics`)} download>
          {word('calendar')}
        </a>
        <a href={href(`/api/v1/events/${id}/standings.csv`)} download>
          {word('csv')}
        </a>
      </p>
    </section>
  );
}

/** What decides between equals: "fewer hull hits, then fewer torpedoes". */
const tiesText = (score: Score, counts: string): string =>
  tiesOf(score.scoring, counts)
    .map((name) => scoreWord(score, `${name}.tie`))
    .reduce((first, next) => word('term.then', { first, next }));

/** What was agreed, as a list. */
export function SeaTerms({ event }: { event: SeaEvent }) {
  const { settings, entry } = event;
  const score = scoreOf(event.game);
  const rows: readonly (readonly [Key, string])[] = [
    ['term.entry', word(entry === 'invited' ? 'term.invited' : 'term.open')],
    ['term.counts', scoreWord(score, `by.${settings.counts}`)],
    ['term.ties', tiesText(score, settings.counts)],
    ['term.undo', word('term.undoOf')],
    ['term.opens', atTime(event.opens)],
    ['term.closes', atTime(event.closes)],
  ];
  return (
    <dl class="daily-orders">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{word(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

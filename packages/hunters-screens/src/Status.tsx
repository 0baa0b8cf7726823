/** The bar that is always in sight: the day and the place, and what the boat can still take and give. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { phone } from '@flotilla/ui/base/wide.ts';
import { FrameTools } from '@flotilla/ui/frame/frame.tsx';
import { HomeMark } from '@flotilla/ui/frame/HomeMark.tsx';
import { useUndo } from '@flotilla/ui/frame/sheet.tsx';
import { headInstead } from '@flotilla/ui/learn/holding.ts';
import { calendar, ui } from '@flotilla/ui/text/index.ts';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import { useContext, useLayoutEffect } from 'preact/hooks';
import type { Boat, Stock, View } from './game.ts';
import { BOATS, dayOf, isInPort, monthText, placeOf, today } from './game.ts';
import { figure, word } from './text/index.ts';
import type { Say } from './words.ts';

type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** How serious a filled track is. */
const toneOf = (filled: number, limit: number): Tone =>
  filled === 0 ? 'good' : filled * 2 >= limit ? 'bad' : 'warn';

/** The torpedoes on board, in tubes and racks. */
export function torpedoesAboard({ boat }: View): Stock {
  const inTubes = (kind: keyof Stock): number =>
    [...boat.forward, ...boat.aft].filter((tube) => tube === kind).length;
  const all = (kind: keyof Stock): number =>
    inTubes(kind) + boat.forwardReloads[kind] + boat.aftReloads[kind];
  return { steam: all('steam'), electric: all('electric') };
}

const torpedoesIn = (view: View): number => {
  const { steam, electric } = torpedoesAboard(view);
  return steam + electric;
};

/** A day of the war, for a strip without room for the name of its month. */
const inShort = ({ month, day }: ReturnType<typeof dayOf>): string =>
  new Intl.DateTimeFormat(calendar(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(1939, 8 + month, day));

/** While a career is open its bar stands in the place of the site's head; only a lesson keeps that, to count in. */
function useBarInstead(): void {
  const isLesson = headInstead.value !== null;
  useLayoutEffect(() => {
    document.body.dataset.career = isLesson ? 'lesson' : 'plays';
    return () => delete document.body.dataset.career;
  }, [isLesson]);
}

/** The bar. */
export function Status({ session }: { session: Session }) {
  useBarInstead();
  const view = session.view.value as View;
  const say: Say = (said) => sayIn(session.game, said);
  const { boat, patrol } = view;
  const box = patrol && patrol.box >= 0 && !isInPort(view) ? ` ${patrol.box + 1}` : '';
  return (
    <section
      class="status hunters-status"
      data-part="status"
      aria-label={word('status.title')}
      id="status"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the key S brings the reader here
      tabIndex={0}
    >
      <HomeMark class="hunters-home" />
      <p class="hunters-where">
        <strong>U-{boat.number}</strong>{' '}
        <span class="hunters-day">
          {patrol === null && view.lastDay === 0
            ? say(monthText(view.month))
            : phone.value
              ? inShort(dayOf(view))
              : say(today(view))}
        </span>
        <span class="hunters-place">
          {' '}
          · {say(placeOf(view))}
          {box}
        </span>
        {session.practice.value && <span class="badge">{ui('practice.badge')}</span>}
      </p>
      <dl class="hunters-gauges">
        {view.fate === 'serving' && <Wear boat={boat} />}
        {view.fate === 'serving' && (
          <Gauge name={word('status.torpedoes')} value={String(torpedoesIn(view))} tone="plain" />
        )}
        {view.luck > 0 && <Gauge name={word('status.luck')} value={String(view.luck)} tone="good" />}
        <Gauge name={word('status.tons')} value={figure(view.tons)} tone="plain" />
      </dl>
      {phone.value && <PhoneTools session={session} />}
    </section>
  );
}

/** On a phone taking back and the menu stand in the strip; all other tools lie behind the handle. */
function PhoneTools({ session }: { session: Session }) {
  const { undo, question } = useUndo(session);
  const { openMenu } = useContext(FrameTools);
  return (
    <span class="hunters-tools">
      {session.mode === 'play' && (
        <button type="button" aria-label={ui('undo')} title={ui('undo.key')} onClick={undo}>
          <span aria-hidden="true">↶</span>
        </button>
      )}
      <button type="button" aria-label={ui('tools.menu')} onClick={openMenu}>
        <span aria-hidden="true">☰</span>
      </button>
      {question}
    </span>
  );
}

/** What the boat has taken; once the career is over nobody needs to know whether she could dive. */
function Wear({ boat }: { boat: Boat }) {
  const limits = BOATS[boat.type];
  return (
    <>
      <Gauge
        name={word('mat.hull')}
        value={`${boat.hull}/${limits.hull}`}
        tone={toneOf(boat.hull, limits.hull)}
      />
      <Gauge
        name={word('mat.flooding')}
        value={`${boat.flooding}/${limits.flooding}`}
        tone={toneOf(boat.flooding, limits.flooding)}
      />
    </>
  );
}

function Gauge({ name, value, tone }: { name: string; value: string; tone: Tone }) {
  return (
    <div class={`gauge tone-${tone}`}>
      <dt>{name}</dt>
      <dd>
        {tone !== 'plain' && <span class="tone-mark" aria-hidden="true" />}
        {value}
      </dd>
    </div>
  );
}

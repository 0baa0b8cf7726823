/** The log: three densities, sections that fold, and a way to the moment of every line. */
import type { AnyGame, LogEvent } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { DENSITIES, logFor } from '@flotilla/table/run';
import type { ComponentType } from 'preact';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import type { Session } from '../base/session.ts';
import { change, settings } from '../base/settings.ts';
import { go } from '../base/shell.ts';
import { still } from '../base/still.tsx';
import type { Key } from '../text/index.ts';
import { ui } from '../text/index.ts';
import { eventWords } from './eventWords.ts';
import { useLate } from './late.ts';
import { LineMarks } from './lineMarks.ts';
import { RollLine } from './rollCard.tsx';
import { Rule } from './rule.tsx';
import { Terms } from './Terms.tsx';

export { eventWords } from './eventWords.ts';

/** A part of the log under one heading. */
export interface Section {
  readonly heading: LogEvent | null;
  readonly events: LogEvent[];
  readonly parts: Section[];
}

/** Sorts a log into sections by its headings. */
export function sectionsOf(log: readonly LogEvent[]): Section[] {
  const root: Section = { heading: null, events: [], parts: [] };
  const open: Section[] = [root];
  for (const event of log) {
    if (event.heading === null) {
      (open.at(-1) as Section).events.push(event);
      continue;
    }
    while (open.length > 1 && ((open.at(-1) as Section).heading?.heading ?? 0) >= event.heading) open.pop();
    const section: Section = { heading: event, events: [], parts: [] };
    (open.at(-1) as Section).parts.push(section);
    open.push(section);
  }
  return root.events.length > 0 ? [{ ...root, parts: [] }, ...root.parts] : root.parts;
}

const alike = <T,>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, i) => item === other[i]);

/** The sections now; those to which nothing was added are the very ones that were there before. */
function kept(before: readonly Section[], now: readonly Section[]): Section[] {
  return now.map((section, i) => {
    const old = before[i];
    const parts = kept(old?.parts ?? [], section.parts);
    const same =
      old?.heading === section.heading && alike(old.events, section.events) && alike(old.parts, parts);
    return same ? old : { ...section, parts };
  });
}

/** One line; drawn once and then left alone, so that a long log costs nothing when a line is added. */
const LogLine = still(
  ({ session, event, density }: { session: Session; event: LogEvent; density: Density }) => {
    const { game } = session;
    const said = eventWords(game, event, density);
    const mark = useContext(LineMarks)(event, said);
    if (event.roll) {
      return (
        <li class="log-line log-roll">
          <RollLine game={game} event={event} />
        </li>
      );
    }
    return (
      <li class={mark ? 'log-line log-marked' : 'log-line'}>
        <button
          type="button"
          class="moment"
          aria-label={ui('log.moment')}
          title={ui('log.moment')}
          onClick={() => go(`/g/${session.id}/replay#${session.momentOf(event)}`)}
        />
        {mark?.art}
        <p>
          <Terms game={game} said={mark?.said ?? said} />
        </p>
        <Rule rule={event.rule} />
      </li>
    );
  },
);

/** How many lines of one section are drawn at once. */
const MOST_LINES = 120;

function Lines({ session, events, density }: { session: Session; events: LogEvent[]; density: Density }) {
  const [more, setMore] = useState(0);
  const hidden = Math.max(0, events.length - MOST_LINES * (more + 1));
  return (
    <>
      {hidden > 0 && (
        <button type="button" class="link" onClick={() => setMore(more + 1)}>
          {ui('log.earlier', { n: hidden })}
        </button>
      )}
      <ol class="log-lines">
        {events.slice(hidden).map((event, i) => (
          <LogLine key={hidden + i} session={session} event={event} density={density} />
        ))}
      </ol>
    </>
  );
}

interface SectionProps {
  readonly session: Session;
  readonly section: Section;
  readonly density: Density;
  readonly last: boolean;
  readonly level: number;
}

/** A section that folds; one to which nothing was added stays as it is. */
const SectionBox: ComponentType<SectionProps> = still(({ session, section, density, last, level }) => {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? last;
  const body = open && (
    <div class="log-section-body">
      {section.events.length > 0 && <Lines session={session} events={section.events} density={density} />}
      {section.parts.map((part, i) => (
        <SectionBox
          key={`${part.heading?.decision} ${i}`}
          session={session}
          section={part}
          density={density}
          last={last && i === section.parts.length - 1}
          level={level + 1}
        />
      ))}
    </div>
  );
  if (!section.heading) return <div class="log-section">{body}</div>;
  const Heading = level === 0 ? 'h3' : level === 1 ? 'h4' : 'h5';
  return (
    <div class="log-section">
      <Heading class="log-heading">
        <button type="button" aria-expanded={open} onClick={() => setChosen(!open)}>
          <span class="fold" aria-hidden="true" />
          {eventWords(session.game, section.heading, density)}
        </button>
      </Heading>
      {body}
    </div>
  );
});

/** What the densities are called. */
const DENSITY_WORDS: Readonly<Record<Density, Key>> = {
  story: 'log.story',
  normal: 'log.normal',
  rolls: 'log.rolls',
};

/** Buttons for how much of the log is told. */
export const DensityButtons = ({ look }: { look: string }) => (
  <fieldset class={look} aria-label={ui('log.density')}>
    {DENSITIES.map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={settings.value.density === name}
        onClick={() => change({ density: name })}
      >
        {ui(DENSITY_WORDS[name])}
      </button>
    ))}
  </fieldset>
);

/** The log of a session. */
export function LogPanel({ session }: { session: Session }) {
  const { density } = settings.value;
  const log = useLate(session.log.value);
  const before = useRef<Section[]>([]);
  const sections = useMemo(() => {
    before.current = kept(before.current, sectionsOf(logFor(log, session.seat.value, density)));
    return before.current;
  }, [log, density]);
  return (
    <section class={`log log-${density}`} aria-label={ui('log.title')} id="log">
      <header class="log-head">
        <h2>{ui('log.title')}</h2>
        <DensityButtons look="segments" />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <section class="log-scroll" tabIndex={0} aria-label={ui('log.lines')}>
        {/* Laid out from its end, so that the newest line is in sight without a script having to scroll. */}
        <div class="log-roll-up">
          {sections.length === 0 && <p class="muted">{ui('log.empty')}</p>}
          {sections.map((section, i) => (
            <SectionBox
              key={`${section.heading?.decision ?? 'first'} ${i}`}
              session={session}
              section={section}
              density={density}
              last={i === sections.length - 1}
              level={0}
            />
          ))}
        </div>
      </section>
    </section>
  );
}

/** The log as a text file: the war diary. */
export const diaryOf = (game: AnyGame, log: readonly LogEvent[], density: Density): string =>
  log
    .filter((event) => DENSITIES.indexOf(event.density) <= DENSITIES.indexOf(density))
    .map((event) => {
      const words = eventWords(game, event, density);
      if (event.heading) return `\n${words}\n${'-'.repeat(Math.min(words.length, 100))}`;
      return `${words}${event.rule ? ` [${event.rule}]` : ''}`;
    })
    .join('\n')
    .trim();

/** The war diary: the story of the career as it was written down, patrol by patrol. */
import { logFor } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Section } from '@flotilla/ui/parts/log.tsx';
import { diaryOf, eventWords, sectionsOf } from '@flotilla/ui/parts/log.tsx';
import { saveFile } from '@flotilla/ui/parts/share.ts';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import { useMemo } from 'preact/hooks';
import { useNamed } from '../crew/Crew.tsx';
import { word } from '../text/index.ts';

/** The diary at story density, in the typewriter's hand. */
export function Diary({ session }: { session: Session }) {
  const log = session.log.value;
  const sections = useMemo(() => sectionsOf(logFor(log, session.seat.value, 'story')), [log]);
  return (
    <section class="diary" aria-label={word('career.diary')}>
      {sections.length === 0 && <p>{word('diary.empty')}</p>}
      {sections.map((section, i) => (
        <Leaf key={`${i}`} session={session} section={section} level={2} />
      ))}
      <div class="row no-print">
        <button type="button" onClick={() => window.print()}>
          {word('career.print')}
        </button>
        <button
          type="button"
          onClick={() =>
            saveFile(`war-diary-${session.id}.txt`, diaryOf(session.game, log, 'story'), 'text/plain')
          }
        >
          {word('diary.save')}
        </button>
      </div>
    </section>
  );
}

function Leaf({ session, section, level }: { session: Session; section: Section; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4';
  const named = useNamed(session);
  const deeper = Math.min(4, level + 1) as 3 | 4;
  return (
    <div class="diary-leaf">
      {section.heading && <Heading>{eventWords(session.game, section.heading, 'story')}</Heading>}
      {section.events.map((event, i) => (
        <p key={`${i}`}>
          <Terms game={session.game} said={named(event, 'story')} />
        </p>
      ))}
      {section.parts.map((part, i) => (
        <Leaf key={`${i}`} session={session} section={part} level={deeper} />
      ))}
    </div>
  );
}

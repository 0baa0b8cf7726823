/** The contact line between the fleets: what is going on, in one line, and what a pick can still become. */
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import type { BoardModel } from '../desk/desk.ts';
import { word } from '../text/index.ts';
import { Clock } from './Clock.tsx';
import { lookAway, looked } from './look.ts';

/** The contact line. */
export function ContactLine({ session, desk }: { session: Session; desk: BoardModel }) {
  const deadline = session.deadline?.value;
  const { lead, text, hint, ways, back } = desk.contact;
  const close = (): void => (looked.peek() ? lookAway() : back?.());
  useKeys(back || looked.value ? { Escape: close } : {});
  const why = looked.value?.why;
  return (
    <div class="nb-contact" data-part="contact-line">
      <p role="status">
        <em>{lead}</em>{' '}
        {(why ?? text) && (
          <span>
            <Terms game={session.game} said={why ?? text ?? ''} />
          </span>
        )}{' '}
        {hint && !why && <span class="nb-hint">{hint}</span>}
      </p>
      {deadline && <Clock deadline={deadline} />}
      {ways?.map((way) => (
        <button
          key={way.id}
          type="button"
          class="nb-way"
          data-part="way"
          data-id={way.id}
          data-lit=""
          onClick={way.press}
        >
          {way.label}
          {way.number !== undefined && <kbd>{way.number}</kbd>}
        </button>
      ))}
      {back && (
        <button type="button" class="nb-back" onClick={back}>
          {word('contact.back')} <kbd>{word('key.escape')}</kbd>
        </button>
      )}
    </div>
  );
}

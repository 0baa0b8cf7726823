/** How what came about did, for whoever looks at a table on a server: put together from the person's last answer on. */
import type { Now } from '@flotilla/protocol';
import type { Story } from '@flotilla/table';
import { withDifference } from '@flotilla/table';
import type { Known } from './wire.ts';

/** A story and the moment it begins with. */
export interface StorySince {
  readonly since: number;
  readonly story: Story;
}

/** The story after a further message; null when what was taken back, or a page that comes new, leaves none to tell. */
export function storyAfter(
  begun: StorySince | null,
  before: Known | null,
  known: Known,
  now: Now,
  seat: number | null,
): StorySince | null {
  const undone = now.steps?.some(({ log }) => log.keep < (before?.openLog.length ?? 0));
  if (!before || now.whole || undone) return null;
  if (known.log.length === before.log.length) return begun;
  const moments = momentsIn(before, known, now);
  if (begun) return { ...begun, story: { ...begun.story, moments: [...begun.story.moments, ...moments] } };
  const { log, view, n: since } = before;
  return { since, story: { seat, before: { log: log.length, view }, moments } };
}

/** The moments of the last answer; one only where there is no more to it than before and after. */
function momentsIn(before: Known, known: Known, { told }: Now): Story['moments'] {
  let view = before.view;
  let read = before.log.length;
  if (!told) return [{ log: known.log.length, events: known.log.slice(read), view: known.view }];
  return told.map(({ view: change, log }) => {
    view = withDifference(view, change) as object;
    const events = known.log.slice(read, log);
    read = log;
    return { log, events, view };
  });
}

/** A game that came as a link. */

import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { FaultText, faultTitle } from '../parts/importButton.tsx';
import { titleOf } from '../parts/titleOf.ts';
import { BoardPicture } from '../pictures/BoardPicture.tsx';
import { go, href } from '../router.ts';
import type { Fault } from '../session/open.ts';
import { bringInRecord } from '../session/open.ts';
import { unpackRecord } from '../share.ts';

/** Shows what the link holds and puts it on the shelf when the reader wants. */
export function ImportScreen({ data }: { data: string }) {
  useTitle(ui('link.title'));
  const read = useLoaded(() => unpackRecord(data), [data]);
  const [fault, setFault] = useState<Fault | null>(null);
  if (read === undefined) return <Loading />;
  if (read === 'failed') return <NotLoaded />;
  const wrong: Fault | null = fault ?? (read.ok ? null : { kind: 'broken', reason: read.error, saved: null });
  if (wrong || !read.ok) {
    return (
      <section class="page">
        <h1>{wrong && faultTitle(wrong)}</h1>
        {wrong && <FaultText fault={wrong} />}
      </section>
    );
  }
  const record = read.value;
  const open = async (): Promise<void> => {
    const brought = await bringInRecord(record);
    if ('fault' in brought) setFault(brought.fault);
    else go(`/g/${brought.id}`, 'replace');
  };
  return (
    <section class="page">
      <h1>{ui('link.title')}</h1>
      <div class="link-picture">
        <BoardPicture game={record.game} saved={record} />
      </div>
      <p>
        {ui('link.holds', {
          game: titleOf(record.game),
          n: record.position,
          names: record.seats.map(({ name }) => name).join(', '),
        })}
      </p>
      <div class="row">
        <button type="button" class="primary" onClick={() => void open()}>
          {ui('link.open')}
        </button>
        <a class="button" href={href('/')}>
          {ui('nav.toHome')}
        </a>
      </div>
    </section>
  );
}

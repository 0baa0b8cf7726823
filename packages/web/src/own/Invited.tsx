/** An invitation of the operator: one press, so that a program that only looks at the link uses nothing up. */

import { Loading, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { useState } from 'preact/hooks';
import { renewServerInfo } from '../net/api.ts';
import { post } from '../net/post.ts';
import { spoken as tablesSpoken, word as tableWord } from '../net/text/index.ts';
import { href } from '../router.ts';
import { spoken, word } from './text/index.ts';

/** The screen behind an invitation. */
export function InvitedScreen({ invitation }: { invitation: string }) {
  const [done, setDone] = useState(false);
  useTitle(word('invited.title'));
  if (!spoken() || !tablesSpoken()) return <Loading />;
  const take = async (): Promise<void> => {
    if (!(await post('/own/invitation', { invitation, keep: 'cookie' }))) return;
    renewServerInfo();
    history.replaceState(null, '', location.pathname);
    setDone(true);
  };
  return (
    <section class="page prose">
      <h1>{word('invited.title')}</h1>
      {done ? (
        <>
          <p role="status">{word('invited.done')}</p>
          <a class="button primary" href={href('/open')}>
            {tableWord('open.title')}
          </a>
        </>
      ) : (
        <>
          <p>{word('invited.text')}</p>
          <button type="button" class="primary" onClick={() => void take()}>
            {word('invited.take')}
          </button>
        </>
      )}
    </section>
  );
}

/** Confirms an address by the link in a letter: one press, so that a mail program that only looks at the link confirms nothing. */

import { Loading, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { useState } from 'preact/hooks';
import { post } from '../net/post.ts';
import { spoken, word } from '../net/text/index.ts';

/** The screen behind the link in the letter. */
export function MailScreen({ link }: { link: string }) {
  const [said, setSaid] = useState<'confirmed' | 'refused' | null>(null);
  useTitle(word('mail.title'));
  if (!spoken()) return <Loading />;
  const answer = async (wanted: boolean): Promise<void> => {
    if (await post('/mail', { key: link, wanted })) setSaid(wanted ? 'confirmed' : 'refused');
  };
  return (
    <section class="page" data-part="mail">
      <h1>{word('mail.title')}</h1>
      {said ? (
        <p role="status">{word(said === 'confirmed' ? 'mail.confirmed' : 'mail.refused')}</p>
      ) : (
        <>
          <p>{word('mail.text')}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => void answer(true)}>
              {word('mail.yes')}
            </button>
            <button type="button" onClick={() => void answer(false)}>
              {word('mail.no')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** The proof of a game: it is played again from its first answer, and its dice are held against what was promised. */
import { originFault } from '@flotilla/table';
import { useState } from 'preact/hooks';
import { FaultText, faultTitle } from '../parts/importButton.tsx';
import { Loading, NotLoaded, useLoaded, useTitle } from '../parts/lazy.tsx';
import { go, href } from '../router.ts';
import { openReplay } from '../session/open.ts';
import { ui } from '../text/index.ts';

/** Replays a stored game and shows what was proved. */
export function VerifyScreen({ id }: { id: string }) {
  useTitle(ui('verify.check'));
  const [tries, setTries] = useState(0);
  const opened = useLoaded(() => openReplay(id), [id, tries]);
  if (opened === undefined) return <Loading />;
  if (opened === 'failed') return <NotLoaded />;
  if ('fault' in opened) {
    return (
      <section class="page">
        <h1>{faultTitle(opened.fault)}</h1>
        <FaultText
          fault={opened.fault}
          reopen={(next) => (next === id ? setTries(tries + 1) : go(`/verify/${next}`))}
        />
      </section>
    );
  }
  const { session } = opened;
  const { position, commitment, seed, stateHash, origin } = session.record();
  const wrong = origin && seed !== null ? originFault(origin, seed) : null;
  const facts = [
    [ui('verify.commitment'), commitment],
    // Whoever knows the seed knows every die to come.
    [ui('verify.seed'), session.outcome.value ? seed : ui('verify.later')],
    [ui('verify.state'), stateHash],
    ...(origin ? [[ui('verify.shares'), [origin.server, ...origin.parts].filter(Boolean).join(' ')]] : []),
  ];
  return (
    <section class="page">
      <h1>
        {ui('verify.check')}: {session.game.title}
      </h1>
      <p class="lead">{ui('verify.good', { n: position, hash: commitment.slice(0, 12) })}</p>
      {origin && (
        <p class={wrong ? 'reason' : 'lead'}>
          {ui(wrong === 'seal' ? 'verify.sealWrong' : wrong === 'seed' ? 'verify.seedWrong' : 'verify.mixed')}
        </p>
      )}
      <dl class="proof">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="row">
        <a class="button primary" href={href(`/g/${id}`)}>
          {ui('replay.leave')}
        </a>
        <a class="button" href={href(`/g/${id}/replay`)}>
          {ui('replay.watch')}
        </a>
      </div>
    </section>
  );
}

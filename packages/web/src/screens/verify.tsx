/** The proof of a game: it is played again from its first answer, and a verdict says what came of it. */
import type { ReplayClient } from '@flotilla/client';
import { loadGame } from '@flotilla/lab';
import { REFUSED } from '@flotilla/ui/base/shell.ts';
import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { spoken, word } from '@flotilla/ui/wall/text/index.ts';
import { useState } from 'preact/hooks';
import { FaultText, faultTitle, ImportButton } from '../parts/importButton.tsx';
import type { Verified } from '../proof/proof.ts';
import { faultyProof, follow, proofOf } from '../proof/proof.ts';
import { Fairness } from '../record/Fairness.tsx';
import { VerdictCard } from '../record/VerdictCard.tsx';
import { go, href } from '../router.ts';
import { openReplay } from '../session/open.ts';
import '../record/verify.css';
import { RollList } from '../record/RollList.tsx';

/** Opens a game to prove it; of one that does not lead where it says, how far it can be followed. */
async function openWhole(id: string) {
  const opened = await openReplay(id);
  const record =
    'fault' in opened && opened.fault.kind === 'broken' ? (opened.fault.saved?.record ?? null) : null;
  return { ...opened, followed: record && follow(await loadGame(record.game), record) };
}

/** Replays a stored game and shows what was proved. */
export function VerifyScreen({ id }: { id: string }) {
  useTitle(ui('verify.check'));
  const [tries, setTries] = useState(0);
  const opened = useLoaded(() => openWhole(id), [id, tries]);
  if (opened === undefined || !spoken()) return <Loading />;
  if (opened === 'failed') return <NotLoaded />;
  if ('session' in opened) return <Proved session={opened.session} proof={proofOf(opened.session)} />;
  const { fault } = opened;
  const reopen = (next: string): void => (next === id ? setTries(tries + 1) : go(`/verify/${next}`));
  if (fault.kind !== 'broken')
    return (
      <section class="page">
        <h1>{faultTitle(fault)}</h1>
        <FaultText fault={fault} reopen={reopen} />
      </section>
    );
  const { followed } = opened;
  const kept = id === REFUSED ? { ...fault, saved: null } : fault;
  return (
    <section class="page verify">
      <VerdictCard proof={faultyProof(fault.saved?.record ?? null, followed)}>
        {followed && followed.decisions > 0 && (
          <a class="button primary" href={href(`/g/${id}/replay#${followed.decisions}`)}>
            {word('verify.watchUpTo')}
          </a>
        )}
        <ImportButton label={word('verify.another')} />
      </VerdictCard>
      <FaultText fault={kept} reopen={reopen} />
    </section>
  );
}

/** A game that could be played again. */
const Proved = ({ session, proof }: { session: ReplayClient; proof: Verified }) => (
  <section class="page verify">
    <VerdictCard proof={proof}>
      <a class="button primary" href={href(`/g/${session.id}/replay#0`)}>
        {word('verify.watch')}
      </a>
      <a class="button" href={href(`/g/${session.id}`)}>
        {ui('replay.leave')}
      </a>
      {session.outcome.value && (
        <a class="button" href={href(`/g/${session.id}/review`)}>
          {ui('review.title')}
        </a>
      )}
    </VerdictCard>
    {proof.verdict !== 'open' && <Fairness histograms={proof.histograms} />}
    {proof.verdict !== 'open' && !session.hides && <RollList session={session} />}
    <details class="sheet-panel" open={proof.verdict === 'open'}>
      <summary>{word('verify.proof')}</summary>
      <dl class="proof">
        {proof.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{word(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  </section>
);

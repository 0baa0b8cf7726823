/** The proof of a game: it is played again from its first answer, and a verdict says what came of it. */
import { loadGame } from '@flotilla/lab';
import { useState } from 'preact/hooks';
import { FaultText, faultTitle, ImportButton } from '../parts/importButton.tsx';
import { Loading, NotLoaded, useLoaded, useTitle } from '../parts/lazy.tsx';
import { Fairness } from '../record/Fairness.tsx';
import type { Verified } from '../record/proof.ts';
import { faultyProof, follow, proofOf } from '../record/proof.ts';
import { spoken, word } from '../record/text/index.ts';
import { VerdictCard } from '../record/VerdictCard.tsx';
import { go, href } from '../router.ts';
import { openReplay } from '../session/open.ts';
import { ui } from '../text/index.ts';
import '../record/verify.css';

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
  if ('session' in opened) return <Proved id={id} proof={proofOf(opened.session)} />;
  const { fault } = opened;
  const reopen = (next: string): void => (next === id ? setTries(tries + 1) : go(`/verify/${next}`));
  if (fault.kind !== 'broken')
    return (
      <section class="page">
        <h1>{faultTitle(fault)}</h1>
        <FaultText fault={fault} reopen={reopen} />
      </section>
    );
  return (
    <section class="page verify">
      <VerdictCard proof={faultyProof(fault.saved?.record ?? null, opened.followed)}>
        <ImportButton />
      </VerdictCard>
      <FaultText fault={fault} reopen={reopen} />
    </section>
  );
}

/** A game that could be played again. */
const Proved = ({ id, proof }: { id: string; proof: Verified }) => (
  <section class="page verify">
    <VerdictCard proof={proof}>
      <a class="button primary" href={href(`/g/${id}/replay`)}>
        {ui('replay.watch')}
      </a>
      <a class="button" href={href(`/g/${id}`)}>
        {ui('replay.leave')}
      </a>
    </VerdictCard>
    {proof.verdict !== 'open' && <Fairness histograms={proof.histograms} />}
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

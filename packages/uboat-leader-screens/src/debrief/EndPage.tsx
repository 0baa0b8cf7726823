/** The end of a campaign: what it came to, the boats with their records, the points turn by turn, and what decided it. */

import { newSeed } from '@flotilla/ui/base/seed.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { beginGame, go, href } from '@flotilla/ui/base/shell.ts';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import type { CampaignReview, Finished, View } from '../game.ts';
import { Pennant } from '../parts/Edition.tsx';
import { BandBar } from '../parts/Track.tsx';
import { word } from '../text/index.ts';
import { LogSheet } from './LogSheet.tsx';
import { PointsByTurn } from './PointsByTurn.tsx';
import { Records } from './Records.tsx';
import { reviewed } from './reviewed.ts';
import { decisiveWords, signed } from './scores.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
}

/** The page about the campaign that was closed last. */
export function EndPage({ session, view }: Props) {
  const account = view.finished.at(-1);
  const review = reviewed(session.log.value)[view.finished.length - 1];
  if (!account || !review) return null;
  const say = (key: string): string => sayIn(session.game, { key });
  const sheet = { campaign: account.campaign, length: view.length };
  return (
    <div class="ubl-end" data-part="debrief" data-id={account.campaign} data-state="campaign">
      <section class="paper ubl-end-head">
        <h2>
          {say(`campaign.${account.campaign}`)}{' '}
          <Pennant edition={view.edition} words={say(`edition.${view.edition}`)} />
        </h2>
        <p class="ubl-end-result">{say(`evaluation.${account.evaluation}`)}</p>
        <p>{word('end.points', { vp: account.vp, lost: account.lost })}</p>
        <BandBar sheet={sheet} points={account.vp} evaluation={account.evaluation} say={say} />
      </section>
      <Records session={session} view={view} />
      <PointsByTurn review={review} sheet={sheet} say={say} />
      <Moments session={session} review={review} />
      {view.finished.length > 1 && <Linked finished={view.finished} say={say} />}
      <LogSheet session={session} view={view} account={account} />
      {view.segment === 'over' && <OtherEdition session={session} view={view} say={say} />}
    </div>
  );
}

/** What decided the campaign, each with the way to look at it again. */
function Moments({ session, review }: { session: Session; review: CampaignReview }) {
  if (review.decisive.length === 0) return null;
  const replays = session.can.value.here && session.outcome.value !== null;
  return (
    <section class="paper ubl-moments">
      <h3>{word('end.moments')}</h3>
      <ol>
        {review.decisive.map((moment) => (
          <li key={`${moment.turn} ${moment.boat} ${moment.what} ${session.momentOf(moment.event)}`}>
            <b>{word('ribbon.turn', { n: moment.turn })}.</b> {decisiveWords(session.game, moment)}{' '}
            {moment.n !== 0 && <b class={moment.n < 0 ? 'bad' : ''}>{signed(moment.n)}</b>}{' '}
            {replays && (
              <a href={href(`/g/${session.id}/replay#${session.momentOf(moment.event)}`)}>
                {word('end.look')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LinkedProps {
  readonly finished: readonly Finished[];
  readonly say: (key: string) => string;
}

/** 13.5 — all campaigns of a linked game so far. */
export function Linked({ finished, say }: LinkedProps) {
  return (
    <section class="paper ubl-linked">
      <h3>{word('end.linked')}</h3>
      <ol>
        {finished.map(({ campaign, vp, lost, evaluation, sunk }) => (
          <li key={campaign} data-id={campaign} data-state={evaluation}>
            <strong>{say(`campaign.${campaign}`)}</strong> {say(`evaluation.${evaluation}`)},{' '}
            {word('end.points', { vp, lost })} {word('end.ships', { n: sunk.length })}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same dice under the rules of the other edition. */
function OtherEdition({ session, view, say }: Props & { say: (key: string) => string }) {
  const { here, record } = session.can.value;
  if (session.mode !== 'play' || !here || !record) return null;
  const edition = view.edition === 'first' ? 'second' : 'first';
  const begin = async (): Promise<void> => {
    const { options, seats, seed } = record();
    const changed = { ...options, edition, ...(edition === 'first' && { duds: false }) };
    go(`/g/${await beginGame(session.game, changed, seats, seed ?? newSeed())}`);
  };
  return (
    <button type="button" data-id="other-edition" onClick={() => void begin()}>
      {word('end.otherEdition', { edition: say(`edition.${edition}`) })}
    </button>
  );
}

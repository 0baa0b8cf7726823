/** Beside the scene: the salvo torpedo by torpedo, or what the hits have cost so far. Nothing here runs ahead of the picture. */
import type { Beat } from '@flotilla/companion';
import { Torpedo } from '@flotilla/ui/art/Torpedo.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { BesideProps } from '@flotilla/ui/stage/own.ts';
import { usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { useNamed } from '../crew/Crew.tsx';
import type { View } from '../game.ts';
import { BoatAndCrew, hasAgent } from '../mat/BoatMat.tsx';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { shipWords } from '../words.ts';
import { HOME_BEATS } from './facts.ts';
import { Sailing } from './Sailing.tsx';
import type { TorpedoMark, TorpedoShot } from './salvo.ts';
import { outcomeOf, salvoOf } from './salvo.ts';
import { StageLog } from './Told.tsx';
import { ARRIVES, timingOf } from './timing.ts';

const SIGNS: Readonly<Record<TorpedoMark, string>> = {
  running: '',
  now: '',
  hit: '✸',
  dud: '○',
  miss: '–',
  wasted: '·',
};

/** Whatever there is to keep in sight while a beat is played. */
export function Beside({ session, director, beat, say }: BesideProps) {
  const shots = salvoOf(director);
  if (shots.length > 0)
    return (
      <Salvo shots={shots} view={director.before.value as View} director={director} beat={beat} say={say} />
    );
  if (HOME_BEATS.has(beat.kind)) return <StageLog session={session} director={director} say={say} />;
  if (beat.kind === 'orders' && beat.stop)
    return <Sailing session={session} director={director} beat={beat} say={say} />;
  if (!HUNTED.has(beat.kind)) return null;
  const { boat, crew, fate, ...view } = session.view.value as View;
  const hits = COSTLY.has(beat.kind) ? hitsUntil(director.beats, director.at, director.shows) : [];
  return (
    <div class="stage-beside">
      <Cost session={session} hits={hits} />
      <BoatAndCrew boat={boat} crew={crew} fate={fate} agent={hasAgent(view)} />
    </div>
  );
}

/** The hits of this attack so far, numbered: what each did, and to whom; nothing where a roll came to nothing. */
function Cost({ session, hits }: { session: Session; hits: readonly Beat[] }) {
  const named = useNamed(session);
  const costs = hits
    .map(({ moments }) =>
      moments
        .flatMap(({ events }) => events)
        .filter(({ roll }) => !roll)
        .map((event) => named(event, 'normal'))
        .join(' '),
    )
    .filter(Boolean);
  if (costs.length === 0) return null;
  return (
    <section class="cost" aria-label={word('cost.title')}>
      <h3>{word('cost.title')}</h3>
      <ol>
        {costs.map((cost, i) => (
          <li key={i}>
            <Terms game={session.game} said={cost} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The torpedoes that were fired, each with what has become of it. */
function Salvo(props: {
  shots: readonly TorpedoShot[];
  view: View;
  director: Director;
  beat: Beat;
  say: Say;
}) {
  const { shots, view, director, beat, say } = props;
  return (
    <section class="stage-beside salvo" aria-label={word('salvo.title')}>
      <h3>{word('salvo.title')}</h3>
      <ol>
        {shots.map((shot) => {
          const ship = view.fight?.ships[shot.ship];
          return (
            <li
              key={shot.number}
              class={`salvo-${shot.mark}`}
              aria-current={shot.ago === 0 ? 'step' : undefined}
            >
              <b>{shot.number}</b>
              <Torpedo kind={shot.torpedo} label={word(`torpedo.${shot.torpedo}`)} />
              <span class="salvo-ship">{ship ? shipWords(ship, say) : ''}</span>
              <span class="salvo-state">
                {shot.mark === 'now' ? (
                  <Arriving director={director} beat={beat} />
                ) : (
                  <>
                    <span aria-hidden="true">{SIGNS[shot.mark]}</span> {stateWords(shot)}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const stateWords = ({ mark, points }: TorpedoShot): string =>
  mark === 'now' ? word('mark.running') : word(`mark.${mark}`, { points });

/** The torpedo on the stage: it runs until it is seen to have struck or passed; what it did there comes with its own die. */
function Arriving({ director, beat }: { director: Director; beat: Beat }) {
  const there = usePlay(director) * timingOf(beat).story > ARRIVES;
  const outcome = outcomeOf(beat);
  if (beat.kind === 'launch' || !there || outcome === 'running') return <>{word('mark.running')}</>;
  return (
    <>
      <span aria-hidden="true">{SIGNS[outcome]}</span>{' '}
      {outcome === 'hit' ? word('mark.struck') : word(`mark.${outcome === 'now' ? 'running' : outcome}`)}
    </>
  );
}

/** Beats of a hunt or an attack from the air: how boat and crew are is what counts in them. */
const HUNTED: ReadonlySet<string> = new Set([
  'escorts',
  'search',
  'depthCharges',
  'deep',
  'pressure',
  'damage',
  'flooding',
  'repairs',
  'aircraft',
  'crashDive',
  'flak',
  'bombs',
  'shadow',
  'loss',
]);

/** Beats at which the list of hits is of use. */
const COSTLY: ReadonlySet<string> = new Set(['damage', 'flooding', 'depthCharges', 'bombs', 'loss']);

/** The beats of damage of this attack, as far as they have been shown. */
function hitsUntil(beats: readonly Beat[], at: number, shows: boolean): readonly Beat[] {
  const until = beats.slice(0, shows ? at + 1 : at);
  const kinds = until.map(({ kind }) => kind);
  const began = Math.max(kinds.lastIndexOf('depthCharges'), kinds.lastIndexOf('bombs'));
  return until.slice(began + 1).filter(({ kind }) => kind === 'damage' || kind === 'flooding');
}

/** Beside the scene: the salvo torpedo by torpedo, or what the hits have cost so far. Nothing here runs ahead of the picture. */
import type { AnyGame, Beat } from '@flotilla/table';
import { Torpedo } from '../../art/Torpedo.tsx';
import { Terms } from '../../learn/Terms.tsx';
import { eventWords } from '../../parts/eventWords.ts';
import type { Session } from '../../session/session.ts';
import type { BesideProps } from '../../stage/own.ts';
import type { View } from '../game.ts';
import { BoatAndCrew, hasAgent } from '../mat/BoatMat.tsx';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { shipWords } from '../words.ts';
import { HOME_BEATS } from './facts.ts';
import type { Mark, Shot } from './salvo.ts';
import { salvoOf } from './salvo.ts';
import { Told } from './Told.tsx';

const SIGNS: Readonly<Record<Mark, string>> = {
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
  if (shots.length > 0) return <Salvo shots={shots} view={director.before.value as View} say={say} />;
  if (HOME_BEATS.has(beat.kind)) return <Told session={session} director={director} say={say} />;
  if (!HUNTED.has(beat.kind)) return null;
  const { boat, crew, fate, ...view } = session.view.value as View;
  const costs = COSTLY.has(beat.kind)
    ? hitsUntil(director.beats, director.at, director.shows).map((hit) => costWords(session, hit))
    : [];
  return (
    <div class="stage-beside">
      <Cost game={session.game} costs={costs.filter(Boolean)} />
      <BoatAndCrew boat={boat} crew={crew} fate={fate} agent={hasAgent(view)} />
    </div>
  );
}

/** What a hit did, in words; nothing where a roll came to nothing. */
const costWords = ({ game }: Session, { moments }: Beat): string =>
  moments
    .flatMap(({ events }) => events)
    .filter(({ roll }) => !roll)
    .map((event) => eventWords(game, event, 'normal'))
    .join(' ');

/** The hits of this attack so far, numbered. */
function Cost({ game, costs }: { game: AnyGame; costs: readonly string[] }) {
  if (costs.length === 0) return null;
  return (
    <section class="cost" aria-label={word('cost.title')}>
      <h3>{word('cost.title')}</h3>
      <ol>
        {costs.map((cost, i) => (
          <li key={i}>
            <Terms game={game} said={cost} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The torpedoes that were fired, each with what has become of it. */
function Salvo({ shots, view, say }: { shots: readonly Shot[]; view: View; say: Say }) {
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
                <span aria-hidden="true">{SIGNS[shot.mark]}</span> {stateWords(shot)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const stateWords = ({ mark, points }: Shot): string =>
  word(mark === 'now' ? 'mark.running' : `mark.${mark}`, { points });

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

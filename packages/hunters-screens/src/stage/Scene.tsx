/** The scene: what is seen of a beat, or of the position while the captain decides. */
import type { Beat } from '@flotilla/companion';
import type { Session } from '@flotilla/ui/base/session.ts';
import { phone } from '@flotilla/ui/base/wide.ts';
import { eventWords } from '@flotilla/ui/parts/log.tsx';
import { SoundButton } from '@flotilla/ui/sound/SoundButton.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { useDirector, useOwnStage } from '@flotilla/ui/stage/useStage.tsx';
import type { Fight, View } from '../game.ts';
import { Stage, sceneOf } from '../scenes/Stage.tsx';
import type { Say } from '../words.ts';
import { Air } from './Air.tsx';
import { Bridge } from './Bridge.tsx';
import { CastOff } from './CastOff.tsx';
import { Depths } from './Depths.tsx';
import { Ending } from './Ending.tsx';
import { EventCard } from './EventCard.tsx';
import { eventIn, firstRollOf, HOME_BEATS } from './facts.ts';
import { Home } from './Home.tsx';
import { Stations } from './Stations.tsx';
import { TubeStrip } from './TubeStrip.tsx';
import { ARRIVES, SHELL_FALLS, timingOf } from './timing.ts';

/** The places from which the career is seen. */
export type SceneName = 'bridge' | 'depths' | 'air' | 'card' | 'castOff' | 'home' | 'ending' | 'chart';

const BRIDGE = new Set([
  'sighting',
  'light',
  'approach',
  'slipIn',
  'launch',
  'torpedo',
  'wasted',
  'deckGun',
  'follow',
]);
const DEPTHS = new Set(['escorts', 'search', 'depthCharges', 'deep', 'pressure']);
const AIR = new Set(['aircraft', 'crashDive', 'flak', 'bombs', 'shadow']);
/** What happens to the boat herself is seen in her section, wherever she is. */
const ON_BOARD = new Set(['damage', 'flooding', 'repairs']);

/** What leads to the end of a boat, by the roll that decides it. */
function beforeTheEnd(beat: Beat): SceneName {
  const purpose = firstRollOf(beat)?.purpose ?? '';
  if (purpose.startsWith('air.')) return 'air';
  return purpose === '' || purpose === 'rescue' ? 'ending' : 'depths';
}

/** The scene of a beat. */
export function sceneOfBeat(beat: Beat, { phase, before }: Pick<Director, 'phase' | 'before'>): SceneName {
  const { kind } = beat;
  const view = before.value as View;
  if (kind === 'loss') return phase === 'hold' ? 'ending' : beforeTheEnd(beat);
  if (kind === 'survival') return 'ending';
  if (HOME_BEATS.has(kind)) return 'home';
  if (kind === 'orders' && isOwn(beat)) return 'castOff';
  if (kind === 'eventCard') return 'card';
  if (BRIDGE.has(kind)) return 'bridge';
  if (DEPTHS.has(kind)) return 'depths';
  if (AIR.has(kind)) return 'air';
  if (ON_BOARD.has(kind)) return view.raid ? 'air' : 'depths';
  return 'chart';
}

/** Whether it is the boat of the one who looks that gets her orders. */
function isOwn({ moments }: Beat): boolean {
  const last = moments.at(-1)?.view as View | undefined;
  return last !== undefined && last.active === last.captain;
}

/** Questions that are asked when the next patrol is counted and the boat has not left yet. */
const ALONGSIDE: ReadonlySet<string> = new Set(['requestArea', 'mineLoad']);

/** The scene behind a question. */
export function sceneOfQuestion(view: View, step: string): SceneName {
  if (ALONGSIDE.has(step)) return 'castOff';
  const scene = sceneOf(view, step);
  if (scene === 'port' && phone.value && view.fate === 'serving') return 'castOff';
  if (scene === 'contact') return 'bridge';
  if (scene === 'hunt') return 'depths';
  return scene === 'raid' ? 'air' : 'chart';
}

/** Scenes that say themselves what happens. */
const OWN_WORDS: ReadonlySet<SceneName> = new Set(['ending', 'home', 'card', 'castOff']);

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly step: string;
  readonly say: Say;
}

/** The scene with its caption. */
export function Scene({ session, view, step, say }: Props) {
  const director = useDirector();
  const beat = director?.beat.value ?? null;
  const name = director && beat ? sceneOfBeat(beat, director) : sceneOfQuestion(view, step);
  return (
    <div class={`theatre theatre-${name}`} data-part="scene" data-beat={beat?.kind}>
      <Picture
        name={name}
        session={session}
        view={view}
        step={step}
        say={say}
        director={director}
        beat={beat}
      />
      {!beat && name === 'bridge' && view.fight && <TubeStrip fight={view.fight} say={say} />}
      {!beat && name === 'bridge' && <Stations />}
      <SoundButton />
      {director && beat && !OWN_WORDS.has(name) && (
        <Caption session={session} director={director} beat={beat} say={say} />
      )}
    </div>
  );
}

function Picture(props: Props & { name: SceneName; director: Director | null; beat: Beat | null }) {
  const { name, session, view, step, say, director, beat } = props;
  const before = beat && director ? (director.before.value as View) : view;
  const fight = (view.fight ?? before.fight) as Fight | null;
  if (name === 'bridge' && fight) return <Bridge fight={fight} say={say} director={director} />;
  if (name === 'depths')
    return (
      <Depths session={session} view={view.fight || !before.fight ? view : before} director={director} />
    );
  if (name === 'air')
    return <Air session={session} view={view.raid ? view : before} say={say} director={director} />;
  if (name === 'card' && beat)
    return (
      <div class="event-table">
        <div class="event-behind" aria-hidden="true" inert>
          <Stage session={session} view={view} step={step} say={say} />
        </div>
        <EventCard session={session} view={view} before={before} beat={beat} />
      </div>
    );
  if (name === 'castOff')
    return <CastOff session={session} view={view} say={say} director={director} beat={beat} />;
  if (name === 'home' && director) return <Home view={view} say={say} director={director} />;
  if (name === 'ending' && director && beat)
    return <Ending session={session} director={director} view={view} beat={beat} say={say} />;
  return <Stage session={session} view={view} step={step} say={say} />;
}

/** Milliseconds of the story after which something has arrived, and is seen to. */
const STRIKES: Readonly<Record<string, number>> = { torpedo: ARRIVES, deckGun: SHELL_FALLS };

/** One line of the diary under the picture: what is seen, never more. */
function Caption({
  session,
  director,
  beat,
  say,
}: {
  session: Session;
  director: Director;
  beat: Beat;
  say: Say;
}) {
  const own = useOwnStage();
  const moving = director.shown.value !== null && !director.shows;
  const struck = usePlay(director) * timingOf(beat).story > (STRIKES[beat.kind] ?? Number.POSITIVE_INFINITY);
  // What is seen of a hit needs no words, and what was said of its coming is true no longer.
  const said = moving ? (struck ? '' : own.whileItMoves?.(director, beat, say)) : null;
  // That she went down says more than that she was hit.
  const headline = eventIn(beat, 'shipSunk') ?? beat.headline;
  return (
    <p class="theatre-caption" aria-hidden="true">
      {said ?? (headline && !moving ? eventWords(session.game, headline, 'story') : '')}
    </p>
  );
}

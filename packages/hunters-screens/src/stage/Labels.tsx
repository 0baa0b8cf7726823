/** Names above the masts, with what is known of every ship and what the last torpedo has done to her. */
import type { Beat } from '@flotilla/companion';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { usePlay } from '@flotilla/ui/stage/usePlay.ts';
import type { Planning } from '../plan.ts';
import { planning } from '../plan.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { shipWords } from '../words.ts';
import type { Berth } from './berths.ts';
import { SEA } from './berths.ts';
import { eventsIn } from './facts.ts';
import { salvoOf } from './salvo.ts';
import { AFTER_SINKING, SINKING, timingOf } from './timing.ts';

/** Names above the masts: what runs comes from below, so that they never cross. */
export function Labels(props: {
  berths: readonly Berth[];
  say: Say;
  director: Director | null;
  plan: Planning | null;
}) {
  const { berths, say, director, plan } = props;
  return (
    <ol class={berths.length > 4 ? 'sea-labels sea-labels-many' : 'sea-labels'}>
      {berths.map((berth, i) => (
        <li key={i} style={{ left: `${(berth.nameAt / SEA.width) * 100}%`, width: `${berth.room * 100}%` }}>
          {plan ? (
            <button
              type="button"
              class="sea-target"
              data-pressed-for="plan"
              disabled={berth.ship.points === 0}
              aria-pressed={(plan.aimedAt[i] ?? 0) > 0}
              title={word(plan.station === 'gun' ? 'gun.layOn' : 'sea.aimAt', {
                ship: shipWords(berth.ship, say),
              })}
              onClick={() => plan.press(i)}
            >
              <ShipLabel
                berth={berth}
                number={i + 1}
                say={say}
                director={director}
                chance={plan.chances[i] ?? null}
              />
            </button>
          ) : (
            <ShipLabel berth={berth} number={i + 1} say={say} director={director} chance={null} />
          )}
        </li>
      ))}
    </ol>
  );
}

function ShipLabel(props: {
  berth: Berth;
  number: number;
  say: Say;
  director: Director | null;
  chance: string | null;
}) {
  const { berth, number, say, director, chance } = props;
  const { ship } = berth;
  const mark = director?.beat.value ? <Marked director={director} place={number - 1} /> : null;
  return (
    <span class={ship.points === 0 ? 'ship-label ship-gone' : 'ship-label'}>
      <span class="ship-title">
        <span class="ship-no" aria-hidden="true">
          {number}
        </span>
        <span class="ship-called">{shipWords(ship, say)}</span>
      </span>
      <span class="ship-size">
        <span class="ship-sort">{word(`ship.${ship.kind}`)}</span>
        {word('ship.grt', { tons: figure(ship.tons) })}
        <span class="ship-boxes" role="img" aria-label={word('ship.pointsWords', { points: ship.points })}>
          {Array.from({ length: ship.points }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        {ship.damaged && ship.points > 0 && <span class="unseen">{word('ship.damaged')}</span>}
        {ship.points === 0 && <b class="ship-mark ship-mark-sunk">✕ {word('mark.sunk')}</b>}
      </span>
      {chance && <span class="ship-chance">{chance}</span>}
      <RoundTags place={number - 1} />
      {mark}
    </span>
  );
}

/** Which rounds of the gun go to her. */
function RoundTags({ place }: { place: number }) {
  const rounds = planning.value?.rounds ?? [];
  if (!rounds.includes(place)) return null;
  return (
    <span class="ship-rounds">
      {rounds.map(
        (at, i) =>
          at === place && (
            <span key={i} class="ship-chance ship-round">
              {word(i === 0 ? 'gun.first' : 'gun.second')}
            </span>
          ),
      )}
    </span>
  );
}

const SIGNS = { hit: '✸', dud: '○', miss: '–' } as const;

/** What the last torpedo at a ship has done, as far as it was shown. */
function Marked({ director, place }: { director: Director; place: number }) {
  const beat = director.beat.value;
  if (beat && director.phase === 'play' && eventsIn(beat, 'shipSunk').some(({ ship }) => ship === place))
    return <Settling director={director} beat={beat} />;
  const last = salvoOf(director)
    .filter(({ ship, mark }) => ship === place && mark in SIGNS)
    .at(-1);
  if (!last) return null;
  const mark = last.mark as keyof typeof SIGNS;
  return (
    <b class={`ship-mark ship-mark-${mark}`}>
      {SIGNS[mark]} {word(`mark.${mark}`, { points: last.points })}
    </b>
  );
}

function Settling({ director, beat }: { director: Director; beat: Beat }) {
  const time = usePlay(director) * timingOf(beat).story;
  const settles = time > timingOf(beat).story - SINKING.story;
  if (time < 550) return null;
  // Only smoke and boats are left: nobody says anything.
  if (time > timingOf(beat).story - AFTER_SINKING) return null;
  return <b class="ship-mark ship-mark-hit">{settles ? word('sea.settling') : `✸ ${word('mark.struck')}`}</b>;
}

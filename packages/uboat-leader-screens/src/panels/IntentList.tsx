/** What each escort would do by its rules, line by line; folded away until somebody wants to know. */
import type { AnyGame } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { plotModelOf } from '../desk.ts';
import type { Boat, Intent, Look, Sought, Threat, View } from '../game.ts';
import { boatOfView, zoneText } from '../game.ts';
import { intentShown, intentsAt, isForeseen, toggleIntent } from '../intent.ts';
import { nameBeside } from '../parts/nameBeside.ts';
import { word } from '../text/index.ts';

/** The list with the button that opens it; nothing where nothing can be foretold. */
export function IntentList({ session }: { session: Session }) {
  const decision = session.decision.value;
  const view = session.view.value as View;
  const asked = view.battle !== null && isForeseen(decision);
  useKeys(asked ? { e: toggleIntent } : {});
  if (!asked) return null;
  const boat = view.boats.find(({ id }) => id === decision?.about.boat) ?? null;
  const intents = intentsAt(plotModelOf(session), view, boat);
  return (
    <section class="ubl-intent" data-part="intent" data-state={intentShown.value ? 'shown' : 'hidden'}>
      <button
        type="button"
        class="link"
        aria-expanded={intentShown.value}
        title={word('intent.key')}
        onClick={toggleIntent}
      >
        {word('intent.title')}
      </button>
      {intentShown.value && intents.length === 0 && <p class="muted">{word('intent.none')}</p>}
      {intents.length > 0 && (
        <ul>
          {intents.map((intent) => (
            <Row key={intent.slot} game={session.game} view={view} intent={intent} boat={boat} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly game: AnyGame;
  readonly view: View;
  readonly intent: Intent;
  /** The boat whose orders are asked for comes first. */
  readonly boat: Boat | null;
}

function Row({ game, view, intent, boat }: RowProps) {
  const ship = view.battle?.ships.find(({ slot }) => slot === intent.slot);
  if (!ship) return null;
  const looks = [...intent.looks]
    .sort((one, other) => Number(other.boat === boat?.id) - Number(one.boat === boat?.id))
    .filter(({ surfaced, submerged }) => surfaced.chance + submerged.chance > 0);
  return (
    <li data-id={intent.slot}>
      <i>{intent.slot}</i>
      <div>
        <p>
          <strong>{nameBeside(game, view, ship)}</strong> {courseWords(game, ship.area, intent)}
        </p>
        {looks.map((look) => (
          <p key={look.boat}>{lookWords(look)}</p>
        ))}
        {intent.threats.map((threat) => (
          <p key={threat.boat}>{threatWords(view, threat)}</p>
        ))}
      </div>
    </li>
  );
}

/** Falling back first, then where it goes and why. */
function courseWords(game: AnyGame, area: string | null, { falls, hunts, ways }: Intent): string {
  const parts: string[] = [];
  const left = falls.filter((end) => end !== area);
  if (left.length > 0) parts.push(word('intent.falls', { zones: zonesIn(game, left) }));
  if (falls.every((end) => end === null)) return parts.join('; ');
  if (hunts.length > 0) parts.push(word('intent.hunts', { boats: hunts.join(', ') }));
  else if (ways.length > 0) parts.push(word('intent.patrols', { ways: waysIn(game, ways) }));
  else parts.push(word('intent.stays'));
  return parts.join('; ');
}

const zonesIn = (game: AnyGame, ends: readonly (string | null)[]): string =>
  ends.map((end) => (end === null ? word('intent.gone') : say(game, zoneText(end)))).join(', ');

const waysIn = (game: AnyGame, ways: Intent['ways']): string =>
  ways
    .map(({ area, share }) =>
      share === null || share === 1
        ? say(game, zoneText(area))
        : `${say(game, zoneText(area))} ${percent(spoken(), share)}`,
    )
    .join(', ');

const lookWords = ({ boat, surfaced, submerged }: Sought): string =>
  word('intent.looks', { boat, above: lookIn(surfaced), below: lookIn(submerged) });

/** A chance that depends on where somebody falls back to is the greatest of them. */
const lookIn = ({ chance, sure }: Look): string =>
  chance === 0 ? '–' : `${sure ? '' : '≤ '}${percent(spoken(), chance)}`;

function threatWords(view: View, { boat, light, heavy, harms }: Threat): string {
  if (view.edition === 'first')
    return word('intent.harms', { boat: boatOfView(view, boat).id, chance: percent(spoken(), harms) });
  return word('intent.hits', { boat, hits: hitWords(light, heavy) });
}

/** Hit counters by their sides. */
export const hitWords = (light: number, heavy: number): string =>
  [heavy > 0 ? word('hits.heavy', { n: heavy }) : '', light > 0 ? word('hits.light', { n: light }) : '']
    .filter((part) => part !== '')
    .join(', ') || word('hits.none');

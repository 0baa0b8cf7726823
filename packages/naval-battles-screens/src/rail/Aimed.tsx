/** The target that is aimed at: the one chance of it, and where the rest of the hundred goes. */
import type { PickDecision } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { effectOf, figureOf, hullWords, prospectOf } from '../desk/aim.ts';
import type { Prospect, Say } from '../game.ts';
import { fleetName, sayOf, shipName, viewOf } from '../game.ts';
import { word } from '../text/index.ts';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
  readonly target: string;
  /** The ships that fire, by name. */
  readonly firing: string;
}

/** What becomes of an attack, as a share of a hundred. */
interface Share {
  readonly kind: 'stopped' | 'evaded' | 'missed' | 'through';
  readonly chance: number;
  readonly words: string;
}

const rate = (chance: number): string => percent(spoken(), chance);

/** Everything that may become of an attack, in the order it would happen; what cannot happen is left out. */
function sharesOf(prospect: Prospect, say: Say): readonly Share[] {
  const { stopped, evades, guarded, sinks } = prospect;
  const passes = 1 - stopped;
  const chances = {
    stopped,
    evaded: passes * evades,
    missed: passes * (1 - evades) - guarded,
    through: guarded,
  };
  const words = {
    stopped: word('aim.stopped', { chance: rate(stopped), guards: guardsOf(prospect, say) }),
    evaded: word('aim.evaded', { chance: rate(chances.evaded) }),
    missed: word('aim.missed', { chance: rate(chances.missed) }),
    through: word(sinks ? 'aim.sunk' : 'aim.hit', { chance: rate(guarded) }),
  };
  const kinds = ['stopped', 'evaded', 'missed', 'through'] as const;
  return kinds
    .filter((kind) => chances[kind] > NOTHING)
    .map((kind) => ({ kind, chance: chances[kind], words: words[kind] }));
}

/** Less than what a sum of chances may be off by. */
const NOTHING = 1e-9;

/** Who could stop it, each ship with the numbers she needs. */
function guardsOf({ guards }: Prospect, say: Say): string {
  const ships = [...new Set(guards.map(({ ship }) => ship))];
  return ships
    .map((ship) =>
      [say(shipName(ship)), ...guards.filter((die) => die.ship === ship).map(({ on }) => `${on}+`)].join(' '),
    )
    .join(', ');
}

/** The target aimed at. */
export function Aimed({ session, decision, target, firing }: Props) {
  const prospect = prospectOf(session, decision, target);
  if (!prospect) return null;
  const say = sayOf(session);
  const figure = figureOf(prospect);
  const name = say(shipName(target));
  const hull = hullWords(prospect);
  return (
    <section class="nb-aimed" data-part="aimed" data-id={target}>
      <p class="nb-aimed-head">
        <span>{firing === '' ? name : word('aim.at', { ships: firing, target: name })}</span>
        <b>
          {effectOf(prospect)} <em>{figure}</em>
        </b>
      </p>
      {figure !== '' && <Shares shares={sharesOf(prospect, say)} />}
      {hull !== '' && <p class="nb-told">{hull}</p>}
      {settings.value.odds && <Ends session={session} prospect={prospect} target={target} />}
    </section>
  );
}

/** The hundred in its parts, as a bar and in words. */
const Shares = ({ shares }: { shares: readonly Share[] }) => (
  <>
    <span class="nb-shares-bar" aria-hidden="true">
      {shares.map(({ kind, chance }) => (
        <i key={kind} class={`nb-part-${kind}`} style={{ '--v': String(chance) }} />
      ))}
    </span>
    <ul class="nb-parts">
      {shares.map(({ kind, words }) => (
        <li key={kind} class={`nb-part-${kind}`}>
          {words}
        </li>
      ))}
    </ul>
  </>
);

/** The two ends of the chance, and what is not counted. */
function Ends({ session, prospect, target }: { session: Session; prospect: Prospect; target: string }) {
  const view = viewOf(session);
  const player = view.players.find(({ fleet }) => fleet?.some(({ id }) => id === target));
  if (!player) return null;
  const { guarded, unguarded, guards } = prospect;
  const about = {
    fleet: sayOf(session)(fleetName(view, player.seat)),
    cards: word('ident.cards', { cards: player.hand + player.stock }),
  };
  return (
    <p class="nb-told">
      {guards.length > 0 && <b>{word('aim.range', { from: rate(guarded), to: rate(unguarded) })} </b>}
      {word(guards.length > 0 ? 'aim.ends' : 'aim.cards', about)}
    </p>
  );
}

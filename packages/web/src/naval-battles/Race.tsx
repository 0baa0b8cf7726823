/** The race for points: a lane for each side, every sunk ship a block as wide as its worth. */
import type { PlayerView, Say, View } from './game.ts';
import { shipName, sidesOf, worthOf } from './game.ts';
import { Pennant } from './Pennant.tsx';
import { Team } from './plot/Strips.tsx';
import { word } from './text/index.ts';

/** With more lanes than this the strip shows one's own, the leader, and how the others stand. */
const MOST_LANES = 3;

interface Lane {
  readonly team: number | null;
  readonly members: readonly PlayerView[];
  readonly sunk: number;
  readonly mine: boolean;
}

const lanesOf = (view: View): Lane[] =>
  sidesOf(view).map(({ team, members }) => ({
    team,
    members,
    sunk: members.reduce((sum, { sunk }) => sum + sunk, 0),
    mine: members.some(({ seat }) => seat === view.seat),
  }));

/** The lanes that are shown whole: one's own first, then those ahead. */
function shownOf(lanes: readonly Lane[]): readonly Lane[] {
  if (lanes.length <= MOST_LANES) return lanes;
  const byPoints = [...lanes].sort((a, b) => b.sunk - a.sunk);
  const own = lanes.find(({ mine }) => mine);
  const leader = byPoints.find((lane) => lane !== own);
  return [own, leader].filter((lane) => lane !== undefined);
}

/** The race. */
export function Race({ view, say, fresh }: { view: View; say: Say; fresh: ReadonlySet<string> }) {
  if (view.phase === 'setup') return null;
  const lanes = lanesOf(view);
  const shown = shownOf(lanes);
  const most = Math.max(1, view.terms.target, ...lanes.map(({ sunk }) => sunk));
  const rest = lanes.filter((lane) => !shown.includes(lane));
  return (
    <div
      class={shown.length + Math.sign(rest.length) > 2 ? 'nb-race nb-race-3' : 'nb-race'}
      data-part="race"
      data-id="race"
      data-state={view.terms.target > 0 ? 'points' : 'rounds'}
    >
      {shown.map((lane) => (
        <div
          key={lane.members[0]?.seat}
          class={lane.mine ? 'nb-lane nb-lane-mine' : 'nb-lane'}
          data-part="lane"
          data-id={lane.members[0]?.seat}
        >
          <span class="nb-lane-who">
            {lane.team === null ? (
              <Pennant navy={lane.members[0]?.navy ?? null} />
            ) : (
              <Team team={lane.team} />
            )}
            <span class="unseen">{laneName(view, say, lane)}: </span>
            <b>{lane.sunk}</b>
          </span>
          <span class="nb-track" style={{ '--of': String(most) }} aria-hidden="true">
            <Blocks view={view} lane={lane} say={say} fresh={fresh} />
            {view.terms.target > 0 && (
              <i class="nb-goal" style={{ '--at': String(view.terms.target / most) }} />
            )}
          </span>
          <span class="nb-lane-goal">
            <span class="unseen">{word('race.of')} </span>
            {view.terms.target > 0 ? view.terms.target : ''}
          </span>
        </div>
      ))}
      {rest.length > 0 && (
        <p class="nb-lane-rest">
          {rest.map((lane) => (
            <span key={lane.members[0]?.seat}>
              <Pennant navy={lane.members[0]?.navy ?? null} />
              <span class="unseen">{laneName(view, say, lane)}: </span>
              <b>{lane.sunk}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const laneName = (view: View, say: Say, { team, members }: Lane): string =>
  team === null
    ? members.map(({ seat }) => say(navyOf(view, seat))).join(', ')
    : word('race.team', { team: 'ABC'.charAt(team) });

const navyOf = (view: View, seat: number) => ({ key: `navy.${view.players[seat]?.navy ?? 'nonCombatant'}` });

/** The blocks of a lane: each ship, or in a team the points of each member. */
function Blocks({
  view,
  lane,
  say,
  fresh,
}: {
  view: View;
  lane: Lane;
  say: Say;
  fresh: ReadonlySet<string>;
}) {
  if (lane.team !== null)
    return (
      <>
        {lane.members
          .filter(({ sunk }) => sunk > 0)
          .map(({ seat, sunk }) => (
            <span key={seat} class="nb-block" style={{ '--v': String(sunk) }}>
              {sunk}
            </span>
          ))}
      </>
    );
  return (
    <>
      {lane.members
        .flatMap(({ pile }) => pile)
        .map((ship) => (
          <span
            key={ship}
            class={fresh.has(ship) ? 'nb-block nb-new' : 'nb-block'}
            data-id={ship}
            style={{ '--v': String(worthOf(view.terms, ship)) }}
          >
            <span class="nb-block-name">{say(shipName(ship))} </span>
            {worthOf(view.terms, ship)}
          </span>
        ))}
    </>
  );
}

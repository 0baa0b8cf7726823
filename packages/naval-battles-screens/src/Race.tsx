/** The race for points: a lane for each side, every sunk ship a block as wide as its worth. */
import { shared } from '@flotilla/table/run';
import { still } from '@flotilla/ui/base/still.tsx';
import { useRef } from 'preact/hooks';
import type { PlayerView, Say, View } from './game.ts';
import { shipName, sidesOf, worthOf } from './game.ts';
import { Pennant } from './Pennant.tsx';
import { Team } from './plot/Strips.tsx';
import { word } from './text/index.ts';

/** With more lanes than this the strip shows one's own, the leader, and how the others stand. */
const MOST_LANES = 3;

/** A lane with everything it shows. */
interface Lane {
  readonly key: number;
  readonly navy: PlayerView['navy'];
  readonly team: number | null;
  readonly name: string;
  readonly sunk: number;
  readonly mine: boolean;
  readonly blocks: readonly Block[];
}

/** A sunk ship, or in a team the points of a member. */
interface Block {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly isNew: boolean;
}

interface Props {
  readonly view: View;
  readonly say: Say;
  /** Ships that go down while it is shown. */
  readonly fresh: ReadonlySet<string>;
}

const lanesOf = (props: Props): Lane[] =>
  sidesOf(props.view).map(({ team, members }) => ({
    key: members[0]?.seat ?? -1,
    navy: members[0]?.navy ?? null,
    team,
    name: laneName(props, team, members),
    sunk: members.reduce((sum, { sunk }) => sum + sunk, 0),
    mine: members.some(({ seat }) => seat === props.view.seat),
    blocks: team === null ? members.flatMap(({ pile }) => shipBlocks(props, pile)) : memberBlocks(members),
  }));

function laneName({ view, say }: Props, team: number | null, members: readonly PlayerView[]): string {
  if (team !== null) return word('race.team', { team: 'ABC'.charAt(team) });
  return members
    .map(({ seat }) => say({ key: `navy.${view.players[seat]?.navy ?? 'nonCombatant'}` }))
    .join(', ');
}

const shipBlocks = ({ view, say, fresh }: Props, pile: readonly string[]): Block[] =>
  pile.map((id) => ({
    id,
    name: say(shipName(id)),
    points: worthOf(view.terms, id),
    isNew: fresh.has(id),
  }));

const memberBlocks = (members: readonly PlayerView[]): Block[] =>
  members
    .filter(({ sunk }) => sunk > 0)
    .map(({ seat, sunk }) => ({ id: String(seat), name: '', points: sunk, isNew: false }));

/** The lanes that are shown whole: one's own first, then those ahead. */
function shownOf(lanes: readonly Lane[]): readonly Lane[] {
  if (lanes.length <= MOST_LANES) return lanes;
  const byPoints = [...lanes].sort((a, b) => b.sunk - a.sunk);
  const own = lanes.find(({ mine }) => mine);
  const leader = byPoints.find((lane) => lane !== own);
  return [own, leader].filter((lane) => lane !== undefined);
}

/** The race. */
export function Race(props: Props) {
  const { phase, terms } = props.view;
  const before = useRef<readonly Lane[]>([]);
  if (phase === 'setup') return null;
  // A lane that shows the same stays the same, so that it is not drawn again.
  before.current = shared(before.current, lanesOf(props));
  const lanes = before.current;
  const shown = shownOf(lanes);
  const most = Math.max(1, terms.target, ...lanes.map(({ sunk }) => sunk));
  const rest = lanes.filter((lane) => !shown.includes(lane));
  return (
    <div
      class={shown.length + Math.sign(rest.length) > 2 ? 'nb-race nb-race-3' : 'nb-race'}
      data-part="race"
      data-id="race"
      data-state={terms.target > 0 ? 'points' : 'rounds'}
    >
      {shown.map((lane) => (
        <WholeLane key={lane.key} lane={lane} target={terms.target} most={most} />
      ))}
      {rest.length > 0 && (
        <p class="nb-lane-rest">
          {rest.map((lane) => (
            <SmallLane key={lane.key} lane={lane} />
          ))}
        </p>
      )}
    </div>
  );
}

const WholeLane = still(({ lane, target, most }: { lane: Lane; target: number; most: number }) => (
  <div class={lane.mine ? 'nb-lane nb-lane-mine' : 'nb-lane'} data-part="lane" data-id={lane.key}>
    <span class="nb-lane-who">
      {lane.team === null ? <Pennant navy={lane.navy} /> : <Team team={lane.team} />}
      <span class="unseen">{lane.name}, </span>
      <b>{lane.sunk}</b>
    </span>
    <span class="nb-track" style={{ '--of': String(most) }} aria-hidden="true">
      {lane.blocks.map(({ id, name, points, isNew }) => (
        <span
          key={id}
          class={isNew ? 'nb-block nb-new' : 'nb-block'}
          data-id={lane.team === null ? id : undefined}
          style={{ '--v': String(points) }}
        >
          {name !== '' && <span class="nb-block-name">{name} </span>}
          {points}
        </span>
      ))}
      {target > 0 && <i class="nb-goal" style={{ '--at': String(target / most) }} />}
    </span>
    <span class="nb-lane-goal">
      <span class="unseen">{word('race.of')} </span>
      {target > 0 ? target : ''}
    </span>
  </div>
));

const SmallLane = still(({ lane }: { lane: Lane }) => (
  <span>
    <Pennant navy={lane.navy} />
    <span class="unseen">{lane.name}, </span>
    <b>{lane.sunk}</b>
  </span>
));

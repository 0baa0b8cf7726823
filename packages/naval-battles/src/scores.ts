/** How the battle stands: what every side has sunk and still has at sea, always shown and as a table (win). */
import type { Block, Fact, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { listOf, teamLetter, who } from './text/words.ts';
import type { PlayerView, View } from './view.ts';

/** Players whose points count together: one alone, or a team (optional rule, teams). */
export interface Side {
  readonly team: number | null;
  readonly members: PlayerView[];
}

/** The sides of a battle, in the order of the seats. */
export function sidesOf({ players }: View): readonly Side[] {
  const sides: Side[] = [];
  for (const player of players) {
    const mates = player.team === null ? undefined : sides.find((side) => side.team === player.team);
    if (mates) mates.members.push(player);
    else sides.push({ team: player.team, members: [player] });
  }
  return sides;
}

const sumOf = ({ members }: Side, count: (player: PlayerView) => number): number =>
  members.reduce((sum, player) => sum + count(player), 0);

const sunkBy = (side: Side): number => sumOf(side, (player) => player.sunk);

/** What every side has sunk and still has at sea. */
export function scores(view: View): Fact[] {
  const sides = sidesOf(view);
  return sides.map((side) => {
    const fact = { label: labelOf(side), value: standingOf(view, side) };
    const tone = toneOf(view, side, sides);
    return tone ? { ...fact, tone } : fact;
  });
}

function labelOf({ team, members: [first] }: Side): Text {
  if (team !== null) return text('status.team', { team: teamLetter(team) });
  return first ? who(first) : '';
}

/** What a side has sunk and still has at sea, followed by the members of a team. */
function standingOf({ terms }: View, side: Side): Text {
  const points = text(terms.target > 0 ? 'status.points' : 'status.sunk', {
    sunk: sunkBy(side),
    target: terms.target,
    afloat: sumOf(side, (player) => player.afloat),
  });
  if (side.team === null) return points;
  return text('status.teamPoints', { points, members: listOf(side.members.map(who)) });
}

/** Danger for a side that is out; for one's own side, where points decide, whether it leads or trails its rivals. */
function toneOf(view: View, side: Side, sides: readonly Side[]): Fact['tone'] {
  if (side.members.every((player) => player.out)) return 'bad';
  if (view.terms.target === 0 || !side.members.some((player) => player.seat === view.seat)) return undefined;
  const rivals = sides.filter((other) => other !== side);
  const ahead = sunkBy(side) - Math.max(...rivals.map(sunkBy));
  return ahead > 0 ? 'good' : ahead < 0 ? 'warn' : undefined;
}

/** The columns of points, ships and cards. */
const COLUMNS: readonly [head: Text, count: (player: PlayerView) => number][] = [
  [text('score.sunk'), (player) => player.sunk],
  [text('score.afloat'), (player) => player.afloat],
  [text('score.lost'), (player) => player.lost.length],
  [text('score.hand'), (player) => player.hand],
  [text('score.stock'), (player) => player.stock],
];

/** The points, ships and cards of every fleet; team-mates are listed together, above their total. */
export function scoreTable(view: View): Block {
  const team = view.terms.teams ? [text('score.team')] : [];
  return {
    kind: 'table',
    caption: captionOf(view),
    head: [text('score.fleet'), ...team, ...COLUMNS.map(([head]) => head)],
    rows: sidesOf(view).flatMap(rowsOf),
  };
}

function captionOf({ terms: { victory, target, teams } }: View): Text {
  if (victory.type !== 'vp') return text('score.captionNonCombatant');
  return text(teams ? 'score.captionTeams' : 'score.caption', { target });
}

function rowsOf(side: Side): (Text | number)[][] {
  const letter = side.team === null ? [] : [teamLetter(side.team)];
  const rows = side.members.map((player) => [
    player.out ? text('score.out', { who: who(player) }) : who(player),
    ...letter,
    ...COLUMNS.map(([, count]) => count(player)),
  ]);
  if (rows.length === 1) return rows;
  return [...rows, [text('score.together'), ...letter, ...COLUMNS.map(([, count]) => sumOf(side, count))]];
}

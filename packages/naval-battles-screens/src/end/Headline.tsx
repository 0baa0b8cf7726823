/** Who won and by how much, and the battle in one sentence. */
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Review, View } from '../game.ts';
import { fleetName, sayOf, sidesOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';
import type { SunkShip } from './losses.ts';
import { storyOf } from './story.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly review: Review;
  readonly losses: readonly SunkShip[];
}

/** The sides of a battle with what each has sunk, the winners first. */
function ranked(session: Session, view: View) {
  const say = sayOf(session);
  const winners = view.ending?.winners ?? [];
  return sidesOf(view)
    .map(({ team, members }) => ({
      name:
        team === null
          ? members.map(({ seat }) => say(fleetName(view, seat))).join(', ')
          : word('race.team', { team: 'ABC'.charAt(team) }),
      navy: team === null ? (members[0]?.navy ?? null) : null,
      points: members.reduce((sum, { sunk }) => sum + sunk, 0),
      won: members.some(({ seat }) => winners.includes(seat)),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}

/** The headline. */
export function Headline({ session, view, review, losses }: Props) {
  const sides = ranked(session, view);
  const won = sides.filter((side) => side.won);
  const [best, next] = won.length > 0 ? [won[0], sides.find((side) => !side.won)] : sides;
  const score = { points: best?.points ?? 0, others: next?.points ?? 0 };
  const names = won.map(({ name }) => name).join(', ');
  const winners = view.ending?.winners ?? [];
  const beaten = winners.length === 0 ? losses : losses.filter(({ owner }) => !winners.includes(owner));
  return (
    <header class="nb-headline">
      <h2>
        {won.length === 1 && best?.navy && <Pennant navy={best.navy} />}
        {won.length === 0
          ? word('end.draw', score)
          : word('end.wins', { ...score, name: names, n: won.length })}
      </h2>
      <p class="nb-story" data-part="story">
        {storyOf(beaten, sayOf(session))}
      </p>
      <p class="nb-told">
        {word('end.facts', { rounds: view.round, attacks: review.attacks, ships: losses.length })}
      </p>
    </header>
  );
}

/** Optional rule: a team divides its starting points among its fleets as it likes (teams). */
import type { FormChoice, Rng } from '@flotilla/table';
import { text } from '@flotilla/table';
import { shipCard } from '../data/cards.ts';
import { fleetFacts } from '../events.ts';
import type { Division, Player, State } from '../state.ts';
import { who } from '../text/words.ts';
import type { T } from './book.ts';
import { fillTogether, pick } from './book.ts';
import { playerAt, seatsFrom } from './fleet.ts';

const NOBODY: readonly number[] = [];

/** The members of a team in player order. */
const membersOf = (state: State, team: number): number[] =>
  seatsFrom(state, state.first).filter((seat) => playerAt(state, seat).team === team);

const fieldOf = (seat: number): string => `seat${seat}`;

/** The points of the cheapest ship: less would leave a fleet empty. */
const leastFor = (player: Player): number => Math.min(...player.reserve.map((ship) => shipCard(ship).vp));

/** option.teams — a member proposes how the team's points are divided. */
export const dividePoints = fillTogether('dividePoints', {
  rule: 'option.teams',
  seats: (s, { team, asked }) => {
    const proposer = membersOf(s, team)[asked];
    return proposer === undefined ? NOBODY : [proposer];
  },
  about: (s) => ({ points: s.terms.target }),
  form: (s, { team }) => {
    const shares = evenShares(s, team);
    return shares.map(({ seat, points }) => ({
      id: fieldOf(seat),
      kind: 'count' as const,
      label: who(playerAt(s, seat)),
      min: leastFor(playerAt(s, seat)),
      max: s.terms.target,
      start: points,
    }));
  },
  check: (s, choice, { team }) => {
    const sum = sharesIn(s, team, choice).reduce((total, share) => total + share.points, 0);
    if (sum <= s.terms.target) return null;
    return { why: text('refused.teamPoints', { sum, points: s.terms.target }), rule: 'option.teams' };
  },
  sample: (s, rng, { team }) => randomShares(s, team, rng),
  take: (t, chosen, { team, asked }) => {
    const choice = chosen[0]?.choice ?? {};
    t.state.division = { team, shares: sharesIn(t.state, team, choice) };
    const mates = membersOf(t.state, team);
    const [next] = mates.filter((_, index) => index !== asked);
    if (next === undefined) return adopt(t);
    t.next('agreeDivision', { team, asked, seat: next });
  },
});

/** option.teams — the others agree, or the next member proposes; without agreement the shares are even. */
export const agreeDivision = pick('agreeDivision', {
  rule: 'option.teams',
  seat: (_, { seat }) => seat,
  about: (s) => ({ shares: sharesText(s) }),
  options: () => [{ id: 'agree' }, { id: 'refuse' }],
  take: (t, option, { team, asked, seat }) => {
    const mates = membersOf(t.state, team);
    if (option.id === 'refuse') {
      if (asked + 1 < mates.length) return t.next('dividePoints', { team, asked: asked + 1 });
      t.state.division = { team, shares: evenShares(t.state, team) };
      return adopt(t);
    }
    const left = mates.slice(mates.indexOf(seat) + 1).filter((mate) => mate !== mates[asked]);
    const [next] = left;
    if (next === undefined) return adopt(t);
    t.next('agreeDivision', { team, asked, seat: next });
  },
});

function adopt(t: T): void {
  for (const { seat, points } of t.state.division?.shares ?? []) {
    playerAt(t.state, seat).points = points;
    t.say('divided', 'option.teams', { who: fleetFacts(playerAt(t.state, seat)), points });
  }
  t.state.division = null;
}

const sharesIn = (state: State, team: number, choice: FormChoice): Division['shares'] =>
  membersOf(state, team).map((seat) => ({ seat, points: Number(choice[fieldOf(seat)]) }));

function evenShares(state: State, team: number): Division['shares'] {
  const mates = membersOf(state, team);
  const share = Math.floor(state.terms.target / mates.length);
  const rest = state.terms.target - share * mates.length;
  return mates.map((seat, index) => ({ seat, points: share + (index < rest ? 1 : 0) }));
}

function randomShares(state: State, team: number, rng: Rng): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const { seat, points } of evenShares(state, team)) {
    const least = leastFor(playerAt(state, seat));
    shares[fieldOf(seat)] = least + rng.below(Math.max(1, points - least + 1));
  }
  return shares;
}

const sharesText = (state: State) =>
  text('shares', { list: (state.division?.shares ?? []).map((share) => share.points).join(' / ') });

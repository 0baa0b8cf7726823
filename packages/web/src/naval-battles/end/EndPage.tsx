/** The battle is over: who won, how it went, the best attack, luck with dice, and all hands. */
import { useMemo } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import type { View } from '../game.ts';
import { reviewOf } from '../game.ts';
import { Course } from './Course.tsx';
import { Hands } from './Hands.tsx';
import { LuckTable } from './LuckTable.tsx';
import { Standings } from './Standings.tsx';

/** The end page. */
export function EndPage({ session, view }: { session: Session; view: View }) {
  const log = session.log.value;
  const review = useMemo(() => reviewOf(log, view.players.length), [log]);
  return (
    <div class="nb-end" data-part="end">
      <Standings session={session} view={view} review={review} />
      <Course session={session} view={view} review={review} />
      <LuckTable session={session} view={view} review={review} />
      <Hands session={session} view={view} />
    </div>
  );
}

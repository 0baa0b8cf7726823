/** The battle is over: who won, in one sentence how, the last position, and below it all figures and hands. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { useMemo } from 'preact/hooks';
import type { View } from '../game.ts';
import { reviewOf } from '../game.ts';
import { Course, Turning } from './Course.tsx';
import { Hands } from './Hands.tsx';
import { Headline } from './Headline.tsx';
import { LastPosition } from './LastPosition.tsx';
import { LuckTable } from './LuckTable.tsx';
import { lossesOf } from './losses.ts';
import { Standings } from './Standings.tsx';

/** The end page. */
export function EndPage({ session, view }: { session: Session; view: View }) {
  const log = session.log.value;
  const review = useMemo(() => reviewOf(log, view.players.length), [log]);
  const losses = useMemo(() => lossesOf(log), [log]);
  const shared = { session, view, review };
  return (
    <div class="nb-end" data-part="end">
      <Headline {...shared} losses={losses} />
      <LastPosition session={session} view={view} losses={losses} />
      <Turning {...shared} />
      <Standings session={session} view={view} />
      <Course {...shared} />
      <LuckTable {...shared} />
      <Hands session={session} view={view} />
    </div>
  );
}

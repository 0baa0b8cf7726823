/** In port: who commands, what he has reached, and what the next patrol waits for. */
import { text } from '@flotilla/table';
import type { Grade } from '@flotilla/ui/art/Honours.tsx';
import { Award, Rank } from '@flotilla/ui/art/Honours.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { LevelBar } from '../career/LevelBar.tsx';
import { PatrolChart } from '../chart/PatrolChart.tsx';
import type { View } from '../game.ts';
import { AWARDS, monthText, RANKS } from '../game.ts';
import { word } from '../text/index.ts';
import { useWide } from '../wide.ts';
import type { Say } from '../words.ts';
import { recordWords } from '../words.ts';
import { Homecoming } from './Homecoming.tsx';

interface Props {
  readonly view: View;
  readonly say: Say;
}

/** The port. */
export function Port({ session, view, say }: Props & { session: Session }) {
  return (
    <section class="port" aria-label={word('port.title')}>
      <div class="port-chart">
        <PatrolChart view={view} say={say} shape={useWide() ? 3.4 : 2.4} />
      </div>
      <div class="port-card">
        <Captain view={view} say={say} />
        <LevelBar tons={view.tons} say={say} />
        <Refit view={view} say={say} />
        <Homecoming session={session} view={view} say={say} />
      </div>
    </section>
  );
}

/** The man, his boat, his rank and his award. */
export function Captain({ view, say }: Props) {
  const rank = say(text(`rank.${RANKS[view.rank]}`));
  const award = say(text(`award.${AWARDS[view.award]}`));
  return (
    <div class="captain">
      <Rank rank={view.rank} label={rank} />
      <Award grade={view.award as Grade} label={award} />
      <div class="captain-words">
        <h2>
          {rank} {view.name || say(text('kommandant'))}
        </h2>
        <p>
          U-{view.boat.number} · {say(text(`boat.${view.boat.type}`))} · {say(monthText(view.month))}
        </p>
        <p>{recordWords(view, say)}</p>
      </div>
      <div class="captain-boat" aria-hidden="true">
        <Silhouette kind="uboat" name={view.boat.type} />
      </div>
    </div>
  );
}

/** How long the boat stays in, and why. */
function Refit({ view, say }: Props) {
  const { refit } = view;
  if (!refit) return null;
  return (
    <ul class="refit">
      <li>{word('refit.months', { months: refit.months })}</li>
      {refit.patrolMonths > 0 && <li>{word('refit.patrolMonths', { months: refit.patrolMonths })}</li>}
      {refit.kommandant > 0 && <li>{word('refit.kommandant', { months: refit.kommandant })}</li>}
      {refit.newBoat !== 'none' && (
        <li>{word('refit.newBoat', { boat: say(text(`boat.${refit.newBoat}`)) })}</li>
      )}
      {refit.newCrew && <li>{word('refit.newCrew')}</li>}
    </ul>
  );
}

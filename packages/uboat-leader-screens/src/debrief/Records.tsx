/** The boats of a campaign with their records: captain, crew, patrols, ships and points. */
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Boat, View } from '../game.ts';
import { boatCard, logged } from '../game.ts';
import { Rank } from '../parts/Rank.tsx';
import { figure, word } from '../text/index.ts';
import { Ships, shipsWords } from './ships.tsx';

/** The level a boat was enlisted with or taken over from the campaign before. */
function firstLevel(session: Session, boat: Boat): Boat['level'] {
  const joined = session.log.value
    .filter(({ kind, data }) => (kind === 'enlisted' || kind === 'boatKept') && data.boat === boat.id)
    .at(-1);
  return (joined?.data.level as Boat['level'] | undefined) ?? boat.level;
}

/** Patrols that were made, and the one on which a boat was lost. */
const patrolsOf = ({ log, patrols, fate }: Boat) => log.slice(0, fate === 'sunk' ? patrols + 1 : patrols);

/** The records. */
export function Records({ session, view }: { session: Session; view: View }) {
  return (
    <section class="paper">
      <h3>{word('end.records')}</h3>
      <ul class="ubl-records">
        {logged(view).map((boat) => (
          <Row key={boat.id} session={session} view={view} boat={boat} />
        ))}
      </ul>
    </section>
  );
}

function Row({ session, view, boat }: { session: Session; view: View; boat: Boat }) {
  const { captain, type } = boatCard(view, boat.id);
  const first = firstLevel(session, boat);
  const sunk = boat.log.flatMap((patrol) => patrol.sunk);
  const points = boat.log.reduce((sum, { vp }) => sum + vp, 0);
  return (
    <li data-part="boat" data-id={boat.id} data-state={boat.fate}>
      <div class="ubl-debrief-boat">
        <strong>{boat.id}</strong> {type}
        <small>{captain}</small>
      </div>
      <div class="ubl-record-crew">
        {first !== boat.level && (
          <>
            <Rank game={session.game} level={first} /> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <Rank game={session.game} level={boat.level} />
        {boat.fate === 'sunk' && <b class="bad">{word('fate.sunk')}</b>}
      </div>
      <ol class="ubl-record-patrols">
        {patrolsOf(boat).map(({ vp, stress }, i) => (
          <li key={`${i}`}>
            {word('record.patrol', { n: i + 1, vp, stress: i < boat.patrols ? stress : boat.stress })}
          </li>
        ))}
      </ol>
      <div>
        <Ships view={view} cards={sunk} />
        {sunk.length > 0 && <small>{shipsWords(view, sunk)}</small>}
      </div>
      <b class="ubl-debrief-points">{figure(points)}</b>
    </li>
  );
}

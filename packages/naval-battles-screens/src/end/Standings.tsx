/** The standings at the end of a battle. */
import type { Session } from '@flotilla/ui/base/session.ts';
import type { View } from '../game.ts';
import { fleetName, sayOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';

/** What everybody has sunk, still has and has lost. */
export function Standings({ session, view }: { session: Session; view: View }) {
  const say = sayOf(session);
  const winners = view.ending?.winners ?? [];
  const ranked = [...view.players].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.sunk - a.sunk,
  );
  return (
    <section class="nb-sheet nb-standings">
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {say({ key: 'score.fleet' })}
            </th>
            <th scope="col">{say({ key: 'score.sunk' })}</th>
            <th scope="col">{say({ key: 'score.afloat' })}</th>
            <th scope="col">{say({ key: 'score.lost' })}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((player, i) => (
            <tr key={player.seat} class={winners.includes(player.seat) ? 'nb-winner' : ''}>
              <td>{i + 1}</td>
              <th scope="row">
                <Pennant navy={player.navy} /> {say(fleetName(view, player.seat))}
              </th>
              <td>
                <b>{player.sunk}</b>
              </td>
              <td>{player.afloat}</td>
              <td>{player.lost.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

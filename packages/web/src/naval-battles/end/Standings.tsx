/** The standings at the end of a battle. */
import { Silhouette } from '../../art/Silhouette.tsx';
import type { Session } from '../../session/session.ts';
import type { Review, View } from '../game.ts';
import { DRAWINGS, fleetName, nameAt, sayOf, shipCard, shipName, worthOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';

/** Who won, what everybody has sunk, still has and has lost. */
export function Standings({ session, view, review }: { session: Session; view: View; review: Review }) {
  const say = sayOf(session);
  const winners = view.ending?.winners ?? [];
  const ranked = [...view.players].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.sunk - a.sunk,
  );
  return (
    <section class="nb-sheet nb-standings">
      <h2>
        {word('end.wins', {
          n: winners.length,
          names: winners.map((seat) => say(nameAt(view, seat))).join(', '),
        })}
      </h2>
      <p class="nb-told">
        {word('end.facts', {
          rounds: view.round,
          attacks: review.attacks,
          ships: view.players.reduce((sum, { lost }) => sum + lost.length, 0),
        })}
      </p>
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
      <div class="nb-piles-of">
        {ranked
          .filter(({ pile }) => pile.length > 0)
          .map((player) => (
            <section key={player.seat}>
              <h3 class="label">{word('end.sunkBy', { name: say(fleetName(view, player.seat)) })}</h3>
              <ul>
                {player.pile.map((ship) => (
                  <li key={ship}>
                    <Silhouette
                      kind={DRAWINGS[shipCard(ship).type]}
                      name={shipCard(ship).name}
                      scale="same"
                    />
                    <span>{say(shipName(ship))}</span>
                    <b>{worthOf(view.terms, ship)}</b>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </section>
  );
}

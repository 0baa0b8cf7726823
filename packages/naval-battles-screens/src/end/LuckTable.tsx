/** Luck against expectation: dice that went well, against what they should have. */
import type { Session } from '@flotilla/ui/base/session.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import type { Review, View } from '../game.ts';
import { fleetName, LUCKY, sayOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';

const decimal = (value: number): string =>
  new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);

const signed = (value: number): string => (value < 0 ? `−${decimal(-value)}` : `+${decimal(value)}`);

/** The table; cards that were drawn are not measured. */
export function LuckTable({ session, view, review }: { session: Session; view: View; review: Review }) {
  const say = sayOf(session);
  return (
    <section class="nb-sheet nb-luck">
      <h3>{word('end.luck')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{word('end.goodDice')}</th>
            <th scope="col">{word('end.expected')}</th>
            <th scope="col">{word('end.difference')}</th>
          </tr>
        </thead>
        {view.players.map(({ seat, navy }) => {
          const own = review.luck[seat];
          if (!own) return null;
          const sum = LUCKY.reduce((total, kind) => total + own[kind].good - own[kind].expected, 0);
          return (
            <tbody key={seat}>
              <tr class="nb-luck-of">
                <th scope="rowgroup" colSpan={3}>
                  <Pennant navy={navy} /> {say(fleetName(view, seat))}
                </th>
                <td class={sum < 0 ? 'bad' : 'good'}>{signed(sum)}</td>
              </tr>
              {LUCKY.map((kind) => {
                const { rolls, good, expected } = own[kind];
                return (
                  <tr key={kind}>
                    <th scope="row">{word(`end.${kind}`)}</th>
                    <td>{word('end.of', { good, rolls })}</td>
                    <td>{decimal(expected)}</td>
                    <td class={good < expected ? 'bad' : 'good'}>{signed(good - expected)}</td>
                  </tr>
                );
              })}
            </tbody>
          );
        })}
      </table>
      <p class="nb-told">{word('end.luckText')}</p>
    </section>
  );
}

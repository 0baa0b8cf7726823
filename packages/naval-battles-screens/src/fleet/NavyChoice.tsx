/** Nine navies as cards: what each has, and who has taken it already (setup.navies). */
import type { PickDecision } from '@flotilla/table';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { choose, numbered, whyNot } from '../desk/answers.ts';
import type { Navy } from '../game.ts';
import { DRAWINGS, NAVIES, nameAt, SHIPS, sayOf, shipName, strengthOf, viewOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';

/** The board while a navy is chosen. */
export function NavyChoice({ session, decision }: { session: Session; decision: PickDecision }) {
  const view = viewOf(session);
  const say = sayOf(session);
  return (
    <ul class="nb-navies" data-part="navies">
      {NAVIES.map(({ id }) => {
        const option = numbered(decision).find(([{ id: offered }]) => offered === id);
        const refused = decision.refused.find((other) => other.id === id);
        const taker = view.players.find(({ navy }) => navy === id);
        return (
          <li key={id}>
            <NavyCard
              navy={id}
              name={say({ key: `navy.${id}` })}
              number={option?.[1]}
              weak={option?.[0].text === 'smallNavy'}
              taken={
                taker
                  ? word('navy.taken', { name: say(nameAt(view, taker.seat)) })
                  : refused
                    ? whyNot(session, refused)
                    : ''
              }
              flagship={(ship) => say(shipName(ship))}
              press={option ? () => choose(session, id) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps {
  readonly navy: Navy;
  readonly name: string;
  readonly number: number | undefined;
  readonly weak: boolean;
  readonly taken: string;
  readonly flagship: (ship: string) => string;
  readonly press: (() => void) | undefined;
}

const shipsOf = (navy: Navy) => SHIPS.filter((ship) => ship.navy === navy);

/** One navy: its dearest ship drawn, how many there are, and what it is good at. */
function NavyCard({ navy, name, number, weak, taken, flagship, press }: CardProps) {
  const ships = shipsOf(navy);
  const [dearest] = [...ships].sort((a, b) => b.vp - a.vp);
  const { points, strikes, missiles, torpedoes } = strengthOf(ships.map(({ id }) => id));
  return (
    <button
      type="button"
      class="nb-navy"
      data-part="navy"
      data-id={navy}
      data-state={taken ? 'taken' : weak ? 'weak' : 'free'}
      data-lit={press ? '' : undefined}
      aria-disabled={press === undefined}
      onClick={press}
    >
      <span class="nb-head">
        <Pennant navy={navy} />
        <strong>{name}</strong>
        {number !== undefined && <kbd>{number}</kbd>}
      </span>
      {dearest && (
        <>
          <Silhouette kind={DRAWINGS[dearest.type]} name={dearest.name} scale="same" />
          <small>{flagship(dearest.id)}</small>
        </>
      )}
      <span>{word('navy.ships', { ships: ships.length, points })}</span>
      <span>{word('navy.strength', { strikes: strikes.length, missiles, torpedoes })}</span>
      {weak && <em>{word('navy.weak')}</em>}
      {taken && <em>{taken}</em>}
    </button>
  );
}

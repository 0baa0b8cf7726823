/** The attacks of this turn: what each is, what was set against it, and the dice as they fell. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { Die } from '@flotilla/ui/parts/die.tsx';
import type { Attack, View } from '../game.ts';
import { attackLine, cardName, sayOf, shipName, viewOf } from '../game.ts';
import { factsOfTurn } from '../hand/spent.ts';
import { AttackSign } from '../plot/arms.tsx';
import { word } from '../text/index.ts';

/** A die that was thrown for or against an attack. */
interface Fallen {
  readonly key: string;
  readonly name: string;
  readonly face: number | null; // null: it was no longer needed, or its dice are still to come
  readonly state: 'worked' | 'failed' | 'lost' | 'waits';
}

const DEFENCE_STATES = { declared: 'waits', cancelled: 'lost' } as const;

/** Everything that was set against an attack, in the order it was declared. */
function guardsAgainst(session: Session, { defences }: View, { id }: Attack): Fallen[] {
  const say = sayOf(session);
  const rolled = factsOfTurn(session.log.value, 'guardRolled');
  return defences
    .filter(({ attack }) => attack === id)
    .map(({ id: number, source, ship, card, status }) => ({
      key: `guard ${number}`,
      name: say(source === 'card' && card !== null ? cardName(card) : shipName(ship ?? '')),
      face: rolled.find(({ guard }) => guard.number === number)?.die ?? null,
      state: status === 'declared' || status === 'cancelled' ? DEFENCE_STATES[status] : status,
    }));
}

/** The die by which the target got away or did not, and that of the aircraft. */
function otherDice(session: Session, { id }: Attack): Fallen[] {
  const { value: log } = session.log;
  const evasions = factsOfTurn(log, 'evaded').filter(({ attack }) => attack.number === id);
  const strikes = factsOfTurn(log, 'strikeRolled').filter(({ attack }) => attack.number === id);
  return [
    ...evasions.map(({ die, evaded }, i) => ({
      key: `evasion ${i}`,
      name: word('attacks.evades'),
      face: die,
      state: evaded ? ('worked' as const) : ('failed' as const),
    })),
    ...strikes.map(({ die, sunk }, i) => ({
      key: `strike ${i}`,
      name: word('attacks.strike'),
      face: die,
      state: sunk ? ('worked' as const) : ('failed' as const),
    })),
  ];
}

const MARKS: Readonly<Record<Fallen['state'], string>> = { worked: '✓', failed: '✕', lost: '—', waits: '' };

function FallenDie({ name, face, state }: Fallen) {
  return (
    <span class={`nb-fallen nb-fallen-${state}`} data-state={state}>
      {name}
      {face !== null && (
        <>
          <span class="unseen"> {face}</span>
          <Die face={face} sides={6} />
        </>
      )}
      {MARKS[state] && <b aria-hidden="true">{MARKS[state]}</b>}
      <span class="unseen"> {word(`attacks.${state}`)}</span>
    </span>
  );
}

/** The list; nothing while nobody has attacked. */
export function AttackList({ session }: { session: Session }) {
  const view = viewOf(session);
  const say = sayOf(session);
  if (view.attacks.length === 0) return null;
  return (
    <section class="nb-declared">
      <h3 class="label">{word('declared.title')}</h3>
      <ol>
        {view.attacks.map((attack) => (
          <li key={attack.id} data-part="attack" data-id={attack.id} data-state={attack.status}>
            <span class={attack.on === view.seat ? 'nb-pip nb-pip-threat' : 'nb-pip'}>{attack.id}</span>{' '}
            <AttackSign types={attack.types} />{' '}
            <span class="nb-declared-what">{say(attackLine(attack))}</span>
            {attack.status !== 'declared' && <em> {say({ key: `attacks.${attack.status}` })}</em>}
            <span class="nb-fallen-row">
              {[...guardsAgainst(session, view, attack), ...otherDice(session, attack)].map((fallen) => (
                <FallenDie {...fallen} key={fallen.key} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The register beside the display: my boats on top, their ships below, each as far as it is known. */
import type { Desk } from '../desk.ts';
import { answerWords } from '../desk.ts';
import { askedAbout } from '../display/acting.ts';
import type { Battle, Fighter, Ship, View } from '../game.ts';
import { boatOfView, isEscort, knownCard, shipSpeed, statusOf, torpedoesIn } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import { CREW_SIGNS, crewState } from './crew.ts';
import { nameBeside } from './nameBeside.ts';
import { StressBar } from './StressBar.tsx';

interface Props {
  readonly desk: Desk;
  readonly view: View;
  readonly battle: Battle;
}

/** The register. */
export function Register({ desk, view, battle }: Props) {
  return (
    <div class="ubl-register">
      <h2>{word('register.mine')}</h2>
      <ul>
        {battle.boats.map((fighter) => (
          <li key={fighter.id}>
            <BoatLine fighter={fighter} desk={desk} view={view} />
          </li>
        ))}
      </ul>
      <h2>{word('register.theirs')}</h2>
      <ul>
        {inOrder(battle.ships).map((ship) => (
          <li key={ship.slot}>
            <ShipLine ship={ship} desk={desk} view={view} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whoever can hurt us comes first. */
const inOrder = (ships: readonly Ship[]): readonly Ship[] => [
  ...ships.filter(isEscort),
  ...ships.filter((ship) => !isEscort(ship)),
];

function BoatLine({ fighter, desk, view }: { fighter: Fighter; desk: Desk; view: View }) {
  const boat = boatOfView(view, fighter.id);
  const answer = desk.of(fighter.id);
  const state = crewState(statusOf(view, boat));
  return (
    <button
      type="button"
      class="ubl-line boat"
      data-part="boat"
      data-id={fighter.id}
      data-state={fighter.area === null ? 'away' : fighter.detected ? 'detected' : fighter.depth}
      data-offered={answer && !answer.option.refused ? '' : undefined}
      aria-disabled={!answer || answer.option.refused !== undefined}
      title={answerWords(desk, answer) || undefined}
      onClick={(event) => desk.press(fighter.id, event)}
    >
      <span>
        <strong>{fighter.id}</strong>{' '}
        {fighter.area === null ? word('boat.away') : word(`depth.${fighter.depth}`)}
        {fighter.detected && <b class="ubl-tag bad">{word('boat.detected')}</b>}
        {fighter.silent && <b class="ubl-tag">{word('boat.silent')}</b>}
        {fighter.deep && <b class="ubl-tag">{word('boat.deep')}</b>}
        {boat.stunned > 0 && <b class="ubl-tag bad">{word('boat.stunned')}</b>}
      </span>
      <span class={`ubl-crew ${state}`}>
        <StressBar boat={boat} view={view} /> <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)}
      </span>
      <span>
        <MapSign name="torpedo" /> {torpedoesIn(boat.ready)}+{torpedoesIn(boat.stored)} <MapSign name="gun" />{' '}
        {boat.gun}
      </span>
    </button>
  );
}

function ShipLine({ ship, desk, view }: { ship: Ship; desk: Desk; view: View }) {
  const { game } = desk.session;
  const answer = desk.of(ship.slot);
  const card = knownCard(view, ship);
  const acts = askedAbout(desk.session.decision.value).ships.has(ship.slot);
  const state = ship.sunk ? 'sunk' : ship.area === null ? 'away' : card === null ? 'unknown' : 'known';
  return (
    <button
      type="button"
      class="ubl-line"
      data-part="ship"
      data-id={ship.slot}
      data-state={state}
      data-acting={acts ? '' : undefined}
      data-offered={answer && !answer.option.refused ? '' : undefined}
      aria-disabled={!answer || answer.option.refused !== undefined}
      title={answerWords(desk, answer) || undefined}
      onClick={(event) => desk.press(ship.slot, event)}
    >
      <span>
        <i>{ship.slot}</i> <strong>{nameBeside(game, view, ship)}</strong>
        {ship.sunk && <b class="ubl-tag dark">{word('ship.sunk')}</b>}
        {!ship.sunk && ship.heavy > 0 && <b class="ubl-tag bad">{word('ship.heavy')}</b>}
        {!ship.sunk && ship.heavy === 0 && ship.light > 0 && <b class="ubl-tag bad">{word('ship.light')}</b>}
      </span>
      <small>
        {card &&
          !isEscort(ship) &&
          `${word('salvo.numbers', { numbers: card.torpedo.map((n) => n ?? '–').join('-') })} · ◆${card.vp} · `}
        {state === 'away' ? word('ship.away') : word('ship.speed', { n: shipSpeed(view, ship) })}
        {card && isEscort(ship) && 'submerged' in card && 'detect' in card.surface && (
          <>
            {' '}
            ·{' '}
            {word('ship.finds', {
              above: card.surface.detect,
              below: (card.submerged as { detect: number }).detect,
            })}
          </>
        )}
      </small>
    </button>
  );
}

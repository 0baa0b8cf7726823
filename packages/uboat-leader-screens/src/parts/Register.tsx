/** The register beside the display: my boats on top, their ships below, each as far as it is known. */

import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { still } from '@flotilla/ui/base/still.tsx';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { drawnAs } from '../debrief/ships.tsx';
import type { PlotModel } from '../desk.ts';
import { answerWords } from '../desk.ts';
import { askedAbout } from '../display/acting.ts';
import type { Battle, Boat, Fighter, Ship, TargetCard, View } from '../game.ts';
import {
  boatCard,
  boatOfView,
  hullLeft,
  isEscort,
  knownCard,
  shipSpeed,
  statusOf,
  torpedoesIn,
} from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import { CREW_SIGNS, crewState } from './crew.ts';
import { nameBeside } from './nameBeside.ts';
import { numbersWords } from './numbers.ts';
import { StressBar } from './StressBar.tsx';

interface Props {
  readonly desk: PlotModel;
  readonly view: View;
  readonly battle: Battle;
}

/** The register. */
export function Register({ desk, view, battle }: Props) {
  const held = useRef(desk);
  held.current = desk;
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
            <ShipRow ship={ship} desk={desk} view={view} held={held} />
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

function BoatLine({ fighter, desk, view }: { fighter: Fighter; desk: PlotModel; view: View }) {
  const boat = boatOfView(view, fighter.id);
  const answer = desk.of(fighter.id);
  const state = crewState(statusOf(view, boat));
  return (
    <button
      type="button"
      class="ubl-line boat"
      data-part="boat"
      data-id={fighter.id}
      data-state={
        boat.fate === 'sunk'
          ? 'sunk'
          : fighter.area === null
            ? 'away'
            : fighter.detected
              ? 'detected'
              : fighter.depth
      }
      data-offered={answer && !answer.option.refused ? '' : undefined}
      aria-disabled={!answer || answer.option.refused !== undefined}
      title={answerWords(desk, answer) || undefined}
      onClick={(event) => desk.press(fighter.id, event)}
    >
      <span>
        <strong>{fighter.id}</strong>{' '}
        {boat.fate === 'sunk' ? (
          <b class="ubl-tag lost">{word('boat.lost')}</b>
        ) : fighter.area === null ? (
          word('boat.away')
        ) : (
          word(`depth.${fighter.depth}`)
        )}
        {fighter.area !== null && fighter.detected && <b class="ubl-tag bad">{word('boat.detected')}</b>}
        {fighter.silent && <b class="ubl-tag">{word('boat.silent')}</b>}
        {fighter.deep && <b class="ubl-tag">{word('boat.deep')}</b>}
        {boat.stunned > 0 && <b class="ubl-tag bad">{word('boat.stunned')}</b>}
      </span>
      <span class={`ubl-crew ${state}`}>
        <StressBar boat={boat} view={view} /> <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)}
      </span>
      <Silhouette kind="uboat" name={boatCard(view, fighter.id).type} />
      <Hull boat={boat} view={view} />
      <span>
        <MapSign name="torpedo" /> {torpedoesIn(boat.ready)}+{torpedoesIn(boat.stored)} <MapSign name="gun" />{' '}
        {boat.gun}
      </span>
    </button>
  );
}

/** 9.28 — the hull of a boat as boxes; hull and flooding hits fill them. Boats of the first edition have none. */
function Hull({ boat, view }: { boat: Boat; view: View }) {
  if (view.edition === 'first') return null;
  const { hull } = boatCard(view, boat.id);
  const left = Math.max(0, hullLeft(view, boat));
  const words = word('hull.left', { n: left, of: hull });
  return (
    <span class="ubl-hull" role="img" aria-label={words} title={words} data-left={left}>
      <small aria-hidden="true">{word('hull.name')}</small>
      {Array.from({ length: hull }, (_, i) => (
        <i key={i} data-state={i < hull - left ? 'hit' : 'sound'} />
      ))}
      <small aria-hidden="true">{word('hull.count', { n: left })}</small>
    </span>
  );
}

interface ShipRowProps {
  readonly ship: Ship;
  readonly desk: PlotModel;
  readonly view: View;
  readonly held: RefObject<PlotModel>;
}

/** A ship as she stands now; her line is drawn again only when something about her is another. */
function ShipRow({ ship, desk, view, held }: ShipRowProps) {
  const answer = desk.of(ship.slot);
  return (
    <ShipLine
      ship={ship}
      card={knownCard(view, ship)}
      name={nameBeside(desk.session.game, view, ship)}
      speed={shipSpeed(view, ship)}
      acts={askedAbout(desk.session.decision.value).ships.has(ship.slot)}
      offered={answer !== null && !answer.option.refused}
      title={answerWords(desk, answer)}
      held={held}
    />
  );
}

interface ShipLineProps {
  readonly ship: Ship;
  readonly card: TargetCard | null;
  readonly name: string;
  readonly speed: number;
  readonly acts: boolean;
  readonly offered: boolean;
  readonly title: string;
  readonly held: RefObject<PlotModel>;
}

const ShipLine = still(({ ship, card, name, speed, acts, offered, title, held }: ShipLineProps) => {
  const state = ship.sunk ? 'sunk' : ship.area === null ? 'away' : card === null ? 'unknown' : 'known';
  return (
    <button
      type="button"
      class="ubl-line"
      data-part="ship"
      data-id={ship.slot}
      data-state={state}
      data-acting={acts ? '' : undefined}
      data-offered={offered ? '' : undefined}
      aria-disabled={!offered}
      title={title || undefined}
      onClick={(event) => held.current?.press(ship.slot, event)}
    >
      <span>
        <i>{ship.slot}</i> <strong>{name}</strong>
        {ship.sunk && <b class="ubl-tag dark">{word('ship.sunk')}</b>}
        {!ship.sunk && ship.heavy > 0 && <b class="ubl-tag bad">{word('ship.heavy')}</b>}
        {!ship.sunk && ship.heavy === 0 && ship.light > 0 && <b class="ubl-tag bad">{word('ship.light')}</b>}
      </span>
      {card && (
        <Silhouette
          kind={drawnAs(card.type)}
          name={card.name}
          tons={'tons' in card ? card.tons : 0}
          scale="same"
        />
      )}
      <small>
        {card && !isEscort(ship) && `${numbersWords(card.torpedo)} · ◆${card.vp} · `}
        {state === 'away' ? word('ship.away') : word('ship.speed', { n: speed })}
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
});

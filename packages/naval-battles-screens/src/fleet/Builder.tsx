/** Fleet building: the yard with every ship of the navy, and the formation she would sail in (setup.fleets, setup.formation). */
import type { FillDecision } from '@flotilla/table';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { useState } from 'preact/hooks';
import { toggle } from '../desk/draft.ts';
import type { ShipCard, ShipType } from '../game.ts';
import { DRAWINGS, MOST_ROWS, sayOf, shipCard, shipName } from '../game.ts';
import { Arms, Guards } from '../plot/arms.tsx';
import { Hull } from '../plot/ShipCard.tsx';
import { word } from '../text/index.ts';
import { chosenShips, plannedFleet, putInRow } from './plan.ts';

/** How the yard is sorted: types that lie together. */
const KINDS: readonly (readonly [
  name: 'carriers' | 'cruisers' | 'frigates' | 'submarines',
  types: readonly ShipType[],
])[] = [
  ['carriers', ['carrier', 'battleship', 'auxiliary']],
  ['cruisers', ['cruiser', 'destroyer']],
  ['frigates', ['frigate', 'missileBoat', 'nonCombatant']],
  ['submarines', ['submarine']],
];

type Kind = (typeof KINDS)[number][0];

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

/** The board while a fleet is chosen. */
export function Builder({ session, decision }: Props) {
  const [only, setOnly] = useState<Kind | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const field = decision.form.find(({ id }) => id === 'ships');
  const options = field?.kind === 'many' ? field.options : [];
  const budget = field?.kind === 'many' ? (field.budget ?? 0) : 0;
  const ships = options.map(({ id }) => shipCard(id));
  const chosen = chosenShips(session);
  const left = budget - chosen.reduce((sum, id) => sum + shipCard(id).vp, 0);
  return (
    <div
      class="nb-builder"
      data-part="builder"
      data-id={session.seat.value ?? ''}
      data-state={left < 0 ? 'over' : 'open'}
    >
      <section class="nb-yard" aria-label={word('yard.title')}>
        <fieldset class="nb-filter" aria-label={word('yard.filter')}>
          {[null, ...KINDS.map(([kind]) => kind)].map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              aria-pressed={only === kind}
              onClick={() => setOnly(kind)}
            >
              {word(kind === null ? 'yard.all' : `yard.${kind}`)}
            </button>
          ))}
        </fieldset>
        <div class="nb-yard-kinds">
          {KINDS.filter(([kind]) => only === null || only === kind).map(([kind, types]) => {
            const here = ships.filter(({ type }) => types.includes(type));
            if (here.length === 0) return null;
            return (
              <section key={kind} class="nb-yard-kind" aria-label={word(`yard.${kind}`)}>
                <h2 class="label">{word(`yard.${kind}`)}</h2>
                <ul>
                  {here.map((ship) => (
                    <li key={ship.id}>
                      <YardCard
                        session={session}
                        ship={ship}
                        left={left}
                        isChosen={chosen.includes(ship.id)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </section>
      <Formation session={session} lifted={lifted} lift={setLifted} />
    </div>
  );
}

/** One ship of the yard, with everything printed on her card. */
function YardCard(props: { session: Session; ship: ShipCard; left: number; isChosen: boolean }) {
  const { session, ship, left, isChosen } = props;
  const say = sayOf(session);
  const over = isChosen ? 0 : Math.max(0, ship.vp - left);
  const row = plannedFleet(session).find(({ id }) => id === ship.id)?.row;
  const place = row === undefined ? '' : row === 0 ? word('row.beside') : word('row.name', { row });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a counter that is pressed, not a box of a form
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      class={`nb-yard-card${isChosen ? ' on' : ''}${over > 0 ? ' over' : ''}`}
      data-part="ship"
      data-id={ship.id}
      data-state={isChosen ? 'chosen' : over > 0 ? 'over' : 'in-yard'}
      data-lit=""
      onClick={() => toggle(session, 'ships', ship.id)}
    >
      <span class="nb-head">
        <span class={isChosen ? 'nb-tick on' : 'nb-tick'} />
        <span class="nb-name">{say(shipName(ship.id))}</span>
        <span class="nb-vp">{ship.vp}</span>
      </span>
      <small>
        {ship.class} · {ship.service.from}–{ship.service.to ?? ''}
      </small>
      <Silhouette kind={DRAWINGS[ship.type]} name={ship.name} scale="same" />
      <span class="nb-line">
        {ship.submarine ? (
          <span class="nb-mode">{say({ key: 'mode.passive' })}</span>
        ) : (
          <Hull left={ship.hull} hull={ship.hull} />
        )}
        <Guards ship={ship} evasion={ship.submarine ? ship.passiveEvasion : ship.evasion} />
      </span>
      <span class="nb-line nb-last">
        <Arms ship={ship} />
        {place !== '' && <span class="nb-slot nb-slot-guards">{place}</span>}
        {over > 0 && <span class="nb-slot nb-over">{word('yard.over', { points: over })}</span>}
      </span>
      <span class="unseen">{say({ key: `type.${ship.type}` })}</span>
    </button>
  );
}

/** The rows the chosen ships would lie in; a ship is lifted, then a row is pressed, or she is dragged there. */
function Formation(props: { session: Session; lifted: string | null; lift: (ship: string | null) => void }) {
  const { session, lifted, lift } = props;
  const say = sayOf(session);
  const fleet = plannedFleet(session);
  const surface = fleet.filter(({ row }) => row > 0);
  const rows = Math.max(0, ...surface.map(({ row }) => row));
  const places = Math.min(MOST_ROWS, Math.max(rows + 1, 1), Math.max(1, surface.length));
  const put = (ship: string | null, row: number): void => {
    if (ship !== null) putInRow(session, ship, row);
    lift(null);
  };
  const counter = (id: string) => (
    <button
      key={id}
      type="button"
      class={lifted === id ? 'nb-counter on' : 'nb-counter'}
      aria-pressed={lifted === id}
      data-part="ship"
      data-id={id}
      data-state={lifted === id ? 'lifted' : 'placed'}
      draggable
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', id)}
      onClick={() => lift(lifted === id ? null : id)}
    >
      <span class="nb-name">{say(shipName(id))}</span>
      <span class="nb-vp">{shipCard(id).vp}</span>
      <Silhouette kind={DRAWINGS[shipCard(id).type]} name={shipCard(id).name} scale="same" />
    </button>
  );
  return (
    <section class="nb-formation nb-glass" aria-label={word('formation.title')}>
      {Array.from({ length: Math.max(rows, places) }, (_, i) => i + 1).map((row) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: ships are dropped here; pressing the row does the same
        <div
          key={row}
          class="nb-row"
          data-part="row"
          data-id={row}
          data-state={lifted === null ? 'row' : 'place'}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => put(event.dataTransfer?.getData('text/plain') ?? null, row)}
        >
          <span class="nb-ruler">
            <b>{row}</b>
            <small>{word(`formation.row${row as 1 | 2 | 3}`)}</small>
          </span>
          <div class="nb-ships">
            {surface.filter((vessel) => vessel.row === row).map(({ id }) => counter(id))}
            {lifted !== null && !shipCard(lifted).submarine && (
              <button type="button" class="nb-place" onClick={() => put(lifted, row)}>
                {word('row.put', { ship: say(shipName(lifted)), row })}
              </button>
            )}
          </div>
        </div>
      ))}
      <div class="nb-formation-beside">
        <span class="label">{word('formation.beside')}</span>
        {fleet.filter(({ row }) => row === 0).map(({ id }) => counter(id))}
      </div>
    </section>
  );
}

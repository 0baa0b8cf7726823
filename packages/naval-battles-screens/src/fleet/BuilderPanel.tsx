/** Fleet building in the rail: points, ready-made fleets, what the fleet can do, kept fleets, and who is ready. */
import type { FillDecision } from '@flotilla/table';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Question } from '@flotilla/ui/parts/decision.tsx';
import { refusalWords } from '@flotilla/ui/parts/form.tsx';
import { anyLegal, suggested } from '@flotilla/ui/parts/suggest.ts';
import { useState } from 'preact/hooks';
import { choose } from '../desk/answers.ts';
import { draftOf } from '../desk/draft.ts';
import type { Navy } from '../game.ts';
import { nameAt, readyMade, STYLES, sayOf, shipCard, shipName, strengthOf, viewOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';
import { chosenShips, plannedFleet, plannedRows, takeFleet } from './plan.ts';
import { StrengthTable } from './StrengthTable.tsx';
import type { KeptFleet } from './saved.ts';
import { forgetFleet, keepFleet, keptFleets } from './saved.ts';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

/** The rail while a fleet is chosen. */
export function BuilderPanel({ session, decision }: Props) {
  const view = viewOf(session);
  const me = view.players[decision.seat];
  const field = decision.form.find(({ id }) => id === 'ships');
  const options = field?.kind === 'many' ? field.options.map(({ id }) => id) : [];
  const budget = field?.kind === 'many' ? (field.budget ?? 0) : 0;
  const ships = chosenShips(session);
  const { points } = strengthOf(ships);
  const { form } = draftOf(session);
  const fault = faultOf(session, decision, points, budget);
  const ready = (): void => {
    if (fault) {
      tell(fault);
      return;
    }
    const rows = plannedRows(session);
    if (Object.keys(rows).length > 1) session.can.value.prepare?.('layOut', rows);
    choose(session, form);
  };
  useKeys(session.mode === 'play' ? { Enter: ready } : {});
  const rows = Math.max(0, ...plannedFleet(session).map(({ row }) => row));
  const take = (made: readonly string[]): void => takeFleet(session, made);
  return (
    <>
      <Question game={session.game} decision={decision} />
      <div class="nb-scroll">
        <p class={points > budget ? 'nb-sum over' : 'nb-sum'} role="status">
          <b>{points}</b> {word('builder.of', { points: budget })}
        </p>
        <meter
          class="nb-meter"
          min={0}
          max={budget}
          value={Math.min(points, budget)}
          aria-label={word('builder.points')}
        />
        <fieldset class="nb-styles">
          <legend>{word('builder.styles')}</legend>
          {STYLES.map((style) => (
            <button
              key={style}
              type="button"
              data-id={`style-${style}`}
              onClick={() => take(readyMade(options, budget, style))}
            >
              {word(`style.${style}`)}
            </button>
          ))}
          <button type="button" data-id="suggest" onClick={() => take(shipsIn(suggested(session, decision)))}>
            {word('foot.suggest')}
          </button>
          <button type="button" data-id="any" onClick={() => take(shipsIn(anyLegal(decision)))}>
            {word('builder.any')}
          </button>
          <button type="button" data-id="clear" onClick={() => take([])}>
            {word('builder.clear')}
          </button>
        </fieldset>
        <StrengthTable ships={ships} />
        {me?.navy && <KeptFleets session={session} navy={me.navy} options={options} />}
        <Others session={session} />
      </div>
      <footer class="nb-foot">
        <button type="button" class="primary" data-id="ready" aria-disabled={fault !== null} onClick={ready}>
          {fault ?? word('builder.ready', { points, rows })}
        </button>
      </footer>
    </>
  );
}

const shipsIn = (form: { readonly ships?: unknown } | null): readonly string[] =>
  Array.isArray(form?.ships) ? (form.ships as readonly string[]) : [];

/** Why the fleet cannot sail like this; null when it can. */
function faultOf(session: Session, decision: FillDecision, points: number, budget: number): string | null {
  if (chosenShips(session).length === 0) return word('builder.none');
  if (points > budget) return word('builder.over', { points: points - budget });
  const refusal = decision.check(draftOf(session).form);
  return refusal && refusalWords(session.game, decision.step, decision.form, refusal);
}

/** Fleets of this navy kept on this device. */
function KeptFleets({
  session,
  navy,
  options,
}: {
  session: Session;
  navy: Navy;
  options: readonly string[];
}) {
  const [, again] = useState(0);
  const kept = keptFleets(navy).filter(({ ships }) => ships.every((ship) => options.includes(ship)));
  const say = sayOf(session);
  const keep = (): void => {
    const fleet = plannedFleet(session);
    const flagship = [...fleet].sort((a, b) => shipCard(b.id).vp - shipCard(a.id).vp)[0];
    if (!flagship) {
      tell(word('builder.none'));
      return;
    }
    const name = word('builder.named', {
      ship: say(shipName(flagship.id)),
      points: strengthOf(chosenShips(session)).points,
    });
    const one: KeptFleet = {
      name,
      ships: fleet.map(({ id }) => id),
      rows: Object.fromEntries(fleet.filter(({ row }) => row > 0).map(({ id, row }) => [id, row])),
    };
    tell(keepFleet(navy, one) ? word('builder.kept', { name }) : word('builder.notKept'));
    again((n) => n + 1);
  };
  return (
    <section class="nb-kept" aria-label={word('builder.saved')}>
      <h3 class="label">{word('builder.saved')}</h3>
      <ul>
        {kept.map((fleet) => (
          <li key={fleet.name}>
            <button type="button" onClick={() => takeFleet(session, fleet.ships, fleet.rows)}>
              <strong>{fleet.name}</strong>
              <small>{fleet.ships.map((ship) => say(shipName(ship))).join(', ')}</small>
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={word('builder.forget', { name: fleet.name })}
              onClick={() => {
                forgetFleet(navy, fleet.name);
                again((n) => n + 1);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button type="button" data-id="keep" onClick={keep}>
        {word('builder.save')}
      </button>
    </section>
  );
}

/** Who has a fleet ready; what it is stays secret until all are. */
function Others({ session }: { session: Session }) {
  const view = viewOf(session);
  const asked = session.asked.value;
  return (
    <ul class="nb-others" aria-label={word('builder.others')}>
      {view.players
        .filter(({ seat }) => seat !== view.seat)
        .map(({ seat, navy }) => (
          <li key={seat}>
            <Pennant navy={navy} />
            <span>{sayOf(session)(nameAt(view, seat))}</span>
            <em>{word(asked.includes(seat) ? 'builder.choosing' : 'builder.isReady')}</em>
          </li>
        ))}
    </ul>
  );
}

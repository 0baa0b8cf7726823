/** Loading a boat: its tubes and racks drawn, each press changes what lies in one place, the sums beside. */
import type { FillDecision, FormChoice } from '@flotilla/table';
import { capital, questionText, startOf } from '@flotilla/table';
import { useMemo, useState } from 'preact/hooks';
import { useKeys } from '../../keys.ts';
import { tell } from '../../notes.ts';
import { refusalWords } from '../../parts/form.tsx';
import { Rule } from '../../parts/rule.tsx';
import { suggested } from '../../parts/suggest.ts';
import type { Session } from '../../session/session.ts';
import { ui } from '../../text/index.ts';
import { say } from '../../voice.ts';
import type { Boat, View } from '../game.ts';
import { boatOfView } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';

/** What can lie in a place. */
type Load = 'plain' | 'mine' | 'fat' | 't5' | 'stays' | 'loaded';

/** A row of places: what each may hold, and the field of the form that counts it; what comes first is counted by none. */
interface Row {
  readonly name: 'tubes' | 'racks' | 'plain' | 'fat' | 't5';
  readonly places: number;
  readonly loads: readonly { readonly load: Load; readonly field: string | null }[];
}

const counted = (load: Load, field: string) => ({ load, field });
const first = (load: Load) => ({ load, field: null });

/** Questions that are answered by loading. */
export const LOADING: readonly string[] = ['loadMines', 'loadAdvanced', 'reloadTubes'];

/** The rows of a question. */
function rowsOf({ step, form }: FillDecision, boat: Boat): readonly Row[] {
  const most = (id: string): number => {
    const field = form.find((one) => one.id === id);
    return field?.kind === 'count' ? field.max : 0;
  };
  if (step === 'loadMines')
    return [
      { name: 'tubes', places: most('ready'), loads: [first('plain'), counted('mine', 'ready')] },
      { name: 'racks', places: most('stored'), loads: [first('plain'), counted('mine', 'stored')] },
    ];
  if (step === 'loadAdvanced')
    return [
      {
        name: 'tubes',
        places: boat.ready.plain,
        loads: [first('plain'), counted('fat', 'fatReady'), counted('t5', 't5Ready')],
      },
      {
        name: 'racks',
        places: boat.stored.plain,
        loads: [first('plain'), counted('fat', 'fatStored'), counted('t5', 't5Stored')],
      },
    ];
  return (['plain', 'fat', 't5'] as const)
    .filter((kind) => most(kind) > 0)
    .map((kind) => ({ name: kind, places: most(kind), loads: [first('stays'), counted('loaded', kind)] }));
}

/** What lies in each place of a row: the counted loads first. */
function placesOf({ places, loads }: Row, choice: FormChoice): number[] {
  const filled = loads.flatMap(({ field }, at) =>
    field === null ? [] : new Array<number>(Number(choice[field] ?? 0)).fill(at),
  );
  return Array.from({ length: places }, (_, i) => filled[i] ?? 0);
}

/** The form with one place of a row changed to what comes next in it. */
function pressed(row: Row, choice: FormChoice, at: number): FormChoice {
  const next = (at + 1) % row.loads.length;
  const change = (load: number, by: number): Record<string, number> => {
    const field = row.loads[load]?.field;
    return field ? { [field]: Number(choice[field] ?? 0) + by } : {};
  };
  return { ...choice, ...change(at, -1), ...change(next, 1) };
}

/** The panel. */
export function LoadPanel({ session, decision }: { session: Session; decision: FillDecision }) {
  const { game } = session;
  const [choice, setChoice] = useState<FormChoice>(() => startOf(decision.form));
  const refusal = useMemo(() => decision.check(choice), [decision, choice]);
  const boat = boatOfView(session.view.value as View, String(decision.about.boat));
  const why = refusal && refusalWords(game, decision.step, decision.form, refusal);
  const confirm = (): void => {
    const refused = why ?? null;
    if (refused) tell(refused);
    else if (session.mode === 'play') session.answer(choice);
  };
  useKeys({ Enter: confirm });
  return (
    <section class="decision" data-part="load" data-id={boat.id} aria-labelledby="question">
      <header class="question">
        <h2 id="question">{capital(say(game, questionText(decision)))}</h2>
        <Rule rule={decision.rule} />
      </header>
      {rowsOf(decision, boat).map((row) => (
        <fieldset key={row.name} class="ubl-load-row" data-id={row.name}>
          <legend>
            {word(`load.${row.name}`)} <small>{sumWords(row, choice)}</small>
          </legend>
          {placesOf(row, choice).map((at, i) => (
            <LoadPlace
              key={`${i}`}
              load={row.loads[at]?.load ?? 'plain'}
              name={`${word(`load.${row.name}`)} ${i + 1}`}
              press={() => setChoice(pressed(row, choice, at))}
            />
          ))}
        </fieldset>
      ))}
      <p role="status" class={why ? 'why' : 'muted'}>
        {why ?? word('load.ready')}
      </p>
      <div class="row ubl-fire">
        <button
          type="button"
          class="primary"
          data-id="confirm"
          aria-disabled={why !== null}
          onClick={confirm}
        >
          {ui('decision.confirm')}
        </button>
        <button
          type="button"
          data-id="suggest"
          onClick={() => setChoice(suggested(session, decision) ?? choice)}
        >
          {ui('decision.suggest')}
        </button>
      </div>
    </section>
  );
}

/** How many places hold what. */
const sumWords = (row: Row, choice: FormChoice): string =>
  row.loads
    .map(
      ({ load }, at) =>
        `${placesOf(row, choice).filter((one) => one === at).length} ${word(`load.is.${load}`)}`,
    )
    .join(', ');

function LoadPlace({ load, name, press }: { load: Load; name: string; press: () => void }) {
  return (
    <button
      type="button"
      class="ubl-load-place"
      data-part="place"
      data-state={load}
      aria-label={`${name}: ${word(`load.is.${load}`)}`}
      title={word(`load.is.${load}`)}
      onClick={press}
    >
      {load === 'fat' || load === 't5' ? (
        <b>{load.toUpperCase()}</b>
      ) : (
        <MapSign name={load === 'mine' ? 'mine' : 'torpedo'} />
      )}
    </button>
  );
}

/** Tubes and racks drawn as they lie in the boat: a press changes what a place holds, sums stand beside them. */
import type { FillDecision } from '@flotilla/table';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { refusalWords } from '@flotilla/ui/parts/form.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useState } from 'preact/hooks';
import type { Boat, View } from '../game.ts';
import { boatOfView } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import type { RackContent, RackPlace, Racks, Where } from '../tubes/racks.ts';
import { formOf, racksOf, turned } from '../tubes/racks.ts';
import { Framed } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

/** The panel. */
export function TubesPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const boat = boatOfView(view, String(decision.about.boat));
  const [racks, setRacks] = useState<Racks>(() => racksOf(view, boat, decision));
  const choice = formOf(decision, racks);
  const refusal = decision.check(choice);
  const why = refusal && refusalWords(session.game, decision.step, decision.form, refusal);
  const load = (): void => {
    const refused = refusal ?? session.answer(choice);
    if (refused) tell(why ?? say(session.game, refused.why));
  };
  return (
    <Framed session={session} decision={decision} part="tubes">
      {(['ready', 'stored'] as const).map((where) => (
        <Rack
          key={where}
          where={where}
          places={racks[where]}
          turn={(at) => setRacks(turned(decision, racks, where, at))}
        />
      ))}
      <Verdict refusal={why} rule={refusal?.rule ?? ''}>
        <Sums racks={racks} boat={boat} />
      </Verdict>
      <div class="row">
        <button
          type="button"
          class="primary"
          data-id="load"
          disabled={session.mode !== 'play'}
          aria-disabled={refusal !== null}
          onClick={load}
        >
          {word('tubes.load')}
        </button>
      </div>
    </Framed>
  );
}

interface RackProps {
  readonly where: Where;
  readonly places: readonly RackPlace[];
  readonly turn: (at: number) => void;
}

function Rack({ where, places, turn }: RackProps) {
  if (places.length === 0) return null;
  return (
    <fieldset class={`ubl-rack-of ${where}`}>
      <legend>{word(`tubes.${where}`)}</legend>
      {places.map(({ kind, fixed }, at) => (
        <button
          key={`${at}`}
          type="button"
          class={`ubl-tube ${kind}`}
          data-part="tube"
          data-id={`${where} ${at + 1}`}
          data-state={fixed ? 'fixed' : kind}
          disabled={fixed}
          aria-label={word('tubes.place', { n: at + 1, what: word(`load.${kind}`) })}
          title={word(`load.${kind}`)}
          onClick={() => turn(at)}
        >
          <TubeArt kind={kind} />
        </button>
      ))}
    </fieldset>
  );
}

/** What lies in a place: a torpedo with the mark of its kind, a mine, or nothing. */
function TubeArt({ kind }: { kind: RackContent }) {
  if (kind === 'empty') return <span aria-hidden="true">–</span>;
  if (kind === 'mines') return <MapSign name="mine" />;
  return (
    <>
      <MapSign name="torpedo" />
      {kind !== 'plain' && <b aria-hidden="true">{word(`load.${kind}Short`)}</b>}
    </>
  );
}

/** How many of each kind the boat would carry. */
function Sums({ racks, boat }: { racks: Racks; boat: Boat }) {
  const all = [...racks.ready, ...racks.stored];
  const count = (kind: RackContent): number => all.filter((place) => place.kind === kind).length;
  return (
    <p class="ubl-sums" data-id={boat.id}>
      {(['plain', 'fat', 't5', 'mines'] as const)
        .filter((kind) => count(kind) > 0)
        .map((kind) => (
          <span key={kind}>
            {word(`load.${kind}`)} <b>{count(kind)}</b>
          </span>
        ))}
    </p>
  );
}

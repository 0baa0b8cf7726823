/** The torpedo load: how many of each kind, and where the electric ones lie. */
import type { Field, FillDecision, FormChoice, Suggestion } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { fieldText } from '@flotilla/table/run';
import { TorpedoShape } from '@flotilla/ui/art/Torpedo.tsx';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Advisor, useAdvice } from '@flotilla/ui/parts/advice.tsx';
import { Suggestions, suggestionsFor } from '@flotilla/ui/parts/suggestions.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useMemo, useState } from 'preact/hooks';
import type { Load, View } from '../game.ts';
import { BOATS, electricIn } from '../game.ts';
import { word } from '../text/index.ts';
import { answer, Question } from './Question.tsx';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

type CountField = Extract<Field, { kind: 'count' }>;

/** The panel in port. */
export function LoadoutPanel({ session, decision }: Props) {
  const { game } = session;
  const view = session.view.value as View;
  const live = session.mode === 'play';
  const given = session.given.value?.choice;
  const [load, setLoad] = useState<FormChoice>(() =>
    typeof given === 'object' ? given : startOf(decision.form),
  );
  const refusal = useMemo(() => decision.check(load), [decision, load]);
  const [advice, setAdvice] = useAdvice(decision);
  const [plans, setPlans] = useState<readonly Suggestion[]>([]);
  const take = (): void => {
    if (live && !refusal) answer(session, load);
  };
  useKeys(live ? { Enter: take } : {});
  const last = startOf(decision.form);
  // Before the first patrol there is no last time.
  const first = view.log.length === 0;
  const same = sameLoad(last, load);
  return (
    <section class="decision loadout" aria-labelledby="question">
      <Question game={game} decision={decision} />
      <Racks view={view} load={load} />
      {decision.form.map((field) =>
        field.kind === 'count' && field.max > field.min ? (
          <Mix
            key={field.id}
            field={field}
            name={say(game, fieldText(decision.step, field))}
            value={Number(load[field.id])}
            set={(value) => setLoad({ ...load, [field.id]: value })}
            live={live}
          />
        ) : null,
      )}
      <Suggestions
        session={session}
        plans={plans}
        shown={plans.find(({ choice }) => sameLoad(choice as FormChoice, load)) ?? null}
        show={({ choice }) => setLoad(choice as FormChoice)}
        ask={live ? () => setPlans(suggestionsFor(session, decision)) : undefined}
      />
      <Verdict refusal={refusal && say(game, refusal.why)} rule={refusal?.rule ?? ''} />
      {live && (
        <div class="row">
          <button type="button" class="primary" aria-disabled={refusal !== null} onClick={take}>
            {word(same ? (first ? 'loadout.standard' : 'loadout.same') : 'loadout.take')}
          </button>
          {!same && (
            <button type="button" onClick={() => setLoad(last)}>
              {word(first ? 'loadout.resetStandard' : 'loadout.reset')}
            </button>
          )}
        </div>
      )}
      <Advisor
        session={session}
        decision={decision}
        advice={advice}
        given={setAdvice}
        yours={load}
        take={setLoad}
      />
    </section>
  );
}

const sameLoad = (one: FormChoice, other: FormChoice): boolean =>
  Object.keys(one).every((id) => one[id] === other[id]);

interface MixProps {
  readonly field: CountField;
  readonly name: string;
  readonly value: number;
  readonly set: (value: number) => void;
  readonly live: boolean;
}

/** A count as a row of steps: the legal range is all there is. */
function Mix({ field, name, value, set, live }: MixProps) {
  const id = `load-${field.id}`;
  return (
    <div class="loadout-row">
      <label for={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={field.min}
        max={field.max}
        value={value}
        disabled={!live}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <output for={id}>
        {value} <small>{word('loadout.range', { min: field.min, max: field.max })}</small>
      </output>
    </div>
  );
}

/** The racks as they would be filled. */
function Racks({ view, load }: { view: View; load: FormChoice }) {
  const facts = BOATS[view.boat.type];
  if (load.steam === undefined) return null;
  const placed = electricIn(view.boat.type, load as unknown as Load);
  const racks = ['forwardTubes', 'forwardReloads', 'aftTubes', 'aftReloads'] as const;
  return (
    <dl class="loadout-racks">
      {racks.map((rack) => (
        <div key={rack}>
          <dt>{word(`loadout.${rack}`)}</dt>
          <dd>
            <Rack size={facts[rack]} electric={Math.max(0, Math.min(facts[rack], placed[rack]))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rack({ size, electric }: { size: number; electric: number }) {
  const steam = size - electric;
  return (
    <svg
      class="loadout-rack"
      viewBox={`0 0 ${Math.max(1, Math.min(size, 7)) * 64} ${Math.max(1, Math.ceil(size / 7)) * 18}`}
      role="img"
      aria-label={word('loadout.rack', { steam, electric })}
      style={{ '--torpedoes': String(Math.min(size, 7)) }}
    >
      {Array.from({ length: size }, (_, i) => (
        <g key={i} transform={`translate(${(i % 7) * 64} ${Math.floor(i / 7) * 18})`}>
          <TorpedoShape kind={i < steam ? 'steam' : 'electric'} />
        </g>
      ))}
    </svg>
  );
}

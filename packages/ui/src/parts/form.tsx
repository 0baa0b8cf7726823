/** Forms: the fields of a decision or of a new game, with live judgement. */
import type { AnyGame, Field, FormChoice, Option, Refusal } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { capital, fieldText, optionText, plainName, refusalText } from '@flotilla/table/run';
import { useId } from 'preact/hooks';
import { ui } from '../text/index.ts';
import { say } from '../text/voice.ts';
import { FindingNote, findingWords } from './finding.tsx';
import { Rule } from './rule.tsx';

interface FieldProps<F extends Field = Field> {
  game: AnyGame;
  step: string;
  field: F;
  value: FieldValue | undefined;
  set: (value: FieldValue) => void;
}

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** How many choices are shown as buttons before a list box is better. */
const MOST_RADIOS = 8;

/** A refusal in words; fields are called by their labels and not by their ids. */
export function refusalWords(game: AnyGame, step: string, form: readonly Field[], refusal: Refusal): string {
  return say(game, refusalText(refusal, step, form));
}

function Refused({ game, option }: { game: AnyGame; option: Option }) {
  if (!option.refused) return null;
  return (
    <small class="why">
      {say(game, option.refused.why)} <Rule rule={option.refused.rule} />
    </small>
  );
}

/** What a field is called, as a title. */
const titleOf = (game: AnyGame, step: string, field: Field): string =>
  capital(say(game, fieldText(step, field)));

function CountField({ game, step, field, value, set }: FieldProps<Of<'count'>>) {
  const id = useId();
  const number = typeof value === 'number' ? value : field.min;
  const label = titleOf(game, step, field);
  const bounded = (wanted: number) => Math.max(field.min, Math.min(field.max, wanted));
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label} <span class="muted">{ui('form.range', { min: field.min, max: field.max })}</span>
      </label>
      <span class="stepper">
        <button
          type="button"
          aria-label={ui('form.less', { field: label })}
          disabled={number <= field.min}
          onClick={() => set(bounded(number - 1))}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={number}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (Number.isInteger(typed)) set(typed);
          }}
        />
        <button
          type="button"
          aria-label={ui('form.more', { field: label })}
          disabled={number >= field.max}
          onClick={() => set(bounded(number + 1))}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** The finding about a value of an option of a new game; the forms of a running game have none. */
const found = (game: AnyGame, step: string, field: Field, value: string): string | null =>
  step === 'options' ? findingWords(game, `${field.id}=${value}`) : null;

/** What there is to know about the option that is chosen; read out when another one is. */
function Note({ notes, chosen }: { notes: Readonly<Record<string, string>>; chosen: unknown }) {
  if (Object.keys(notes).length === 0) return null;
  return (
    <p class="field-note muted" aria-live="polite">
      {notes[String(chosen)]}
    </p>
  );
}

/** Leads a screen reader from a switch to what was found about it. */
const described = (finding: string | null, name: string) => (finding ? { 'aria-describedby': name } : {});

function ChoiceField({ game, step, field, value, set }: FieldProps<Of<'choice'>>) {
  const id = useId();
  const label = titleOf(game, step, field);
  const isList = field.options.length > MOST_RADIOS;
  // In a list there is no room for the findings: that of the chosen one stands below it.
  const notes = field.options.flatMap((option): [string, string][] => {
    const known = [
      option.note ? say(game, option.note) : null,
      isList ? found(game, step, field, option.id) : null,
    ].filter((one) => one !== null);
    return known.length > 0 ? [[option.id, known.join(' ')]] : [];
  });
  const note = <Note notes={Object.fromEntries(notes)} chosen={value} />;
  if (isList) {
    return (
      <div class="field">
        <label class="field-label" for={id}>
          {label}
        </label>
        <select id={id} value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
          {field.options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.refused !== undefined}>
              {say(game, optionText(step, option))}
              {option.refused ? ` — ${say(game, option.refused.why)}` : ''}
            </option>
          ))}
        </select>
        {note}
      </div>
    );
  }
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="radios">
        {field.options.map((option) => (
          <label key={option.id} class={option.refused ? 'radio refused' : 'radio'}>
            <input
              type="radio"
              name={id}
              checked={value === option.id}
              disabled={option.refused !== undefined}
              {...described(found(game, step, field, option.id), `${id}${option.id}`)}
              onChange={() => set(option.id)}
            />
            <span>
              {say(game, optionText(step, option))}
              <Refused game={game} option={option} />
              {step === 'options' && (
                <FindingNote game={game} id={`${field.id}=${option.id}`} name={`${id}${option.id}`} />
              )}
            </span>
          </label>
        ))}
      </div>
      {note}
    </fieldset>
  );
}

function ManyField({ game, step, field, value, set }: FieldProps<Of<'many'>>) {
  const id = useId();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const spent = field.options.reduce((sum, one) => sum + (chosen.includes(one.id) ? (one.cost ?? 0) : 0), 0);
  const toggle = (one: string) =>
    set(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset class="field">
      <legend class="field-label">
        {titleOf(game, step, field)}{' '}
        <span class="muted">
          {field.min === field.max
            ? ui('form.chosenOf', { n: chosen.length, max: field.max })
            : ui('form.chosen', { n: chosen.length, min: field.min, max: field.max })}
          {field.budget !== undefined && ` · ${ui('form.budget', { spent, budget: field.budget })}`}
        </span>
      </legend>
      <div class="radios">
        {field.options.map((option) => (
          <label key={option.id} class={option.refused ? 'radio refused' : 'radio'}>
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              disabled={option.refused !== undefined}
              {...described(found(game, step, field, option.id), `${id}${option.id}`)}
              onChange={() => toggle(option.id)}
            />
            <span>
              {say(game, optionText(step, option))}
              {option.cost !== undefined && <span class="cost"> {option.cost}</span>}
              <Refused game={game} option={option} />
              {step === 'options' && (
                <FindingNote game={game} id={`${field.id}=${option.id}`} name={`${id}${option.id}`} />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TextField({ game, step, field, value, set }: FieldProps<Of<'text'>>) {
  return (
    <label class="field">
      <span class="field-label">{titleOf(game, step, field)}</span>
      <input
        type="text"
        maxLength={field.max}
        value={String(value ?? '')}
        onInput={(event) => set(event.currentTarget.value)}
        onChange={(event) => field.name && set(plainName(event.currentTarget.value))}
      />
    </label>
  );
}

function YesField({ game, step, field, value, set }: FieldProps<Of<'yes'>>) {
  const id = useId();
  return (
    <label class="field radio">
      <input
        type="checkbox"
        checked={value === true}
        {...described(found(game, step, field, 'true'), id)}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <span>
        {titleOf(game, step, field)}
        {step === 'options' && <FindingNote game={game} id={`${field.id}=true`} name={id} />}
      </span>
    </label>
  );
}

function OneField(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'count':
      return <CountField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'many':
      return <ManyField {...props} field={field} />;
    case 'text':
      return <TextField {...props} field={field} />;
    case 'yes':
      return <YesField {...props} field={field} />;
  }
}

/** All fields of a form. */
export function FormFields(props: {
  game: AnyGame;
  step: string;
  form: readonly Field[];
  choice: FormChoice;
  change: (choice: FormChoice) => void;
}) {
  const { game, step, form, choice, change } = props;
  return (
    <div class="fields">
      {form.map((field) => (
        <OneField
          key={field.id}
          game={game}
          step={step}
          field={field}
          value={choice[field.id]}
          set={(value) => change({ ...choice, [field.id]: value })}
        />
      ))}
    </div>
  );
}

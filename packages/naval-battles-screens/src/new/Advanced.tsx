/** The rest of the terms of a battle: optional rules as switches, a length as steps, a scenario of one's own as a sheet. */
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { capital, fieldText, optionText } from '@flotilla/table/run';
import { FindingNote, findingWords } from '@flotilla/ui/parts/finding.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useId } from 'preact/hooks';
import { Segments } from './Segments.tsx';

interface Props<K extends Field['kind'] = Field['kind']> {
  readonly game: AnyGame;
  readonly field: Extract<Field, { kind: K }>;
  readonly value: FieldValue | undefined;
  readonly set: (value: FieldValue) => void;
}

const titleOf = ({ game, field }: Pick<Props, 'game' | 'field'>): string =>
  capital(say(game, fieldText('options', field)));

/** An optional rule: on or off. */
function Switch(props: Props<'yes'>) {
  const isOn = props.value === true;
  const id = `${props.field.id}=true`;
  const name = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      class="nb-switch"
      data-id={props.field.id}
      aria-describedby={findingWords(props.game, id) ? name : undefined}
      onClick={() => props.set(!isOn)}
    >
      <i aria-hidden="true" />
      <span>
        {titleOf(props)}
        <FindingNote game={props.game} id={id} name={name} />
      </span>
    </button>
  );
}

/** A number that goes up and down by one. */
function Steps(props: Props<'count'>) {
  const { field, value, set } = props;
  const title = titleOf(props);
  const id = useId();
  const number = typeof value === 'number' ? value : field.min;
  const step = (by: number, name: string, sign: string) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={number + by < field.min || number + by > field.max}
      onClick={() => set(Math.max(field.min, Math.min(field.max, number + by)))}
    >
      {sign}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons about one number, not fields of a form
    <div class="nb-stepper" role="group" aria-labelledby={id} data-id={field.id}>
      <span id={id}>{title}</span>
      {step(-1, ui('form.less', { field: title }), '−')}
      <output>{number}</output>
      {step(1, ui('form.more', { field: title }), '+')}
    </div>
  );
}

/** A text that is pasted in. */
const Sheet = (props: Props<'text'>) => (
  <label class="nb-paste" data-id={props.field.id}>
    <span>{titleOf(props)}</span>
    <textarea
      rows={6}
      spellcheck={false}
      maxLength={props.field.max}
      value={String(props.value ?? '')}
      onInput={(event) => props.set(event.currentTarget.value)}
    />
  </label>
);

function One(props: Props) {
  const { game, field, value, set } = props;
  switch (field.kind) {
    case 'yes':
      return <Switch {...props} field={field} />;
    case 'count':
      return <Steps {...props} field={field} />;
    case 'text':
      return <Sheet {...props} field={field} />;
    case 'choice':
      return (
        <>
          <Segments
            title={titleOf(props)}
            values={field.options.map(({ id }) => id)}
            value={String(value)}
            words={(id) =>
              say(game, optionText('options', field.options.find((option) => option.id === id) ?? { id }))
            }
            set={set}
          />
          <p class="finding" aria-live="polite">
            {findingWords(game, `${field.id}=${String(value)}`)}
          </p>
        </>
      );
    case 'many':
      return null;
  }
}

/** The fields that have no place of their own on the page. */
export function Advanced(props: {
  game: AnyGame;
  fields: readonly Field[];
  options: FormChoice;
  change: (options: FormChoice) => void;
}) {
  const { game, fields, options, change } = props;
  return (
    <div class="nb-terms">
      {fields.map((field) => (
        <One
          key={field.id}
          game={game}
          field={field}
          value={options[field.id]}
          set={(value) => change({ ...options, [field.id]: value })}
        />
      ))}
    </div>
  );
}

/** One value of a card as a field, a group of fields, or a list of them. */
import type { AnyGame } from '@flotilla/table';
import { text } from '@flotilla/table';
import { capital } from '@flotilla/table/run';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import { useId } from 'preact/hooks';
import { DISPLAY, zoneText } from '../game.ts';
import type { Card, PackDraft } from './draft.ts';
import { cardsIn, ours } from './draft.ts';
import type { Fields, Shape } from './shapes.ts';
import { freshValue, verbWith } from './shapes.ts';
import { named, word } from './text/index.ts';

interface Props<S extends Shape = Shape> {
  readonly game: AnyGame;
  readonly draft: PackDraft;
  readonly name: string;
  readonly shape: S;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** A value with its label. */
export function ShapeField(props: Props) {
  const { shape } = props;
  switch (shape.kind) {
    case 'group':
      return <GroupField {...props} shape={shape} />;
    case 'list':
      return <ListField {...props} shape={shape} />;
    case 'verb':
      return <VerbField {...props} shape={shape} />;
    case 'three':
      return <ThreeField {...props} shape={shape} />;
    case 'many':
      return <ManyField {...props} shape={shape} />;
    default:
      return <PlainField {...props} shape={shape} />;
  }
}

/** The fields of a card or of a part of it. */
export function FieldsOf(props: Omit<Props, 'name' | 'shape'> & { readonly fields: Fields }) {
  const { fields, value, set, ...rest } = props;
  const card = (typeof value === 'object' && value !== null ? value : {}) as Card;
  return (
    <>
      {Object.entries(fields).map(([name, shape]) => (
        <ShapeField
          key={name}
          {...rest}
          name={name}
          shape={shape}
          value={card[name]}
          set={(part) => set({ ...card, [name]: part })}
        />
      ))}
    </>
  );
}

type Plain = Of<'text' | 'prose' | 'month' | 'yes'> | Of<'whole'> | Of<'choice'> | Of<'known'>;

function PlainField({ game, draft, name, shape, value, set }: Props<Plain>) {
  const id = useId();
  return (
    <div class={`ubl-pack-field ubl-pack-${shape.kind}`}>
      <label for={id}>{named(name)}</label>
      <Input id={id} game={game} draft={draft} shape={shape} value={value} set={set} />
    </div>
  );
}

function Input(props: Omit<Props<Plain>, 'name'> & { readonly id: string }) {
  const { id, game, draft, shape, value, set } = props;
  switch (shape.kind) {
    case 'yes':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case 'whole':
      return (
        <input
          id={id}
          type="number"
          min={shape.min}
          max={shape.max}
          value={typeof value === 'number' ? value : ''}
          placeholder={shape.orNone ? word('none') : ''}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            set(Number.isNaN(typed) ? null : typed);
          }}
        />
      );
    case 'choice':
      return (
        <Select
          id={id}
          value={value}
          set={(chosen) => set(chosen === '' ? undefined : chosen)}
          options={[
            ...(shape.orNone ? [['', word('none')] as const] : []),
            ...shape.words.map((one) => [one, named(one)] as const),
          ]}
        />
      );
    case 'known':
      return <Select id={id} value={value} set={set} options={knownOf(game, draft, shape.of)} />;
    case 'prose':
      return (
        <textarea
          id={id}
          rows={3}
          value={String(value ?? '')}
          onInput={(event) => set(event.currentTarget.value)}
        />
      );
    default:
      return (
        <input
          id={id}
          type="text"
          {...(shape.kind === 'month' && { placeholder: '1940-06', pattern: '19[34][0-9]-[01][0-9]' })}
          value={String(value ?? '')}
          onInput={(event) => set(event.currentTarget.value)}
        />
      );
  }
}

function Select(props: {
  id: string;
  value: unknown;
  set: (value: unknown) => void;
  options: readonly (readonly [string, string])[];
}) {
  const { id, value, set, options } = props;
  const listed = options.some(([one]) => one === (value ?? ''));
  return (
    <select id={id} value={String(value ?? '')} onChange={(event) => set(event.currentTarget.value)}>
      {!listed && <option value={String(value ?? '')}>{String(value ?? '')}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** What can be named: areas of the display, and faces or conditions, ours and those of the pack. */
function knownOf(
  game: AnyGame,
  draft: PackDraft,
  of: 'conditions' | 'faces' | 'areas',
): (readonly [string, string])[] {
  if (of === 'areas') return DISPLAY.map(({ id }) => [id, capital(say(game, zoneText(id)))] as const);
  return [...cardsIn(draft, of), ...ours(of)].map(
    (card) => [String(card.key), faceName(game, of, card)] as const,
  );
}

/** The name of an event or condition: its own words, or those of our catalogue. */
export function faceName(game: AnyGame, of: 'conditions' | 'faces', { key, name }: Card): string {
  if (typeof name === 'string' && name !== '') return name;
  const ownKey = `${of === 'faces' ? 'event' : 'condition'}.${String(key)}.name`;
  return knows(game, ownKey) ? say(game, text(ownKey)) : String(key);
}

function GroupField({ name, shape, ...rest }: Props<Of<'group'>>) {
  return (
    <fieldset class="ubl-pack-group">
      <legend>{named(name)}</legend>
      <FieldsOf {...rest} fields={shape.fields} />
    </fieldset>
  );
}

function ManyField({ name, shape, value, set }: Props<Of<'many'>>) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset class="ubl-pack-group">
      <legend>{named(name)}</legend>
      {shape.words.map((one) => (
        <label key={one} class="ubl-pack-check">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={(event) =>
              set(event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />{' '}
          {named(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** Three rising numbers; an empty one is never reached, and where that is allowed all may be empty together. */
function ThreeField({ name, shape, value, set }: Props<Of<'three'>>) {
  const numbers = Array.isArray(value) ? (value as readonly (number | null)[]) : [null, null, null];
  const change = (at: number, typed: number): void => {
    const next = numbers.map((old, i) => (i === at ? (Number.isNaN(typed) ? null : typed) : old));
    set(shape.never === 'whole' && next.every((one) => one === null) ? null : next);
  };
  return (
    <fieldset class="ubl-pack-group ubl-pack-three">
      <legend>{named(name)}</legend>
      {numbers.map((number, i) => (
        <input
          key={`${i}`}
          type="number"
          min={1}
          max={20}
          aria-label={`${named(name)} ${i + 1}`}
          value={number ?? ''}
          placeholder={word('never')}
          onInput={(event) => change(i, event.currentTarget.valueAsNumber)}
        />
      ))}
    </fieldset>
  );
}

function ListField({ name, shape, value, set, ...rest }: Props<Of<'list'>>) {
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return (
    <fieldset class="ubl-pack-group ubl-pack-list">
      <legend>{named(name)}</legend>
      {items.map((item, i) => (
        <div key={`${i}`} class="ubl-pack-item">
          <ShapeField
            {...rest}
            name={String(i + 1)}
            shape={shape.of}
            value={item}
            set={(part) => set(items.map((old, at) => (at === i ? part : old)))}
          />
          <button type="button" class="quiet" onClick={() => set(items.filter((_, at) => at !== i))}>
            {word('remove', { n: i + 1 })}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => set([...items, freshValue(shape.of)])}>
        {word('add')}
      </button>
    </fieldset>
  );
}

function VerbField({ name, shape, value, set, ...rest }: Props<Of<'verb'>>) {
  const id = useId();
  const effect = (typeof value === 'object' && value !== null ? value : {}) as Card;
  const done = String(effect.do ?? '');
  return (
    <div class="ubl-pack-verb">
      <label for={id}>{word('effect', { n: name })}</label>
      <Select
        id={id}
        value={done}
        set={(verb) => set(verbWith(shape.verbs, String(verb)))}
        options={Object.keys(shape.verbs).map((verb) => [verb, named(`do.${verb}`)] as const)}
      />
      <FieldsOf {...rest} fields={shape.verbs[done] ?? {}} value={effect} set={set} />
    </div>
  );
}

/** A tool of the sheet: a sign, and its word where there is room for it. */

interface Props {
  readonly sign: string;
  readonly name: string;
  readonly title: string;
  /** `roomy`: the word is left out wherever the sheet is narrow, not only on a phone; `none`: the sign says it all. */
  readonly word?: 'roomy' | 'none';
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Looks as if it could not be pressed, but says why when it is. */
  readonly refused?: boolean;
  readonly onClick: () => void;
}

/** The button of a tool. */
export const Tool = ({ sign, name, title, word, pressed, disabled, refused, onClick }: Props) => (
  <button
    type="button"
    class="tool"
    aria-label={name}
    aria-pressed={pressed}
    disabled={disabled}
    aria-disabled={refused}
    title={title}
    onClick={onClick}
  >
    <span aria-hidden="true">{sign}</span>{' '}
    {word !== 'none' && <span class={word ? 'word roomy' : 'word'}>{name}</span>}
  </button>
);

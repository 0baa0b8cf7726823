/** A few cards of which one is chosen. */

/** One of a few cards, with a title and a line below. */
export function Cards<T extends string>(props: {
  legend: string;
  all: readonly T[];
  chosen: T;
  choose: (one: T) => void;
  title: (one: T) => string;
  note: (one: T) => string;
}) {
  const { legend, all, chosen, choose, title, note } = props;
  return (
    <fieldset class="cards-choice">
      <legend class="field-label">{legend}</legend>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => choose(one)}>
          <strong>{title(one)}</strong>
          <span class="muted">{note(one)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** A few cards of which one is chosen. */
import type { ComponentChildren } from 'preact';

/** One of a few cards, with a title and a line below. */
export function Cards<T extends string>(props: {
  legend: string;
  all: readonly T[];
  chosen: T;
  choose: (one: T) => void;
  title: (one: T) => string;
  note: (one: T) => string;
  /** What is drawn beside the words. */
  picture?: (one: T) => ComponentChildren;
}) {
  const { legend, all, chosen, choose, title, note, picture } = props;
  return (
    <fieldset class="cards-choice">
      <legend class="field-label">{legend}</legend>
      {all.map((one) => (
        <button
          key={one}
          type="button"
          class={picture && 'pictured'}
          aria-pressed={one === chosen}
          onClick={() => choose(one)}
        >
          {picture && (
            <span class="cards-picture" aria-hidden="true">
              {picture(one)}
            </span>
          )}
          <strong>{title(one)}</strong>
          <span class="muted">{note(one)}</span>
        </button>
      ))}
    </fieldset>
  );
}

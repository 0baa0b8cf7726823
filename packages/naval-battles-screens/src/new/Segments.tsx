/** A few values side by side, one of them chosen. */
export function Segments(props: {
  title: string;
  values: readonly string[];
  value: string;
  words: (value: string) => string;
  set: (value: string) => void;
}) {
  const { title, values, value, words, set } = props;
  return (
    <fieldset class="nb-segments">
      <legend class="field-label">{title}</legend>
      <div class="segments">
        {values.map((one) => (
          <button key={one} type="button" aria-pressed={one === value} data-id={one} onClick={() => set(one)}>
            {words(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

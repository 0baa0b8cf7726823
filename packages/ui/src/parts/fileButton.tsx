/** A button that reads a JSON file of the player's. */
import { useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** What the field behind the button is called, if not as the button is. */
  readonly name?: string;
  readonly id?: string;
  readonly read: (text: string) => void;
}

/** The button; the file chosen is read, and may be chosen again. */
export function FileButton({ label, name = label, id, read }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" data-id={id} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={name}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void file.text().then(read);
        }}
      />
    </>
  );
}

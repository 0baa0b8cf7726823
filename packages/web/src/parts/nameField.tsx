/** The name somebody sits down or enters with. */
export const NameField = ({
  label,
  name,
  set,
  required,
}: {
  label: string;
  name: string;
  set: (name: string) => void;
  required?: boolean;
}) => (
  <label class="field">
    <span class="field-label">{label}</span>
    <input
      type="text"
      maxLength={40}
      required={required}
      autocomplete="nickname"
      value={name}
      onInput={(event) => set(event.currentTarget.value)}
    />
  </label>
);

/** The name somebody enters with. */
export const NameField = ({
  label,
  name,
  set,
}: {
  label: string;
  name: string;
  set: (name: string) => void;
}) => (
  <label class="field">
    <span class="field-label">{label}</span>
    <input
      type="text"
      maxLength={40}
      autocomplete="nickname"
      value={name}
      onInput={(event) => set(event.currentTarget.value)}
    />
  </label>
);

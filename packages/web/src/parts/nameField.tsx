/** The name somebody sits down or enters with. */
import { PrivacyLink } from './privacyLink.tsx';

/** The field, and the way to what is kept of it. */
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
  <div class="field">
    <label>
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
    <PrivacyLink />
  </div>
);

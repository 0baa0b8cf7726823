/** Settings. */
import { plainName } from '@flotilla/table/run';
import { change, settings } from '@flotilla/ui/base/settings.ts';
import { QuickSettings } from '@flotilla/ui/parts/choices.tsx';
import { useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';

/** Everything the reader can choose. */
export function SettingsScreen() {
  useTitle(ui('settings.title'));
  return (
    <section class="page">
      <h1>{ui('settings.title')}</h1>
      <label class="field">
        <span class="field-label">{ui('settings.name')}</span>
        <input
          type="text"
          maxLength={40}
          autocomplete="nickname"
          value={settings.value.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
          onChange={(event) => change({ name: plainName(event.currentTarget.value) })}
        />
      </label>
      <QuickSettings />
      <p class="muted">{ui('settings.kept')}</p>
    </section>
  );
}

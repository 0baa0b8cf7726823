/** A round button in the corner of the scene: struck through as long as nothing is heard. */
import { change, settings } from '../base/settings.ts';
import { ui } from '../text/index.ts';
import { mixerNow } from './mixer.ts';
import { pulses } from './offer.ts';

/** Browsers let sound begin with a press: the desk is opened by this one. */
function toggle(): void {
  change({ sound: !settings.peek().sound, soundAsked: true });
  mixerNow();
}

/** Turns the sound on and off. */
export function SoundButton() {
  const { sound } = settings.value;
  return (
    <button
      type="button"
      class={pulses.value ? 'sound-button pulse' : 'sound-button'}
      aria-label={ui('settings.sound')}
      aria-pressed={sound}
      title={ui('settings.sound')}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9h4l5-4v14l-5-4H4z" />
        {sound ? (
          <path class="sound-waves" d="M16 9q2 3 0 6M19 6q4 6 0 12" />
        ) : (
          <path class="sound-waves" d="M3 3l18 18" />
        )}
      </svg>
    </button>
  );
}

/** The offer of sound: nobody is asked anything; where there is something to hear for the first time its button pulses once. */
import { signal } from '@preact/signals';
import { change, settings } from '../base/settings.ts';

/** Whether the button pulses. */
export const pulses = signal(false);

/** So long a pulse lasts, in milliseconds. */
const PULSE = 600;

/** Lets the button pulse once in the life of these settings. */
export function offerSound(): void {
  const { sound, soundAsked } = settings.peek();
  if (sound || soundAsked) return;
  change({ soundAsked: true });
  pulses.value = true;
  setTimeout(() => {
    pulses.value = false;
  }, PULSE);
}

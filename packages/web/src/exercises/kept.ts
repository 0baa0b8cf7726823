/** A value kept on this device as JSON, as a signal; what was stored is checked before it is believed. */
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';

/** Something that lasts from visit to visit. */
export interface KeptHere<T> {
  readonly value: Signal<T>;
  readonly keep: (value: T) => void;
}

/** Reads what is stored under a key; `from` makes the best of whatever it finds there. */
export function keptHere<T>(key: string, from: (stored: unknown) => T): KeptHere<T> {
  const read = (): T => {
    try {
      return from(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return from(null);
    }
  };
  const value = signal(read());
  return {
    value,
    keep: (changed) => {
      value.value = changed;
      try {
        localStorage.setItem(key, JSON.stringify(changed));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

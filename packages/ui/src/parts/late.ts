/** What is out of sight may follow: what is asked comes first. */
import { useEffect, useState } from 'preact/hooks';

/** A value one painted frame late; the first one at once. `waits`: whether there is anything it has to wait for. */
export function useLate<T>(value: T, waits = true): T {
  const [late, setLate] = useState(value);
  useEffect(() => setLate(value), [value]);
  return waits ? late : value;
}

/** What is out of sight may follow: what is asked comes first. */
import { useEffect, useState } from 'preact/hooks';

/** A value one painted frame late; the first one at once. */
export function useLate<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => setLate(value), [value]);
  return late;
}

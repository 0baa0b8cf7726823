/** Whether the page is wide enough for sea and boat side by side. */
import { useEffect, useState } from 'preact/hooks';

const WIDE = '(min-width: 760px) and (min-height: 561px)';

/** True on anything larger than a phone, however it is held; follows the window. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = (): void => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
}

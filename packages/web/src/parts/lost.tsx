/** An address that is none of ours. */
import { useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { href } from '../router.ts';

/** Says so, and shows the way home. */
export function LostScreen() {
  useTitle(ui('lost.title'));
  return (
    <section class="page">
      <h1>{ui('lost.title')}</h1>
      <p>{ui('lost.text')}</p>
      <a class="button primary" href={href('/')}>
        {ui('nav.toHome')}
      </a>
    </section>
  );
}

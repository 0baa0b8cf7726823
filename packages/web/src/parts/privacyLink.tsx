/** The way to the page that says what is kept, wherever a name or an address is asked for. */

import { ui } from '@flotilla/ui/text/index.ts';
import { href } from '../router.ts';

/** A small link; a new tab keeps what was filled in. */
export const PrivacyLink = () => (
  <a class="privacy-link" href={href('/privacy')} target="_blank" rel="noreferrer">
    {ui('nav.privacy')}
  </a>
);

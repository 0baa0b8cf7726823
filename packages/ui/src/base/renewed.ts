/** Whether the page is still that of the site. */
import { signal } from '@preact/signals';

/** Whether the site has been renewed since this page was opened, as far as anybody has looked. */
export const renewed = signal(false);

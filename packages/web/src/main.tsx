/** The beginning: words, look, addresses, and the service worker once everything stands. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import './style/index.css';
import { applySettings, settings } from '@flotilla/ui/base/settings.ts';
import { applyMotion } from '@flotilla/ui/stage/timing.ts';
import { speak } from '@flotilla/ui/text/index.ts';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';
import { followLinks } from './router.ts';
import { surroundScreens } from './shell.tsx';
import { shelf } from './store/games.ts';

applySettings(document.documentElement);
applyMotion(document.documentElement);
followLinks();
surroundScreens();
await speak(settings.value.language);
effect(() => {
  const { language } = settings.value;
  speak(language).catch(() => {});
});
// Asked for at once: a browser that does not answer has been given its time before anybody wants to play.
void shelf();
render(<App />, document.getElementById('app') as HTMLElement);
keepOffline();

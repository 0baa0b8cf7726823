/**
 * What is looked at when something is over: debrief, campaign end and log sheet. Nobody needs them to give orders, so they are
 * loaded behind the table, when nothing else is done, and are there when the first turn has ended.
 */

import type { Session } from '@flotilla/ui/base/session.ts';
import { lazyScreen } from '@flotilla/ui/parts/lazy.tsx';
import type { ComponentType } from 'preact';
import type { View } from '../game.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
}

const pages = {
  debrief: async (): Promise<ComponentType<Props>> => (await import('./Debrief.tsx')).Debrief,
  end: async (): Promise<ComponentType<Props>> => (await import('./EndPage.tsx')).EndPage,
  sheet: async (): Promise<ComponentType<Props>> => (await import('./LogSheet.tsx')).LogSheet,
};

export const Debrief = lazyScreen(pages.debrief);
export const EndPage = lazyScreen(pages.end);
export const LogSheet = lazyScreen(pages.sheet);

/** Loads them in an idle moment; what cannot be loaded now is asked for again when it is wanted. */
export function loadAhead(): void {
  const load = (): void => {
    for (const page of Object.values(pages)) page().catch(() => {});
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
  else setTimeout(load);
}

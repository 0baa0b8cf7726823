/** Work that can wait until the page stands. */

/** When the page has nothing better to do. */
export const atLeisure = (): Promise<void> =>
  new Promise((free) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => free(), { timeout: 600 });
    else setTimeout(free);
  });

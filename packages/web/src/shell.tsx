/** The page around the screens: what they ask of it, and who answers. */
import { setShell } from '@flotilla/ui/base/shell.ts';
import { lazyPart } from '@flotilla/ui/parts/lazy.tsx';
import { go, href } from './router.ts';

/** Puts the site around the screens. */
export function surroundScreens(): void {
  setShell({
    href,
    go,
    beginGame: async (...how) => (await import('./session/open.ts')).beginGame(...how),
    VariationBar: lazyPart(async () => (await import('./review/VariationBar.tsx')).VariationBar),
    WhatIf: lazyPart(async () => (await import('./review/WhatIf.tsx')).WhatIf),
  });
}

/** What the build finds in the packages with screens, by the ids of their games. */

declare module '#screens/screens' {
  import type { OwnScreens } from '@flotilla/ui/frame/screens.ts';
  export const found: Readonly<Record<string, () => Promise<OwnScreens>>>;
}

declare module '#screens/picture' {
  import type { Drawing } from '@flotilla/ui/pictures/drawing.ts';
  export const found: Readonly<Record<string, () => Promise<Drawing>>>;
}

declare module '#screens/opening' {
  import type { OwnOpening } from '@flotilla/ui/stage/opening.ts';
  export const found: Readonly<Record<string, () => Promise<OwnOpening>>>;
}

declare module '#screens/takenAlong' {
  import type { TakenAlong } from '@flotilla/ui/base/takenAlong.ts';
  export const found: Readonly<Record<string, () => Promise<TakenAlong>>>;
}

declare module '#screens/emblem' {
  import type { VNode } from 'preact';
  export const found: Readonly<Record<string, VNode>>;
}

declare module '#screens/startArgs' {
  import type { Start } from '@flotilla/companion';
  import type { TextArgs } from '@flotilla/table';
  export const found: Readonly<Record<string, (start: Start) => TextArgs>>;
}

declare module '#screens/wall' {
  import type { OwnWall } from '@flotilla/ui/wall/ownWall.ts';
  export const found: Readonly<Record<string, OwnWall>>;
}

declare module '#screens/sea' {
  import type { OwnSea } from '@flotilla/ui/sea/ownSea.ts';
  export const found: Readonly<Record<string, OwnSea>>;
}

declare module '#screens/seaScreen' {
  import type { OwnSeaScreen } from '@flotilla/ui/sea/ownSea.ts';
  export const found: Readonly<Record<string, OwnSeaScreen>>;
}

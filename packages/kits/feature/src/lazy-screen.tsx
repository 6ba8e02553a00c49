import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A screen whose code arrives when it is first needed. */
export interface LazyScreen {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead, on intent. */
  readonly preload: () => void;
}

/** `lazyScreen(() => import('./join/join-screen.tsx').then((m) => m.JoinScreen))` */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  return {
    Component: lazy(async () => ({ default: await load() })),
    preload: () => {
      // The screen's own import reports a failure when it is shown.
      load().catch(() => undefined);
    },
  };
}

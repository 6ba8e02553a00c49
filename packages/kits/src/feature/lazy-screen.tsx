import { whileStaying } from '@tableside/ui/while-staying';
import { createElement, lazy, useState, type ComponentType } from 'react';

/** A screen, or a large part of one, whose code is loaded when it is first needed. */
export interface LazyScreen<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /**
   * Preloads the code; settles when it has loaded or failed. Once loaded, the screen
   * renders without suspending.
   */
  readonly preload: () => Promise<void>;
}

/** `lazyScreen(() => import('./join/join-screen.tsx').then((m) => m.JoinScreen))` */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = () => whileStaying(async () => (Loaded ??= await load()));
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loadOnce() }));
  // A prerendered page hydrates in one step only if nothing in it suspends. The choice is kept in state,
  // because switching components would lose the screen's state.
  function Component(props: Props) {
    const [Shown] = useState(() => Loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return {
    Component,
    preload: () =>
      loadOnce().then(
        () => undefined,
        // The screen's own import reports a failure when it is shown.
        () => undefined,
      ),
  };
}

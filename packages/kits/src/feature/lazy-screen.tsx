import { whileStaying } from '@tableside/ui/while-staying';
import { createElement, lazy, useState, type ComponentType } from 'react';

/** A screen, or a large part of one, whose code arrives when it is first needed. */
export interface LazyScreen<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /** Fetches the code ahead; settles when it has come or failed. What is shown after it came needs no wait. */
  readonly preload: () => Promise<void>;
}

/** `lazyScreen(() => import('./join/join-screen.tsx').then((m) => m.JoinScreen))` */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = () => whileStaying(async () => (Loaded ??= await load()));
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loadOnce() }));
  // A page made at build is taken over in one step only where nothing in it has to wait. Which of both it is stays: the
  // other one would lose the screen's state.
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

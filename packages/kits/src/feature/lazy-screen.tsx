import { whileStaying } from '@tableside/ui/while-staying';
import { CODE_LIMIT_MS, within } from '@tableside/ui/within';
// oxlint-disable-next-line no-restricted-imports -- the only lazy screen: a failure has a page of its own
import { createElement, lazy, useState, type ComponentType } from 'react';

export class MissingCode extends Error {
  override name = 'MissingCode';
  /**
   * Lets the screen load its code again when it is shown next. Call it once the error is shown, because React
   * renders the screen again before that.
   */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(String(cause), { cause });
    this.forget = forget;
  }
}

export interface LazyScreen<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /**
   * Preloads the code and settles when it has loaded or failed. Once loaded, the screen renders without
   * suspending.
   */
  readonly preload: () => Promise<void>;
}

/**
 * Creates a screen whose code is loaded when it is first needed, for example `lazyScreen(() =>
 * import('./join/join-screen.tsx').then((m) => m.JoinScreen))`.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = () => whileStaying(async () => (Loaded ??= await within(load(), CODE_LIMIT_MS)));
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (cause) {
        throw new MissingCode(cause, () => {
          Lazy = begin();
        });
      }
    });
  let Lazy = begin();
  // A prerendered page hydrates in one step only if nothing in it suspends. The choice is stored in state,
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
        // A failure is reported by the screen's own import, when the screen is shown.
        () => undefined,
      ),
  };
}

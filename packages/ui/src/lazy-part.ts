// oxlint-disable-next-line no-restricted-imports -- the only lazy part: a failure leaves the rest of the page
import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';

import { CODE_LIMIT_MS, within } from './within.ts';

export interface LazyPartOptions<Props> {
  /** Shown while the code loads. By default, nothing is shown. */
  readonly Waiting?: ComponentType;
  /** Shown if the code fails to load or takes too long. By default, nothing is shown. */
  readonly Failed?: ComponentType<Props>;
}

const Nothing = () => null;

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code. If that fails, showing the part tries again. */
  readonly preload: () => void;
};

/**
 * Creates a part of a page whose code loads when it is first shown. The rest of the page works without it. It
 * retries each time it is shown again, but browsers other than Chromium remember that a module failed, so
 * that only a reload helps.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, Failed = Nothing }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const get = async () => (Loaded = await within(load(), CODE_LIMIT_MS));
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await get() };
      } catch (cause) {
        console.warn('A part of the page has not loaded.', cause);
        return { default: Failed };
      }
    });
  function Part(props: Props) {
    const [Shown] = useState(() => Loaded ?? begin());
    return createElement(Suspense, { fallback: createElement(Waiting) }, createElement(Shown, props));
  }
  return Object.assign(Part, { preload: () => void get().catch(() => undefined) });
}

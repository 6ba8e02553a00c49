import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** A part of the frame whose code comes by itself. Should it not come, the page stands without it. */
export const laterPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }));

/** Waits until the browser has nothing better to do. A server and Safari know no such time. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });

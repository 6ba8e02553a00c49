import { whenIdle } from '@tableside/ui/when-idle';
import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** A part of the frame whose code comes by itself. Should it not come, the page stands without it. */
export const laterPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }));

/** A server knows no idle time, and does not wait for one. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof window === 'undefined') resolve();
    else whenIdle(resolve);
  });

import { lazy, type ComponentType } from 'react';

const Nothing: ComponentType = () => null;

/**
 * A component that opens over a page: its code loads when it is rendered, and if loading fails the page works
 * without it.
 */
export const lazyOverlay = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

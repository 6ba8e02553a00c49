import { lazy, type ComponentType } from 'react';

const Nothing: ComponentType = () => null;

/** What a feature opens over a page: its code comes when it is rendered, and where it does not come the page stands without it. */
export const lazyOverlay = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

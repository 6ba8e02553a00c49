import { lazy, Suspense, type ComponentType } from 'react';

import { useComesSoon } from './use-comes-near.ts';

export interface LaterProps {
  /** Carries the style that keeps the room of the section while it is not there. */
  readonly className?: string;
}

const Nothing = () => null;

/**
 * A part of a page below what paints first. Its code comes when the browser is idle or the reader comes near it; without
 * a connection the page does without it.
 */
export function later(load: () => Promise<ComponentType>): ComponentType<LaterProps> {
  const Loaded = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Later({ className }) {
    const [ref, isSoon] = useComesSoon();
    const room = <div ref={ref} className={className} />;
    if (!isSoon) return room;
    return (
      <Suspense fallback={room}>
        <Loaded />
      </Suspense>
    );
  };
}

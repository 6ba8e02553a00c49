import type { Feature } from '@tableside/kits/feature';
import { beforeAll } from 'vitest';

export function preloadScreens(...features: readonly Feature[]): void {
  const load = () =>
    Promise.all(features.flatMap(({ routes }) => routes.map(({ screen }) => screen.preload())));
  // On a busy machine, evaluating some hundred files takes a while.
  beforeAll(load, 60_000);
}

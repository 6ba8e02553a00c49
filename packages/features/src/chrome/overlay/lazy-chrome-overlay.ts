import { lazyOverlay } from '@tableside/kits/feature';

export const LazyChromeOverlay = lazyOverlay(() =>
  import('./chrome-overlay.tsx').then((module) => module.ChromeOverlay),
);

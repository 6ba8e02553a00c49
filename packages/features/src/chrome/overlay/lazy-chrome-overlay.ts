import { lazyPart } from '@tableside/ui/lazy-part';

export const LazyChromeOverlay = lazyPart(() =>
  import('./chrome-overlay.tsx').then((module) => module.ChromeOverlay),
);

import type { InstallPrompt } from '@tableside/core/page-protocol';
import { useTracker } from '@tableside/kits/tracking';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
function hold(prompt: InstallPrompt | undefined): void {
  window.installPrompt = prompt;
  for (const listener of listeners) listener();
}
const onOffer = (event: InstallPrompt) => {
  event.preventDefault();
  hold(event);
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', onOffer);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', onOffer);
  };
}

/**
 * Returns a function that shows the browser's install prompt; undefined while the browser does not offer to
 * install the site (CHR-29, TRK-14).
 */
export function useInstallPrompt(): (() => Promise<void>) | undefined {
  const tracker = useTracker();
  const prompt = useSyncExternalStore(
    subscribe,
    () => window.installPrompt,
    () => undefined,
  );
  useEffect(() => {
    const onInstalled = () => {
      hold(undefined);
      tracker.dataLayer({ event: 'pwa install' });
    };
    window.addEventListener('appinstalled', onInstalled);
    return () => window.removeEventListener('appinstalled', onInstalled);
  }, [tracker]);

  return (
    prompt &&
    (async () => {
      try {
        await prompt.prompt();
        tracker.dataLayer({ event: 'pwa prompt' });
        if ((await prompt.userChoice).outcome === 'accepted') hold(undefined);
      } catch {
        // An event can be used only once. The browser fires a new one when it decides to.
        hold(undefined);
      }
    })
  );
}

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
        // A prompt event works only once. The browser may fire a new one later.
        hold(undefined);
      }
    })
  );
}

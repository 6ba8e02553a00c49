import { useSyncExternalStore } from 'react';

import { usePartner } from './partner-context.tsx';

const unchanging = () => () => undefined;

function productVersion(userAgent: string, product: string): string | undefined {
  const prefix = `${product}/`;
  const found = userAgent.split(/[\s;()]+/).find((part) => part.startsWith(prefix));
  return found && /^\d+(\.\d+)*(?=$|[-+])/.exec(found.slice(prefix.length))?.[0];
}

/** Compares versions numerically, so that 2.9 is older than 2.10. A missing part counts as 0. */
function isOlder(version: string, minimum: string): boolean {
  const parts = version.split('.').map(Number);
  const minimumParts = minimum.split('.').map(Number);
  const different = minimumParts.findIndex((part, index) => part !== (parts[index] ?? 0));
  return different !== -1 && (parts[different] ?? 0) < (minimumParts[different] ?? 0);
}

/** Returns the native app's version. Undefined in a browser, and while a prerendered page hydrates. */
function useAppVersion(): string | undefined {
  const { userAgentToken } = usePartner().nativeApp;
  return useSyncExternalStore(
    unchanging,
    () => productVersion(navigator.userAgent, userAgentToken),
    () => undefined,
  );
}

/**
 * Whether the site is shown inside the partner's native app, which names itself and its version in the user
 * agent (CHR-32). The user agent can be forged, so it decides what is shown and offered, never what is
 * allowed (CHR-18, ACC-18).
 */
export const useIsNativeApp = (): boolean => useAppVersion() !== undefined;

export function useIsAppOutdated(): boolean {
  const { minimumAppVersion } = usePartner();
  const version = useAppVersion();
  return version !== undefined && minimumAppVersion !== null && isOlder(version, minimumAppVersion);
}

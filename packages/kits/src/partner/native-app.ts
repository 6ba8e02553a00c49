import { useSyncExternalStore } from 'react';

import { usePartner } from './partner-context.tsx';

const unchanging = () => () => undefined;

/** The version that a user agent has for a product, such as "3.2.0"; undefined without one that can be read. */
function productVersion(userAgent: string, product: string): string | undefined {
  const prefix = `${product}/`;
  const found = userAgent.split(/[\s;()]+/).find((part) => part.startsWith(prefix));
  return found && /^\d+(\.\d+)*(?=$|[-+])/.exec(found.slice(prefix.length))?.[0];
}

/** Compares number by number, so that 2.9 is older than 2.10; a missing part is 0. */
function isOlder(version: string, minimum: string): boolean {
  const parts = version.split('.').map(Number);
  const minimumParts = minimum.split('.').map(Number);
  const different = minimumParts.findIndex((part, index) => part !== (parts[index] ?? 0));
  return different !== -1 && (parts[different] ?? 0) < (minimumParts[different] ?? 0);
}

/** Undefined in a browser, and in the first render of a page that was built. */
function useAppVersion(): string | undefined {
  const { userAgentToken } = usePartner().nativeApp;
  return useSyncExternalStore(
    unchanging,
    () => productVersion(navigator.userAgent, userAgentToken),
    () => undefined,
  );
}

/**
 * Whether the site shows inside the partner's native app, which names itself and its version in the user agent
 * (CHR-32). Anyone can claim to be it, so it decides what is shown and offered, never what is allowed (CHR-18, ACC-18).
 */
export const useIsNativeApp = (): boolean => useAppVersion() !== undefined;

/** Whether the site shows inside a native app that is older than the partner's `minimumAppVersion` (CHR-34, CHR-42). */
export function useIsAppOutdated(): boolean {
  const { minimumAppVersion } = usePartner();
  const version = useAppVersion();
  return version !== undefined && minimumAppVersion !== null && isOlder(version, minimumAppVersion);
}

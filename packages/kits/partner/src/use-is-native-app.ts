import { useSyncExternalStore } from 'react';

import { usePartner } from './partner-context.tsx';

const unchanging = () => () => undefined;

/**
 * Whether the site shows inside the partner's native app. Anyone can claim to be it, so it
 * decides what is shown and offered, never what is allowed (CHR-18, ACC-18).
 */
export function useIsNativeApp(): boolean {
  const { userAgentToken } = usePartner().nativeApp;
  return useSyncExternalStore(
    unchanging,
    () => navigator.userAgent.includes(`${userAgentToken}/`),
    () => false,
  );
}

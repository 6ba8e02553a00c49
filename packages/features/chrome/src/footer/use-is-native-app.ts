import { usePartner } from '@tableside/kit-partner';
import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether the site shows inside the partner's native app. For looks only: anyone can claim to be it (CHR-18). */
export function useIsNativeApp(): boolean {
  const { userAgentToken } = usePartner().nativeApp;
  return useSyncExternalStore(
    unchanging,
    () => navigator.userAgent.includes(`${userAgentToken}/`),
    () => false,
  );
}

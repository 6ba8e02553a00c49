import { publicIdOf } from '@tableside/core';
import { useIsNativeApp } from '@tableside/kits/partner';
import {
  isTrackingOff,
  privacyChoiceText,
  subscribeToPrivacyChoice,
  useVisitor,
} from '@tableside/kits/session';
import { useEffect, useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** The native app's interface for the site. */
    nativeAppBridge?: {
      /** Sets the visitor's public id as the recipient of the app's marketing messages; empty for nobody. */
      readonly setExternalUserId: (publicId: string) => unknown;
    };
  }
}

async function setMarketingId(publicId: string): Promise<void> {
  await window.nativeAppBridge?.setExternalUserId(publicId);
}

/**
 * Passes the member's or known visitor's id to the native app (CHR-39), or takes it back while tracking is off
 * (PRV-01). Nothing depends on it: a failure is logged.
 */
export function useMarketingId(): void {
  const isNativeApp = useIsNativeApp();
  const publicId = publicIdOf(useVisitor());
  // Undefined for most visitors, on a server too, so that nothing renders again after hydration.
  const choice = useSyncExternalStore(subscribeToPrivacyChoice, privacyChoiceText, () => undefined);
  useEffect(() => {
    if (!isNativeApp || publicId === undefined) return;
    setMarketingId(isTrackingOff() ? '' : publicId).catch((cause: unknown) =>
      console.warn('The native app did not take the marketing id.', cause),
    );
  }, [isNativeApp, publicId, choice]);
}

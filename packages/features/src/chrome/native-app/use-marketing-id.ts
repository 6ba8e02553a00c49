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
 * Passes the id of the member or known visitor to the native app (CHR-39), or clears it while tracking is off
 * (PRV-01), also for anonymous visitors, because the app keeps the id after a sign-out. Failures are only
 * logged, because nothing depends on it.
 */
export function useMarketingId(): void {
  const isNativeApp = useIsNativeApp();
  const publicId = publicIdOf(useVisitor());
  // Undefined for most visitors, as during server rendering, which saves a second render after hydration.
  const choice = useSyncExternalStore(subscribeToPrivacyChoice, privacyChoiceText, () => undefined);
  useEffect(() => {
    const id = isTrackingOff() ? '' : publicId;
    if (!isNativeApp || id === undefined) return;
    setMarketingId(id).catch((cause: unknown) =>
      console.warn('The native app did not take the marketing id.', cause),
    );
  }, [isNativeApp, publicId, choice]);
}

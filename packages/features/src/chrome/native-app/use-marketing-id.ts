import { publicIdOf } from '@tableside/core';
import { useIsNativeApp } from '@tableside/kits/partner';
import { useVisitor } from '@tableside/kits/session';
import { useEffect } from 'react';

declare global {
  interface Window {
    /** What the native app offers to the site. */
    nativeAppBridge?: {
      /** Takes the public id of whoever is there, as the id that marketing messages of the app go to. */
      readonly setExternalUserId: (publicId: string) => unknown;
    };
  }
}

/** Whatever the bridge does wrong becomes a rejection. */
async function setMarketingId(publicId: string): Promise<void> {
  await window.nativeAppBridge?.setExternalUserId(publicId);
}

/** Tells the native app which member or known visitor is there (CHR-39). Nothing depends on it: a failure is logged. */
export function useMarketingId(): void {
  const isNativeApp = useIsNativeApp();
  const publicId = publicIdOf(useVisitor());
  useEffect(() => {
    if (!isNativeApp || publicId === undefined) return;
    setMarketingId(publicId).catch((cause: unknown) =>
      console.warn('The native app did not take the marketing id.', cause),
    );
  }, [isNativeApp, publicId]);
}

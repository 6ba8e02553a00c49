import { useAttention } from '@tableside/kits/attention';
import { useIsNativeApp, usePartner } from '@tableside/kits/partner';
import { readStoredText, useServerNow, writeStoredText } from '@tableside/kits/session';
import { useState } from 'react';

import { displayMode } from './display-mode.ts';
import { InstallBanner } from './install-banner.tsx';
import { useInstallPrompt } from './use-install-prompt.ts';

/** Other browsers on iOS also identify as Safari, but their menus differ. */
const others = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser)\//;

/**
 * Whether this is Safari on a phone or tablet, where the share menu installs a site (CHR-27). An iPad
 * identifies as a Mac.
 */
function isIosSafari({ userAgent, maxTouchPoints }: Navigator = navigator): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/.* Safari\//.test(userAgent) && !others.test(userAgent);
}

/** How long "maybe later" hides the banner, in milliseconds (CHR-28). */
const LATER_MS = 30 * 24 * 60 * 60_000;

/** When the banner may be shown again, in milliseconds; NaN if it was not put off. */
const storedLater = () => Date.parse(readStoredText('local', 'dr.pwaLater') ?? '');

/** Offers to install the site where that is possible, unless it was put off (CFG-12, CHR-27). */
export function InstallOffer() {
  const { hasPWAInstallBanner } = usePartner();
  const isNativeApp = useIsNativeApp();
  const install = useInstallPrompt();
  const now = useServerNow();
  // In state, because storage may be blocked.
  const [later, setLater] = useState(storedLater);

  // The time is undefined until hydration.
  const isDue =
    hasPWAInstallBanner &&
    !isNativeApp &&
    now !== undefined &&
    !(later > now) &&
    displayMode() !== 'standalone' &&
    (install !== undefined || isIosSafari());
  const { isOpen } = useAttention('install', isDue, { isKept: true });
  if (!isOpen || now === undefined) return null;
  const putOff = () => {
    writeStoredText('local', 'dr.pwaLater', new Date(now + LATER_MS).toISOString());
    setLater(now + LATER_MS);
  };
  return <InstallBanner onInstall={install && (() => void install())} onLater={putOff} />;
}

import { useAttention } from '@tableside/kits/attention';
import { useIsNativeApp, usePartner } from '@tableside/kits/partner';
import { readStoredText, useApi, useServerTime, writeStoredText } from '@tableside/kits/session';
import { useState } from 'react';

import { displayMode } from './display-mode.ts';
import { InstallBanner } from './install-banner.tsx';
import { useInstallPrompt } from './use-install-prompt.ts';

/** These also identify as Safari but have different menus. */
const otherIosBrowsers = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser)\//;

/**
 * Whether this is Safari on a phone or tablet, where the share menu installs a site (CHR-27). iPads identify
 * as Macs.
 */
function isIosSafari({ userAgent, maxTouchPoints }: Navigator = navigator): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/.* Safari\//.test(userAgent) && !otherIosBrowsers.test(userAgent);
}

const LATER_MS = 30 * 24 * 60 * 60_000;

/** Returns when the banner may be shown again, in milliseconds; NaN if it was not postponed. */
const storedLater = () => Date.parse(readStoredText('local', 'dr.pwaLater') ?? '');

export function InstallOffer() {
  const { hasPWAInstallBanner } = usePartner();
  const isNativeApp = useIsNativeApp();
  const install = useInstallPrompt();
  const { clock } = useApi();
  // Held in state, because storage may be blocked.
  const [later, setLater] = useState(storedLater);

  const isPossible = () =>
    hasPWAInstallBanner &&
    !isNativeApp &&
    displayMode() !== 'standalone' &&
    (install !== undefined || isIosSafari());
  const due = useServerTime((now) => (isPossible() && !(later > now) ? 'due' : undefined));
  const { isOpen } = useAttention('install', due !== undefined, { isPersistent: true });
  if (!isOpen) return null;
  const putOff = () => {
    const next = clock.now() + LATER_MS;
    writeStoredText('local', 'dr.pwaLater', new Date(next).toISOString());
    setLater(next);
  };
  return <InstallBanner onInstall={install && (() => void install())} onLater={putOff} />;
}

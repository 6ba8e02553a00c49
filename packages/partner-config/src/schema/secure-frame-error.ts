import { hasMembers } from '@tableside/core';

import type { PartnerSettings } from './partner.schema.ts';

interface Address {
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
  readonly search: string;
  readonly hash: string;
}

/** Both browsers and Node have this class, but this package includes the types of neither. */
const { URL } = globalThis as unknown as { readonly URL: new (address: string) => Address };

const isThisMachine = ({ hostname }: Address) => /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(hostname);

/**
 * Returns why `secureFrame.url` cannot be the page that takes card numbers. Undefined if it can (CRD-02,
 * CRD-24).
 */
export function secureFrameError(
  partner: Pick<PartnerSettings, 'secureFrame' | 'enrollmentType' | 'siteUrl'>,
): string | undefined {
  const { secureFrame, siteUrl } = partner;
  if (secureFrame.url === null) return undefined;
  if (!hasMembers(partner)) return 'needs members, but enrollmentType is "none"';
  const frame = new URL(secureFrame.url);
  if (frame.protocol !== 'https:' && !isThisMachine(frame)) return 'must start with https://';
  if (frame.origin === new URL(siteUrl).origin)
    return 'is on the origin of siteUrl: card numbers must be collected on a separate origin';
  if (frame.search || frame.hash)
    return 'must have neither ? nor #: the site adds the card types that it accepts';
  return undefined;
}

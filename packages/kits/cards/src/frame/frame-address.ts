import { cardCodes, type CardCode } from '@tableside/core';

export interface FrameAddress {
  /** What the iframe opens: one flag for each network that is accepted, none for others (CRD-24). */
  readonly src: string;
  readonly origin: string;
}

/**
 * Where the frame of a partner opens. Undefined for what is no address of a page of its own: on the site's own origin
 * the number would not be out of the page's reach (CRD-02).
 */
export function frameAddress(
  url: string,
  accepted: readonly CardCode[],
  siteOrigin: string,
): FrameAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol) || address.origin === siteOrigin) return undefined;
  for (const code of cardCodes) {
    if (accepted.includes(code)) address.searchParams.set(code.toLowerCase(), '1');
    else address.searchParams.delete(code.toLowerCase());
  }
  return { src: address.href, origin: address.origin };
}

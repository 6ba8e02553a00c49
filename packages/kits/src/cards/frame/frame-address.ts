import { secureFrameUrlQuery } from '@tableside/api-client/queries';
import { cardCodes, type CardCode } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

export interface FrameAddress {
  readonly src: string;
  readonly origin: string;
}

/**
 * Returns the URL of a partner's frame, or undefined unless it is an absolute URL on another origin. On the
 * site's own origin, the page could read the number (CRD-02).
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

const subscribe = () => () => undefined;

/**
 * Returns the address of the secure frame: the partner's own, or else the platform's. Null means that there
 * is none. Undefined while it is fetched and during server rendering, so that no frame loads before its
 * listener.
 */
export function useFrameAddress(): FrameAddress | null | undefined {
  const { secureFrame, cardTypesAccepted } = usePartner();
  const site = useSyncExternalStore(
    subscribe,
    () => window.location.origin,
    () => undefined,
  );
  const { data, isError } = useQuery({ ...secureFrameUrlQuery(useApi()), enabled: secureFrame.url === null });
  const url = secureFrame.url ?? data;
  return useMemo(() => {
    if (url === undefined) return isError ? null : undefined;
    return site === undefined ? undefined : (frameAddress(url, cardTypesAccepted, site) ?? null);
  }, [url, isError, site, cardTypesAccepted]);
}

import { secureFrameUrlQuery } from '@tableside/api-client/queries';
import { usePartner } from '@tableside/kit-partner';
import { useApi } from '@tableside/kit-session';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { frameAddress, type FrameAddress } from './frame-address.ts';

const subscribe = () => () => undefined;

/**
 * Where the secure frame opens: the partner's own, else the platform's (OP-070). Undefined while that is asked for, and
 * on a server, so that no frame loads before somebody listens; null when there is none.
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

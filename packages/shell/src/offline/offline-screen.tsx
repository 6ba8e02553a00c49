import { useCopy } from '@tableside/kits/content';
import { PageMeta } from '@tableside/kits/partner';
import { useIsOnline } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { useEffect, useRef } from 'react';

import { OfflineNotice } from './offline-notice.tsx';
import { offlineCopy } from './offline.copy.ts';

const reload = () => window.location.reload();

function useReloadOnReconnect(): void {
  const isOnline = useIsOnline();
  const isLeaving = useRef(false);
  useEffect(() => {
    const onLeave = () => {
      isLeaving.current = true;
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  useEffect(() => {
    if (isOnline && !isLeaving.current) reload();
  }, [isOnline]);
}

/** Replaces a screen whose code could not be loaded without a connection. The URL stays (CHR-40). */
export function OfflineScreen() {
  const copy = useCopy(offlineCopy);
  useReloadOnReconnect();
  return (
    <>
      <PageMeta title={copy.text('offlineTitle')} />
      <OfflineNotice
        action={
          <Button variant="primary" onClick={reload}>
            {copy('offlineRetry')}
          </Button>
        }
      />
    </>
  );
}

import { useCopy } from '@tableside/kit-content';
import { ToastRegion } from '@tableside/ui/toast';
import { useMemo } from 'react';

import { toastCopy } from './toast.copy.ts';

/** A place for messages; what was said before it is there waits for it. */
export function Toasts() {
  const copy = useCopy(toastCopy);
  const labels = useMemo(
    () => ({
      region: copy('notifications'),
      close: copy('dismiss'),
      success: copy('successPrefix'),
      error: copy('errorPrefix'),
      warning: copy('warningPrefix'),
    }),
    [copy],
  );
  return <ToastRegion labels={labels} />;
}

import { lazy, Suspense } from 'react';

import { useSessionState } from './session-context.tsx';

const WarningToast = lazy(async () => ({
  default: (await import('./warning-toast.tsx')).WarningToast,
}));

/** Warns a member a minute before the session ends (ERR-02, SES-09). Mount once, beside the region of toasts. */
export function SessionWarning() {
  const { warning } = useSessionState();
  return (
    warning && (
      <Suspense>
        <WarningToast warning={warning} />
      </Suspense>
    )
  );
}

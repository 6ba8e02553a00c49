import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { showToast } from '@tableside/ui/toast';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { useSession, useSessionState } from './session-context.tsx';
import { sessionCopy } from './copy.ts';
import type { SessionEnding } from './session-store.ts';

/** Counts for the eye only: a screen reader hears the time once, not every second. */
function Seconds({ secondsLeft, words }: SessionEnding & { readonly words: (count: number) => string }) {
  const [first] = useState(secondsLeft);
  const [count, setCount] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setCount(secondsLeft()), 1_000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return (
    <>
      <VisuallyHidden>{words(first)}</VisuallyHidden>
      <span aria-hidden="true">{words(count)}</span>
    </>
  );
}

/** The warning; stays until the session was prolonged or is over, whatever becomes of the click. */
function WarningToast({ warning }: { readonly warning: SessionEnding }) {
  const copy = useCopy(sessionCopy);
  const session = useSession();
  const navigate = useNavigate();
  const show = useEffectEvent(() =>
    showToast({
      kind: 'warning',
      timeoutMs: null,
      message: (
        <>
          <span>{copy('warning')}</span>{' '}
          <Seconds secondsLeft={warning.secondsLeft} words={(count) => copy('secondsLeft', { count })} />
        </>
      ),
      action: {
        label: copy('keepActive'),
        keepsToast: true,
        // Without an answer the toast stays, and may be tried again.
        onAction: () => void session.refresh().catch(() => undefined),
      },
      // The page of signing out confirms it in words.
      otherAction: {
        label: copy('signOut'),
        keepsToast: true,
        onAction: () => void navigate(routes.signOut.path),
      },
    }),
  );
  useEffect(() => show(), [warning]);
  return null;
}

/** Warns a member a minute before the session ends (ERR-02, SES-09). Mount once, beside the region of toasts. */
export function SessionWarning() {
  const { warning } = useSessionState();
  return warning && <WarningToast warning={warning} />;
}

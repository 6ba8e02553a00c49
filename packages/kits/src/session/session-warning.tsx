import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { showToast } from '@tableside/ui/toast';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { useSession, useSessionState } from './session-context.tsx';
import { sessionCopy } from './copy.ts';
import type { SessionEnding } from './session-store.ts';

/** Counts down only visually: a screen reader announces the time once, not every second. */
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

/** The warning stays until the session is prolonged or ends, whatever the result of the click. */
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
          <Seconds secondsLeft={warning.secondsLeft} words={(count) => copy.text('secondsLeft', { count })} />
        </>
      ),
      action: {
        label: copy.text('keepActive'),
        staysOpen: true,
        onAction: () => void session.refresh().catch(() => undefined),
      },
      otherAction: {
        label: copy.text('signOut'),
        staysOpen: true,
        onAction: () => void navigate(routes.signOut.path),
      },
    }),
  );
  useEffect(() => show(), [warning]);
  return null;
}

/**
 * Warns a member one minute before the session ends (ERR-02, SES-09). Mount it once, next to the toast
 * region.
 */
export function SessionWarning() {
  const { warning } = useSessionState();
  return warning && <WarningToast warning={warning} />;
}

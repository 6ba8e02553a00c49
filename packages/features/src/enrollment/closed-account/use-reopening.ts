import { routes } from '@tableside/core';
import type { CardRegistration } from '@tableside/core';
import type { LinkingResult } from '@tableside/kits/cards';
import { useCopy } from '@tableside/kits/content';
import { useSession } from '@tableside/kits/session';
import { showToast } from '@tableside/ui/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { enrollmentCopy } from '../copy.ts';
import { lastFoursOf } from '../page/linked-messages.ts';

export interface Reopening {
  readonly onLinked: (result: LinkingResult) => Promise<void>;
  readonly linked: readonly CardRegistration[];
  /** Whether the account is open again but the member could not be refetched yet. */
  readonly isSessionPending: boolean;
  readonly onContinue: () => Promise<void>;
}

/** Starts a new page for the visitor, because the content changes without a navigation (ROU-27). */
function beginPage() {
  window.scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function useReopening(): Reopening {
  const copy = useCopy(enrollmentCopy);
  const session = useSession();
  const navigate = useNavigate();
  const [linked, setLinked] = useState<readonly CardRegistration[]>([]);
  const [isSessionPending, setIsSessionPending] = useState(false);
  const soFar = useRef(linked);
  const isAnnounced = useRef(false);

  function announce() {
    const [first, ...others] = soFar.current;
    if (isAnnounced.current || !first) return;
    isAnnounced.current = true;
    showToast({
      kind: 'success',
      message:
        others.length === 0
          ? copy('closedLinkedOne', { lastFour: first.card.lastFour })
          : copy('closedLinkedMany', { list: lastFoursOf(soFar.current) }),
    });
  }

  async function onContinue() {
    announce();
    // Navigates first, because this screen covers every path: no other page flashes up in between.
    void navigate(routes.overview.path, { replace: true });
    try {
      await session.refresh();
    } catch {
      setIsSessionPending(true);
      return;
    }
    beginPage();
  }

  async function onLinked(result: LinkingResult) {
    soFar.current = [...soFar.current, ...result.linked];
    if (result.failed.length === 0) await onContinue();
    else setLinked(soFar.current);
  }

  return { onLinked, linked, isSessionPending, onContinue };
}

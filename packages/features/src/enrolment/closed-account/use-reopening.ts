import { routes } from '@tableside/core';
import type { CardRegistration } from '@tableside/core';
import type { LinkingResult } from '@tableside/kits/cards';
import { useCopy } from '@tableside/kits/content';
import { useSession } from '@tableside/kits/session';
import { showToast } from '@tableside/ui/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { enrolmentCopy } from '../copy.ts';
import { lastFoursOf } from '../page/linked-messages.ts';

export interface Reopening {
  /** Handles the form's result: continues if no card failed. */
  readonly onLinked: (result: LinkingResult) => Promise<void>;
  /** Cards that were linked while others failed. The member may continue. */
  readonly linked: readonly CardRegistration[];
  /** Whether the account is open but the member could not be refetched yet. */
  readonly isSessionPending: boolean;
  readonly onContinue: () => Promise<void>;
}

/** Scrolls to the top, because the page changes at the account's URL without a navigation (ROU-27). */
function beginPage() {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Moves on from linked cards to the account: announces the card, refetches the member, and
 * navigates there (ENR-11).
 */
export function useReopening(): Reopening {
  const copy = useCopy(enrolmentCopy);
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
    // Navigates first. This screen is shown on every path, so no other page flashes in between.
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

import type { CardRegistration } from '@tableside/core';
import type { LinkingResult } from '@tableside/kit-cards';
import { useCopy } from '@tableside/kit-content';
import { useSession } from '@tableside/kit-session';
import { showToast } from '@tableside/ui/toast';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { enrolmentCopy } from '../copy.ts';
import { lastFoursOf } from '../page/linked-words.ts';

export interface Reopening {
  /** Takes what the form has done: goes on when no card failed. */
  readonly onLinked: (result: LinkingResult) => Promise<void>;
  /** Cards that are linked while others failed; the way on is open. */
  readonly linked: readonly CardRegistration[];
  /** The account is open, but the site could not learn of it yet. */
  readonly isStranded: boolean;
  readonly onContinue: () => Promise<void>;
}

/** Who was at the account's address already sees another page without a change of route: it begins at its top (ROU-27). */
function beginPage() {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** From linked cards back to the account: says which, asks who is signed in, and goes there (ENR-11). */
export function useReopening(): Reopening {
  const copy = useCopy(enrolmentCopy);
  const session = useSession();
  const navigate = useNavigate();
  const [linked, setLinked] = useState<readonly CardRegistration[]>([]);
  const [isStranded, setIsStranded] = useState(false);
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
    // The place first: this screen stands at every path, so no other page shows in between.
    void navigate('/account/overview', { replace: true });
    try {
      await session.refresh();
    } catch {
      setIsStranded(true);
      return;
    }
    beginPage();
  }

  async function onLinked(result: LinkingResult) {
    soFar.current = [...soFar.current, ...result.linked];
    if (result.failed.length === 0) await onContinue();
    else setLinked(soFar.current);
  }

  return { onLinked, linked, isStranded, onContinue };
}

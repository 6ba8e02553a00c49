import { anonymous } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { guardFor } from './guard.ts';
import { sessionHint } from './session-hint.ts';
import { createSessionStore, type SessionState, type SessionStore } from './session-store.ts';

type GuardedPartner = Pick<PartnerSettings, 'id' | 'enrollmentType' | 'hasAutoEnroll'>;

export const builtSession = (partner: GuardedPartner): SessionState => ({
  status: 'settled',
  visitor: anonymous,
  guard: guardFor(partner, { visitor: anonymous }),
});

/**
 * Creates the session store for the time before any request. Call it once, in the browser, when the site
 * mounts. If there is no session hint, its state is the same object that the page was built with, so that
 * hydration changes nothing.
 */
export function initialSessionStore(partner: GuardedPartner): SessionStore {
  const built = builtSession(partner);
  return createSessionStore(
    sessionHint(partner.id) ? { status: 'resolving', visitor: anonymous } : built,
    built,
  );
}

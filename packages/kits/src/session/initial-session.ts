import { anonymous } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { guardFor } from './guard.ts';
import { sessionHint } from './session-hint.ts';
import type { SessionState } from './session-store.ts';

type GuardedPartner = Pick<PartnerSettings, 'id' | 'enrollmentType' | 'hasAutoEnroll'>;

/** The anonymous state with which pages are prerendered. */
export const builtSession = (partner: GuardedPartner): SessionState => ({
  status: 'settled',
  visitor: anonymous,
  guard: guardFor(partner, { visitor: anonymous }),
});

/** The session state before any request was made. Call it once, in the browser, when the site mounts. */
export const initialSession = (partner: GuardedPartner): SessionState =>
  sessionHint(partner.id) ? { status: 'resolving', visitor: anonymous } : builtSession(partner);

import { anonymous } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { guardFor } from './guard.ts';
import { hasSessionHint } from './session-hint.ts';
import type { SessionState } from './session-store.ts';

type GuardedPartner = Pick<PartnerSettings, 'id' | 'enrollmentType' | 'hasAutoEnroll'>;

/** Nobody, as a page shows them that was made before anybody came. */
export const builtSession = (partner: GuardedPartner): SessionState => ({
  status: 'settled',
  visitor: anonymous,
  guard: guardFor(partner, { visitor: anonymous }),
});

/** Who is there before anything was asked. In the browser only, once, when the site is mounted. */
export const initialSession = (partner: GuardedPartner): SessionState =>
  hasSessionHint(partner.id) ? { status: 'resolving', visitor: anonymous } : builtSession(partner);

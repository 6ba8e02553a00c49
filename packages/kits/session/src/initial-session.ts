import { anonymous } from '@tableside/core';

import { hasSessionHint } from './session-hint.ts';
import { nobody, type SessionState } from './session-store.ts';

/** Who is there before anything was asked. In the browser only, once, when the site is mounted. */
export const initialSession = (partnerId: string): SessionState =>
  hasSessionHint(partnerId) ? { status: 'resolving', visitor: anonymous } : nobody;

import type { KnownMember } from '@tableside/core';

/**
 * The history state of /activate/activated. The page is shown only right after activation (ACT-08), and tells
 * visitors without a sign-in how to create one.
 */
export const activatedState = ({ hasWebProfile }: Pick<KnownMember, 'hasWebProfile'>) => ({
  isActivated: true,
  hasWebProfile,
});

const isRecord = (state: unknown): state is Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null;

export const hasActivatedFlag = (state: unknown): boolean => isRecord(state) && state['isActivated'] === true;

export const lacksProfile = (state: unknown): boolean => isRecord(state) && state['hasWebProfile'] === false;

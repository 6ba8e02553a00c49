import { readStored, writeStored } from '@tableside/kits/session';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import type { ClaimValues } from './claim.values.ts';

/** What is stored: no picture, and no digit of a card. */
type Typed = Pick<ClaimValues, 'restaurant' | 'visitDate' | 'bill' | 'card'>;
interface Draft {
  /** The public id of the member. */
  readonly owner: string;
  readonly typed: Typed;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isTyped = (value: unknown): value is Typed => {
  if (typeof value !== 'object' || value === null) return false;
  const { restaurant, visitDate, bill, card } = value as Typed;
  const { merchant } = Object(restaurant) as Partial<Typed['restaurant']>;
  return (
    [visitDate, bill, card, Object(restaurant).text].every(isText) &&
    (merchant === undefined || [merchant.id, merchant.name, merchant.city].every(isText))
  );
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  isText((value as Draft).owner) &&
  isTyped((value as Draft).typed);

/** Returns what this member has typed on this device and not sent yet. */
export function readClaimDraft(owner: string): Typed | undefined {
  const draft = readStored('session', 'dr.claimDraft', isDraft);
  return draft?.owner === owner ? draft.typed : undefined;
}

/**
 * Stores what is typed in this tab until the claim is sent: it survives Back, a reload and the end of a session
 * (CLM-02).
 */
export function useClaimDraft(owner: string): void {
  const { values, dirty } = useFormikContext<ClaimValues>();
  const { restaurant, visitDate, bill, card } = values;
  useEffect(() => {
    if (!dirty) return;
    const typed = { restaurant, visitDate, bill, card };
    writeStored('session', 'dr.claimDraft', { owner, typed } satisfies Draft);
  }, [dirty, owner, restaurant, visitDate, bill, card]);
}

import { readStored, writeStored } from '@tableside/kits/session';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import type { ClaimValues } from './claim.values.ts';

/** What a draft stores. Pictures and card digits are never stored. */
type Typed = Pick<ClaimValues, 'restaurant' | 'visitDate' | 'bill' | 'card'>;
interface Draft {
  readonly owner: string;
  /** The query of the link from which the form was opened; empty without one. */
  readonly link?: string;
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

export function readClaimDraft(owner: string): Draft | undefined {
  const draft = readStored('session', 'dr.claimDraft', isDraft);
  return draft?.owner === owner ? draft : undefined;
}

export function useClaimDraft(owner: string, link: string): void {
  const { values, dirty } = useFormikContext<ClaimValues>();
  const { restaurant, visitDate, bill, card } = values;
  useEffect(() => {
    if (!dirty) return;
    const typed = { restaurant, visitDate, bill, card };
    writeStored('session', 'dr.claimDraft', { owner, link, typed } satisfies Draft);
  }, [dirty, owner, link, restaurant, visitDate, bill, card]);
}

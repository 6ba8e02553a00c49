import { ApiError, getSavedMerchants, saveMerchant, type ApiClient } from '@tableside/api-client';
import type { SavedMerchant } from '@tableside/core';
import { readStored, writeStored } from '@tableside/kits/session';
import { queryOptions } from '@tanstack/react-query';

export type Saved = readonly SavedMerchant[];

const KEY = 'dr.savedMerchants';

const isSavedMerchant = (value: unknown): value is SavedMerchant =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^\d{1,10}$/.test(value.id) &&
  'name' in value &&
  typeof value.name === 'string';
const isSaved = (value: unknown): value is Saved => Array.isArray(value) && value.every(isSavedMerchant);

/**
 * Returns the ids of saved merchants for a search, sorted, so that equal sets share one cached response. No
 * merchant has the id 0, so it matches nothing.
 */
export const savedIds = (saved: Saved): string =>
  saved
    .map(({ id }) => id)
    .toSorted()
    .join() || '0';

const readDevice = (): Saved => readStored('local', KEY, isSaved) ?? [];

/** Returns the list with the merchant at `place`, by default first, or without it. */
export function changed(saved: Saved, { id, name }: SavedMerchant, isAdded: boolean, place = 0): Saved {
  const others = saved.filter((one) => one.id !== id);
  return isAdded ? others.toSpliced(place, 0, { id, name }) : others;
}

export const changeDevice = (merchant: SavedMerchant, isAdded: boolean): void =>
  writeStored('local', KEY, changed(readDevice(), merchant, isAdded));

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/**
 * Moves what this device has saved to the member. Merchants that the server refuses stay on the device
 * (SAV-02).
 */
async function join(client: ApiClient): Promise<void> {
  for (const merchant of readDevice().toReversed()) {
    try {
      await saveMerchant(client, merchant.id);
      changeDevice(merchant, false);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
}

let lastSent: Promise<unknown> = Promise.resolve();

/** Sends a change after the one before, so that the last one wins. It must not reject. */
export const sendInTurn = (send: () => Promise<void>): void => {
  lastSent = lastSent.then(send);
};

export interface Owner {
  readonly client: ApiClient;
  readonly memberId: string | undefined;
  readonly isReadOnly: boolean;
}

export const savedQuery = ({ client, memberId, isReadOnly }: Owner) =>
  queryOptions({
    queryKey: ['saved-merchants', memberId ?? null],
    queryFn: async ({ signal }): Promise<Saved> => {
      if (memberId === undefined) return readDevice();
      // The list would lack the changes that are still on their way.
      await lastSent;
      // Support sees what the member saved, without what support's own device has.
      if (isReadOnly) return getSavedMerchants(client, signal);
      await join(client);
      const saved = await getSavedMerchants(client, signal);
      return [...saved, ...readDevice().filter(({ id }) => saved.every((one) => one.id !== id))];
    },
    staleTime: 60_000,
  });

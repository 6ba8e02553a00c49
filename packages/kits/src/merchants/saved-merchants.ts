import { ApiError, forgetMerchant, getSavedMerchants, saveMerchant } from '@tableside/api-client';
import type { ApiClient } from '@tableside/api-client';
import { MOST_SAVED, type SavedMerchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { readStored, useApi, useSessionState, writeStored } from '@tableside/kits/session';
import { showToast } from '@tableside/ui/toast';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { merchantCopy } from './copy.ts';

type Saved = readonly SavedMerchant[];

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

/** What was saved on this device and is no member's yet, the last first. */
const readDevice = (): Saved => readStored('local', KEY, isSaved) ?? [];

const changed = (saved: Saved, { id, name }: SavedMerchant, isAdded: boolean): Saved => [
  ...(isAdded ? [{ id, name }] : []),
  ...saved.filter((one) => one.id !== id),
];

const changeDevice = (merchant: SavedMerchant, isAdded: boolean): void =>
  writeStored('local', KEY, changed(readDevice(), merchant, isAdded));

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** Moves what this device has saved to the member. What the server refuses stays on the device (SAV-02). */
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

interface Owner {
  readonly client: ApiClient;
  readonly memberId: string | undefined;
  readonly isReadOnly: boolean;
}

const savedQuery = ({ client, memberId, isReadOnly }: Owner) =>
  queryOptions({
    queryKey: ['saved-merchants', memberId ?? null],
    queryFn: async ({ signal }): Promise<Saved> => {
      if (memberId === undefined) return readDevice();
      // Support sees what the member saved, and not what its own device did.
      if (isReadOnly) return getSavedMerchants(client, signal);
      await join(client);
      const saved = await getSavedMerchants(client, signal);
      return [...saved, ...readDevice().filter(({ id }) => saved.every((one) => one.id !== id))];
    },
    staleTime: 60_000,
  });

function useOwner(): Owner & { readonly isKnown: boolean } {
  const client = useApi();
  const { status, visitor, isReadOnly = false } = useSessionState();
  const memberId = visitor.kind === 'member' ? visitor.publicId : undefined;
  return { client, memberId, isReadOnly, isKnown: status === 'settled' };
}

/**
 * What the visitor saved, on this device or as a member, the last first; undefined until it is known, and in a
 * program without `hasSavedPlaces`.
 */
export function useSavedMerchants(): Saved | undefined {
  const { hasSavedPlaces } = usePartner();
  const owner = useOwner();
  return useQuery({ ...savedQuery(owner), enabled: hasSavedPlaces && owner.isKnown }).data;
}

/** Changes are sent one after another, so that the last one wins. */
let lastSent: Promise<unknown> = Promise.resolve();

/**
 * Returns what saves a merchant, or removes it and offers to undo that. It shows at once, and is taken back if
 * the server refuses it (SAV-01). What has left the program cannot be saved again, so that its removal cannot
 * be undone.
 */
export function useToggleSaved(): (merchant: SavedMerchant, isAdded: boolean, canUndo?: boolean) => void {
  const copy = useCopy(merchantCopy);
  const queries = useQueryClient();
  const { client, memberId, isReadOnly } = useOwner();
  return useCallback(
    (merchant, isAdded, canUndo = true) => {
      const query = savedQuery({ client, memberId, isReadOnly });
      const show = (isShown: boolean) =>
        queries.setQueryData(query.queryKey, (saved = []) => changed(saved, merchant, isShown));
      const count = queries.getQueryData(query.queryKey)?.length ?? 0;
      const full = () => showToast({ kind: 'error', message: copy('savedFull', { count: MOST_SAVED }) });
      const set = (isWanted: boolean) => {
        void queries.cancelQueries(query);
        show(isWanted);
        if (memberId === undefined) {
          changeDevice(merchant, isWanted);
          return;
        }
        lastSent = lastSent.then(async () => {
          try {
            await (isWanted ? saveMerchant : forgetMerchant)(client, merchant.id);
            if (!isWanted) changeDevice(merchant, false);
          } catch (error) {
            show(!isWanted);
            if (error instanceof ApiError && error.code === 'tooManySaved') full();
            else showToast({ kind: 'error', message: copy('savedFailed') });
          }
        });
      };
      if (isAdded && count >= MOST_SAVED) {
        full();
        return;
      }
      set(isAdded);
      if (isAdded || !canUndo) return;
      showToast({
        kind: 'info',
        message: copy('savedRemoved', { name: merchant.name }),
        action: { label: copy.text('savedUndo'), onAction: () => set(true) },
      });
    },
    [client, copy, isReadOnly, memberId, queries],
  );
}

/** Whether a merchant is saved, and what changes that. */
export function useIsSaved(merchant: SavedMerchant): {
  readonly isSaved: boolean;
  readonly toggle: () => void;
} {
  const isSaved = useSavedMerchants()?.some(({ id }) => id === merchant.id) ?? false;
  const change = useToggleSaved();
  return { isSaved, toggle: () => change(merchant, !isSaved) };
}

import { ApiError, forgetMerchant, saveMerchant } from '@tableside/api-client';
import { MOST_SAVED, type SavedMerchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useApi, useSessionState } from '@tableside/kits/session';
import { showToast } from '@tableside/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { merchantCopy } from './copy.ts';
import { changed, changeDevice, savedQuery, type Owner, type Saved } from './saved-merchants.queries.ts';

function useOwner(): Owner & { readonly isKnown: boolean } {
  const client = useApi();
  const { status, visitor, isReadOnly = false } = useSessionState();
  const memberId = visitor.kind === 'member' ? visitor.publicId : undefined;
  return { client, memberId, isReadOnly, isKnown: status === 'settled' };
}

function useSaved<Selected>(select: (saved: Saved) => Selected, isNeeded: boolean): Selected | undefined {
  const { hasSavedPlaces } = usePartner();
  const { isKnown, ...owner } = useOwner();
  // What nobody saved never changes, so that nobody who reads it is rendered again.
  const query = savedQuery(isNeeded ? owner : { ...owner, memberId: '' });
  return useQuery({ ...query, select, enabled: isNeeded && hasSavedPlaces && isKnown }).data;
}

const all = (saved: Saved) => saved;

/**
 * What the visitor saved, on this device or as a member, the last first; undefined until it is known, and in a
 * program without `hasSavedPlaces`.
 * @param isNeeded - a component that does not need it now is not rendered again when it changes.
 */
export const useSavedMerchants = (isNeeded = true): Saved | undefined => useSaved(all, isNeeded);

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
        const send = async (previous: Promise<unknown>) => {
          await previous;
          try {
            await (isWanted ? saveMerchant : forgetMerchant)(client, merchant.id);
            if (!isWanted) changeDevice(merchant, false);
          } catch (error) {
            show(!isWanted);
            if (error instanceof ApiError && error.code === 'tooManySaved') full();
            else showToast({ kind: 'error', message: copy('savedFailed') });
          }
        };
        lastSent = send(lastSent);
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
  // Undefined for one that is not saved, so that it is not rendered again when that is known.
  const isSaved = useSaved((saved) => saved.some(({ id }) => id === merchant.id) || undefined, true) ?? false;
  const change = useToggleSaved();
  return { isSaved, toggle: () => change(merchant, !isSaved) };
}

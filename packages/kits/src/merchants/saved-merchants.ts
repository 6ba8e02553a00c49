import { ApiError, forgetMerchant, saveMerchant } from '@tableside/api-client';
import { MOST_SAVED, type SavedMerchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useApi, useSessionState } from '@tableside/kits/session';
import { showToast } from '@tableside/ui/toast';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createElement, useCallback } from 'react';

import { merchantCopy } from './copy.ts';
import { SavedRemoved } from './saved-removed.tsx';
import {
  changed,
  changeDevice,
  savedQuery,
  sendInTurn,
  type Owner,
  type Saved,
} from './saved-merchants.queries.ts';

function useOwner(): Owner & { readonly isKnown: boolean } {
  const client = useApi();
  const { status, visitor, isReadOnly = false } = useSessionState();
  const memberId = visitor.kind === 'member' ? visitor.publicId : undefined;
  return { client, memberId, isReadOnly, isKnown: status === 'settled' };
}

function useSaved<Selected>(select: (saved: Saved) => Selected, isNeeded: boolean): UseQueryResult<Selected> {
  const { hasSavedPlaces } = usePartner();
  const { isKnown, ...owner } = useOwner();
  // The list of the member '' never changes, so components that do not need a list now do not render again.
  const query = savedQuery(isNeeded ? owner : { ...owner, memberId: '' });
  return useQuery({ ...query, select, enabled: isNeeded && hasSavedPlaces && isKnown });
}

const all = (saved: Saved) => saved;

/**
 * Returns what the visitor saved, on this device or as a member, newest first. Undefined until it is known,
 * and in a program without `hasSavedPlaces`.
 * @param isNeeded - if false, the calling component does not render again when the list changes.
 */
export const useSavedMerchants = (isNeeded = true): Saved | undefined => useSaved(all, isNeeded).data;

/** The query of `useSavedMerchants`, for a component that has nothing to show if it fails. */
export const useSavedMerchantsQuery = (isNeeded: boolean): UseQueryResult<Saved> => useSaved(all, isNeeded);

/**
 * Returns a function that saves a merchant, or removes it and offers to undo that. The change shows at once,
 * and is taken back if the server refuses it (SAV-01). The removal of a merchant that has left the program
 * cannot be undone, because it could not be saved again.
 */
export function useToggleSaved(): (merchant: SavedMerchant, isAdded: boolean, canUndo?: boolean) => void {
  const copy = useCopy(merchantCopy);
  const queries = useQueryClient();
  const { client, memberId, isReadOnly } = useOwner();
  return useCallback(
    (merchant, isAdded, canUndo = true) => {
      const query = savedQuery({ client, memberId, isReadOnly });
      const shown = () => queries.getQueryData(query.queryKey) ?? [];
      // The list stays as old as it is, so that one that was still loading is loaded again.
      const show = (saved: Saved) =>
        queries.setQueryData(query.queryKey, saved, {
          updatedAt: queries.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0,
        });
      const full = () => showToast({ kind: 'error', message: copy('savedFull', { count: MOST_SAVED }) });
      const set = (isWanted: boolean) => {
        void queries.cancelQueries(query);
        const place = Math.max(
          0,
          shown().findIndex(({ id }) => id === merchant.id),
        );
        show(changed(shown(), merchant, isWanted));
        if (memberId === undefined) {
          changeDevice(merchant, isWanted);
          return;
        }
        sendInTurn(async () => {
          try {
            await (isWanted ? saveMerchant : forgetMerchant)(client, merchant.id);
            if (!isWanted) changeDevice(merchant, false);
          } catch (error) {
            show(changed(shown(), merchant, !isWanted, place));
            if (error instanceof ApiError && error.code === 'tooManySaved') full();
            else showToast({ kind: 'error', message: copy('savedFailed') });
          }
        });
        void queries.refetchQueries({ queryKey: query.queryKey, stale: true });
      };
      if (isAdded && shown().length >= MOST_SAVED) {
        full();
        return;
      }
      set(isAdded);
      if (isAdded || !canUndo) return;
      showToast({
        kind: 'info',
        message: createElement(SavedRemoved, { name: merchant.name }),
        action: { label: copy.text('savedUndo'), onAction: () => set(true) },
      });
    },
    [client, copy, isReadOnly, memberId, queries],
  );
}

export function useIsSaved(merchant: SavedMerchant): {
  readonly isSaved: boolean;
  readonly toggle: () => void;
} {
  // Undefined for a merchant that is not saved, as before the list is known, so that nothing renders again
  // when it arrives.
  const isSaved =
    useSaved((saved) => saved.some(({ id }) => id === merchant.id) || undefined, true).data ?? false;
  const change = useToggleSaved();
  return { isSaved, toggle: () => change(merchant, !isSaved) };
}

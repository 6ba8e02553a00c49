import { routes } from '@tableside/core';
import { ApiError, isLastCardError } from '@tableside/api-client';
import { memberCardsQuery, partnerCardsQuery } from '@tableside/api-client/queries';
import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { showFormFailure, showFormSuccess } from '@tableside/kits/forms';
import { useApi, type SignOutNotice } from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { accountCopy } from '../copy.ts';
import { deleteCard } from './delete-card.ts';

const mutationKey = ['member', 'delete-card'];

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

interface Deletion {
  readonly card: LinkedCard;
  readonly closesAccount: boolean;
}

/**
 * Deletes cards one at a time, even after the visitor has left the page.
 *
 * @param onLast - called with a card that was not deleted because it has become the last one.
 */
export function useCardDeletion(onLast: (card: LinkedCard) => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const copy = useCopy(accountCopy);
  const dismissFailure = useRef<() => void>(undefined);
  const { queryKey } = memberCardsQuery(client);
  const [lastId, setLastId] = useState<string>();
  const isHere = useIsHere();

  /**
   * Adds a deleted card back to the partner's list. That list is fetched only once (API-15) and omits the
   * cards that were linked at that time.
   */
  const offerAgain = ({ partnerCardId, cardType, lastFour }: LinkedCard) => {
    if (partnerCardId === undefined) return;
    queryClient.setQueryData(partnerCardsQuery(client).queryKey, (offered) =>
      offered?.every((card) => card.partnerCardId !== partnerCardId)
        ? [...offered, { partnerCardId, cardType, lastFour }]
        : offered,
    );
  };

  const { mutate } = useMutation({
    mutationKey,
    // Deletions run one after another, so that each response shows whether that card was the last.
    scope: { id: 'delete-card' },
    gcTime: 0,
    mutationFn: ({ card, closesAccount }: Deletion) => deleteCard(client, { id: card.id, closesAccount }),
    onSuccess: async (left, { card }) => {
      const { id, lastFour } = card;
      const remaining = left ?? queryClient.getQueryData(queryKey)?.filter((other) => other.id !== id) ?? [];
      // Deleting the last card closes the account. The list stays as it is until the page is left (CRD-14).
      if (remaining.length === 0) {
        setLastId(id);
        const state: SignOutNotice = { title: copy.text('closedTitle'), text: copy.text('closedText') };
        return navigate(routes.signOut.path, { replace: true, state });
      }
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, remaining);
      offerAgain(card);
      showFormSuccess(copy('cardDeleted', { lastFour }));
    },
    onError: async (error, { card }) => {
      if (isUnauthorized(error)) return;
      if (isLastCardError(error) && isHere()) {
        await queryClient.invalidateQueries({ queryKey });
        return onLast(card);
      }
      dismissFailure.current = showFormFailure(copy('cardNotDeleted', { lastFour: card.lastFour }));
    },
  });

  const pending = { mutationKey, status: 'pending' } as const;
  const running = useMutationState({
    filters: pending,
    select: ({ state }) => (state.variables as Deletion).card.id,
  });
  return {
    deleting: lastId === undefined ? running : [...running, lastId],
    remove: (deletion: Deletion) => {
      const isRunning = queryClient
        .getMutationCache()
        .findAll(pending)
        .some(({ state }) => (state.variables as Deletion).card.id === deletion.card.id);
      if (isRunning) return;
      dismissFailure.current?.();
      mutate(deletion);
    },
  };
}

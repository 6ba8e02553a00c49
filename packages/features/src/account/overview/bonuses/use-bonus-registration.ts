import { ApiError, isBonusChangedError, type SeenBonus } from '@tableside/api-client';
import { registerBonusMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import { useApi, useSession } from '@tableside/kits/session';
import { showToast } from '@tableside/ui/toast';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

import { overviewCopy } from '../overview.copy.ts';

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Registers for bonuses, with at most one pending request per bonus, even after the page is left (ACC-13 to
 * ACC-15).
 *
 * @param onRegistered - called with each code that the server accepted.
 */
export function useBonusRegistration(publicId: string, onRegistered: (code: string) => void) {
  const copy = useCopy(overviewCopy);
  const queryClient = useQueryClient();
  const session = useSession();
  const isRefreshed = async () => {
    try {
      await session.refresh();
      return true;
    } catch {
      return false;
    }
  };
  const pending = { mutationKey: ['member', publicId, 'register-bonus'], status: 'pending' } as const;
  const { mutate } = useMutation({
    ...registerBonusMutation(useApi()),
    mutationKey: pending.mutationKey,
    onSuccess: (_, { code }) => {
      onRegistered(code);
      showToast({ kind: 'success', message: copy('registered') });
    },
    onError: async (error) => {
      if (isBonusChangedError(error) && (await isRefreshed())) {
        showToast({ kind: 'error', message: copy('bonusChanged') });
        return;
      }
      if (!isUnauthorized(error)) showToast({ kind: 'error', message: copy('notRegistered') });
    },
  });
  const registering = useMutationState({
    filters: pending,
    select: ({ state }) => (state.variables as SeenBonus).code,
  });
  return {
    registering,
    register: (bonus: SeenBonus) => {
      const isRunning = queryClient
        .getMutationCache()
        .findAll(pending)
        .some(({ state }) => (state.variables as SeenBonus).code === bonus.code);
      if (!isRunning) mutate({ code: bonus.code, version: bonus.version });
    },
  };
}

import { useCopy } from '@tableside/kits/content';
import { showToast } from '@tableside/ui/toast';
import { useCallback, type ReactNode } from 'react';

import { errorsCopy } from './errors.copy.ts';
import { toSubmitError } from './form-error.ts';

/**
 * Shows a form's failure in a toast that stays until it is dismissed (ERR-04). Returns a function that
 * dismisses it.
 */
export const showFormFailure = (message: ReactNode): (() => void) =>
  showToast({ kind: 'error', message, timeoutMs: null });

export const showFormSuccess = (message: ReactNode): (() => void) => showToast({ kind: 'success', message });

export function useErrorToast(): (error: unknown) => void {
  const copy = useCopy(errorsCopy);
  return useCallback(
    (error) => {
      const { key, values } = toSubmitError(error);
      showFormFailure(copy(key, values));
    },
    [copy],
  );
}

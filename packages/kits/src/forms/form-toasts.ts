import { useCopy } from '@tableside/kits/content';
import { showToast } from '@tableside/ui/toast';
import { useCallback } from 'react';

import { errorsCopy } from './errors.copy.ts';
import { toSubmitError } from './form-error.ts';

/** A failure of a form: the toast stays until it is dismissed (ERR-04). Answers how to dismiss it. */
export const showFormFailure = (message: string): (() => void) =>
  showToast({ kind: 'error', message, timeoutMs: null });

/** The success toast of a form, which closes by itself (ERR-04). */
export const showFormSuccess = (message: string): (() => void) => showToast({ kind: 'success', message });

/** Says in a toast what went wrong with a call that no form stands around. */
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

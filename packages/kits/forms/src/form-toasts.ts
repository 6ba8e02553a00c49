import { showToast } from '@tableside/ui/toast';

/** A failure of a form: the toast stays until it is dismissed (ERR-04). Answers how to dismiss it. */
export const showFormFailure = (message: string): (() => void) =>
  showToast({ kind: 'error', message, timeoutMs: null });

/** A success of a form: the toast closes by itself (ERR-04). */
export const showFormSuccess = (message: string): (() => void) => showToast({ kind: 'success', message });

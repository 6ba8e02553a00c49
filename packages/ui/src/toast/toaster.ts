import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'error' | 'warning';

/**
 * A button of a toast. Pressing it also dismisses the toast, unless `staysOpen` is set because the caller
 * waits for the result.
 */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
  readonly staysOpen?: boolean | undefined;
}

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly message: ReactNode;
  /**
   * Time in milliseconds for which the toast is shown. By default, 3000 for a status and 5000 otherwise.
   * `null` means until dismissed (ERR-03, ERR-04, ERR-05).
   */
  readonly timeoutMs?: number | null | undefined;
  readonly action?: ToastAction | undefined;
  readonly otherAction?: ToastAction | undefined;
}

export type ToastSink = (toast: ToastRequest) => () => void;

const waiting = new Map<ToastRequest, { dismiss: () => void }>();
let sink: ToastSink | undefined;

/**
 * Shows a toast and returns a function that dismisses it. Call it anywhere except while rendering. Toasts
 * shown before the region has mounted are queued.
 */
export function showToast(toast: ToastRequest): () => void {
  if (sink !== undefined) return sink(toast);
  const entry = { dismiss: () => void waiting.delete(toast) };
  waiting.set(toast, entry);
  return () => entry.dismiss();
}

/**
 * Connects the region, which gets queued toasts and all later ones. Returns a function that disconnects it.
 */
export function connectToasts(to: ToastSink): () => void {
  sink = to;
  for (const [toast, entry] of waiting) entry.dismiss = to(toast);
  waiting.clear();
  return () => {
    if (sink === to) sink = undefined;
  };
}

export function toastDuration({
  kind,
  timeoutMs,
}: Pick<ToastRequest, 'kind' | 'timeoutMs'>): number | undefined {
  if (timeoutMs === null) return undefined;
  return timeoutMs ?? (kind === 'info' ? 5000 : 3000);
}

import type { ReactNode } from 'react';

/** What a toast is about: the three kinds of status, or `info` for anything else. */
export type ToastKind = 'info' | 'success' | 'error' | 'warning';

/** A button of a toast. Choosing it also dismisses the toast, unless that waits for how it ends. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
  readonly keepsToast?: boolean | undefined;
}

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly message: ReactNode;
  /** How long it stays: 3000 for a status and 5000 otherwise when absent; `null` until dismissed. ERR-03 ERR-04 ERR-05 */
  readonly timeoutMs?: number | null | undefined;
  /** What to do about it. */
  readonly action?: ToastAction | undefined;
  /** What else to do about it. */
  readonly otherAction?: ToastAction | undefined;
}

/** Takes a toast and answers how to dismiss it. */
export type ToastSink = (toast: ToastRequest) => () => void;

const waiting = new Map<ToastRequest, { dismiss: () => void }>();
let sink: ToastSink | undefined;

/**
 * Shows a toast and answers how to dismiss it. May be called anywhere outside of rendering; what comes before the
 * region is ready waits for it.
 */
export function showToast(toast: ToastRequest): () => void {
  if (sink !== undefined) return sink(toast);
  const entry = { dismiss: () => void waiting.delete(toast) };
  waiting.set(toast, entry);
  return () => entry.dismiss();
}

/** For the region: hands over what waits and all that follows, until disconnected. */
export function connectToasts(to: ToastSink): () => void {
  sink = to;
  for (const [toast, entry] of waiting) entry.dismiss = to(toast);
  waiting.clear();
  return () => {
    if (sink === to) sink = undefined;
  };
}

/** How long a toast stays, in milliseconds; undefined for one that stays until dismissed. */
export function toastDuration({
  kind,
  timeoutMs,
}: Pick<ToastRequest, 'kind' | 'timeoutMs'>): number | undefined {
  if (timeoutMs === null) return undefined;
  return timeoutMs ?? (kind === 'info' ? 5000 : 3000);
}

import { isSessionExpiry, type SessionExpiry } from './stored-expiry.ts';

export type SessionMessage =
  | ({ readonly type: 'prolonged' } & SessionExpiry)
  | { readonly type: 'ended' }
  | { readonly type: 'redirectTaken'; readonly nonce: string };

export interface SessionChannel {
  readonly post: (message: SessionMessage) => void;
  readonly close: () => void;
}

function isMessage(value: unknown): value is SessionMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as { type?: unknown };
  if (type === 'prolonged') return isSessionExpiry(value);
  if (type === 'redirectTaken') return typeof (value as { nonce?: unknown }).nonce === 'string';
  return type === 'ended';
}

/**
 * Replaces BroadcastChannel where it is missing: turns other tabs' changes of the stored expiry into
 * messages.
 */
function fromStorage({ key, newValue }: StorageEvent): unknown {
  if (key !== 'dr.sessionExpiry') return undefined;
  if (newValue === null) return { type: 'ended' };
  try {
    return { ...(JSON.parse(newValue) as object), type: 'prolonged' };
  } catch {
    return undefined;
  }
}

/** Connects the tabs of a browser. A tab never receives its own messages. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void): SessionChannel {
  const receive = (value: unknown) => {
    if (isMessage(value)) onMessage(value);
  };
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel('session');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  }
  const onStorage = (event: StorageEvent) => receive(fromStorage(event));
  window.addEventListener('storage', onStorage);
  return {
    // Nothing to post: writing the expiry to storage is itself the message.
    post: () => undefined,
    close: () => window.removeEventListener('storage', onStorage),
  };
}

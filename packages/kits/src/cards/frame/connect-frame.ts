import {
  readFrameLoaded,
  readFrameMessage,
  type EncryptedCard,
  type CardNumberError,
  type FrameInit,
  type FrameMessage,
  type PageMessage,
} from '@tableside/core';

export const ENCRYPT_WITHIN_MS = 15_000;

export type EncryptionResult =
  | { readonly card: EncryptedCard }
  | { readonly fault: CardNumberError | 'unavailable' };

export interface FrameListeners {
  readonly origin: string;
  readonly describe: () => Pick<FrameInit, 'style' | 'words'>;
  readonly onLoaded: () => void;
  readonly onMessage: (message: Exclude<FrameMessage, { type: 'result' }>) => void;
  /**
   * Called when another page has loaded into the frame, so that the connection is closed and the field's
   * content is lost.
   */
  readonly onLost: () => void;
}

export interface FrameConnection {
  readonly send: (message: Exclude<PageMessage, { type: 'encrypt' }>) => void;
  /**
   * Encrypts the card in the frame. Never rejects: after 15 seconds without a response, resolves with the
   * fault `unavailable`.
   */
  readonly encrypt: () => Promise<EncryptionResult>;
  readonly close: () => void;
}

const hexadecimal = (byte: number) => byte.toString(16).padStart(2, '0');
const createNonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hexadecimal).join('');

/**
 * Connects the page to the secure frame in an iframe whose page has not loaded yet. All of the page's
 * listeners for the frame are here. They ignore every message that does not come from this iframe's window
 * and the frame's exact origin with the nonce that was sent to it (CRD-26).
 */
export function connectFrame(iframe: HTMLIFrameElement, listeners: FrameListeners): FrameConnection {
  const { origin, describe, onLoaded, onMessage, onLost } = listeners;
  const listening = new AbortController();
  const { signal } = listening;
  const waiting = new Map<number, (result: EncryptionResult) => void>();
  let nonce: string | undefined;
  let port: MessagePort | undefined;
  let lastId = 0;

  function close(): void {
    listening.abort();
    port?.close();
    port = undefined;
    for (const settle of waiting.values()) settle({ fault: 'unavailable' });
  }

  function onLoad(): void {
    if (nonce !== undefined) {
      close();
      onLost();
      return;
    }
    nonce = createNonce();
    const init: FrameInit = { type: 'init', nonce, ...describe() };
    iframe.contentWindow?.postMessage(init, origin);
  }

  function onPortMessage({ data }: MessageEvent<unknown>): void {
    const message = readFrameMessage(data);
    // A message may have been in flight when the connection was closed.
    if (!message || !port) return;
    if (message.type !== 'result') onMessage(message);
    else waiting.get(message.id)?.('card' in message ? { card: message.card } : { fault: message.fault });
  }

  function onWindowMessage(event: MessageEvent<unknown>): void {
    const { source, ports } = event;
    if (port || event.origin !== origin || source === null || source !== iframe.contentWindow) return;
    const loaded = readFrameLoaded(event.data);
    if (!loaded || loaded.nonce !== nonce || ports.length !== 1) return;
    [port] = ports;
    if (!port) return;
    port.addEventListener('message', onPortMessage);
    port.start();
    onLoaded();
  }

  iframe.addEventListener('load', onLoad, { signal });
  // Every sandboxed page has the opaque origin "null", so it identifies nobody.
  if (/^https?:/.test(origin)) window.addEventListener('message', onWindowMessage, { signal });

  return {
    send: (message) => port?.postMessage(message),
    encrypt: () =>
      new Promise((resolve) => {
        if (!port) {
          resolve({ fault: 'unavailable' });
          return;
        }
        lastId += 1;
        const id = lastId;
        const settle = (result: EncryptionResult) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(result);
        };
        const timer = setTimeout(() => settle({ fault: 'unavailable' }), ENCRYPT_WITHIN_MS);
        waiting.set(id, settle);
        port.postMessage({ type: 'encrypt', id } satisfies PageMessage);
      }),
    close,
  };
}

import type { FrameMessage, FrameWords } from '@tableside/core';
import { usePartner } from '@tableside/kit-partner';
import { useTracker } from '@tableside/kit-tracking';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { connectFrame, type FrameConnection } from './connect-frame.ts';
import { frameStyle } from './frame-style.ts';
import type { SecureCardFieldProps } from './secure-card-field-props.ts';
import { useFrameAddress } from './use-frame-address.ts';

/** How long the frame may take to say that it has loaded, in milliseconds (CRD-25). */
export const FRAME_LOADED_WITHIN_MS = 20_000;

export type FrameStatus = 'loading' | 'ready' | 'failed' | 'lost';

interface FrameUser extends Pick<SecureCardFieldProps, 'onChange' | 'onBlur' | 'onEnter'> {
  readonly words: FrameWords;
  readonly isDisabled: boolean;
  /** The frame has loaded, and is about to be shown. */
  readonly onLoaded: () => void;
}

/** One loading of the secure frame: its iframe, what can be said to it, and what became of it. */
export function useSecureFrame({ words, isDisabled, onLoaded, onChange, onBlur, onEnter }: FrameUser) {
  const { brand } = usePartner();
  const tracker = useTracker();
  const address = useFrameAddress();
  const iframe = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const hasLoaded = useRef(false);
  const [status, setStatus] = useState<FrameStatus>('loading');
  const [height, setHeight] = useState<number>();

  const describe = useEffectEvent((element: Element) => ({ words, style: frameStyle(element, brand) }));
  const hear = useEffectEvent((message: Exclude<FrameMessage, { type: 'result' }>) => {
    if (message.type === 'left') onBlur?.();
    else if (message.type === 'entered') onEnter?.();
    else if (message.type === 'resized') setHeight(message.height || undefined);
    else {
      const { type: _, ...state } = message;
      onChange?.(state);
    }
  });
  const arrive = useEffectEvent(() => {
    hasLoaded.current = true;
    if (isDisabled) connection.current?.send({ type: 'disable', isDisabled });
    onLoaded();
    setStatus('ready');
    tracker.dataLayer({ event: 'cryptex loaded' });
  });
  const lose = useEffectEvent(() => {
    setStatus('lost');
    onChange?.({ status: 'empty' });
  });
  const giveUp = useEffectEvent(() => {
    if (hasLoaded.current) return;
    setStatus('failed');
    tracker.dataLayer({ event: 'cryptex failed' });
  });

  useEffect(() => {
    const watchdog = setTimeout(() => giveUp(), FRAME_LOADED_WITHIN_MS);
    return () => clearTimeout(watchdog);
  }, []);

  const origin = address?.origin;
  // Before the browser does anything else with the new iframe: its `load` must not be missed.
  useLayoutEffect(() => {
    const { current: element } = iframe;
    if (!element || origin === undefined) return undefined;
    const connected = connectFrame(element, {
      origin,
      describe: () => describe(element),
      onLoaded: () => arrive(),
      onMessage: (message) => hear(message),
      onLost: () => lose(),
    });
    connection.current = connected;
    return () => {
      connection.current = undefined;
      connected.close();
    };
  }, [origin]);

  useEffect(() => connection.current?.send({ type: 'disable', isDisabled }), [isDisabled]);

  const focusField = useCallback(() => {
    iframe.current?.focus();
    connection.current?.send({ type: 'focus' });
  }, []);

  return {
    iframe,
    connection,
    focusField,
    src: address?.src,
    status: address === null ? ('failed' as const) : status,
    height,
  };
}

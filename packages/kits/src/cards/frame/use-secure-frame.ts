import type { CardNumberError, CardType, FrameMessage, FrameWords } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { errorsCopy } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { frameStyle } from '@tableside/kits/payments';
import { useTracker } from '@tableside/kits/tracking';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { acceptedTypes, cardsCopy } from '../cards.copy.ts';
import { connectFrame, type EncryptionResult, type FrameConnection } from './connect-frame.ts';
import { useFrameAddress } from './frame-address.ts';

const NOTICE_AFTER_MS = 4_500;
/** Time after which analytics learn that the frame does not load (CRD-25). */
const REPORTED_AFTER_MS = 20_000;

const LONGEST_TEXT = 300;

/** The card in the frame, without its number. Every edit creates a new object. */
export interface TypedCard {
  readonly status: 'partial' | 'complete';
  readonly fault?: CardNumberError;
  readonly cardType?: CardType;
  readonly lastFour?: string;
  /**
   * Encrypts the card, or resolves with its error, which the frame then shows. `unavailable` means no
   * response.
   */
  readonly encrypt: () => Promise<EncryptionResult>;
}

export interface SecureFrameOptions {
  readonly value: TypedCard | null;
  readonly onChange: (card: TypedCard | null) => void;
  readonly isDisabled?: boolean;
  /** Marks the field as required. Read once, when the frame loads. */
  readonly hasRequiredMark?: boolean;
  /** The form's submit count. Each change makes the frame show its errors. */
  readonly submitCount?: number;
  readonly isRequired?: boolean;
  readonly onBlur?: (() => void) | undefined;
  readonly onEnter?: (() => void) | undefined;
  readonly onLoaded: () => void;
}

function useFrameWords(hasRequiredMark: boolean): FrameWords {
  const copy = useCopy(cardsCopy);
  const errors = useCopy(errorsCopy);
  const { cardTypesAccepted } = usePartner();
  const cut = (text: string) => text.slice(0, LONGEST_TEXT);
  return {
    label: cut(copy.text('label')),
    required: hasRequiredMark ? ' *' : '',
    hint: cut(copy.text('hint')),
    empty: cut(errors.text('labelRequired', { label: copy.text('label') })),
    incomplete: cut(copy.text('incomplete')),
    notACardNumber: cut(copy.text('notACardNumber')),
    notAccepted: cut(copy.text('notAccepted', { types: acceptedTypes(cardTypesAccepted) })),
  };
}

const isSameCard = (one: TypedCard, other: TypedCard): boolean =>
  one.status === other.status && one.fault === other.fault && one.lastFour === other.lastFour;

export function useSecureFrame(options: SecureFrameOptions) {
  const { value, isDisabled = false, hasRequiredMark = false, submitCount = 0, isRequired = false } = options;
  const { brand } = usePartner();
  const tracker = useTracker();
  const address = useFrameAddress();
  const words = useFrameWords(hasRequiredMark);
  const iframe = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const hasLoaded = useRef(false);
  const isFilled = useRef(false);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed' | 'lost'>('loading');
  const [height, setHeight] = useState<number>();

  const describe = useEffectEvent((element: Element) => ({ words, style: frameStyle(element, brand) }));
  const onMessage = useEffectEvent(
    (message: Exclude<FrameMessage, { type: 'result' }>, { encrypt }: FrameConnection) => {
      if (message.type === 'left') options.onBlur?.();
      else if (message.type === 'entered') options.onEnter?.();
      else if (message.type === 'resized') setHeight(message.height || undefined);
      else {
        const { type: _, status: filled, ...rest } = message;
        const card = filled === 'empty' ? null : { ...rest, status: filled, encrypt };
        isFilled.current = card !== null;
        // The field is disabled during submission, so another report is about the same card.
        if (!isDisabled || !card || !value || !isSameCard(card, value)) options.onChange(card);
      }
    },
  );
  const onLoaded = useEffectEvent(() => {
    hasLoaded.current = true;
    if (isDisabled) connection.current?.send({ type: 'disable', isDisabled });
    options.onLoaded();
    setStatus('ready');
    tracker.dataLayer({ event: 'cryptex loaded' });
  });
  const onLost = useEffectEvent(() => {
    setStatus('lost');
    isFilled.current = false;
    options.onChange(null);
  });
  const onSilent = useEffectEvent(() => {
    if (!hasLoaded.current) setStatus('failed');
  });
  const onGivenUp = useEffectEvent(() => {
    if (!hasLoaded.current) tracker.dataLayer({ event: 'cryptex failed' });
  });

  useEffect(() => {
    const timers = [
      setTimeout(() => onSilent(), NOTICE_AFTER_MS),
      setTimeout(() => onGivenUp(), REPORTED_AFTER_MS),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);

  const origin = address?.origin;
  // A layout effect, because the new iframe's `load` event must not be missed.
  useLayoutEffect(() => {
    const { current: element } = iframe;
    if (!element || origin === undefined) return undefined;
    const connected = connectFrame(element, {
      origin,
      describe: () => describe(element),
      onLoaded: () => onLoaded(),
      onMessage: (message) => onMessage(message, connected),
      onLost: () => onLost(),
    });
    connection.current = connected;
    return () => {
      connection.current = undefined;
      connected.close();
    };
  }, [origin]);

  useEffect(() => connection.current?.send({ type: 'disable', isDisabled }), [isDisabled]);
  useEffect(() => {
    if (value === null && isFilled.current) connection.current?.send({ type: 'clear' });
  }, [value]);
  useEffect(() => {
    if (submitCount > 0) connection.current?.send({ type: 'validate', isRequired });
  }, [submitCount, isRequired]);

  const focusField = useCallback(() => {
    iframe.current?.focus();
    connection.current?.send({ type: 'focus' });
  }, []);

  return {
    iframe,
    focusField,
    src: address?.src,
    status: address === null ? ('failed' as const) : status,
    height,
  };
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { connectSurvey, type SurveyConnection } from './connect-survey.ts';
import type { EmbedKind } from './survey-address.ts';
import type { SurveyMessage } from './survey-messages.ts';
import type { SurveyFrameProps } from './survey-window-props.ts';
import { useSurveyAddress } from './use-survey-address.ts';

/** How long a form may take to say that it is there, in milliseconds. */
export const FORM_READY_WITHIN_MS = 20_000;
/** The least time between a form that was sent and its end (SUR-11), in milliseconds. */
export const SHORTEST_CLOSE_DELAY_MS = 500;
/** The usual time, in milliseconds (SUR-07). */
export const CLOSE_DELAY_MS = 4_000;

export type SurveyStatus = 'loading' | 'ready' | 'failed';

interface SurveyUser extends Omit<SurveyFrameProps, 'title'> {
  readonly kind: EmbedKind;
  /** The form is there, and is about to be shown. */
  readonly onReady: () => void;
}

/** One load of a form: its iframe and its result. */
export function useSurvey(user: SurveyUser) {
  const address = useSurveyAddress(user);
  const iframe = useRef<HTMLIFrameElement>(null);
  const connection = useRef<SurveyConnection>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [status, setStatus] = useState<SurveyStatus>('loading');

  const close = useEffectEvent(() => user.onClose());
  const hear = useEffectEvent(({ type }: SurveyMessage) => {
    if (type === 'form-ready' && status !== 'ready') {
      user.onReady();
      setStatus('ready');
    }
    if (type === 'form-close') user.onClose();
    if (type === 'form-submit' && closing.current === undefined) {
      const delay = Math.max(user.closeDelayMs ?? CLOSE_DELAY_MS, SHORTEST_CLOSE_DELAY_MS);
      closing.current = setTimeout(() => close(), delay);
      user.onSubmitted?.();
    }
  });

  useEffect(() => {
    const giveUp = () => setStatus((now) => (now === 'ready' ? now : 'failed'));
    const watchdog = setTimeout(giveUp, FORM_READY_WITHIN_MS);
    return () => {
      clearTimeout(watchdog);
      clearTimeout(closing.current);
    };
  }, []);

  // Before the browser does anything else with the new iframe: the form's first message must not be missed.
  useLayoutEffect(() => {
    const { current: element } = iframe;
    if (!element || !address) return undefined;
    const connected = connectSurvey(element, address, (message) => hear(message));
    connection.current = connected;
    return () => {
      connection.current = undefined;
      connected.close();
    };
  }, [address]);

  return {
    iframe,
    connection,
    src: address?.src,
    status: address === null ? ('failed' as const) : status,
  };
}

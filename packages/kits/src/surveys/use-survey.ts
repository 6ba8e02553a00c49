import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { connectSurvey, type SurveyConnection } from './connect-survey.ts';
import type { EmbedKind } from './survey-address.ts';
import type { SurveyMessage } from './survey-messages.ts';
import type { SurveyFrameProps } from './survey-window-props.ts';
import { useSurveyAddress } from './use-survey-address.ts';

export const FORM_READY_WITHIN_MS = 20_000;
export const SHORTEST_CLOSE_DELAY_MS = 500;
export const CLOSE_DELAY_MS = 4_000;

export type SurveyStatus = 'loading' | 'ready' | 'failed';

interface SurveyUser extends Omit<SurveyFrameProps, 'title'> {
  readonly kind: EmbedKind;
  readonly onReady: () => void;
}

export function useSurvey(user: SurveyUser) {
  const address = useSurveyAddress(user);
  const iframe = useRef<HTMLIFrameElement>(null);
  const connection = useRef<SurveyConnection>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [status, setStatus] = useState<SurveyStatus>('loading');

  const close = useEffectEvent(() => user.onClose());
  const onSurveyMessage = useEffectEvent(({ type }: SurveyMessage) => {
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

  useLayoutEffect(() => {
    const { current: element } = iframe;
    if (!element || !address) return undefined;
    const connected = connectSurvey(element, address, (message) => onSurveyMessage(message));
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

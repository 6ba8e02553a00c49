import { ApiError } from '@tableside/api-client';
import { featureFlagsQuery } from '@tableside/api-client/queries';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

import { startCaptcha, type Captcha } from './create-captcha.ts';

/** Submits a form. `call` receives the token of a check, or undefined if no check was needed. */
export type CaptchaSubmit = <T>(call: (token: string | undefined) => Promise<T>) => Promise<T>;

/**
 * The captcha of a form, while the server has it enabled (VAL-23): the first submit skips the check, and
 * every later one runs an invisible check first. If the server requires a check for the first submit, it is
 * run and the submit is repeated.
 */
export function useCaptcha(): CaptchaSubmit {
  const { captcha: settings } = usePartner();
  const api = useApi();
  const { data: isOn = false } = useQuery({
    ...featureFlagsQuery(api),
    // Off is undefined, as before the flags arrive, so that a form without a captcha does not render again.
    select: ({ authFlags }) => authFlags.captcha || undefined,
  });
  const captcha = useRef<Captcha>(undefined);
  const hasSubmitted = useRef(false);

  useEffect(() => {
    if (!isOn) return undefined;
    const started = startCaptcha({ ...settings, scriptUrl: api.urlOf(settings.scriptUrl) });
    captcha.current = started;
    return () => {
      captcha.current = undefined;
      started.stop();
    };
  }, [api, isOn, settings]);

  return useCallback(async (call) => {
    const isFirst = !hasSubmitted.current;
    hasSubmitted.current = true;
    const { current } = captcha;
    if (!current) return call(undefined);
    if (!isFirst) return call(await current.execute());
    try {
      return await call(undefined);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'captcha') throw error;
      return call(await current.execute());
    }
  }, []);
}

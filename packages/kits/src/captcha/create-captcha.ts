import { ApiError } from '@tableside/api-client';

import { captchaService, loadCaptchaScript } from './captcha-script.ts';

/** How often it is asked whether the service is ready, in milliseconds (CON2-01). */
export const POLL_MS = 500;
/** Polling stops after this many attempts: a minute. */
const MOST_POLLS = 120;
/** After so many network errors the captcha is given up (ERR-20). */
export const MOST_NETWORK_ERRORS = 10;
/** How long one check may take, in milliseconds. */
const CHECK_WITHIN_MS = 30_000;

export interface CaptchaOptions {
  /** Where the service's script comes from. */
  readonly scriptUrl: string;
  readonly siteKey: string;
}

/** The captcha of one form. */
export interface Captcha {
  /** Runs the invisible check; one at a time. Rejects with `ApiError` "captchaNotReady" or "captchaGivenUp". */
  readonly execute: () => Promise<string>;
  /** Ends the polling and takes the badge away. */
  readonly stop: () => void;
}

const problem = (code: 'captchaNotReady' | 'captchaGivenUp') => new ApiError({ status: 0, code });

/** Loads the service and waits for it, asking every half second; a hidden page does not ask. */
export function startCaptcha({ scriptUrl, siteKey }: CaptchaOptions): Captcha {
  let widget: number | undefined;
  let polls = 0;
  let networkErrors = 0;
  let script: HTMLScriptElement | undefined;
  let check: Promise<string> | undefined;
  let settle: { resolve: (token: string) => void; reject: (cause: ApiError) => void } | undefined;
  const container = document.createElement('div');

  const hasGivenUp = () => networkErrors >= MOST_NETWORK_ERRORS;
  const failure = () => problem(hasGivenUp() ? 'captchaGivenUp' : 'captchaNotReady');
  const failed = () => {
    networkErrors += 1;
    script = undefined;
    if (hasGivenUp()) clearInterval(polling);
    settle?.reject(failure());
  };

  function attach(): void {
    const service = captchaService();
    if (!service) return;
    clearInterval(polling);
    document.body.append(container);
    widget = service.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      badge: 'bottomleft',
      callback: (token) => settle?.resolve(token),
      'error-callback': failed,
      'expired-callback': () => settle?.reject(failure()),
    });
  }

  function poll(): void {
    if (document.hidden) return;
    polls += 1;
    if (polls > MOST_POLLS) clearInterval(polling);
    else if (captchaService()) attach();
    else script ??= loadCaptchaScript(scriptUrl, failed);
  }

  const polling = setInterval(poll, POLL_MS);

  async function run(id: number): Promise<string> {
    const service = captchaService();
    if (!service) throw failure();
    const answered = new Promise<string>((resolve, reject) => {
      settle = { resolve, reject };
    });
    const timer = setTimeout(() => settle?.reject(failure()), CHECK_WITHIN_MS);
    try {
      service.execute(id);
      return await answered;
    } finally {
      clearTimeout(timer);
      settle = undefined;
      service.reset(id);
    }
  }

  return {
    execute: () => {
      if (hasGivenUp() || widget === undefined) return Promise.reject(failure());
      check ??= run(widget).finally(() => {
        check = undefined;
      });
      return check;
    },
    stop: () => {
      clearInterval(polling);
      container.remove();
    },
  };
}

import { ApiError } from '@tableside/api-client';

import { captchaService, loadCaptchaScript } from './captcha-script.ts';

/** Interval between checks whether the service is ready, in milliseconds (CON2-01). */
export const POLL_MS = 500;
/** Polling stops after this many attempts, which take one minute. */
const MOST_POLLS = 120;
/** The captcha is given up after this many network errors (ERR-20). */
export const MOST_NETWORK_ERRORS = 10;
/** Timeout of one check, in milliseconds. */
const CHECK_WITHIN_MS = 30_000;

export interface CaptchaOptions {
  readonly scriptUrl: string;
  readonly siteKey: string;
}

/** The captcha of one form. */
export interface Captcha {
  /**
   * Runs the invisible check, one at a time, and resolves with its token. Rejects with `ApiError`
   * `captchaNotReady` or `captchaGivenUp`.
   */
  readonly execute: () => Promise<string>;
  /** Stops polling and removes the badge. */
  readonly stop: () => void;
}

const problem = (code: 'captchaNotReady' | 'captchaGivenUp') => new ApiError({ status: 0, code });

/**
 * Loads the service and polls every half second until it is ready; polling pauses while the page is hidden.
 */
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

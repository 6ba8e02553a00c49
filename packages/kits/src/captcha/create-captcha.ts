import { ApiError } from '@tableside/api-client';
import type { PartnerSettings } from '@tableside/partner-config';

import type { CaptchaWidget } from './captcha-provider.ts';
import { captchaProviders } from './captcha-providers.ts';
import { loadCaptchaScript } from './captcha-script.ts';

export const POLL_MS = 500;
const MOST_POLLS = 120;
export const MOST_NETWORK_ERRORS = 10;
const CHECK_WITHIN_MS = 30_000;

export interface Captcha {
  /**
   * Runs the invisible check, one at a time, and resolves with its token. Rejects with `ApiError`
   * `captchaNotReady` or `captchaGivenUp`.
   */
  readonly execute: () => Promise<string>;
  readonly stop: () => void;
}

const problem = (code: 'captchaNotReady' | 'captchaGivenUp') => new ApiError({ status: 0, code });

/**
 * Loads the provider's script and polls every half second until it is ready. Polling pauses while the page is
 * hidden.
 */
export function startCaptcha({ provider, scriptUrl, siteKey }: PartnerSettings['captcha']): Captcha {
  const { isReady, render } = captchaProviders[provider];
  let widget: CaptchaWidget | undefined;
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
    clearInterval(polling);
    document.body.append(container);
    widget = render(container, {
      siteKey,
      onToken: (token) => settle?.resolve(token),
      onNetworkError: failed,
      onExpired: () => settle?.reject(failure()),
    });
  }

  function poll(): void {
    if (document.hidden) return;
    polls += 1;
    if (polls > MOST_POLLS) clearInterval(polling);
    else if (isReady()) attach();
    else script ??= loadCaptchaScript(scriptUrl, failed);
  }

  const polling = setInterval(poll, POLL_MS);

  async function run({ execute, reset }: CaptchaWidget): Promise<string> {
    const response = new Promise<string>((resolve, reject) => {
      settle = { resolve, reject };
    });
    const timer = setTimeout(() => settle?.reject(failure()), CHECK_WITHIN_MS);
    try {
      execute();
      return await response;
    } finally {
      clearTimeout(timer);
      settle = undefined;
      reset();
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

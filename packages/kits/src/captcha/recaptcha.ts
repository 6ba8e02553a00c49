import type { CaptchaProvider } from './captcha-provider.ts';

interface Recaptcha {
  readonly render: (
    container: HTMLElement,
    settings: {
      readonly sitekey: string;
      readonly size: 'invisible';
      readonly badge: 'bottomleft';
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => void;
      readonly 'expired-callback': () => void;
    },
  ) => number;
  readonly execute: (widget: number) => void;
  readonly reset: (widget: number) => void;
}

const page = globalThis as { readonly grecaptcha?: Recaptcha };

export const recaptcha: CaptchaProvider = {
  // The script first defines the object without these functions.
  isReady: () => {
    const { render, execute, reset }: Partial<Recaptcha> = page.grecaptcha ?? {};
    return Boolean(render && execute && reset);
  },
  render(container, { siteKey, onToken, onNetworkError, onExpired }) {
    const library = page.grecaptcha!;
    const widget = library.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      badge: 'bottomleft',
      callback: onToken,
      'error-callback': onNetworkError,
      'expired-callback': onExpired,
    });
    return { execute: () => library.execute(widget), reset: () => library.reset(widget) };
  },
};

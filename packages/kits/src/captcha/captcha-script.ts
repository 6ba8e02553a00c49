/** The subset of the reCAPTCHA v2 API in use. */
export interface CaptchaService {
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

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** Returns the service once its script has run; undefined until then. */
export function captchaService(): CaptchaService | undefined {
  const { grecaptcha } = globalThis as { grecaptcha?: Partial<CaptchaService> };
  return grecaptcha?.render && grecaptcha.execute && grecaptcha.reset
    ? (grecaptcha as CaptchaService)
    : undefined;
}

let policy: ScriptPolicy | undefined;

function vouchFor(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('captcha', { createScriptURL: (address) => address });
  // The property accepts a TrustedScriptURL, which the DOM's type definitions do not include.
  return policy.createScriptURL(url) as string;
}

/** Adds the service's script to the page. Calls `onError` if it fails to load. */
export function loadCaptchaScript(url: string, onError: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = vouchFor(url);
  script.addEventListener('error', () => {
    script.remove();
    onError();
  });
  document.head.append(script);
  return script;
}

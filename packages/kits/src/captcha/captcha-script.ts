/** The part of reCAPTCHA v2's interface that is used. */
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

/** The service once its script has run; undefined before. */
export function captchaService(): CaptchaService | undefined {
  const { grecaptcha } = globalThis as { grecaptcha?: Partial<CaptchaService> };
  return grecaptcha?.render && grecaptcha.execute && grecaptcha.reset
    ? (grecaptcha as CaptchaService)
    : undefined;
}

let policy: ScriptPolicy | undefined;

/** Where Trusted Types are enforced, an address must be vouched for before a script may be loaded from it. */
function vouchFor(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('captcha', { createScriptURL: (address) => address });
  // The property takes the vouched-for address, whose type the DOM's own types do not name.
  return policy.createScriptURL(url) as string;
}

/** Loads the service's script once. `onError` is called when it fails to load. */
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

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

function vouchFor(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('captcha', { createScriptURL: (address) => address });
  // The property accepts a TrustedScriptURL, which the DOM's type definitions do not include.
  return policy.createScriptURL(url) as string;
}

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

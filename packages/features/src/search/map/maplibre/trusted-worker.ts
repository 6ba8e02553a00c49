interface ScriptPolicies {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * With Trusted Types, a worker's URL must pass the `default` policy. Creates one that allows the map's
 * worker, unless the page already has a default policy, which then decides.
 */
export function trustWorker(workerUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const own = new URL(workerUrl, document.baseURI).href;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, document.baseURI).href === own) return url;
      throw new TypeError(`Refused to run a script from ${url}`);
    },
  });
}

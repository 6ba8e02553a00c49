interface ScriptPolicies {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * Where Trusted Types are enforced, a worker may only start from an address that the policy `default` lets through.
 * This one lets through the worker of the map; a policy that the page already has is left to decide.
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

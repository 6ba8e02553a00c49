interface Loading extends EventTarget {
  readonly href?: string;
  readonly src?: string;
}

/**
 * Reports each script that the browser refused although the server has it, because its bytes differ from the
 * build's (SEC-03). Browsers do not report such refusals themselves.
 *
 * @param api - the API's URL without a trailing slash; empty on the site's own origin.
 */
export function reportChanged(api: string): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      const { href, src } = target as Loading;
      const blockedURL = href || src || '';
      const map = document.querySelector<HTMLScriptElement>('script[type="importmap"]');
      if (!map || !blockedURL.endsWith('.js')) return;
      const { integrity } = JSON.parse(map.text) as { readonly integrity: Readonly<Record<string, string>> };
      const report = () =>
        fetch(`${api}/api/Violations`, {
          method: 'POST',
          keepalive: true,
          headers: { 'Content-Type': 'application/reports+json' },
          body: JSON.stringify([
            {
              type: 'integrity-violation',
              body: { documentURL: location.origin + location.pathname, blockedURL, destination: 'script' },
            },
          ]),
        });
      fetch(blockedURL)
        .then(({ ok, headers }) => {
          // Some servers send a page in place of a missing script.
          if (!ok || !/script/.test(headers.get('Content-Type') ?? '')) return undefined;
          const expected = integrity[new URL(blockedURL).pathname];
          return expected === undefined
            ? undefined
            : fetch(blockedURL, { integrity: expected }).catch(report);
        })
        .catch(() => undefined);
    },
    true,
  );
}

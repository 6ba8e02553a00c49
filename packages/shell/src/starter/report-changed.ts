interface Loading extends EventTarget {
  readonly href?: string;
  readonly src?: string;
}

/**
 * Tells the platform about each script that the browser refused although the server has it: its bytes are not
 * those of the build (SEC-03). Browsers report no such refusal themselves.
 * @param api - the API's URL without a trailing slash, empty on the site's own origin.
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
          // A missing script may be answered with a page.
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

import { request, type IncomingHttpHeaders } from 'node:http';

import { assertDocumented } from '../../testing/documented-statuses.ts';

export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestBrowser {
  open(
    url: string | URL,
    options?: { method?: string; form?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<Page>;
  follow(page: Page, until?: string): Promise<Page>;
  submit(page: Page, action: string, fields?: Record<string, string>): Promise<Page>;
  cookie(host: string, name: string): string | undefined;
  setCookie(host: string, name: string, value: string): void;
  dropCookie(host: string, name: string): void;
}

/**
 * Node cannot resolve `*.localhost`, so requests go to this machine's address and carry the name in their
 * Host header.
 */
export function createTestBrowser(): TestBrowser {
  const jar = new Map<string, Map<string, string>>();
  const cookiesOf = (host: string) => {
    const cookies = jar.get(host) ?? new Map<string, string>();
    jar.set(host, cookies);
    return cookies;
  };

  function storeCookies(host: string, lines: readonly string[] = []): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const isOver = /max-age=0(;|$)/i.test(line) || /expires=thu, 01 jan 1970/i.test(line);
      if (isOver) cookiesOf(host).delete(name);
      else cookiesOf(host).set(name, value);
    }
  }

  const open: TestBrowser['open'] = async (address, { method = 'GET', form, headers } = {}) => {
    const url = new URL(address);
    const body = form && new URLSearchParams(form).toString();
    const cookie = [...cookiesOf(url.hostname)].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await new Promise<Page>((done, fail) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: url.port,
          path: url.pathname + url.search,
          method: form ? 'POST' : method,
          headers: {
            Host: url.host,
            ...(cookie && { Cookie: cookie }),
            ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            storeCookies(url.hostname, response.headers['set-cookie']);
            const text = Buffer.concat(chunks).toString();
            done({ url, status: response.statusCode ?? 0, headers: response.headers, body: text });
          });
        },
      );
      call.once('error', fail);
      call.end(body);
    });
    await assertDocumented(form ? 'POST' : method, url.pathname, page.status);
    return page;
  };

  return {
    open,
    async follow(page, until) {
      let current = page;
      for (let step = 0; current.headers.location !== undefined; step += 1) {
        if (step > 10) throw new Error('Redirected without end.');
        const next = new URL(current.headers.location, current.url);
        if (until !== undefined && next.href.startsWith(until)) return current;
        current = await open(next);
      }
      return current;
    },
    submit(page, action, fields = {}) {
      const form = page.body.match(
        new RegExp(`<form[^>]*action="([^"]*${action})"[^>]*>([\\s\\S]*?)</form>`),
      );
      if (!form) throw new Error(`No form ends at ${action}: ${page.status} ${page.url.href} ${page.body}`);
      const hidden = [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
      const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return open(new URL(form[1] ?? '', page.url), { form: { ...values, ...fields } });
    },
    cookie: (host, name) => cookiesOf(host).get(name),
    setCookie: (host, name, value) => void cookiesOf(host).set(name, value),
    dropCookie: (host, name) => void cookiesOf(host).delete(name),
  };
}

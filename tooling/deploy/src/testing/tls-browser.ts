import { request } from 'node:https';

export interface BrowserResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface TlsBrowserOptions {
  readonly host: string;
  readonly port: number;
  readonly certificate: string;
  readonly server?: string;
  readonly address?: string;
}

export interface TlsBrowser {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<BrowserResponse>;
  post(path: string, body: unknown): Promise<BrowserResponse>;
}

export function openTlsBrowser({
  host,
  port,
  server = '127.0.0.1',
  certificate,
  address,
}: TlsBrowserOptions): TlsBrowser {
  const cookies = new Map<string, string>();
  const { host: name, origin } = new URL(`https://${host}:${port}`);

  const send = (path: string, method: string, given: Readonly<Record<string, string>>, body?: string) =>
    new Promise<BrowserResponse>((done, fail) => {
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = {
        Host: name,
        'User-Agent': 'walk',
        'Sec-Fetch-Site': 'same-origin',
        ...(Cookie && { Cookie }),
        ...given,
      };
      const options = {
        port,
        path,
        method,
        headers,
        ca: certificate,
        servername: host,
        agent: false as const,
      };
      request({ host: server, ...options, ...(address && { localAddress: address }) }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const received = new Headers();
          for (let i = 0; i < response.rawHeaders.length; i += 2)
            received.append(response.rawHeaders[i] ?? '', response.rawHeaders[i + 1] ?? '');
          for (const cookie of received.getSetCookie()) {
            const [pair = ''] = cookie.split('; ');
            const [name = '', value = ''] = pair.split('=');
            if (/; Max-Age=0(;|$)/.test(cookie)) cookies.delete(name);
            else cookies.set(name, value);
          }
          done({
            status: response.statusCode ?? 0,
            headers: received,
            body: Buffer.concat(chunks).toString(),
          });
        });
      })
        .once('error', fail)
        .end(body);
    });

  return {
    cookies,
    get: (path, headers = {}) => send(path, 'GET', headers),
    async post(path, body) {
      const { csrfToken } = JSON.parse((await send('/api/CSRF', 'GET', {})).body) as { csrfToken: string };
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': csrfToken, Origin: origin };
      return send(path, 'POST', headers, JSON.stringify(body));
    },
  };
}

import type { signInContract } from '@tableside/api-client/contract';

import type { TestApi, TestCall } from './test-api.ts';

const SESSION = '__Host-tableside-session';
const VISITOR = '__Host-tableside-visitor';

export interface TestBrowser {
  readonly partner: string;
  readonly cookies: Map<string, string>;
  call(path: string, options?: Omit<TestCall, 'partner' | 'session'> & { token?: string }): Promise<Response>;
  token(): Promise<string>;
  signIn(userName: string, options?: { password?: string; rememberMe?: boolean }): Promise<Response>;
  enter(userName: string, options?: { rememberMe?: boolean }): Promise<signInContract.SignInResponse>;
  signOut(): Promise<Response>;
  cookieHeader(): string;
  sessionId(): string;
}

function storeCookies(jar: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
}

let opened = 0;

export function openBrowser(api: Pick<TestApi, 'call'>, partner: string): TestBrowser {
  opened += 1;
  const userAgent = `Browser/${opened}`;
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const send = async (path: string, options: TestCall) => {
    const Cookie = cookieHeader();
    const given = {
      'User-Agent': userAgent,
      'Sec-Fetch-Site': 'same-origin',
      ...(Cookie && { Cookie }),
      ...options.headers,
    };
    const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    const response = await api.call(path, { ...options, partner, headers });
    storeCookies(cookies, response);
    return response;
  };
  const token = async () => ((await (await send('/api/CSRF', {})).json()) as { csrfToken: string }).csrfToken;

  const browser: TestBrowser = {
    partner,
    cookies,
    cookieHeader,
    sessionId: () => cookies.get(SESSION) ?? cookies.get(VISITOR) ?? '',
    token,
    async call(path, { token: given, headers, ...options } = {}) {
      const isUnsafe = (options.method ?? 'GET') !== 'GET';
      const sent = given ?? (isUnsafe ? await token() : undefined);
      return send(path, { ...options, headers: { ...(sent && { 'X-XSRF-TOKEN': sent }), ...headers } });
    },
    signIn: (userName, { password = 'table4two', rememberMe = false } = {}) =>
      browser.call('/api/SignIn', { method: 'POST', body: { userName, password, rememberMe } }),
    async enter(userName, options) {
      const response = await browser.signIn(userName, options);
      if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as signInContract.SignInResponse;
    },
    signOut: () => browser.call('/api/SignOut', { headers: { 'Sec-Fetch-Dest': 'empty' } }),
  };
  return browser;
}

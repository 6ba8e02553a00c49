import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';

import { buildJoinForm } from '@tableside/platform/testing/join-form';

export interface SiteAddress {
  readonly name: string;
  readonly server: string;
  readonly port: number;
}

interface SiteResponse {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
  readonly saysWhen: boolean;
}

interface Call {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type SiteClient = (to: SiteAddress, call: Call) => Promise<SiteResponse>;

/** Must exceed the time that the platform may take to respond. */
const LONGEST_MS = 30_000;

export function openSiteClient(host: string, certificate: string): SiteClient {
  const agent = new Agent({ keepAlive: true, ca: certificate, servername: host });
  return ({ server, port }, { path, method = 'GET', headers, body }) =>
    new Promise((done, fail) => {
      const sent = request({
        host: server,
        port,
        path,
        method,
        agent,
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: {
          Host: host,
          'Sec-Fetch-Site': 'same-origin',
          ...(body !== undefined && { 'Content-Type': 'application/json', Origin: `https://${host}` }),
          ...headers,
        },
      });
      sent.once('error', fail).once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', fail);
        response.once('end', () =>
          done({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
            saysWhen: response.headers['retry-after'] !== undefined,
          }),
        );
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

export interface SignedIn {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function joinAndSignIn(
  callSite: SiteClient,
  to: SiteAddress,
  number: number,
): Promise<SignedIn> {
  const email = `load-${randomUUID().slice(0, 13)}@example.com`;
  const password = 'table4load';
  const cookies = new Map<string, string>();
  const own = { 'User-Agent': `load ${number}` };
  async function call<Body>(path: string, given: Omit<Call, 'path'> = {}): Promise<Body> {
    const Cookie = [...cookies.values()].join('; ');
    const response = await callSite(to, { path, ...given, headers: { ...own, ...given.headers, Cookie } });
    for (const cookie of response.cookies) cookies.set(cookie.split('=')[0] ?? '', cookie);
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${response.body}`);
    return JSON.parse(response.body) as Body;
  }
  const token = async () => ({
    'X-XSRF-TOKEN': (await call<{ csrfToken: string }>('/api/CSRF')).csrfToken,
  });
  const post = async <Body>(path: string, body: unknown) =>
    call<Body>(path, { method: 'POST', headers: await token(), body });
  const memberNumber = `LOD${randomInt(1e8, 1e9)}`;
  await post(
    '/api/Members/Prospects',
    buildJoinForm({ email, password, passwordConfirm: password, memberNumber, address1: '0 State Street' }),
  );
  const { session } = await post<{ session: { accessToken: string } }>('/api/SignIn', {
    userName: email,
    password,
    rememberMe: true,
  });
  const headers = { ...own, ...(await token()), Authorization: `Bearer ${session.accessToken}` };
  return { email, headers: { ...headers, Cookie: [...cookies.values()].join('; ') } };
}

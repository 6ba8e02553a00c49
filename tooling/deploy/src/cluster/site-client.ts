import { Agent, request } from 'node:https';

/** An address of the site: that of one nginx. */
export interface SiteAddress {
  readonly name: string;
  readonly address: string;
  readonly port: number;
}

interface Answer {
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

export type SiteClient = (to: SiteAddress, call: Call) => Promise<Answer>;

/** How long a browser's patience lasts: longer than the platform may be silent. */
const LONGEST_MS = 30_000;

/** A client of a site with connections that stay open, as browsers have. It tries nothing twice. */
export function openSiteClient(host: string, certificate: string): SiteClient {
  const agent = new Agent({ keepAlive: true, ca: certificate, servername: host });
  return ({ address, port }, { path, method = 'GET', headers, body }) =>
    new Promise((done, fail) => {
      const sent = request({
        host: address,
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

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A member who is signed in, with the headers of every call. */
export interface SignedIn {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs a member in as a browser of its own; throws if that is refused. */
export async function signIn(
  ask: SiteClient,
  to: SiteAddress,
  { email, password }: Account,
): Promise<SignedIn> {
  const cookies = new Map<string, string>();
  const own = { 'User-Agent': `load of ${email}` };
  async function call(given: Call): Promise<string> {
    const Cookie = [...cookies.values()].join('; ');
    const answer = await ask(to, { ...given, headers: { ...own, ...given.headers, Cookie } });
    for (const cookie of answer.cookies) cookies.set(cookie.split('=')[0] ?? '', cookie);
    if (answer.status !== 200) throw new Error(`${given.path} answered ${answer.status}: ${answer.body}`);
    return answer.body;
  }
  const token = async () => {
    const { csrfToken } = JSON.parse(await call({ path: '/api/CSRF' })) as { csrfToken: string };
    return { 'X-XSRF-TOKEN': csrfToken };
  };
  const body = { userName: email, password, rememberMe: true };
  const signedIn = await call({ path: '/api/SignIn', method: 'POST', headers: await token(), body });
  const { session } = JSON.parse(signedIn) as { session: { accessToken: string } };
  const headers = { ...own, ...(await token()), Authorization: `Bearer ${session.accessToken}` };
  return { email, headers: { ...headers, Cookie: [...cookies.values()].join('; ') } };
}

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { startDemo } from '@tableside/demo';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { PublicKeys } from '../web/card-message.ts';
import { request } from '../testing/request-platform.ts';
import { encryptCard } from '../testing/encrypt-card.ts';
import type { databaseKinds } from '../testing/test-database.ts';
import { startPostgres } from '../testing/throwaway-postgres.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: Pick<Span, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const valuesOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

async function startReceiver(responseBody: object) {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(responseBody));
    });
    void text(request).then((body) => received.push({ headers: request.headers, body }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const SESSION = 'tableside-session-hilton';
const VAULT_SECRET = 'v'.repeat(32);
const FROM_PROXY = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const personal = {
  email: 'member@example.com',
  password: 'table4two',
  query: 'quesadilla',
  place: 'Chicago',
  address: '203.0.113.9',
  userAgent: 'RobinsBrowser',
  card: '4242424242424242',
};

async function visitSecureFrame(secureFrameUrl: string) {
  const call = async (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${new URL(secureFrameUrl).port}${path}`, init);
  await call('/healthz');
  await call(`/?visa=1&number=${personal.card}`, { headers: { Referer: 'http://hilton.localhost:4000/' } });
  await call(`/${personal.card}`);
  const keys = await call('/keys', { headers: { traceparent: FROM_PROXY } });
  const publicKeys = (await keys.json()) as PublicKeys;
  const vault = { publicKeys: () => Promise.resolve(publicKeys) };
  const encryptedCardNumber = await encryptCard(vault, personal.card, 'hilton');
  await call('/vault/tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${VAULT_SECRET}` },
    body: JSON.stringify({ encryptedCardNumber, partnerId: 'hilton' }),
  });
  return encryptedCardNumber;
}

async function traceVisit(kind: (typeof databaseKinds)[number], trustsProxy: boolean) {
  const collector = await startReceiver({});
  const content = await startReceiver({ data: [] });
  const folder = await mkdtemp(join(tmpdir(), 'tableside-traces-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = kind === 'postgres' ? await startPostgres() : undefined;
  if (server) onTestFinished(() => server.stop());
  const platform = await startDemo({
    port: 0,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    appsDir: join(folder, 'apps'),
    databaseUrl: server?.databaseUrl,
    merchants: 20,
    logLevel: 'silent',
    passwordCost: 12,
    contentUrl: content.url,
    tracesUrl: collector.url,
    vaultSecret: VAULT_SECRET,
    trustsProxy,
  });
  const cookies = new Map<string, string>();
  const call = async (path: string, { method = 'GET', ...more }: Parameters<typeof request>[2] = {}) => {
    const response = await request(platform, path, {
      method,
      host: 'hilton.localhost',
      ...more,
      headers: {
        'User-Agent': personal.userAgent,
        'X-Forwarded-For': personal.address,
        Cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
        ...more.headers,
      },
    });
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const { csrfToken } = JSON.parse((await call('/api/CSRF')).body) as { csrfToken: string };
  const signedIn = await call('/api/SignIn', {
    method: 'POST',
    headers: { 'X-XSRF-TOKEN': csrfToken },
    body: { userName: personal.email, password: personal.password, rememberMe: false },
  });
  const { session } = JSON.parse(signedIn.body) as { session: { accessToken: string } };
  const headers = { Authorization: `Bearer ${session.accessToken}` };
  const member = JSON.parse((await call('/api/Member', { headers })).body) as { publicId: string };
  await call(`/api/Member/${member.publicId}`);
  await call(`/api/v2/Merchants/Search?location=${personal.place}&restaurantOrCuisine=${personal.query}`, {
    headers: { traceparent: FROM_PROXY },
  });
  await call(`/api/cms/pages/home/?page_size=100&locale=${personal.query}`);
  const encrypted = await visitSecureFrame(platform.secureFrameUrl);
  await platform.stop();

  const requests = collector.received.map(({ body }) => JSON.parse(body) as TraceRequest);
  const resources = requests.flatMap(({ resourceSpans }) => resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const named = (name: string) => spans.find((span) => span.name === name) ?? expect.fail(name);
  return {
    spans,
    named,
    childrenOf: (parent: Span) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId),
    service: resources[0] && valuesOf(resources[0].resource)['service.name'],
    sent: JSON.stringify(spans),
    content: content.received,
    secrets: [
      csrfToken,
      session.accessToken,
      member.publicId,
      cookies.get(SESSION) ?? '',
      encrypted,
      VAULT_SECRET,
    ],
  };
}

describe.each([
  { kind: 'pglite', trustsProxy: false, parent: undefined },
  { kind: 'postgres', trustsProxy: true, parent: FROM_PROXY },
] as const)('traces with $kind', ({ kind, trustsProxy, parent }) => {
  test('a request has a span with its statements and calls below it, continues only a trusted proxy’s trace, and tells nothing of the visitor', async () => {
    const { spans, named, childrenOf, service, sent, content, secrets } = await traceVisit(kind, trustsProxy);
    expect(service).toBe('tableside');

    const signIn = named('POST /api/SignIn');
    expect(valuesOf(signIn)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/SignIn',
      'http.response.status_code': 200,
      'tableside.partner': 'hilton',
      'tableside.request_id': expect.stringMatching(/^[\w-]{36}$/),
    });
    const statements = childrenOf(signIn);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['rate-limit', 'select members', 'insert member_sessions']),
    );
    for (const statement of statements) expect(statement.traceId).toBe(signIn.traceId);
    expect(named('GET /api/Member/:publicId')).toBeDefined();
    const search = named('GET /api/v2/Merchants/Search');
    expect(search.parentSpanId && `00-${search.traceId}-${search.parentSpanId}-01`).toBe(parent);

    const page = spans.find((span) => valuesOf(span)['server.port'] !== undefined) ?? expect.fail();
    expect(valuesOf(page)).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
    });
    expect(content.map(({ headers }) => headers['traceparent'])).toEqual([
      `00-${page.traceId}-${page.spanId}-01`,
    ]);
    expect(spans.find(({ spanId }) => spanId === page.parentSpanId)?.kind).toBe(2);

    const ofFrame = spans.filter(
      (span) => span.kind === 2 && valuesOf(span)['tableside.partner'] === undefined,
    );
    expect(ofFrame.map((span) => [span.name, valuesOf(span)['http.response.status_code']])).toEqual([
      ['GET /', 200],
      ['GET', 404],
      ['GET /keys', 200],
      ['POST /vault/tokens', 200],
    ]);
    const keys = named('GET /keys');
    expect(keys.parentSpanId && `00-${keys.traceId}-${keys.parentSpanId}-01`).toBe(parent);
    expect(childrenOf(named('POST /vault/tokens')).map(({ name }) => name)).toContain('insert vault_cards');

    const secret = [...Object.values(personal), ...secrets];
    expect(secret.filter((one) => one === '' || sent.includes(one))).toEqual([]);
  });
});

test('without a collector no code of traces is loaded but the interface, which the metrics load', () => {
  const platform = fileURLToPath(new URL('../startup/start-platform.ts', import.meta.url));
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      resolve(specifier, context, next) {
        const resolved = next(specifier, context);
        const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+)\\/(?!.*node_modules)/.exec(resolved.url) ?? [];
        if (name) loaded.add(name);
        return resolved;
      },
    });
    await import(${JSON.stringify(platform)});
    console.log(JSON.stringify([...loaded]));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--conditions=@tableside/source', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  expect(JSON.parse(stdout)).toEqual(['@opentelemetry/api']);
});

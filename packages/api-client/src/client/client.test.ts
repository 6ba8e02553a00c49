import { http, HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';

import { problem } from '../testing.ts';
import { fakeWire, tokenSource } from '../testing/wire.test.support.ts';
import { acknowledged } from './acknowledged.ts';
import { ApiError } from './api-error.ts';
import { createClient, shouldRetryRead, type Bearer } from './client.ts';

const server = fakeWire();

const path = '/api/probe';
const respondWith = (respond: (request: Request) => Response | Promise<Response>) =>
  server.use(http.all(`*${path}`, ({ request }) => respond(request)));
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)),
  );

/**
 * Records the credentials of calls from now on. They cannot be seen on a request in the fake network, which
 * always has the default ones.
 */
function credentialsOf() {
  const sent = vi.spyOn(globalThis, 'fetch');
  return () => sent.mock.calls.map(([, init]) => init?.credentials);
}

describe('requests', () => {
  test('API-01.a API-01.b API-01.c every call has JSON headers, same-origin credentials and the anti-forgery token', async () => {
    const requests: { headers: Headers; text: string }[] = [];
    respondWith(async (request) => {
      requests.push({ headers: request.headers, text: await request.text() });
      return HttpResponse.json({});
    });
    const credentials = credentialsOf();
    const client = createClient({ antiForgery: tokenSource('token-1') });
    await client.call({ path });
    await client.call({ path, method: 'PUT', body: { a: 1 } });
    for (const request of requests) {
      expect(request.headers.get('Accept')).toBe('application/json');
      expect(request.headers.get('Content-Type')).toBe('application/json');
      expect(request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
    }
    expect(requests[1]?.text).toBe('{"a":1}');
    expect(credentials()).toEqual(['same-origin', 'same-origin']);
  });

  test('API-01.a API-01.c content and impressions are sent with credentials and without the CSRF token, other calls when there is none', async () => {
    const headers: boolean[] = [];
    const credentials = credentialsOf();
    respondWith((request) => {
      headers.push(request.headers.has('X-XSRF-TOKEN'));
      return HttpResponse.json({});
    });
    await createClient({ antiForgery: tokenSource('token-1') }).call({ path, isAnonymous: true });
    await createClient().call({ path, method: 'POST' });
    const none = { ...tokenSource(''), current: () => undefined };
    await createClient({ antiForgery: none }).call({ path });
    expect(headers).toEqual([false, false, false]);
    expect(credentials()).toEqual(['same-origin', 'same-origin', 'same-origin']);
  });

  test('API-01.d a cross-origin API issues a session that every later call sends', async () => {
    const given: (string | undefined)[] = ['session-1', undefined, 'session-2', '', undefined];
    const sent: (string | null)[] = [];
    respondWith((request) => {
      sent.push(request.headers.get('Authorization'));
      const session = given.shift();
      return HttpResponse.json(
        {},
        session === undefined ? {} : { headers: { 'X-Tableside-Session': session } },
      );
    });
    const bearer: Bearer = { value: undefined };
    const onProlonged = vi.fn();
    const client = createClient({ bearer, accessToken: () => 'access-1', onProlonged });
    await client.call({ path });
    await client.call({ path, isAnonymous: true });
    await client.call({ path, isMemberSpecific: true });
    expect(onProlonged).toHaveBeenCalledTimes(1);
    await client.call({ path });
    expect(bearer.value).toBeUndefined();
    await client.call({ path });
    expect(sent).toEqual([null, 'Bearer session-1', 'Bearer session-1', 'Bearer session-2', null]);
  });

  test('API-01.d a path from the API is resolved against its origin, any other URL is unchanged', () => {
    const { urlOf } = createClient({ baseUrl: () => 'https://api.example' });
    expect(urlOf('/images/thai-1?w=500')).toBe('https://api.example/images/thai-1?w=500');
    expect(urlOf('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
    expect(createClient().urlOf('/images/thai-1')).toBe('/images/thai-1');
  });

  test('API-01.d a base URL applies to every call, and is read at each call', async () => {
    const urls: string[] = [];
    respondWith((request) => {
      urls.push(request.url);
      return HttpResponse.json({});
    });
    let base = 'https://api.sample.example/v1';
    const client = createClient({ baseUrl: () => base });
    await client.call({ path, query: [['a', 'b c']] });
    base = 'https://other.sample.example';
    await client.call({ path });
    expect(urls).toEqual([
      'https://api.sample.example/v1/api/probe?a=b+c',
      'https://other.sample.example/api/probe',
    ]);
  });
});

test.each(['csrf', 'cookieMissing'])(
  'ERR-22 a token that the server rejects with %s is renewed once, and the call is repeated',
  async (code) => {
    const tokens: (string | null)[] = [];
    respondWith((request) => {
      tokens.push(request.headers.get('X-XSRF-TOKEN'));
      return problem(403, { code });
    });
    let token = 'old';
    const antiForgery = {
      current: () => token,
      required: async () => token,
      renew: async () => (token = 'new'),
    };
    expect(
      await failureOf(createClient({ antiForgery }).call({ path, method: 'POST', body: {} })),
    ).toMatchObject({
      status: 403,
      code,
    });
    expect(tokens).toEqual(['old', 'new']);
  },
);

test('SES-25.a a call repeated with another token still proves the member for whom it began', async () => {
  const proofs: (string | null)[] = [];
  respondWith((request) => {
    proofs.push(request.headers.get('Authorization'));
    return problem(403, { code: 'csrf' });
  });
  let proof: string | undefined = 'of-the-first';
  const antiForgery = {
    ...tokenSource('token'),
    required: async () => 'token',
    renew: async () => {
      proof = 'of-another';
      return 'token';
    },
  };
  const client = createClient({ antiForgery, accessToken: () => proof });
  await failureOf(client.call({ path, method: 'PUT', body: {}, isMemberSpecific: true }));
  expect(proofs).toEqual(['Bearer of-the-first', 'Bearer of-the-first']);
});

describe('API-30.a response statuses', () => {
  test.each([200, 201, 202])('%i returns the JSON', async (status) => {
    respondWith(() => HttpResponse.json({ done: true }, { status }));
    await expect(createClient().call({ path })).resolves.toEqual({ done: true });
  });

  test('400 rejects with the field errors', async () => {
    respondWith(() => problem(400, { errors: [{ field: 'email', message: 'Not an address.' }] }));
    const error = await failureOf(createClient().call({ path }));
    expect(error).toMatchObject({ status: 400, code: 'invalid' });
    expect(error.fields).toEqual([{ field: 'email', message: 'Not an address.' }]);
  });

  test('401 notifies the session once, by the status and not by its text', async () => {
    respondWith(() => new HttpResponse(null, { status: 401, statusText: '' }));
    const onUnauthorized = vi.fn();
    await failureOf(createClient({ onUnauthorized }).call({ path }));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(onUnauthorized.mock.calls[0]?.[0]).toMatchObject({ status: 401 });
  });

  test.each([403, 404, 424, 429, 500, 502, 503])(
    '%i rejects with the status and does not affect the session',
    async (status) => {
      respondWith(() => problem(status, { requestId: 'req-77' }));
      const onUnauthorized = vi.fn();
      expect(await failureOf(createClient({ onUnauthorized }).call({ path }))).toMatchObject({
        status,
        requestId: 'req-77',
      });
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );

  test('303 is followed, unless the caller requests the redirect itself', async () => {
    server.use(http.get('*/api/elsewhere', () => HttpResponse.json({ at: 'elsewhere' })));
    respondWith(() => new HttpResponse(null, { status: 303, headers: { Location: '/api/elsewhere' } }));
    await expect(createClient().call({ path })).resolves.toEqual({ at: 'elsewhere' });
    const response = await createClient().send({ path, redirect: 'manual' });
    expect(response.ok).toBe(false);
  });
});

describe('without a response', () => {
  test('a network failure is status 0, code network', async () => {
    respondWith(() => HttpResponse.error());
    expect(await failureOf(createClient().call({ path }))).toMatchObject({ status: 0, code: 'network' });
  });

  test('a response that takes too long is status 0, code timeout', async () => {
    respondWith(() => new Promise<Response>(() => undefined));
    expect(await failureOf(createClient({ timeoutMs: 20 }).call({ path }))).toMatchObject({
      status: 0,
      code: 'timeout',
    });
  });

  test('a caller that aborts gets no API error', async () => {
    respondWith(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const call = createClient().call({ path, signal: controller.signal });
    controller.abort();
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toHaveProperty('name', 'AbortError');
    expect(error).not.toBeInstanceOf(ApiError);
  });

  test.each(['<html>gateway</html>', '', '{"cut":'])(
    'a successful response without JSON is unreadable: %j',
    async (text) => {
      respondWith(() => new HttpResponse(text, { headers: { 'X-Request-Id': 'req-5' } }));
      expect(await failureOf(createClient().call({ path }))).toMatchObject({
        status: 0,
        code: 'unreadable',
        requestId: 'req-5',
      });
    },
  );
});

test('API-30.c a response that breaks off, or stops in its middle, is read again; sent data that it acknowledges is not', async () => {
  const cut = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"cut":')),
        pull: (controller) => controller.error(new TypeError('terminated')),
      }),
      { headers: { 'X-Request-Id': 'req-5' } },
    );
  const silent = (_: string, { signal }: RequestInit) =>
    new Response(
      new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      }),
    );
  for (const fetch of [cut, silent]) {
    const client = createClient({ fetch, timeoutMs: 20 });
    const error = await failureOf(client.call({ path }));
    expect(error).toMatchObject({ status: 0, code: 'interrupted' });
    expect(shouldRetryRead(0, error)).toBe(true);
    await acknowledged(client.call({ path, method: 'DELETE' }));
  }
});

describe('member-specific calls', () => {
  const headersOf = async (options: Parameters<typeof createClient>[0], call: object) => {
    let headers = new Headers();
    respondWith((request) => {
      ({ headers } = request);
      return HttpResponse.json({});
    });
    await createClient(options).call({ path, ...call });
    return headers;
  };

  test('SES-18.a member-specific calls send the session’s current token, other calls do not', async () => {
    let token: string | undefined = 'access-1';
    const accessToken = vi.fn(() => token);
    const member = { isMemberSpecific: true };
    expect((await headersOf({ accessToken }, member)).get('Authorization')).toBe('Bearer access-1');
    token = 'access-2';
    expect((await headersOf({ accessToken }, member)).get('Authorization')).toBe('Bearer access-2');
    token = undefined;
    expect((await headersOf({ accessToken }, member)).has('Authorization')).toBe(false);
    expect((await headersOf({}, member)).has('Authorization')).toBe(false);
    expect(accessToken).toHaveBeenCalledTimes(3);
    token = 'access-3';
    expect((await headersOf({ accessToken }, {})).has('Authorization')).toBe(false);
  });

  test('AUT-04.b a successful member-specific call has prolonged the session, whether it reads or writes; no other has', async () => {
    const onProlonged = vi.fn();
    const client = createClient({ accessToken: () => 'access-1', onProlonged });
    respondWith(() => HttpResponse.json({}));
    await client.call({ path });
    expect(onProlonged).not.toHaveBeenCalled();
    await client.call({ path, isMemberSpecific: true });
    expect(onProlonged).toHaveBeenCalledTimes(1);
    await client.call({ path, method: 'PUT', isMemberSpecific: true });
    expect(onProlonged).toHaveBeenCalledTimes(2);
    respondWith(() => problem(500));
    await failureOf(client.call({ path, isMemberSpecific: true }));
    expect(onProlonged).toHaveBeenCalledTimes(2);
  });

  test('SES-17 a read that needs the anti-forgery token waits for it', async () => {
    const required = vi.fn(() => Promise.resolve('late'));
    const antiForgery = { ...tokenSource('known'), required };
    expect((await headersOf({ antiForgery }, { needsToken: true })).get('X-XSRF-TOKEN')).toBe('late');
    expect((await headersOf({ antiForgery }, {})).get('X-XSRF-TOKEN')).toBe('known');
    expect(required).toHaveBeenCalledTimes(1);
  });

  test('ERR-01 without a token an unsafe call is rejected before it is sent', async () => {
    let isSent = false;
    respondWith(() => {
      isSent = true;
      return HttpResponse.json({});
    });
    const refusal = new ApiError({ status: 0, code: 'csrfUnavailable' });
    const antiForgery = { ...tokenSource(''), required: () => Promise.reject(refusal) };
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      await expect(createClient({ antiForgery }).call({ path, method })).rejects.toBe(refusal);
    expect(isSent).toBe(false);
  });

  test('ROU-33.a ROU-33.b 401 is reported to the session, unless the caller handles it', async () => {
    respondWith(() => problem(401));
    const onUnauthorized = vi.fn();
    const client = createClient({ onUnauthorized });
    expect((await failureOf(client.call({ path, handlesUnauthorized: true }))).status).toBe(401);
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failureOf(client.call({ path }));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

test('the id of every response is reported, for the error page', async () => {
  const onRequestId = vi.fn();
  respondWith(() => problem(500, { requestId: 'req-9' }));
  await failureOf(createClient({ onRequestId }).call({ path }));
  expect(onRequestId).toHaveBeenCalledWith('req-9');
});

test('reads are retried on temporary errors only, at most twice', () => {
  const error = (status: number, code?: string) => new ApiError({ status, code });
  expect([0, 502, 503, 504].map((status) => shouldRetryRead(0, error(status)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([400, 401, 403, 404, 429, 500].some((status) => shouldRetryRead(0, error(status)))).toBe(false);
  expect(shouldRetryRead(0, error(0, 'unreadable'))).toBe(false);
  expect(shouldRetryRead(2, error(503))).toBe(false);
  expect(shouldRetryRead(0, new Error('a fault of ours'))).toBe(false);
});

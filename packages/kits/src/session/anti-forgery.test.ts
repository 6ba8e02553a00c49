import { ApiError, createClient } from '@tableside/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ANTI_FORGERY_PLACEHOLDER, createAntiForgery } from './anti-forgery.ts';

const stored = () => sessionStorage.getItem('dr.antiForgeryToken');
const failing = () => vi.fn(() => Promise.reject(new ApiError({ status: 500 })));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('anti-forgery token', () => {
  test('API-02.a SES-14 stores the token of the first response in session storage and fetches no other', async () => {
    const fetchToken = vi.fn(() => Promise.resolve('t1'));
    const antiForgery = createAntiForgery(fetchToken);
    antiForgery.prefetch();
    await vi.runAllTimersAsync();
    antiForgery.prefetch();

    expect(stored()).toBe('t1');
    expect(antiForgery.current()).toBe('t1');
    expect(fetchToken).toHaveBeenCalledTimes(1);

    sessionStorage.clear();
    await createAntiForgery(() => Promise.resolve('t2')).required();
    expect(stored()).toBe('t2');
  });

  test('API-02.b API-02.c SES-15 SES-16.b retries five times and sets the placeholder 35 s after the first failure', async () => {
    const fetchToken = failing();
    const antiForgery = createAntiForgery(fetchToken);
    antiForgery.prefetch();
    await vi.advanceTimersByTimeAsync(34_999);
    expect(fetchToken).toHaveBeenCalledTimes(6);
    expect(stored()).toBeNull();

    await vi.advanceTimersByTimeAsync(1);
    expect(stored()).toBe(ANTI_FORGERY_PLACEHOLDER);
    expect(antiForgery.current()).toBeUndefined();
    expect(fetchToken).toHaveBeenCalledTimes(6);
  });

  test('API-02.b waits as long as the server asks before it retries, and leaves a long wait to the next submit', async () => {
    const busy = (retryAfterSeconds: number) => new ApiError({ status: 503, retryAfterSeconds });
    const fetchToken = vi.fn(() => Promise.resolve('t7')).mockRejectedValueOnce(busy(12));
    const antiForgery = createAntiForgery(fetchToken);
    antiForgery.prefetch();
    await vi.advanceTimersByTimeAsync(11_999);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(antiForgery.current()).toBe('t7');

    sessionStorage.clear();
    const patient = vi.fn(() => Promise.resolve('t8')).mockRejectedValueOnce(busy(3600));
    const later = createAntiForgery(patient);
    later.prefetch();
    await vi.advanceTimersByTimeAsync(34_000);
    expect(patient).toHaveBeenCalledTimes(1);
    await expect(later.required()).resolves.toBe('t8');
  });

  test('API-02.b SES-15 a later response replaces the pending placeholder', async () => {
    const fetchToken = vi
      .fn(() => Promise.resolve('t2'))
      .mockRejectedValueOnce(new ApiError({ status: 500 }));
    const antiForgery = createAntiForgery(fetchToken);
    antiForgery.prefetch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(antiForgery.current()).toBe('t2');
  });

  test('API-02.c the token of a submit between the retries and the placeholder is kept', async () => {
    const busy = new ApiError({ status: 503, retryAfterSeconds: 60 });
    const fetchToken = vi.fn(() => Promise.resolve('t9')).mockRejectedValueOnce(busy);
    const antiForgery = createAntiForgery(fetchToken);
    antiForgery.prefetch();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(antiForgery.required()).resolves.toBe('t9');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(antiForgery.required()).resolves.toBe('t9');
  });

  test('an unsafe call never sends the placeholder, and a token is fetched meanwhile', async () => {
    sessionStorage.setItem('dr.antiForgeryToken', ANTI_FORGERY_PLACEHOLDER);
    const antiForgery = createAntiForgery(() => Promise.resolve('t3'));
    await expect(antiForgery.required()).rejects.toMatchObject({ code: 'csrfUnavailable' });
    await vi.runAllTimersAsync();
    await expect(antiForgery.required()).resolves.toBe('t3');
  });

  test.each([
    ['never answers', () => new Promise<string>(() => undefined)],
    ['answers 500 each time', failing()],
  ])(
    'ERR-01 a submit while the token service %s is rejected within ten seconds',
    async (_what, fetchToken) => {
      const antiForgery = createAntiForgery(fetchToken);
      antiForgery.prefetch();
      const outcomes: unknown[] = [];
      const record = (outcome: unknown) => void outcomes.push(outcome);
      antiForgery.required().then(record, record);
      antiForgery.renew().then(record, record);
      await vi.advanceTimersByTimeAsync(10_000);
      const refusal: unknown = expect.objectContaining({ status: 0, code: 'csrfUnavailable' });
      expect(outcomes).toEqual([refusal, refusal]);
    },
  );

  test('ERR-01 the error has its cause; a token that arrives in time leaves no timer behind', async () => {
    const cause = new ApiError({ status: 500 });
    const fetchToken = vi.fn(() => Promise.resolve('t6')).mockRejectedValueOnce(cause);
    const antiForgery = createAntiForgery(fetchToken);
    await expect(antiForgery.required()).rejects.toMatchObject({ code: 'csrfUnavailable', cause });
    await expect(antiForgery.required()).resolves.toBe('t6');
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ERR-01 a token that arrives after the wait is used by the next submit', async () => {
    let respond: (token: string) => void = () => undefined;
    const antiForgery = createAntiForgery(() => new Promise((resolve) => (respond = resolve)));
    const [[first]] = await Promise.all([
      Promise.allSettled([antiForgery.required()]),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'csrfUnavailable' } });
    respond('late');
    await expect(antiForgery.required()).resolves.toBe('late');
  });

  test('works from memory where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const antiForgery = createAntiForgery(() => Promise.resolve('t4'));
    await expect(antiForgery.required()).resolves.toBe('t4');
    expect(antiForgery.current()).toBe('t4');
  });

  test('SES-14 while a token is renewed, a call waits for the new one', async () => {
    const fetchToken = vi.fn(() => Promise.resolve('new')).mockResolvedValueOnce('old');
    const antiForgery = createAntiForgery(fetchToken);
    await antiForgery.required();
    const renewed = antiForgery.renew();
    expect(antiForgery.current()).toBeUndefined();
    expect(await antiForgery.required()).toBe('new');
    expect(await renewed).toBe('new');
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  test('parallel calls share one request', async () => {
    const fetchToken = vi.fn(() => Promise.resolve('t5'));
    const antiForgery = createAntiForgery(fetchToken);
    await Promise.all([antiForgery.required(), antiForgery.required(), antiForgery.renew()]);
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });
});

describe('a token whose session has ended', () => {
  test('P5 API-02.a is renewed once and the call is repeated, for parallel calls too', async () => {
    sessionStorage.setItem('dr.antiForgeryToken', 'of the last session');
    const fetchToken = vi.fn(() => Promise.resolve('fresh'));
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('X-XSRF-TOKEN');
      sent.push(token);
      return token === 'fresh'
        ? Response.json({ isDone: true })
        : Response.json({ code: 'csrf', message: '' }, { status: 403 });
    });
    const client = createClient({ antiForgery: createAntiForgery(fetchToken) });
    const call = () => client.call({ path: '/api/probe', method: 'POST' });
    expect(await Promise.all([call(), call()])).toEqual([{ isDone: true }, { isDone: true }]);
    expect(sent.filter((token) => token === 'fresh')).toHaveLength(2);
    expect(sent).toHaveLength(4);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    expect(stored()).toBe('fresh');
  });

  test('a server that also rejects the fresh token is not asked again', async () => {
    const fetchToken = vi.fn(() => Promise.resolve('fresh'));
    const send = vi.fn(async () => Response.json({ code: 'csrf', message: '' }, { status: 403 }));
    vi.stubGlobal('fetch', send);
    const client = createClient({ antiForgery: createAntiForgery(fetchToken) });
    await expect(client.call({ path: '/api/probe', method: 'POST' })).rejects.toMatchObject({ status: 403 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('ERR-01 the placeholder is never sent, and the page recovers when the server is back', async () => {
    sessionStorage.setItem('dr.antiForgeryToken', ANTI_FORGERY_PLACEHOLDER);
    const send = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', send);
    const client = createClient({ antiForgery: createAntiForgery(() => Promise.resolve('back')) });
    const call = () => client.call({ path: '/api/probe', method: 'POST' });
    await expect(call()).rejects.toMatchObject({ code: 'csrfUnavailable' });
    expect(send).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    await expect(call()).resolves.toEqual({});
  });
});
